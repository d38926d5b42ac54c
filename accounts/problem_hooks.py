"""Hooks of accounts into the server's problems: the table of their refusals."""

from accounts.refusals import AccountRefusal
from web.refusals import refusal_tables

refusal_tables.register(AccountRefusal)
