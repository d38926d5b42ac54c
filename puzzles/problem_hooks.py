"""Hooks of puzzles into the server's problems: the table of their refusals."""

from puzzles.refusals import PuzzleRefusal
from web.refusals import refusal_tables

refusal_tables.register(PuzzleRefusal)
