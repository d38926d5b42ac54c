from django.db import migrations, models

import games.models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0012_reactions"),
    ]

    operations = [
        migrations.AddField(
            model_name="importedcard",
            name="placeholder",
            field=models.CharField(default=games.models.PAPER, max_length=40),
        ),
    ]
