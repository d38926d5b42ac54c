from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

OF_A_MODERATOR = (
    ("decision", "moderate", "Can moderate"),
    ("word", "view_word", "Can view word"),
    ("word", "add_word", "Can add word"),
    ("word", "change_word", "Can change word"),
    ("word", "delete_word", "Can delete word"),
)


def found_the_group(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Creates the group with its permissions, which Django would create only after all migrations."""
    kinds = apps.get_model("contenttypes", "ContentType").objects
    permissions = apps.get_model("auth", "Permission").objects
    group, _ = apps.get_model("auth", "Group").objects.get_or_create(name="Moderators")
    for model, codename, name in OF_A_MODERATOR:
        kind, _ = kinds.get_or_create(app_label="moderation", model=model)
        permission, _ = permissions.get_or_create(
            content_type=kind, codename=codename, defaults={"name": name}
        )
        group.permissions.add(permission)


class Migration(migrations.Migration):
    dependencies = [
        ("moderation", "0001_moderation"),
        ("games", "0002_events_stay_as_they_are"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [
        migrations.RunSQL(
            """
            CREATE TRIGGER history_stays
                BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_auditentry
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();

            CREATE TRIGGER history_stays
                BEFORE DELETE OR TRUNCATE ON moderation_auditwords
                FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history();

            CREATE TRIGGER words_can_only_go
                BEFORE UPDATE ON moderation_auditwords
                FOR EACH ROW WHEN (
                    NEW.entry_id <> OLD.entry_id
                    OR NEW.why NOT IN (OLD.why, '')
                    OR NEW.address NOT IN (OLD.address, '')
                )
                EXECUTE FUNCTION refuse_to_change_history();
            """,
            reverse_sql="""
            DROP TRIGGER words_can_only_go ON moderation_auditwords;
            DROP TRIGGER history_stays ON moderation_auditwords;
            DROP TRIGGER history_stays ON moderation_auditentry;
            """,
        ),
        migrations.RunPython(found_the_group, migrations.RunPython.noop),
    ]
