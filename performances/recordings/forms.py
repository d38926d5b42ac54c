"""Writes sound and film into new files, in two forms that together play everywhere.

MP4 with H.264 and AAC plays on phones and in the browsers of all large makers, WebM with VP9 and
Opus in browsers that are built without the codecs of others.
"""

import io
from array import array
from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import merge
from math import inf
from typing import NamedTuple

import av
from av.audio.stream import AudioStream
from av.container import OutputContainer
from av.packet import Packet
from av.stream import Stream
from av.video.frame import VideoFrame
from av.video.reformatter import ColorPrimaries, ColorRange, Colorspace, ColorTrc
from av.video.stream import VideoStream

from performances.recordings import film as films
from performances.recordings import sound as sounds

CHUNK = 1024
"""Samples handed to a coder at a time."""
KEY_FRAMES = films.RATE * 2
"""Frames from one that stands by itself to the next."""


class Coder(NamedTuple):
    name: str
    bit_rate: int
    options: dict[str, str]


class Form(NamedTuple):
    container: str
    sound: Coder
    film: Coder


MP4 = Form(
    "mp4",
    Coder("aac", 96_000, {}),
    Coder(
        "libx264",
        0,
        {
            "preset": "veryfast",
            "profile": "main",
            "crf": "26",
            "maxrate": "700k",
            "bufsize": "1400k",
        },
    ),
)
WEBM = Form(
    "webm",
    Coder("libopus", 64_000, {"application": "audio"}),
    Coder(
        "libvpx-vp9",
        450_000,
        {
            "deadline": "realtime",
            "cpu-used": "7",
            "lag-in-frames": "0",
            "minrate": "450k",
            "maxrate": "450k",
            "bufsize": "900k",
        },
    ),
)
ALONE = {"threads": "1", "flags": "+bitexact"}
"""Options of coders: no further threads, and no mark of the coder."""

BYTES_OF_HEAD, BYTES_OF_INDEX = 4096, 24
"""The room for the index of an MP4, and for one packet in it, at most. It stands before them, so
that a player can begin with the first."""

Timed = tuple[float, int, Sequence["Packet[Stream]"]]
"""The time of a frame, the number of its stream, and the packets that it has led to."""


def written(form: Form, film: Sequence[VideoFrame], sound: "array[float]") -> bytes:
    """A file with the film, or the sound, or both."""
    file = io.BytesIO()
    room = {"moov_size": str(_index_size(film, sound))} if form is MP4 else {}
    options = {"fflags": "+bitexact", **room}
    with av.open(file, "w", format=form.container, container_options=options) as container:
        parts: list[Iterator[Timed]] = []
        if film:
            parts.append(_coded_film(_film_stream(container, form.film, film[0]), film))
        if sound:
            parts.append(_coded_sound(_sound_stream(container, form.sound), sound))
        for _, _, packets in merge(*parts):
            container.mux(packets)
    return file.getvalue()


def _index_size(film: Sequence[VideoFrame], sound: "array[float]") -> int:
    packets = len(film) + len(sound) // CHUNK + 2
    return BYTES_OF_HEAD + packets * BYTES_OF_INDEX


def _film_stream(container: OutputContainer, coder: Coder, like: VideoFrame) -> VideoStream:
    stream = container.add_stream(coder.name, rate=films.RATE, options={**coder.options, **ALONE})
    assert isinstance(stream, VideoStream)
    stream.width, stream.height = like.width, like.height
    stream.pix_fmt = films.FORMAT
    stream.bit_rate = coder.bit_rate
    context = stream.codec_context
    context.gop_size = KEY_FRAMES
    context.colorspace = Colorspace.ITU709
    context.color_primaries = ColorPrimaries.BT709
    context.color_trc = ColorTrc.BT709
    context.color_range = ColorRange.MPEG
    return stream


def _sound_stream(container: OutputContainer, coder: Coder) -> AudioStream:
    stream = container.add_stream(coder.name, rate=sounds.RATE, options={**coder.options, **ALONE})
    assert isinstance(stream, AudioStream)
    stream.codec_context.layout = sounds.LAYOUT
    stream.bit_rate = coder.bit_rate
    return stream


def _coded_film(stream: VideoStream, film: Sequence[VideoFrame]) -> Iterator[Timed]:
    for place, frame in enumerate(film):
        frame.pts = place
        frame.time_base = Fraction(1, films.RATE)
        yield place / films.RATE, stream.index, stream.encode(frame)
    yield inf, stream.index, stream.encode(None)


def _coded_sound(stream: AudioStream, sound: "array[float]") -> Iterator[Timed]:
    for place, frame in enumerate(sounds.frames_of(sound, CHUNK)):
        yield place * CHUNK / sounds.RATE, stream.index, stream.encode(frame)
    yield inf, stream.index, stream.encode(None)
