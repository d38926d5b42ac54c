"""Opens a recording by the containers and codecs of browsers alone.

FFmpeg knows hundreds of formats, and some of them name other files and addresses. None of those is
tried: the first bytes say which of three readers gets the file, and that one may open nothing else.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, NoReturn, TypeVar

import av
from av.audio.stream import AudioStream
from av.container import InputContainer
from av.packet import Packet
from av.stream import Disposition, Stream
from av.video.stream import VideoStream

from performances.recordings.bounds import Bounds, Kind
from performances.recordings.reasons import BadRecording, Reason

SOUND_CODECS = ("opus", "aac")
FILM_CODECS = ("vp8", "vp9", "h264")
EBML, OGG, FILE_TYPE = b"\x1aE\xdf\xa3", b"OggS", b"ftyp"
MOST_STREAMS = 1_000
"""The number that FFmpeg still lists; with more it says that there is no memory for them."""
MOST_SAMPLES = 48_000
"""Samples of one packet of sound; an Opus packet has 5,760 at most."""

Track = TypeVar("Track", AudioStream, VideoStream)


class Tracks(NamedTuple):
    """The one track of each sort that is read."""

    sound: AudioStream | None
    film: VideoStream | None

    @property
    def read(self) -> list[Stream]:
        return [track for track in self if track is not None]


def format_of(content: bytes) -> str:
    """FFmpeg's name for the container that the first bytes tell of."""
    if content.startswith(EBML):
        return "matroska"
    if content.startswith(OGG):
        return "ogg"
    if content[4:8] == FILE_TYPE:
        return "mov"
    raise BadRecording(Reason.NO_RECORDING)


@contextmanager
def opened(content: bytes, bounds: Bounds) -> Iterator[InputContainer]:
    name = format_of(content)
    container = av.open(
        io.BytesIO(content),
        "r",
        format=name,
        options={
            "codec_whitelist": ",".join((*SOUND_CODECS, *FILM_CODECS)),
            "format_whitelist": name,
            "protocol_whitelist": "none",
            "max_streams": str(MOST_STREAMS),
            **_bounded(bounds),
        },
        metadata_errors="replace",
        io_open=_refuse_to_open,
    )
    with container:
        if len(container.streams) > bounds.tracks:
            raise BadRecording(Reason.TOO_MANY_TRACKS)
        yield container


def _bounded(bounds: Bounds) -> dict[str, str]:
    """Options of decoders, which else allot memory as a file tells them to."""
    return {"max_pixels": str(bounds.pixels), "max_samples": str(MOST_SAMPLES), "threads": "1"}


def _refuse_to_open(*_: object) -> NoReturn:
    raise BadRecording(Reason.BROKEN)


def tracks_of(container: InputContainer, kind: Kind, bounds: Bounds) -> Tracks:
    sound = film = None
    if kind != "mimed":
        sound = _first(container.streams.audio, SOUND_CODECS, Reason.NO_SOUND)
    if kind != "sung":
        moving = [one for one in container.streams.video if not _is_picture(one)]
        film = _first(moving, FILM_CODECS, Reason.NO_FILM)
        if film.width * film.height > bounds.pixels:
            raise BadRecording(Reason.TOO_MANY_PIXELS)
    tracks = Tracks(sound, film)
    for track in tracks.read:
        track.codec_context.options = _bounded(bounds)
        track.codec_context.thread_count = 1
    return tracks


def _is_picture(track: VideoStream) -> bool:
    """True for a cover or thumbnail, which files have as a track of film."""
    return bool(track.disposition & (Disposition.attached_pic | Disposition.timed_thumbnails))


def _first(
    tracks: "list[Track] | tuple[Track, ...]", codecs: tuple[str, ...], none: Reason
) -> Track:
    if not tracks:
        raise BadRecording(none)
    for track in tracks:
        if getattr(track.codec_context, "name", None) in codecs:
            return track
    raise BadRecording(Reason.UNKNOWN_CODEC)


def packets_of(container: InputContainer, tracks: Tracks) -> "Iterator[Packet[Stream]]":
    for packet in container.demux(*tracks.read):
        if packet.is_corrupt:
            raise BadRecording(Reason.BROKEN)
        yield packet
