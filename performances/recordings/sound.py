"""Takes the sound of a recording in, and evens its loudness."""

from array import array
from collections.abc import Iterator
from fractions import Fraction

from av.audio.frame import AudioFrame
from av.audio.resampler import AudioResampler
from av.filter import Graph
from av.filter.context import FilterContext

from performances.recordings.bounds import Bounds
from performances.recordings.reasons import BadRecording, Reason
from performances.recordings.times import seconds_at

RATE = 48_000
FORMAT, LAYOUT = "flt", "mono"
SAMPLE_BYTES = 4
SMALLEST_GAP = 0.1
"""Seconds without sound that are kept as silence; times of recordings are not exacter than that."""

LOUDNESS = -16.0
"""LUFS as EBU R128 measures them: the loudness of podcasts, as phones have small speakers."""
SILENCE = -60.0
"""The loudness below which there is nothing but noise to make louder."""
MOST_GAIN = 30.0
PEAK = 0.84
"""The largest sample, -1.5 dB: coding it again lets peaks grow a little."""


class Hearing:
    """The samples that have come in so far, and when the first one was."""

    def __init__(self, bounds: Bounds) -> None:
        self.began: float | None = None
        self.samples: array[float] = array("f")
        self._most = int(bounds.tolerated_seconds * RATE)
        self._resampler: AudioResampler | None = None
        self._like: tuple[str, str, int] | None = None

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE

    def take(self, frame: AudioFrame) -> None:
        at = seconds_at(frame)
        if self.began is None:
            self.began = at or 0.0
        if at is not None:
            self._wait_until(at - self.began)
        self._add(self._resampled(frame))

    def finish(self) -> None:
        if self._resampler:
            self._add(self._resampler.resample(None))

    def _wait_until(self, at: float) -> None:
        gap = at - self.seconds
        if gap > SMALLEST_GAP:
            self._refuse_beyond(int(at * RATE))
            self.samples.frombytes(bytes(int(gap * RATE) * SAMPLE_BYTES))

    def _resampled(self, frame: AudioFrame) -> list[AudioFrame]:
        """The frame as we want it. A recording may change its rate or channels in between."""
        like = (frame.format.name, frame.layout.name, frame.sample_rate)
        if like != self._like:
            self.finish()
            self._like = like
            self._resampler = AudioResampler(FORMAT, LAYOUT, RATE)
        assert self._resampler
        frame.pts = None
        resampled: list[AudioFrame] = self._resampler.resample(frame)
        return resampled

    def _add(self, frames: list[AudioFrame]) -> None:
        for frame in frames:
            self._refuse_beyond(len(self.samples) + frame.samples)
            self.samples.frombytes(bytes(frame.planes[0])[: frame.samples * SAMPLE_BYTES])

    def _refuse_beyond(self, samples: int) -> None:
        if samples > self._most:
            raise BadRecording(Reason.TOO_LONG)


def frames_of(samples: "array[float]", size: int) -> Iterator[AudioFrame]:
    """The samples as frames of FFmpeg's, all of one size but the last."""
    whole = memoryview(samples).cast("B")
    for start in range(0, len(samples), size):
        part = whole[start * SAMPLE_BYTES : (start + size) * SAMPLE_BYTES]
        frame = AudioFrame(FORMAT, LAYOUT, len(part) // SAMPLE_BYTES)
        frame.planes[0].update(bytes(part))
        frame.sample_rate = RATE
        frame.time_base = Fraction(1, RATE)
        frame.pts = start
        yield frame


def evened(samples: "array[float]") -> "array[float]":
    """The same sound as loud as all others, without its highest peaks. Silence stays silence."""
    heard = loudness(samples)
    if heard < SILENCE:
        return samples
    gain = min(LOUDNESS - heard, MOST_GAIN)
    louder = ("volume", f"volume={gain:.2f}dB:precision=float")
    limited = ("alimiter", f"limit={PEAK}:attack=5:release=50:level=disabled:latency=1")
    made = array("f")
    for frame in _filtered(samples, louder, limited, ("aformat", f"sample_fmts={FORMAT}")):
        made.frombytes(bytes(frame.planes[0])[: frame.samples * SAMPLE_BYTES])
    return made


def loudness(samples: "array[float]") -> float:
    """The integrated loudness in LUFS; about -70 for silence and for less than 0.4 seconds."""
    heard = "-inf"
    for frame in _filtered(samples, ("ebur128", "metadata=1")):
        heard = frame.metadata.get("lavfi.r128.I", heard)
    return float(heard)


def _filtered(samples: "array[float]", *filters: tuple[str, str]) -> Iterator[AudioFrame]:
    graph = Graph()
    graph.threads = 1
    source = graph.add_abuffer(sample_rate=RATE, format=FORMAT, layout=LAYOUT)
    sink = graph.add("abuffersink")
    graph.link_nodes(source, *(graph.add(name, said) for name, said in filters), sink).configure()
    for frame in frames_of(samples, RATE):
        source.push(frame)
        yield from _pulled(sink)
    source.push(None)
    yield from _pulled(sink)


def _pulled(sink: FilterContext) -> Iterator[AudioFrame]:
    """All frames that the filters have ready."""
    while True:
        try:
            frame = sink.pull()
        except (BlockingIOError, EOFError):
            return
        assert isinstance(frame, AudioFrame)
        yield frame
