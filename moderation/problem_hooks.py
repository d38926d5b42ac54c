"""Hooks of moderation into the server's problems: the table of its refusals."""

from moderation.refusals import ModerationRefusal
from web.refusals import refusal_tables

refusal_tables.register(ModerationRefusal)
