from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0013_placeholders_of_pictures"),
    ]

    operations = [
        migrations.AddField(
            model_name="game",
            name="with_bots",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddIndex(
            model_name="game",
            index=models.Index(
                condition=models.Q(
                    ("with_bots", True),
                    models.Q(("phase__in", ("finished", "abandoned")), _negated=True),
                ),
                fields=["phase"],
                name="games_with_bots",
            ),
        ),
    ]
