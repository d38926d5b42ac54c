import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_who_sees_a_history"),
    ]

    operations = [
        migrations.CreateModel(
            name="KeyedRequest",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "person",
                        "key",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("person", models.UUIDField()),
                ("key", models.TextField()),
                ("digest", models.BinaryField()),
                ("made", models.TextField()),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
    ]
