from django.contrib.postgres.indexes import BrinIndex
from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False  # nobody who plays waits for these indexes

    dependencies = [("games", "0009_settings_in_rows_of_games")]

    operations = [
        AddIndexConcurrently(
            "event", BrinIndex(fields=["at"], autosummarize=True, name="events_by_time")
        ),
        AddIndexConcurrently(
            "game",
            models.Index(
                fields=["phase"],
                condition=~models.Q(phase__in=("finished", "abandoned")),
                name="games_that_are_on",
            ),
        ),
    ]
