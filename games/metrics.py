"""Metrics of games that only the database knows, for Prometheus."""

import logging
from collections.abc import Iterable

from django.db import DatabaseError, connection
from django.db.models import Count
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from games.models import OVER, Game
from games.rules.state import Phase

log = logging.getLogger(__name__)


class Games(Collector):
    """Asks the database at each reading, and says nothing while the database is away."""

    def collect(self) -> Iterable[GaugeMetricFamily]:
        try:
            counted, late = open_games(), late_deadlines()
        except DatabaseError as error:
            log.warning("could not count games: %s", type(error).__name__)
            return
        games = GaugeMetricFamily("dixit_open_games", "Games not yet over.", labels=["phase"])
        for phase, number in counted:
            games.add_metric([phase], number)
        yield games
        yield GaugeMetricFamily(
            "dixit_late_deadlines",
            "Phases that should have ended more than two seconds ago.",
            value=late,
        )


def open_games() -> list[tuple[str, int]]:
    on = Game.objects.exclude(phase__in=(Phase.UNOPENED.word, *OVER))
    return list(on.values_list("phase").annotate(Count("pk")))


def late_deadlines() -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM games_game WHERE deadline_at < now() - interval '2 seconds'"
        )
        (late,) = cursor.fetchone()
        return int(late)
