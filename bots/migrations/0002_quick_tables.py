import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0014_games_with_bots"),
        ("bots", "0001_bots_in_rooms"),
    ]

    operations = [
        migrations.CreateModel(
            name="QuickTable",
            fields=[
                (
                    "room",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="games.room",
                    ),
                ),
                ("players", models.PositiveSmallIntegerField()),
                ("fill_at", models.DateTimeField(null=True)),
                ("strength", models.TextField(default="usual")),
            ],
        ),
    ]
