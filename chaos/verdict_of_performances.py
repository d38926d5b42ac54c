"""Compares what was performed with what is kept of it: nothing is lost, stuck or left over."""

import time
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from chaos.observations import Observations
from games import store
from games.rules import events as e
from games.rules.state import Table, evolve
from performances import keeping, storage
from performances.models import Recording, State
from performances.recordings.make import hash_of
from performances.refusals import Why

SETTLED_WITHIN = 120.0
"""Seconds in which a recording is given up at last that was lost twice."""
BY_ACCIDENT = {why.code for why in (Why.BROKEN_OFF, Why.TOO_LATE, Why.NOT_MADE, Why.TOO_MUCH_WORK)}
"""The reasons for which a sound recording may be refused while parts of the server die."""
LONG_AFTER = timedelta(days=settings.RECORDINGS_STAY_DAYS + 2)


def verdict_of_performances(seen: Observations) -> Iterator[str]:
    """Yields a complaint for each thing that is not as it should be."""
    yield from _until_nothing_is_under_way()
    yield from _of_the_recordings_taken(seen)
    clues = 0
    for game in seen.games:
        for complaint_or_none in _of_the_clues(game):
            clues += 1
            if complaint_or_none:
                yield f"game {game}: {complaint_or_none}"
    if not clues:
        yield "no clue has been performed"
    yield from _of_what_was_played(seen)
    yield from _of_the_files()


def _until_nothing_is_under_way() -> Iterator[str]:
    end = time.monotonic() + SETTLED_WITHIN
    while Recording.objects.under_way().exists():
        if time.monotonic() > end:
            yield f"stuck for ever: {list(Recording.objects.under_way().values())}"
            return
        time.sleep(0.5)


def _of_the_recordings_taken(seen: Observations) -> Iterator[str]:
    kept = Recording.objects.in_bulk([sent.performance for sent in seen.sent])
    for sent in seen.sent:
        if sent.performance not in kept:
            yield f"{sent.person} was told that a recording was taken, and it is lost: {sent}"
    for recording in Recording.objects.filter(state=State.REFUSED).exclude(why__in=BY_ACCIDENT):
        yield f"a sound recording was refused as {recording.why}"


def _of_the_clues(game: UUID) -> Iterator[str | None]:
    """Yields what is wrong with each clue that was performed, or none if nothing is."""
    waits: Counter[int] = Counter()
    table = Table()
    for line in store.history(game):
        table = evolve(table, line.event)
        match line.event:
            case e.ClueGiven(player, performance=e.Performance() as performance):
                recording = Recording.objects.filter(pk=performance.id).first()
                yield _wrong_with(recording, performance, UUID(player), table.turn.number)
            case e.RecordingAwaited():
                waits[table.turn.number] += 1
                if waits[table.turn.number] > 1:
                    yield f"the clock waited twice in turn {table.turn.number}"
            case _:
                pass


def _wrong_with(
    recording: Recording | None, performance: e.Performance, player: UUID, turn: int
) -> str | None:
    if recording is None:
        return f"the clue of turn {turn} has lost its performance"
    told = (recording.state, recording.person, recording.turn, recording.hash)
    if told != (State.READY, player, turn, performance.hash):
        return f"the clue of turn {turn} has another performance: {told}, {performance}"
    if hash_of(storage.content_of(name) for name in recording.kept_names) != performance.hash:
        return f"the performance of turn {turn} has other files than its event says"
    return None


def _of_what_was_played(seen: Observations) -> Iterator[str]:
    kept = Recording.objects.in_bulk([played.performance for played in seen.played])
    for played in seen.played:
        files = {file["file"]: file["name"] for file in kept[played.performance].made}
        if storage.content_of(files[played.file]) != played.content:
            yield f"{played.person} was played something else than {played.performance}"


def _of_the_files() -> Iterator[str]:
    """Complaints about files without a recording after a night, and about any after a month."""
    keeping.delete_orphans(timezone.now() + timedelta(days=2))
    known = {name for recording in Recording.objects.all() for name in recording.kept_names}
    if (there := set(storage.names())) != known:
        yield f"files of nothing: {there - known}, and files that are lost: {known - there}"
    keeping.delete_old(timezone.now() + LONG_AFTER)
    if Recording.objects.exists() or storage.names():
        yield f"left a month later: {Recording.objects.count()}, {storage.names()}"
