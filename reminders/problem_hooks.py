"""Hooks of reminders into the server's problems: the table of their refusals."""

from reminders.refusals import ReminderRefusal
from web.refusals import refusal_tables

refusal_tables.register(ReminderRefusal)
