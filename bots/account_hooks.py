"""Hooks of bots into accounts, which know nothing of them: names, and what is kept."""

from django.db.models import Exists, OuterRef

from accounts.erasure import Marked, marked_columns
from accounts.housekeeping import reasons_to_keep_guests
from accounts.names import reserved_names
from bots.models import Bot, QuickTable
from bots.names import is_name_of_a_bot

reserved_names.register(is_name_of_a_bot)


@reasons_to_keep_guests.register
def is_a_bot_of_a_room() -> Exists:
    return Exists(Bot.objects.filter(person=OuterRef("pk")))


marked_columns.register(Marked(Bot, kept=("persona", "strength")))
marked_columns.register(Marked(QuickTable, kept=("strength",)))
