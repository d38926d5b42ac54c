"""Triggers for each row, which also hold where the database is spread over several nodes."""

from django.db import migrations

FORWARDS = """
    DROP TRIGGER history_stays ON moderation_auditentry;
    DROP TRIGGER history_stays ON moderation_auditwords;
    CREATE TRIGGER history_stays
        BEFORE UPDATE OR DELETE ON moderation_auditentry
        FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
    CREATE TRIGGER history_is_not_emptied
        BEFORE TRUNCATE ON moderation_auditentry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
    CREATE TRIGGER history_stays
        BEFORE DELETE ON moderation_auditwords
        FOR EACH ROW EXECUTE FUNCTION refuse_to_change_history();
    CREATE TRIGGER history_is_not_emptied
        BEFORE TRUNCATE ON moderation_auditwords
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
"""
BACKWARDS = """
    DROP TRIGGER history_is_not_emptied ON moderation_auditwords;
    DROP TRIGGER history_stays ON moderation_auditwords;
    DROP TRIGGER history_is_not_emptied ON moderation_auditentry;
    DROP TRIGGER history_stays ON moderation_auditentry;
    CREATE TRIGGER history_stays
        BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_auditentry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
    CREATE TRIGGER history_stays
        BEFORE DELETE OR TRUNCATE ON moderation_auditwords
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();
"""


class Migration(migrations.Migration):
    dependencies = [("moderation", "0005_what_words_are_called")]

    operations = [migrations.RunSQL(FORWARDS, BACKWARDS)]
