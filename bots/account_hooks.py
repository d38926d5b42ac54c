"""Hooks of bots into accounts, which know nothing of them: names, and what is kept."""

from accounts.erasure import Marked, marked_columns
from accounts.names import reserved_names
from bots.models import Bot, QuickTable
from bots.names import is_name_of_a_bot

reserved_names.register(is_name_of_a_bot)
marked_columns.register(Marked(Bot, kept=("persona", "strength")))
marked_columns.register(Marked(QuickTable, kept=("strength",)))
