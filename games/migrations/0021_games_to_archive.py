from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False  # nobody who plays waits for this index

    dependencies = [("games", "0020_the_archive_is_looked_into_by_its_key")]

    operations = [
        AddIndexConcurrently(
            "game",
            models.Index(
                fields=["opened_at", "id"],
                condition=models.Q(archived=False, phase__in=("finished", "abandoned")),
                name="games_to_archive",
            ),
        ),
    ]
