from django.db import migrations, models

# As clients see them: decks by their slugs, in their order.
FROM_EVENTS = """
UPDATE games_game AS game SET settings = (
    SELECT jsonb_set(
        payload -> 'settings',
        '{decks}',
        (SELECT jsonb_agg(deck -> 'name' ORDER BY place)
         FROM jsonb_array_elements(payload -> 'settings' -> 'decks')
              WITH ORDINALITY AS decks (deck, place)))
    FROM games_event
    WHERE game_id = game.id AND type IN ('game_opened', 'settings_changed')
    ORDER BY seq DESC LIMIT 1)
WHERE version > 0
"""


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0008_seeds_apart"),
    ]

    operations = [
        migrations.AddField(
            model_name="game",
            name="settings",
            field=models.JSONField(db_default={}, default=dict),
        ),
        migrations.RunSQL(FROM_EVENTS, migrations.RunSQL.noop),
    ]
