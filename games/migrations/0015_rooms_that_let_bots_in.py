from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0014_games_with_bots"),
    ]

    operations = [
        migrations.AddField(
            model_name="room",
            name="outside_bots",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
