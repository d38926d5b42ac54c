"""Hooks of performances into the server's problems: the table of their refusals."""

from performances.refusals import PerformanceRefusal
from web.refusals import refusal_tables

refusal_tables.register(PerformanceRefusal)
