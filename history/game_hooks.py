"""Hooks of histories into games, which know nothing of them."""

from games.acquaintances import acquaintances
from games.finished_games import agreements
from history.privacy import met_by
from history.sharing import have_agreed

agreements.register(have_agreed)
acquaintances.register(met_by)
