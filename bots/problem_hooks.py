"""Hooks of bots into the server's problems: the table of their refusals."""

from bots.refusals import BotRefusal
from web.refusals import refusal_tables

refusal_tables.register(BotRefusal)
