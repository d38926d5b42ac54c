"""Hooks of games into the server's health: the clock, the nodes of games, and their number."""

from games.deadlines import is_alive
from games.distributed import nodes
from games.metrics import Games
from web.health import ReadyCheck, metrics_collectors, parts_of_some, ready_checks

ready_checks.register(ReadyCheck("clock", is_alive))
parts_of_some.register(nodes)
metrics_collectors.register(Games())
