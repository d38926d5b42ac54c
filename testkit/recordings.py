"""Recordings as browsers and phones make them, and as nobody should."""

import io
from collections.abc import Callable, Iterator
from fractions import Fraction
from heapq import merge
from math import inf
from typing import Any

import av
from av.audio.frame import AudioFrame
from av.audio.stream import AudioStream
from av.container import OutputContainer
from av.filter import Graph
from av.packet import Packet
from av.video.frame import VideoFrame
from av.video.stream import VideoStream
from PIL import Image

Sounds = Iterator[AudioFrame]
Pictures = Iterator[VideoFrame]
Coded = Iterator[tuple[float, int, list["Packet[Any]"]]]


def recorded(
    container: str = "webm",
    sound: str | None = "libopus",
    film: str | None = "libvpx",
    *,
    seconds: float = 2.0,
    size: tuple[int, int] = (320, 240),
    frames: int = 30,
    pixels: str = "yuv420p",
    rate: int = 48_000,
    layout: str = "mono",
    volume: float = 1.0,
    adorn: Callable[[OutputContainer], object] = lambda _: None,
) -> bytes:
    """A hum and a moving picture, coded and put into a container that may be adorned with more."""
    file = io.BytesIO()
    with av.open(file, "w", format=container) as output:
        parts = []
        if film:
            screen = _film_stream(output, film, size, frames, pixels)
            parts.append(_coded(screen, picture(seconds, size, frames)))
        if sound:
            voice = output.add_stream(sound, rate=rate)
            assert isinstance(voice, AudioStream)
            voice.codec_context.layout = layout
            parts.append(_coded(voice, hum(seconds, rate, layout, volume)))
        adorn(output)
        for _, _, packets in merge(*parts):
            output.mux(packets)
    return file.getvalue()


def _film_stream(
    output: OutputContainer, codec: str, size: tuple[int, int], frames: int, pixels: str = "yuv420p"
) -> VideoStream:
    stream = output.add_stream(codec, rate=frames, options=QUICK.get(codec, {}))
    assert isinstance(stream, VideoStream)
    stream.width, stream.height = size
    stream.pix_fmt = pixels
    return stream


def _coded(stream: Any, frames: Sounds | Pictures) -> Coded:
    for frame in frames:
        yield frame.time or 0.0, stream.index, stream.encode(frame)
    yield inf, stream.index, stream.encode(None)


REALTIME = {"deadline": "realtime", "cpu-used": "8"}
QUICK = {"libvpx": REALTIME, "libvpx-vp9": REALTIME, "libx264": {"preset": "ultrafast"}}


def hum(seconds: float, rate: int = 48_000, layout: str = "mono", volume: float = 1.0) -> Sounds:
    tone = ("sine", f"frequency=330:sample_rate={rate}:duration={seconds}")
    louder = ("volume", f"volume={volume}:precision=float")
    as_asked = ("aformat", f"sample_fmts=flt:channel_layouts={layout}")
    return _pulled(tone, louder, as_asked, ("abuffersink", ""))


def picture(seconds: float, size: tuple[int, int] = (320, 240), frames: int = 30) -> Pictures:
    said = f"size={size[0]}x{size[1]}:rate={frames}:duration={seconds}"
    return _pulled(("testsrc2", said), ("format", "yuv420p"), ("buffersink", ""))


def _pulled(*filters: tuple[str, str]) -> Iterator[Any]:
    graph = Graph()
    graph.threads = 1
    made = [graph.add(name, said) for name, said in filters]
    graph.link_nodes(*made).configure()
    while True:
        try:
            yield made[-1].pull()
        except EOFError:
            return


def turned(degrees: int, is_mirrored: bool) -> tuple[bytes, tuple[int, int]]:
    """An MP4 of a phone that was held otherwise, and the corner where players show the light.

    The light is above at the left as the film is coded. The corner is told by how far it is across
    and down, each 0 or 1.
    """
    file = io.BytesIO()
    with av.open(file, "w", format="mp4") as output:
        stream = _film_stream(output, "libx264", (320, 240), 15)
        stream.set_display_rotation(-degrees, hflip=is_mirrored)  # they count against the clock
        for place in range(15):
            frame = lit_corner()
            frame.pts, frame.time_base = place, Fraction(1, 15)
            output.mux(stream.encode(frame))
        output.mux(stream.encode(None))
    across, down = {0: (0, 0), 90: (1, 0), 180: (1, 1), 270: (0, 1)}[degrees]
    return file.getvalue(), (1 - across if is_mirrored else across, down)


def lit_corner() -> VideoFrame:
    picture = Image.new("RGB", (320, 240), "black")
    picture.paste("white", (0, 0, 160, 120))
    frame: VideoFrame = VideoFrame.from_image(picture)
    return frame.reformat(format="yuv420p")


def seen(content: bytes) -> list[VideoFrame]:
    """All frames of a film, decoded."""
    with av.open(io.BytesIO(content), "r") as container:
        return list(container.decode(video=0))


def packets_of(content: bytes) -> list[bytes]:
    with av.open(io.BytesIO(content), "r") as container:
        return [bytes(packet) for packet in container.demux() if packet.size]
