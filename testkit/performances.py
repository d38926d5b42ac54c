"""Performances that people send in, made ready without a worker."""

from functools import cache
from io import BytesIO
from typing import Any
from uuid import UUID

from games.rules.events import PerformanceKind
from performances import storage
from performances.making import make
from performances.models import MadeFile, Recording, State
from testkit.api_callers import Answer, Caller, OpenTable, a_game
from testkit.recordings import recorded

TYPES = {"sung": "audio/webm", "mimed": "video/webm", "both": "video/webm"}
ON_STAGE = {"clues": "performed"}


@cache
def a_recording(kind: PerformanceKind = "sung") -> bytes:
    """A recording of a second, as a browser makes it."""
    return recorded(
        sound=None if kind == "mimed" else "libopus",
        film=None if kind == "sung" else "libvpx",
        seconds=1.0,
    )


def a_stage(players: int = 3, **room: Any) -> OpenTable:
    """A game that has begun, at a table that takes performances."""
    asked = {**ON_STAGE, **room.pop("settings", {})}
    return a_game(players, settings=asked, **room)


def sends(
    caller: Caller, table: OpenTable, kind: PerformanceKind = "sung", file: bytes | None = None
) -> Answer:
    content = a_recording(kind) if file is None else file
    return caller.uploads(f"/games/{table.game}/performances?kind={kind}", content, TYPES[kind])


def asks(caller: Caller, table: OpenTable, performance: str) -> Answer:
    return caller.get(f"/games/{table.game}/performances/{performance}")


def where(caller: Caller, table: OpenTable, performance: str) -> list[str]:
    """All addresses of a performance, for somebody who may play it."""
    told = asks(caller, table, performance).json["addresses"]
    return [*(form["address"] for form in told["forms"]), told["picture"]["address"]]


def performs(caller: Caller, table: OpenTable, kind: PerformanceKind = "sung") -> str:
    """The id of a performance that has been sent and made ready."""
    sent = sends(caller, table, kind)
    assert sent.status == 202, sent
    make(UUID(sent.json["id"]))
    seen = asks(caller, table, sent.json["id"])
    assert seen.json["state"] == "ready", seen
    return str(sent.json["id"])


def tells(
    caller: Caller, table: OpenTable, performance: str | None, clue: str = "a waltz", **more: Any
) -> Answer:
    """Gives a clue to the first card of the hand."""
    view = table.view(caller)
    body = {"turn": view["turn"], "card": view["you"]["hand"][0], "clue": clue, **more}
    return caller.moves(table.game, "clue", {**body, "performance": performance})


def sings(caller: Caller, table: OpenTable, kind: PerformanceKind = "sung") -> str:
    """The id of a performance that has become the clue."""
    performance = performs(caller, table, kind)
    told = tells(caller, table, performance)
    assert told.status == 200, told
    return performance


def at_hand(caller: Caller, game: str, turn: int = 1) -> Recording:
    """A performance that is ready, as if it had been made, for tests about something else."""
    files = [
        MadeFile(name=_kept(), file="recording.mp4", type="audio/mp4", part="recording"),
        MadeFile(name=_kept(), file="picture.webp", type="image/webp", part="picture"),
    ]
    return Recording.objects.create(
        game_id=game,
        turn=turn,
        person=caller.id,
        kind="sung",
        state=State.READY,
        hash="5ea",
        milliseconds=7_500,
        files=files,
    )


def _kept() -> str:
    return storage.keep(BytesIO(b"la la"))


def fetched(caller: Caller, address: str, **headers: str) -> Any:
    """The answer of an address of a file, which takes no token."""
    return caller._client.get(address, headers=headers)
