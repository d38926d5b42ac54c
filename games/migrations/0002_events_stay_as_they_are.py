from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("games", "0001_rooms_games_and_events")]

    operations = [
        migrations.RunSQL(
            """
            CREATE FUNCTION refuse_to_change_history() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                RAISE EXCEPTION '% on % refused: what happened stays as it is', TG_OP, TG_TABLE_NAME
                    USING ERRCODE = 'restrict_violation';
            END
            $$;
            CREATE TRIGGER history_stays
                BEFORE UPDATE OR DELETE OR TRUNCATE ON games_event
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
            """,
            reverse_sql="""
            DROP TRIGGER history_stays ON games_event;
            DROP FUNCTION refuse_to_change_history();
            """,
        )
    ]
