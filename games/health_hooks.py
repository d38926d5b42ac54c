"""Hooks of games into the server's health: the state of the clock, and the number of games."""

from games.deadlines import is_alive
from games.metrics import Games
from web.health import ReadyCheck, metrics_collectors, ready_checks

ready_checks.register(ReadyCheck("clock", is_alive))
metrics_collectors.register(Games())
