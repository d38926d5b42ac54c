from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0004_requests_with_a_key"),
    ]

    operations = [
        migrations.AddField(
            model_name="account",
            name="avatar",
            field=models.CharField(
                blank=True,
                choices=[
                    ("anchor", "Anchor"),
                    ("boot", "Boot"),
                    ("candle", "Candle"),
                    ("crow", "Crow"),
                    ("egg", "Egg"),
                    ("feather", "Feather"),
                    ("fox", "Fox"),
                    ("heron", "Heron"),
                    ("hourglass", "Hourglass"),
                    ("key", "Key"),
                    ("kite", "Kite"),
                    ("lamp", "Lamp"),
                    ("moon", "Moon"),
                    ("moth", "Moth"),
                    ("owl", "Owl"),
                    ("whale", "Whale"),
                ],
                db_default="",
                default="",
                max_length=20,
            ),
        ),
        migrations.AddField(
            model_name="account",
            name="is_bot",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddConstraint(
            model_name="account",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("is_bot", False),
                    models.Q(
                        ("email", None),
                        ("is_guest", True),
                        ("is_staff", False),
                        ("is_superuser", False),
                    ),
                    _connector="OR",
                ),
                name="bots_stay_bots",
            ),
        ),
    ]
