from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("games", "0018_archived_games")]

    operations = [
        migrations.RunSQL(
            """
            CREATE VIEW games_archivedevent AS
                SELECT game_id, seq::integer, payload, payload_version, payload ->> 'type' AS type,
                       actor, at, key, digest, until, began_at, ended_at
                FROM games_archivedgame, ROWS FROM (
                    jsonb_array_elements(payloads),
                    unnest(payload_versions, actors, times, keys, digests, untils)
                ) WITH ORDINALITY
                    AS event (payload, payload_version, actor, at, key, digest, until, seq);

            CREATE VIEW games_log AS
                SELECT game_id, seq, payload, payload_version, type, actor, at, key, digest, until
                FROM games_event
                UNION ALL
                SELECT game_id, seq, payload, payload_version, type, actor, at, key, digest, until
                FROM games_archivedevent;

            CREATE FUNCTION refuse_what_is_no_copy() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF (NEW.last, NEW.began_at, NEW.ended_at) IS DISTINCT FROM (
                    SELECT (count(*)::integer, min(at), max(at)) FROM games_event
                    WHERE game_id = NEW.game_id
                ) OR EXISTS (
                    SELECT FROM (SELECT * FROM games_event WHERE game_id = NEW.game_id) AS event
                    FULL JOIN (
                        SELECT * FROM games_archivedevent WHERE game_id = NEW.game_id
                    ) AS copy USING (seq)
                    WHERE (event.game_id, event.payload, event.payload_version, event.actor,
                           event.at, event.key, event.digest, event.until)
                        IS DISTINCT FROM
                          (copy.game_id, copy.payload, copy.payload_version, copy.actor,
                           copy.at, copy.key, copy.digest, copy.until)
                ) THEN
                    RAISE EXCEPTION 'the archive of game % is no copy of its events', NEW.game_id
                        USING ERRCODE = 'restrict_violation';
                END IF;
                RETURN NULL;
            END
            $$;
            CREATE TRIGGER archive_is_a_copy
                AFTER INSERT ON games_archivedgame
                FOR EACH ROW EXECUTE FUNCTION refuse_what_is_no_copy();
            CREATE TRIGGER archive_stays
                BEFORE UPDATE OR DELETE ON games_archivedgame
                FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
            CREATE TRIGGER archive_is_not_emptied
                BEFORE TRUNCATE ON games_archivedgame
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();

            CREATE FUNCTION refuse_to_lose_history() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF EXISTS (
                    SELECT FROM games_archivedgame
                    WHERE game_id = OLD.game_id AND last >= OLD.seq
                ) THEN
                    RETURN OLD;
                END IF;
                RAISE EXCEPTION '% on % refused: what happened stays as it is', TG_OP, TG_TABLE_NAME
                    USING ERRCODE = 'restrict_violation';
            END
            $$;
            DROP TRIGGER history_stays ON games_event;
            CREATE TRIGGER history_stays
                BEFORE UPDATE ON games_event
                FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
            CREATE TRIGGER history_leaves_for_the_archive
                BEFORE DELETE ON games_event
                FOR EACH ROW EXECUTE FUNCTION refuse_to_lose_history();

            CREATE FUNCTION refuse_another_past() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF EXISTS (
                    SELECT FROM added WHERE seq <= (
                        SELECT last FROM games_archivedgame AS kept
                        WHERE kept.game_id = added.game_id
                    )
                ) THEN
                    RAISE EXCEPTION '% on % refused: what happened stays as it is',
                        TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
                END IF;
                RETURN NULL;
            END
            $$;
            CREATE TRIGGER archived_history_stays
                AFTER INSERT ON games_event
                REFERENCING NEW TABLE AS added
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_another_past();
            """,
            reverse_sql="""
            DROP TRIGGER archived_history_stays ON games_event;
            DROP FUNCTION refuse_another_past();
            ALTER TABLE games_event DISABLE TRIGGER decks_are_used;
            INSERT INTO games_event
                (game_id, seq, payload, payload_version, actor, at, key, digest, until)
            SELECT game_id, seq, payload, payload_version, actor, at, key, digest, until
            FROM games_archivedevent;
            SET CONSTRAINTS ALL IMMEDIATE;
            ALTER TABLE games_event ENABLE TRIGGER decks_are_used;
            UPDATE games_game SET archived = false WHERE archived;

            DROP TRIGGER history_leaves_for_the_archive ON games_event;
            DROP TRIGGER history_stays ON games_event;
            CREATE TRIGGER history_stays
                BEFORE UPDATE OR DELETE ON games_event
                FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
            DROP FUNCTION refuse_to_lose_history();
            DROP TRIGGER archive_is_not_emptied ON games_archivedgame;
            DROP TRIGGER archive_stays ON games_archivedgame;
            DROP TRIGGER archive_is_a_copy ON games_archivedgame;
            DELETE FROM games_archivedgame;
            DROP FUNCTION refuse_what_is_no_copy();
            DROP VIEW games_log;
            DROP VIEW games_archivedevent;
            """,
        )
    ]
