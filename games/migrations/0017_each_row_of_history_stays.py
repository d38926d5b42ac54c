"""Triggers that also hold on each node of a database that is spread over several.

There one statement becomes others, of the node's own tables, and triggers for a statement aren't
asked. A trigger for each row is, and a move, which changes none, pays nothing for it.
"""

from django.db import migrations

FORWARDS = """
    DROP TRIGGER history_stays ON games_event;
    CREATE TRIGGER history_stays
        BEFORE UPDATE OR DELETE ON games_event
        FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
    CREATE TRIGGER history_is_not_emptied
        BEFORE TRUNCATE ON games_event
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();

    CREATE FUNCTION use_decks(names text[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
        IF EXISTS (
            SELECT FROM games_importeddeck WHERE slug = ANY (names) AND retired_at IS NOT NULL
        ) THEN
            RAISE EXCEPTION 'a retired deck is for no new game'
                USING ERRCODE = 'restrict_violation';
        END IF;
        UPDATE games_importeddeck SET used_at = now()
        WHERE slug = ANY (names) AND used_at IS NULL;
    END
    $$;
    CREATE OR REPLACE FUNCTION note_use_of_decks() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM use_decks(ARRAY(
            SELECT deck->>'name'
            FROM jsonb_array_elements(NEW.payload->'settings'->'decks') AS deck
        ));
        RETURN NULL;
    END
    $$;
"""
BACKWARDS = """
    CREATE OR REPLACE FUNCTION note_use_of_decks() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
        names text[] := ARRAY(
            SELECT deck->>'name'
            FROM jsonb_array_elements(NEW.payload->'settings'->'decks') AS deck
        );
    BEGIN
        IF EXISTS (
            SELECT FROM games_importeddeck WHERE slug = ANY (names) AND retired_at IS NOT NULL
        ) THEN
            RAISE EXCEPTION 'a retired deck is for no new game'
                USING ERRCODE = 'restrict_violation';
        END IF;
        UPDATE games_importeddeck SET used_at = now()
        WHERE slug = ANY (names) AND used_at IS NULL;
        RETURN NULL;
    END
    $$;
    DROP FUNCTION use_decks(text[]);
    DROP TRIGGER history_is_not_emptied ON games_event;
    DROP TRIGGER history_stays ON games_event;
    CREATE TRIGGER history_stays
        BEFORE UPDATE OR DELETE OR TRUNCATE ON games_event
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
"""


class Migration(migrations.Migration):
    dependencies = [("games", "0016_lease_of_the_beat")]

    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
