from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("games", "0006_decks_that_people_bring")]

    operations = [
        migrations.RunSQL(
            """
            CREATE FUNCTION note_use_of_decks() RETURNS trigger LANGUAGE plpgsql AS $$
            DECLARE
                names text[] := ARRAY(
                    SELECT deck->>'name'
                    FROM jsonb_array_elements(NEW.payload->'settings'->'decks') AS deck
                );
            BEGIN
                IF EXISTS (
                    SELECT FROM games_importeddeck
                    WHERE slug = ANY (names) AND retired_at IS NOT NULL
                ) THEN
                    RAISE EXCEPTION 'a retired deck is for no new game'
                        USING ERRCODE = 'restrict_violation';
                END IF;
                UPDATE games_importeddeck SET used_at = now()
                WHERE slug = ANY (names) AND used_at IS NULL;
                RETURN NULL;
            END
            $$;
            CREATE TRIGGER decks_are_used
                AFTER INSERT ON games_event
                FOR EACH ROW WHEN (NEW.payload ? 'settings')
                EXECUTE FUNCTION note_use_of_decks();

            CREATE FUNCTION refuse_to_change_used_decks() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF TG_OP = 'DELETE' THEN
                    IF OLD.used_at IS NULL THEN
                        RETURN OLD;
                    END IF;
                ELSIF
                    (OLD.slug, OLD.size, OLD.cover) = (NEW.slug, NEW.size, NEW.cover)
                    AND (
                        OLD.used_at IS NULL AND OLD.approved_at IS NULL
                        OR (OLD.title, OLD.author, OLD.licence)
                            = (NEW.title, NEW.author, NEW.licence)
                    )
                    AND (OLD.used_at IS NULL OR OLD.used_at = NEW.used_at)
                    AND (OLD.retired_at IS NULL OR OLD.retired_at = NEW.retired_at)
                THEN
                    RETURN NEW;
                END IF;
                RAISE EXCEPTION '% of deck % refused', TG_OP, OLD.slug
                    USING ERRCODE = 'restrict_violation';
            END
            $$;
            CREATE TRIGGER used_decks_stay
                BEFORE UPDATE OR DELETE ON games_importeddeck
                FOR EACH ROW EXECUTE FUNCTION refuse_to_change_used_decks();

            CREATE FUNCTION refuse_to_change_cards_of_used_decks() RETURNS trigger
            LANGUAGE plpgsql AS $$
            DECLARE
                used timestamptz;
            BEGIN
                IF TG_OP <> 'UPDATE' THEN
                    SELECT used_at INTO used FROM games_importeddeck
                    WHERE slug = coalesce(NEW.deck_id, OLD.deck_id) FOR NO KEY UPDATE;
                    IF used IS NULL THEN
                        RETURN coalesce(NEW, OLD);
                    END IF;
                END IF;
                RAISE EXCEPTION '% of a card refused', TG_OP
                    USING ERRCODE = 'restrict_violation';
            END
            $$;
            CREATE TRIGGER cards_of_used_decks_stay
                BEFORE INSERT OR UPDATE OR DELETE ON games_importedcard
                FOR EACH ROW EXECUTE FUNCTION refuse_to_change_cards_of_used_decks();

            CREATE TRIGGER decks_are_not_emptied
                BEFORE TRUNCATE ON games_importeddeck
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
            CREATE TRIGGER cards_are_not_emptied
                BEFORE TRUNCATE ON games_importedcard
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
            """,
            reverse_sql="""
            DROP TRIGGER cards_are_not_emptied ON games_importedcard;
            DROP TRIGGER decks_are_not_emptied ON games_importeddeck;
            DROP TRIGGER cards_of_used_decks_stay ON games_importedcard;
            DROP TRIGGER used_decks_stay ON games_importeddeck;
            DROP TRIGGER decks_are_used ON games_event;
            DROP FUNCTION refuse_to_change_cards_of_used_decks();
            DROP FUNCTION refuse_to_change_used_decks();
            DROP FUNCTION note_use_of_decks();
            """,
        )
    ]
