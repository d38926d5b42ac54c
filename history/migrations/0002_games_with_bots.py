from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("history", "0001_what_is_remembered"),
    ]

    operations = [
        migrations.AddField(
            model_name="played",
            name="with_bots",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
