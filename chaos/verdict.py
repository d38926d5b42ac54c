"""Compares what people were told with the log."""

import io
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import chain
from uuid import UUID

from django.core.management import CommandError, call_command
from django.db.models import QuerySet

from bots.timing import key_of_move
from chaos.observations import Acknowledged, Fetched, Observations, Pushed
from games import store
from games.models import Event
from games.rules import events as e
from games.rules.names import Player
from games.rules.scoring import score
from games.rules.state import Table, evolve
from games.rules.view import SPECTATOR, Viewer, as_player, view_for
from games.serializers.events import Telling, lines_for
from web.endpoint import encode


def viewer_of(table: Table, person: UUID) -> Viewer:
    return as_player(str(person)) if str(person) in table.sitting else SPECTATOR


def of_bots(games: Collection[UUID]) -> QuerySet[Event]:
    """The first event of each move that bots made."""
    return Event.objects.filter(game__in=games, key__startswith="bot:")


class Log:
    """A game's events, with the table at each version."""

    def __init__(self, game: UUID) -> None:
        self.game = game
        self.history = store.history(game)
        self.tables = [Table()]
        for recorded in self.history:
            self.tables.append(evolve(self.tables[-1], recorded.event))
        self.commands = Event.objects.filter(game=game, key__isnull=False)
        self.of_bots = of_bots([game])
        self.view = cache(self._view)

    def _view(self, version: int, person: UUID) -> bytes | None:
        """The view of a version; none if there is none, or it is in the middle of a move."""
        if version >= len(self.tables):
            return None
        table = self.tables[version]
        try:
            return encode(view_for(table, viewer_of(table, person)))
        except ValueError:
            return None

    def happened(self, since: int, version: int, person: UUID) -> bytes:
        table = self.tables[version]
        viewer = viewer_of(table, person)
        return encode(lines_for(self.history[since:version], viewer, Telling.at(table)))


def verdict(seen: Observations) -> Iterator[str]:
    """Yields a complaint for each thing that is not as it should be."""
    yield from seen.complaints
    for game in seen.games:
        log = Log(game)
        kinds = (_of_the_game(log), _of_scores(log), _of_bots(log), _of_what_was_told(log, seen))
        for complaint in chain(*kinds):
            yield f"game {game}: {complaint}"
    if not moves_of_bots(seen):
        yield "no bot has made a move"


def moves_of_bots(seen: Observations) -> int:
    """The number of moves that bots made, also for people who were away."""
    return of_bots(seen.games).count()


def _of_the_game(log: Log) -> Iterator[str]:
    last = log.tables[-1]
    if not last.is_over:
        waits = f"since {log.history[-1].at}, until {last.deadline}, for {', '.join(last.awaited)}"
        bots = f"bots: {', '.join(last.bots)}; away: {', '.join(last.away)}"
        yield f"never ended: {last.phase.word} of turn {last.turn.number} {waits} ({bots})"
        return
    if [recorded.seq for recorded in log.history] != list(range(1, len(log.tables))):
        yield "its events have gaps"
    if store.rebuild(log.game):
        yield "its row was not what its events say"
    try:
        call_command("verify_game", str(log.game), stdout=io.StringIO())
    except CommandError as error:
        yield f"verify_game: {error}"


def _of_scores(log: Log) -> Iterator[str]:
    """Complaints about turns not scored by the rules, and about sums that are wrong."""
    points: Counter[str] = Counter()
    for table, recorded in zip(log.tables, log.history, strict=False):
        match recorded.event:
            case e.PlayerSeated(player, points=given):
                points[player] = given
            case e.TurnScored(outcome, owners, scored):
                assert table.turn.storyteller
                rules = table.settings.rules
                right = score(rules, table.turn.storyteller, owners, table.turn.votes)
                if right != (outcome, scored):
                    yield f"turn {table.turn.number} was scored {scored}, and not {right}"
                points.update({player: each.total for player, each in scored.items()})
            case _:
                pass
    for seated, total in log.tables[-1].points.items():
        if total != points[seated]:
            yield f"{seated} has {total} points, and not {points[seated]}"


def _of_bots(log: Log) -> Iterator[str]:
    """Complaints about moves made twice, or under the key of another moment."""
    made: Counter[tuple[Player, int, str]] = Counter()
    for table, recorded in zip(log.tables, log.history, strict=False):
        match recorded.event:
            case (
                e.ClueGiven(player) | e.CardsGiven(player, by_clock=False) | e.VotesCast(player)
            ) if player in table.bots or player in table.kept:
                made[player, table.turn.number, type(recorded.event).__name__] += 1
            case _:
                pass
    for (bot, turn, what), times in made.items():
        if times > 1:
            yield f"bot {bot} made {times} moves in turn {turn}: {what}"
    keys = Counter(log.of_bots.values_list("actor", "key"))
    for (actor, key), times in keys.items():
        if times > 1:
            yield f"key {key} of {actor} is there {times} times"
    for event in log.of_bots:
        right = key_of_move(log.game, log.tables[event.seq - 1])
        if not str(event.key).startswith(right):
            yield f"a bot's move of {right} is under the key {event.key}"


def _of_what_was_told(log: Log, seen: Observations) -> Iterator[str]:
    for push in seen.pushes:
        if push.game == log.game:
            yield from _of_a_push(log, push)
    answers: list[Fetched | Acknowledged] = [*seen.fetched, *seen.acknowledged]
    for told in answers:
        if told.game == log.game and told.view != log.view(told.version, told.person):
            yield f"{told.person} was answered another view of version {told.version}"
    until = {(event.actor, event.key): event.until for event in log.commands}
    if len(until) < len(log.commands):
        yield "a key counted twice"
    for move in seen.acknowledged:
        if move.game == log.game and until.get((move.person, move.key)) != move.version:
            yield f"{move.person} was told that a move was made, and it is not in the log: {move}"
    for refused in seen.refused:
        if refused.game == log.game and (refused.person, refused.key) in until:
            yield f"{refused.person} was refused a move that is in the log: {refused}"


def _of_a_push(log: Log, push: Pushed) -> Iterator[str]:
    view = log.view(push.version, push.person)
    if view is None:
        yield f"{push.person} was pushed version {push.version}, which nobody can have seen"
        return
    if push.view != view:
        yield f"{push.person} was pushed another view of version {push.version}"
    if push.happened != log.happened(push.since, push.version, push.person):
        yield f"{push.person} was pushed other events from {push.since} to {push.version}"
