"""Finds the people whom slow games wait for, and who are to be told: once for each thing to do.

A game is slow where a phase may last an hour or as long as it takes. Nobody is told in the first
minute: they may be about to act.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from games import store
from games.distributed import (
    as_values,
    bringing,
    from_every_node,
    rows_with_games,
    where_game,
)
from games.models import OVER, Game
from games.presence import present_in
from games.rules.names import Player
from games.rules.settings import TIMED_PHASES
from games.rules.state import Table
from games.time_left import timing
from reminders.message import Told
from reminders.models import Look, Reminder, Wish
from reminders.quiet_hours import next_loud_moment
from web.rows import lock_and_delete

GRACE = timedelta(minutes=1)
SLOW = timedelta(hours=1)
KEPT = timedelta(days=30)
AGAIN = timedelta(minutes=5)
"""The time until somebody is looked for again who has the room open."""
BATCH = 200
ONE_SWEEP = 0x4E1D
"""The number of the advisory lock of whoever reminds."""


# Whom games wait for


def note_turns(now: datetime) -> None:
    """Writes down what is to be told, for each slow game that has rested since it was looked at."""
    games = _rested(now)
    tables = store.load_all(games)
    wishes = _wishes({UUID(player) for table in tables.values() for player in table.awaited})
    with transaction.atomic():
        Reminder.objects.bulk_create(
            [one for game, table in tables.items() for one in _to_tell(game, table, wishes, now)],
            ignore_conflicts=True,
        )
        Look.objects.bulk_create(
            [Look(game_id=game, version=version) for game, version in games.items()],
            update_conflicts=True,
            unique_fields=["game"],
            update_fields=["version"],
        )


def _to_tell(
    game: UUID, table: Table, wishes: dict[UUID, Wish], now: datetime
) -> Iterator[Reminder]:
    for player in table.awaited:
        wish, phase = wishes.get(UUID(player)), table.to_do(player)
        if wish and phase:
            due = next_loud_moment(now, wish.quiet_from, wish.quiet_until, wish.timezone)
            yield Reminder(
                game_id=game, person=wish.person, turn=table.turn.number, phase=phase, due_at=due
            )


def _wishes(people: Collection[UUID]) -> dict[UUID, Wish]:
    return Wish.objects.in_bulk(list(people), field_name="person")


def _rested(now: datetime) -> dict[UUID, int]:
    """The slow games with a phase that began a minute ago or before, with their versions."""
    parameters = {
        "phases": list(TIMED_PHASES),
        "until": now - GRACE,
        "slow": SLOW.total_seconds(),
        "most": BATCH,
    }
    return dict(rows_with_games(_RESTED, parameters, partial(_slow, parameters)))


def _slow(parameters: Mapping[str, Any]) -> list[UUID]:
    return [game for (game,) in from_every_node(_Id, _SLOW, parameters)]


class _Id(NamedTuple):
    game: UUID


_OF_SLOW = """
    game.phase = ANY (%(phases)s)
    AND game.last_event_at <= %(until)s
    AND coalesce((game.settings -> 'limits' ->> game.phase)::int >= %(slow)s, true)
"""
_SLOW = f"SELECT game.id FROM games_game AS game WHERE {_OF_SLOW}"  # noqa: S608
_RESTED = f"""
SELECT game.id, game.version
FROM games_game AS game
WHERE {_OF_SLOW}
  AND EXISTS (SELECT FROM reminders_wish AS wish WHERE wish.person = ANY (game.players))
  AND NOT EXISTS (
    SELECT FROM reminders_look AS look WHERE look.game_id = game.id AND look.version = game.version)
ORDER BY game.last_event_at
LIMIT %(most)s
"""  # noqa: S608


# Those who are to be told now


class Task(NamedTuple):
    """A thing that somebody has to do in a game."""

    game: UUID
    person: UUID
    turn: int
    phase: str


class Sent(NamedTuple):
    """Somebody to be told, and of what."""

    task: Task
    told: Told

    @property
    def person(self) -> UUID:
        return self.task.person


def take_due(now: datetime) -> list[Sent]:
    """Takes the reminders that are due, and returns those to be sent.

    Those of people who have the room open are due again in a while: the page may lie behind others.
    """
    with transaction.atomic():
        held = Reminder.objects.select_for_update(skip_locked=True).filter(
            done_at=None, due_at__lte=now
        )
        due = list(held.order_by("due_at")[:BATCH])
        waiting = _still_waiting(due)
        here = _present(waiting)
        later = [one.pk for one in waiting if one.pk in here]
        Reminder.objects.filter(pk__in=later).update(due_at=now + AGAIN)
        Reminder.objects.filter(pk__in=[one.pk for one in due if one.pk not in here]).update(
            done_at=now
        )
    return [_sent(one, waiting[one], now) for one in waiting if one.pk not in here]


def still_to_tell(task: Task, now: datetime) -> Sent | None:
    """The reminder of somebody whom a message has not reached yet, if it is worth a word still."""
    one = Reminder(game_id=task.game, person=task.person, turn=task.turn, phase=task.phase)
    waiting = _still_waiting([one])
    if not waiting or _present(waiting):
        return None
    sent = _sent(one, waiting[one], now)
    return None if sent.told.seconds_left == 0 else sent


def next_moment_for(person: UUID, now: datetime) -> datetime:
    """This moment, or the end of the quiet hours that the person is in."""
    wish = Wish.objects.filter(person=person).first() or Wish()
    return next_loud_moment(now, wish.quiet_from, wish.quiet_until, wish.timezone)


class Waiting(NamedTuple):
    """A game and its table, which still waits for somebody."""

    game: Game
    table: Table


def _still_waiting(due: Sequence[Reminder]) -> dict[Reminder, Waiting]:
    """Leaves out what has been done meanwhile."""
    games = bringing(Game.objects.all(), "room").in_bulk({one.game_id for one in due})
    tables = store.load_all({game.id: game.version for game in games.values()})
    return {
        one: Waiting(games[one.game_id], tables[one.game_id])
        for one in due
        if one.game_id in tables and _waits_for(tables[one.game_id], one)
    }


def _present(waiting: Mapping[Reminder, Waiting]) -> set[Any]:
    """The keys of reminders to people who have the room open."""
    present = present_in({game.room_id for game, _ in waiting.values()})
    return {
        one.pk
        for one, (game, _) in waiting.items()
        if one.person in present.get(game.room_id, frozenset())
    }


def _sent(one: Reminder, waiting: Waiting, now: datetime) -> Sent:
    room = waiting.game.room
    time = timing(waiting.table.deadline, now)
    task = Task(one.game_id, one.person, one.turn, one.phase)
    return Sent(task, Told(room.code, room.title, one.phase, time.seconds_left))


def _waits_for(table: Table, one: Reminder) -> bool:
    to_do = table.to_do(Player(str(one.person)))
    return (to_do, table.turn.number) == (one.phase, one.turn)


def delete_old(now: datetime) -> None:
    """Deletes what was told long ago, and the looks at games that are over.

    Somebody may have been erased while a sweep was about to note something for them.
    """
    nobodys = ~Exists(Wish.objects.filter(person=OuterRef("person")))
    lock_and_delete(Reminder.objects.filter(Q(noted_at__lt=now - KEPT) | nobodys))
    over = where_game(Look.objects.all(), Q(phase__in=OVER), "game").values("pk")
    lock_and_delete(Look.objects.filter(pk__in=as_values(over)))
