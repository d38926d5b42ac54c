"""Hooks of histories into the server's problems: the table of their refusals."""

from history.refusals import HistoryRefusal
from web.refusals import refusal_tables

refusal_tables.register(HistoryRefusal)
