import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0014_games_with_bots"),
        ("history", "0002_games_with_bots"),
    ]

    operations = [
        migrations.CreateModel(
            name="StoryPicture",
            fields=[
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="games.game",
                    ),
                ),
                ("mark", models.TextField(blank=True)),
                ("content", models.BinaryField()),
                ("drawn_at", models.DateTimeField(auto_now=True, db_index=True)),
            ],
        ),
    ]
