"""Has triggers of the archive find rows by its key, however small it was as they were first asked.

A session keeps the plan of a function. One that was made while the archive had a page would read
all of it for each event, for as long as nobody analyzes the table.
"""

from django.db import migrations

FUNCTIONS = (
    "refuse_to_lose_history()",
    "refuse_what_is_no_copy()",
    "refuse_another_past()",
)


class Migration(migrations.Migration):
    dependencies = [("games", "0019_events_leave_for_the_archive")]

    operations = [
        migrations.RunSQL(
            f"ALTER FUNCTION {function} SET enable_seqscan = off",
            f"ALTER FUNCTION {function} RESET enable_seqscan",
        )
        for function in FUNCTIONS
    ]
