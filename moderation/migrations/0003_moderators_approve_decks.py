from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def let_them(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Adds a permission that Django would create only after all migrations."""
    kinds = apps.get_model("contenttypes", "ContentType").objects
    permissions = apps.get_model("auth", "Permission").objects
    kind, _ = kinds.get_or_create(app_label="games", model="importeddeck")
    permission, _ = permissions.get_or_create(
        content_type=kind,
        codename="approve_deck",
        defaults={"name": "Can look at all decks, approve and retire them"},
    )
    apps.get_model("auth", "Group").objects.get(name="Moderators").permissions.add(permission)


class Migration(migrations.Migration):
    dependencies = [
        ("moderation", "0002_the_record_stays"),
        ("games", "0007_used_decks_stay_as_they_are"),
    ]

    operations = [migrations.RunPython(let_them, migrations.RunPython.noop)]
