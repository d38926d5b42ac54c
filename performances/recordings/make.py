"""Makes a recording anew in a process of its own, and says what came out or why nothing did."""

import hashlib
from collections.abc import Iterable
from typing import assert_never

import msgspec

from performances.recordings.bounds import BOUNDS, Bounds, Kind
from performances.recordings.messages import Answer, Asked, Made, Refused
from performances.recordings.reasons import BadRecording, Reason
from web.bounded_process import ProcessEnded, SystemBounds, bounded_process

PROCESS = "performances.recordings.process"
"""Named and never imported here: the libraries that decode stay out of all other processes."""
PICTURE = "picture.webp"
FILES = ("recording.mp4", "recording.webm")
SUBTYPES = ("mp4", "webm")


class Form(msgspec.Struct, frozen=True):
    """One of several files with the same content, of which a browser plays the first it can."""

    file: str
    media_type: str
    content: bytes


class Remade(msgspec.Struct, frozen=True):
    """A recording made anew."""

    kind: Kind
    seconds: float
    forms: tuple[Form, ...]
    picture: Form
    """A WebP picture: the first frame of a film, else the wave of the sound."""

    @property
    def files(self) -> tuple[Form, ...]:
        return (*self.forms, self.picture)

    @property
    def content_hash(self) -> str:
        """The SHA-256 of all its files, which stands for the recording where it can't be."""
        return hash_of(file.content for file in self.files)


def remake(content: bytes, kind: Kind, bounds: Bounds = BOUNDS) -> Remade:
    """The recording made anew; raises BadRecording for what is none. No disk sees any of it."""
    if len(content) > bounds.size:
        raise BadRecording(Reason.TOO_LARGE)
    made = _made(Asked(content, kind, bounds))
    sort = "audio" if kind == "sung" else "video"
    types = [f"{sort}/{subtype}" for subtype in SUBTYPES]
    return Remade(
        kind=kind,
        seconds=made.seconds,
        forms=tuple(map(Form, FILES, types, made.forms)),
        picture=Form(PICTURE, "image/webp", made.picture),
    )


def _made(asked: Asked) -> Made:
    answer = _answer(asked)
    match answer:
        case Made() if 0 < answer.seconds <= asked.bounds.tolerated_seconds:
            return answer
        case Made():
            raise BadRecording(Reason.BROKEN)
        case Refused():
            raise BadRecording(answer.reason)
        case _:
            assert_never(answer)


def _answer(asked: Asked) -> Answer:
    """The words of a process that a recording may have got hold of: they are checked like any."""
    bounds = asked.bounds
    try:
        with bounded_process(PROCESS, SystemBounds(bounds.memory, bounds.cpu_seconds)) as ask:
            said = ask(msgspec.msgpack.encode(asked), bounds.wall_seconds)
            answer: Answer = msgspec.msgpack.decode(said, type=Answer)
            return answer
    except msgspec.DecodeError:
        raise BadRecording(Reason.BROKEN) from None
    except ProcessEnded as ended:
        if ended.is_our_fault:
            raise
        raise BadRecording(Reason.TOO_MUCH_WORK) from None


def hash_of(contents: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()
