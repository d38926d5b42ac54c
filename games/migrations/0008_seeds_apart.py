import django.db.models.deletion
from django.db import migrations, models

import games.models


class Migration(migrations.Migration):
    """Moves each game's seed into a table of its own.

    All of it is one transaction under one lock, so that no game is opened between the copy of the
    seeds and the removal of their column.
    """

    dependencies = [("games", "0007_used_decks_stay_as_they_are")]

    operations = [
        migrations.RunSQL("LOCK TABLE games_game IN ACCESS EXCLUSIVE MODE", migrations.RunSQL.noop),
        migrations.CreateModel(
            name="GameSeed",
            fields=[
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="games.game",
                    ),
                ),
                ("seed", models.BinaryField(default=games.models.new_seed)),
            ],
        ),
        migrations.RunSQL(
            "INSERT INTO games_gameseed (game_id, seed) SELECT id, seed FROM games_game",
            """
            UPDATE games_game SET seed = secret.seed
            FROM games_gameseed AS secret WHERE secret.game_id = id
            """,
        ),
        migrations.RemoveField(model_name="game", name="seed"),
    ]
