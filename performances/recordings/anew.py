"""A recording made anew, from its first bytes to its new files."""

from array import array
from math import ceil
from typing import NamedTuple

from av.audio.frame import AudioFrame
from av.video.frame import VideoFrame

from performances.recordings import film as films
from performances.recordings import sound as sounds
from performances.recordings.bounds import Bounds, Kind
from performances.recordings.film import Seeing
from performances.recordings.forms import MP4, WEBM, written
from performances.recordings.messages import Made
from performances.recordings.pictures import first_frame, wave
from performances.recordings.reasons import BadRecording, Reason
from performances.recordings.sound import Hearing, evened
from performances.recordings.source import opened, packets_of, tracks_of


class Performance(NamedTuple):
    """The sound and the film, both from the same moment on. One without either is empty."""

    sound: "array[float]"
    film: list[VideoFrame]

    @property
    def seconds(self) -> float:
        return max(len(self.sound) / sounds.RATE, len(self.film) / films.RATE)


def made(content: bytes, kind: Kind, bounds: Bounds) -> Made:
    performance = _performed(content, kind, bounds)
    if performance.seconds < bounds.least_seconds:
        raise BadRecording(Reason.TOO_SHORT)
    sound = evened(performance.sound)
    film = performance.film
    return Made(
        seconds=round(performance.seconds, 3),
        forms=(written(MP4, film, sound), written(WEBM, film, sound)),
        picture=first_frame(film) if film else wave(sound),
    )


def _performed(content: bytes, kind: Kind, bounds: Bounds) -> Performance:
    hearing, seeing = _taken_in(content, kind, bounds)
    began = min((one.began for one in (hearing, seeing) if one.began is not None), default=0.0)
    silent = hearing.began - began if hearing.began is not None else 0.0
    still = seeing.began - began if seeing.began is not None else 0.0
    seconds = max(silent + hearing.seconds, still + seeing.seconds)
    if seconds > bounds.tolerated_seconds:
        raise BadRecording(Reason.TOO_LONG)
    kept = min(seconds, bounds.seconds)
    return Performance(_heard(hearing, silent, kept), _seen(seeing, still, kept))


def _heard(hearing: Hearing, silent: float, kept: float) -> "array[float]":
    before = array("f", bytes(int(silent * sounds.RATE) * sounds.SAMPLE_BYTES))
    return (before + hearing.samples)[: int(kept * sounds.RATE)]


def _seen(seeing: Seeing, still: float, kept: float) -> list[VideoFrame]:
    if not seeing.frames:
        return []
    return films.in_steps(seeing.frames, round(still * films.RATE), ceil(kept * films.RATE))


def _taken_in(content: bytes, kind: Kind, bounds: Bounds) -> tuple[Hearing, Seeing]:
    hearing, seeing = Hearing(bounds), Seeing(bounds)
    with opened(content, bounds) as container:
        tracks = tracks_of(container, kind, bounds)
        for packet in packets_of(container, tracks):
            for frame in packet.decode():
                match frame:
                    case AudioFrame():
                        hearing.take(frame)
                    case VideoFrame():
                        seeing.take(frame)
        hearing.finish()
    if kind == "both" and not hearing.samples:
        raise BadRecording(Reason.NO_SOUND)
    if kind == "both" and not seeing.frames:
        raise BadRecording(Reason.NO_FILM)
    return hearing, seeing
