"""Hooks of histories into games, which know nothing of them: who may see games that are over."""

from games.finished_games import agreements
from history.sharing import have_agreed

agreements.register(have_agreed)
