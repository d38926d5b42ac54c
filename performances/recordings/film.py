"""Takes the film of a recording in: upright, small, and in even steps of time."""

import struct
from fractions import Fraction
from typing import Any

from av.filter import Graph
from av.filter.context import FilterContext
from av.video.frame import VideoFrame

from performances.recordings.bounds import Bounds
from performances.recordings.reasons import BadRecording, Reason
from performances.recordings.times import seconds_at

LONGER_SIDE = 480
SHORTEST_SIDE = 16
RATE = 15
FORMAT = "yuv420p"
MATRIX = struct.Struct("=9i")
TURNS = {
    # The signs of the display matrix: where the axes of the film point to.
    (1, 0, 0, 1): (),
    (0, 1, -1, 0): (("transpose", "clock"),),
    (-1, 0, 0, -1): (("hflip", None), ("vflip", None)),
    (0, -1, 1, 0): (("transpose", "cclock"),),
    (-1, 0, 0, 1): (("hflip", None),),
    (1, 0, 0, -1): (("vflip", None),),
    (0, 1, 1, 0): (("transpose", "cclock_flip"),),
    (0, -1, -1, 0): (("transpose", "clock_flip"),),
}
UPRIGHT = (1, 0, 0, 1)

Turn = tuple[int, int, int, int]


class Seeing:
    """The frames that have come in so far, at most one for each step of time."""

    def __init__(self, bounds: Bounds) -> None:
        self.began: float | None = None
        self.frames: dict[int, VideoFrame] = {}
        self._bounds = bounds
        self._decoded = 0
        self._ended = 0.0
        self._size: tuple[int, int] | None = None
        self._like: object = None
        self._through: tuple[FilterContext, FilterContext, Graph] | None = None

    def take(self, frame: VideoFrame) -> None:
        self._decoded += 1
        if self._decoded > self._bounds.frames:
            raise BadRecording(Reason.TOO_MUCH_WORK)
        at = seconds_at(frame)
        if at is None:
            at = self._ended + 1 / RATE
        if self.began is None:
            self.began = at
        if at - self.began > self._bounds.tolerated_seconds:
            raise BadRecording(Reason.TOO_LONG)
        self._ended = max(at, self._ended)
        step = int((at - self.began) * RATE)
        if step >= 0 and step not in self.frames:
            self.frames[step] = self._drawn(frame)

    @property
    def seconds(self) -> float:
        return (max(self.frames) + 1) / RATE if self.frames else 0.0

    def _drawn(self, frame: VideoFrame) -> VideoFrame:
        """The frame upright, in the size of the film and with its format."""
        turn = turn_of(frame)
        if self._size is None:
            self._size = size_of_film(frame.width, frame.height, turn)
        like = (frame.width, frame.height, frame.format.name, turn)
        if like != self._like:
            self._through = _filters(frame, turn, self._size)
            self._like = like
        assert self._through
        source, sink, _ = self._through
        frame.pts = None
        source.push(frame)
        drawn = sink.pull()
        assert isinstance(drawn, VideoFrame)
        return drawn


def turn_of(frame: VideoFrame) -> Turn:
    """The way that the axes of a frame point, in quarter turns."""
    side_data: Any = frame.side_data
    matrix = bytes(side_data.get("DISPLAYMATRIX") or b"")
    if len(matrix) != MATRIX.size:
        return UPRIGHT
    a, b, _, c, d, *_ = MATRIX.unpack(matrix)
    if abs(a) >= abs(b):
        return (_sign(a), 0, 0, _sign(d))
    return (0, _sign(b), _sign(c), 0)


def _sign(number: int) -> int:
    return 1 if number >= 0 else -1


def size_of_film(width: int, height: int, turn: Turn = UPRIGHT) -> tuple[int, int]:
    """The size within LONGER_SIDE, in even numbers as coders want them."""
    if turn[0] == 0:
        width, height = height, width
    share = min(1.0, LONGER_SIDE / max(width, height))
    return _even(width * share), _even(height * share)


def _even(length: float) -> int:
    return max(SHORTEST_SIDE, round(length / 2) * 2)


def _filters(
    frame: VideoFrame, turn: Turn, size: tuple[int, int]
) -> tuple[FilterContext, FilterContext, Graph]:
    """Filters for frames like this one; another size is put into that of the film."""
    width, height = size
    graph = Graph()
    graph.threads = 1
    source = graph.add_buffer(
        width=frame.width, height=frame.height, format=frame.format, time_base=Fraction(1, RATE)
    )
    colours = "out_color_matrix=bt709:out_range=tv"
    steps = (
        *TURNS[turn],
        ("scale", f"w={width}:h={height}:force_original_aspect_ratio=decrease:{colours}"),
        ("pad", f"w={width}:h={height}:x=-1:y=-1"),
        ("setsar", "1"),
        ("format", FORMAT),
    )
    sink = graph.add("buffersink")
    graph.link_nodes(source, *(graph.add(name, said) for name, said in steps), sink).configure()
    return source, sink, graph


def in_steps(frames: dict[int, VideoFrame], before: int, steps: int) -> list[VideoFrame]:
    """A frame for each step: the newest there was. The first one also stands before it began."""
    shown = []
    newest = frames[0]
    for step in range(steps):
        newest = frames.get(step - before, newest)
        shown.append(newest)
    return shown
