import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("games", "0014_games_with_bots"),
    ]

    operations = [
        migrations.CreateModel(
            name="Bot",
            fields=[
                ("person", models.UUIDField(primary_key=True, serialize=False)),
                ("persona", models.TextField()),
                ("strength", models.TextField(default="usual")),
                (
                    "room",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="games.room",
                    ),
                ),
            ],
        ),
    ]
