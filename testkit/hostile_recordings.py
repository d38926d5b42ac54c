"""Files that nobody's browser has recorded, made by hand: broken, endless, huge or in disguise."""

import gzip
import io
import itertools
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import NamedTuple

import av
from PIL import Image

from performances.recordings.bounds import BOUNDS, Kind
from performances.recordings.reasons import Reason
from testkit.recordings import packets_of, recorded

ELSEWHERE = "http://127.0.0.1:9/elsewhere"
"""An address that some of the files name, for a listener to take the place of."""
MANY = 10_000
A_HUNDRED_HOURS = 100 * 60 * 60


class Hostile(NamedTuple):
    """A file, what it is handed in as, and the reasons for which it may be refused."""

    content: Callable[[], bytes]
    kind: Kind
    reasons: frozenset[Reason]


def hostile(content: Callable[[], bytes], kind: Kind, *reasons: Reason) -> Hostile:
    return Hostile(content, kind, frozenset(reasons))


# --- Parts to make them of


@cache
def sung() -> bytes:
    return recorded("webm", "libopus", None, seconds=1.0)


@cache
def sung_in_ogg() -> bytes:
    return recorded("ogg", "libopus", None, seconds=1.0)


@cache
def sung_in_mp4() -> bytes:
    return recorded("mp4", "aac", None, seconds=1.0)


@cache
def mimed() -> bytes:
    return recorded("webm", None, "libvpx", seconds=1.0)


@cache
def mimed_in_mp4() -> bytes:
    return recorded("mp4", None, "libx264", seconds=1.0)


def element(name: int, payload: bytes, size: int | None = None) -> bytes:
    """An element of EBML, of which WebM is made; its size may be a lie."""
    length = len(payload) if size is None else size
    identity = name.to_bytes((name.bit_length() + 7) // 8, "big")
    return identity + (length | 1 << 56).to_bytes(8, "big") + payload


def number(name: int, value: int) -> bytes:
    return element(name, value.to_bytes(8, "big"))


EBML_HEAD = element(0x1A45DFA3, element(0x4282, b"webm") + number(0x4287, 4) + number(0x4285, 2))
SOUND_TRACK, FILM_TRACK = 2, 1


def opus_track(place: int = 1, channels: int = 1, coding: bytes = b"") -> bytes:
    return element(
        0xAE,
        number(0xD7, place)
        + number(0x73C5, place)
        + number(0x83, SOUND_TRACK)
        + element(0x86, b"A_OPUS")
        + element(0x63A2, opus_head(channels))
        + element(0xE1, element(0xB5, struct.pack(">d", 48_000.0)) + number(0x9F, channels))
        + coding,
    )


def opus_head(channels: int = 1) -> bytes:
    family = 0 if channels <= 2 else 255
    head = b"OpusHead" + struct.pack("<BBHIhB", 1, channels, 312, 48_000, 0, family)
    return head if family == 0 else head + bytes((channels, 0)) + bytes(range(channels))


def film_track(width: int, height: int, codec: bytes = b"V_VP8") -> bytes:
    size = element(0xE0, number(0xB0, width) + number(0xBA, height))
    kind = number(0xD7, 1) + number(0x73C5, 1) + number(0x83, FILM_TRACK)
    return element(0xAE, kind + element(0x86, codec) + size)


def cluster(at: int, blocks: Iterable[tuple[int, bytes]], track: int = 1) -> bytes:
    """Blocks of one track, each at so many milliseconds after the cluster."""
    inside = (
        element(0xA3, bytes((0x80 | track,)) + struct.pack(">hB", after, 0x80) + data)
        for after, data in blocks
    )
    return element(0x1F43B675, number(0xE7, at) + b"".join(inside))


def webm(track: bytes, *clusters: bytes, seconds: float | None = None) -> bytes:
    length = b"" if seconds is None else element(0x4489, struct.pack(">d", seconds * 1000))
    info = element(0x1549A966, number(0x2AD7B1, 1_000_000) + length)
    body = info + element(0x1654AE6B, track) + b"".join(clusters)
    return EBML_HEAD + element(0x18538067, body)


def every(milliseconds: int, data: Iterable[bytes]) -> list[tuple[int, bytes]]:
    return [(place * milliseconds, one) for place, one in enumerate(data)]


def box(name: bytes, payload: bytes, size: int | None = None) -> bytes:
    """A box of MP4; its size may be a lie."""
    return struct.pack(">I4s", len(payload) + 8 if size is None else size, name) + payload


def boxes(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 0
    while place < len(content):
        size, name = struct.unpack_from(">I4s", content, place)
        yield name, content[place + 8 : place + size]
        place += size


def with_box(content: bytes, name: bytes, changed: Callable[[bytes], bytes]) -> bytes:
    """The MP4 with one of its outer boxes changed, which is behind all that others point to."""
    return b"".join(
        box(one, changed(inside) if one == name else inside) for one, inside in boxes(content)
    )


def replaced(content: bytes, old: bytes, new: bytes) -> bytes:
    assert old in content
    assert len(old) == len(new)
    return content.replace(old, new)


def part(content: Callable[[], bytes], share: float) -> bytes:
    whole = content()
    return whole[: int(len(whole) * share)]


# --- No recordings at all


def zipped() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("recording.webm", sung())
    return file.getvalue()


def picture(kind: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (32, 32)).save(file, kind)
    return file.getvalue()


def playlist(address: str = ELSEWHERE) -> bytes:
    return f"#EXTM3U\n#EXTINF:9,\n{address}\n#EXTINF:9,\nfile:///etc/passwd\n".encode()


def list_of_files(address: str = ELSEWHERE) -> bytes:
    return f"ffconcat version 1.0\nfile '{address}'\nfile '/etc/passwd'\n".encode()


MANIFEST = f"<?xml version='1.0'?><MPD><BaseURL>{ELSEWHERE}</BaseURL></MPD>"
DRAWING = f"<svg xmlns='http://www.w3.org/2000/svg'><image href='{ELSEWHERE}'/></svg>"
SESSION = "v=0\no=- 0 0 IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n"
WAVE_OF_4_GB = (
    b"RIFF\xff\xff\xff\xffWAVEfmt "
    + struct.pack("<IHHIIHH", 16, 1, 255, 0xFFFFFFFF, 0xFFFFFFFF, 510, 16)
    + b"data\xff\xff\xff\xff"
)

NO_RECORDINGS: dict[str, Callable[[], bytes]] = {
    "nothing": bytes,
    "a byte": lambda: b"\x1a",
    "zeros": lambda: bytes(100_000),
    "a zip": zipped,
    "a gzip bomb": lambda: gzip.compress(bytes(100_000_000), mtime=0),
    "a playlist": playlist,
    "a list of files": list_of_files,
    "a manifest": MANIFEST.encode,
    "a drawing": DRAWING.encode,
    "a session": SESSION.encode,
    "a wave of 4 GB": lambda: WAVE_OF_4_GB,
    "a wave": lambda: recorded("wav", "pcm_s16le", None, seconds=1.0),
    "an MP3": lambda: recorded("mp3", "libmp3lame", None, seconds=1.0),
    "an AVI": lambda: recorded("avi", None, "mjpeg", seconds=1.0, pixels="yuvj420p"),
    "a GIF": lambda: picture("GIF"),
    "a PNG": lambda: picture("PNG"),
    "a page": lambda: b"<!doctype html><video src=x>",
    "a PDF": lambda: b"%PDF-1.7\n",
    "a program": lambda: b"\x7fELF\x02\x01\x01" + bytes(1000),
}


# --- Recordings in name


def many_tracks_in_webm(number: int = MANY) -> bytes:
    tracks = b"".join(opus_track(place) for place in range(1, number + 1))
    return webm(tracks, cluster(0, every(20, packets_of(sung()))))


def many_tracks_in_mp4() -> bytes:
    return with_box(sung_in_mp4(), b"moov", lambda inside: inside + box(b"trak", b"") * MANY)


def many_streams_in_ogg() -> bytes:
    head = opus_head()
    pages = (
        struct.pack("<4sBBqIIIBB", b"OggS", 0, 2, 0, serial, 0, 0, 1, len(head)) + head
        for serial in range(MANY)
    )
    return b"".join(map(_with_sum, pages)) + sung_in_ogg()


def _with_sum(page: bytes) -> bytes:
    """The page of an Ogg with its check sum, without which it is skipped."""
    total = 0
    for byte in page:
        total = ((total << 8) & 0xFFFFFFFF) ^ OGG_TABLE[(total >> 24) ^ byte]
    return page[:22] + struct.pack("<I", total) + page[26:]


def _remainder(value: int) -> int:
    value <<= 24
    for _ in range(8):
        value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
    return value & 0xFFFFFFFF


OGG_TABLE = [_remainder(value) for value in range(256)]


def external_data(address: str = ELSEWHERE) -> bytes:
    """An MP4 whose track says that its samples are elsewhere."""
    here = box(b"url ", struct.pack(">I", 1))
    there = box(b"url ", struct.pack(">I", 0) + address.encode() + b"\0")

    def elsewhere(inside: bytes) -> bytes:
        return _grown(inside, here, there, (b"trak", b"mdia", b"minf", b"dinf", b"dref"))

    return with_box(sung_in_mp4(), b"moov", elsewhere)


def _grown(inside: bytes, old: bytes, new: bytes, path: tuple[bytes, ...]) -> bytes:
    """The boxes with one of them replaced, in all those on the path to it."""
    if not path:
        return inside.replace(old, new)
    if path[0] == b"dref":
        changed = {b"dref": lambda one: one[:8] + one[8:].replace(old, new)}
    else:
        changed = {path[0]: lambda one: _grown(one, old, new, path[1:])}
    return b"".join(
        box(name, changed[name](one) if name in changed else one) for name, one in boxes(inside)
    )


def squeezed_index() -> bytes:
    """An MP4 whose index is compressed, 4 GB of zeros as it says."""
    squeezed = zlib.compress(bytes(200_000_000), 9)
    moov = box(b"dcom", b"zlib") + box(b"cmvd", struct.pack(">I", 0xFFFFFF00) + squeezed)
    return box(b"ftyp", b"qt  \0\0\0\0qt  ") + box(b"moov", box(b"cmov", moov))


def squeezed_blocks() -> bytes:
    """A WebM whose packets are compressed, each of them a hundred megabytes of zeros."""
    coding = element(
        0x6D80,
        element(0x6240, number(0x5031, 0) + number(0x5033, 0) + element(0x5034, number(0x4254, 0))),
    )
    bomb = zlib.compress(bytes(100_000_000), 9)
    return webm(opus_track(coding=coding), cluster(0, every(20, [bomb] * 20)))


def countless_samples() -> bytes:
    """An MP4 that says that it has four billion samples of a gigabyte each."""
    inside = dict(boxes(sung_in_mp4()))[b"moov"]
    place = inside.index(b"stsz") + 4
    counts = struct.pack(">III", 0, 2**30, 0xFFFFFFF0)
    return with_box(
        sung_in_mp4(), b"moov", lambda one: one[:place] + counts + one[place + len(counts) :]
    )


def large_frames(width: int, height: int) -> bytes:
    """Film whose frames are larger than its head says."""
    frames = packets_of(mimed())
    larger = [frames[0][:6] + struct.pack("<HH", width, height) + frames[0][10:], *frames[1:]]
    return webm(film_track(320, 240), cluster(0, every(33, larger)))


NOTHING = -1


def edited(*edits: tuple[int, int]) -> bytes:
    """Film with sound that says which parts of the film are to be shown, and for how long."""
    listed = b"".join(struct.pack(">IiI", length, start, 0x10000) for length, start in edits)
    payload = struct.pack(">II", 0, len(edits)) + listed

    def with_edits(film: bytes) -> bytes:
        return b"".join(
            box(name, box(b"elst", payload) if name == b"edts" else inside)
            for name, inside in boxes(film)
        )

    def in_first_track(index: bytes) -> bytes:
        parts = list(boxes(index))
        first = next(place for place, (name, _) in enumerate(parts) if name == b"trak")
        parts[first] = (b"trak", with_edits(parts[first][1]))
        return b"".join(box(*part) for part in parts)

    return with_box(recorded("mp4", "aac", "libx264", seconds=1.0), b"moov", in_first_track)


def opus_at(*times: int) -> bytes:
    """A second of sound that is cut in parts, each with another time in milliseconds."""
    data = packets_of(sung())
    share = len(data) // len(times)
    parts = [data[place * share : (place + 1) * share] for place in range(len(times))]
    return webm(
        opus_track(),
        *(cluster(at, every(20, one)) for at, one in zip(times, parts, strict=True)),
    )


def film_at(*times: int) -> bytes:
    data = packets_of(mimed())
    first = [cluster(0, [(0, data[0])])]
    return webm(film_track(320, 240), *first, *(cluster(at, [(0, data[0])]) for at in times))


def said_to_last(seconds: float) -> bytes:
    return webm(opus_track(), cluster(0, every(20, packets_of(sung()))), seconds=seconds)


def sound_before_its_time() -> bytes:
    data = packets_of(sung())
    return webm(opus_track(), cluster(0, [(-32_768, data[0]), *every(20, data)]))


def long_sound() -> bytes:
    """Ten hours of a tenth of a second each, in a few bytes."""
    silence = bytes((0b11111011, 0x06))  # code 3, six frames of 20 ms and nothing in them
    blocks = (cluster(place * 120, [(0, silence)]) for place in range(40_000))
    return webm(opus_track(), *blocks)


def endless_sound() -> bytes:
    """The same cluster over and over, so that no time ever goes by."""
    one = cluster(0, every(20, packets_of(sung())))
    track = opus_track()
    return webm(track, *[one] * (BOUNDS.size // len(one) - 1))


def endless_film() -> bytes:
    one = cluster(
        0, every(33, packets_of(recorded("webm", None, "libvpx", size=(16, 16), seconds=1.0)))
    )
    return webm(film_track(16, 16), *[one] * (BOUNDS.size // len(one) - 1))


def cover_alone() -> bytes:
    """Sound with a picture of its cover, which counts as a track of film."""
    file = io.BytesIO()
    with av.open(file, "w", format="mp4") as output:
        stream = output.add_stream("mjpeg", rate=1)
        stream.width = stream.height = 64
        stream.pix_fmt = "yuvj420p"
        stream.disposition = av.stream.Disposition.attached_pic
        frame = av.VideoFrame(64, 64, "yuvj420p")
        frame.pts = 0
        output.mux(stream.encode(frame))
        output.mux(stream.encode(None))
    return file.getvalue()


def padded(content: bytes) -> bytes:
    """The recording with a void behind it that makes it a byte too large."""
    return content + element(0xEC, bytes(BOUNDS.size - len(content) - 8))


def noisy(content: bytes, step: int) -> bytes:
    """The recording with a byte flipped every so often, behind its head."""
    spoilt = bytearray(content)
    for place in range(600, len(spoilt), step):
        spoilt[place] ^= 0xFF
    return bytes(spoilt)


R = Reason
NOT_DECODED = (R.BROKEN, R.TOO_SHORT)

IN_NAME: dict[str, Hostile] = {
    "the mark of WebM alone": hostile(lambda: EBML_HEAD[:4], "sung", R.BROKEN),
    "the mark of Ogg alone": hostile(lambda: b"OggS", "sung", R.BROKEN),
    "the mark of MP4 alone": hostile(lambda: b"\0\0\0\x18ftyp", "sung", R.BROKEN),
    "a zip behind the mark of WebM": hostile(
        lambda: EBML_HEAD + zipped(), "sung", *NOT_DECODED, R.NO_SOUND
    ),
    "a zip behind the mark of Ogg": hostile(lambda: b"OggS" + zipped(), "sung", R.BROKEN),
    "a zip behind the mark of MP4": hostile(
        lambda: box(b"ftyp", b"isom") + zipped(), "sung", R.BROKEN
    ),
    "a playlist behind the mark of MP4": hostile(
        lambda: box(b"ftyp", b"isom") + playlist(), "sung", R.BROKEN
    ),
    "an MP4 without its index": hostile(
        lambda: b"".join(box(*one) for one in boxes(sung_in_mp4()) if one[0] != b"moov"),
        "sung",
        R.BROKEN,
    ),
    "an index without samples": hostile(
        lambda: b"".join(box(*one) for one in boxes(sung_in_mp4()) if one[0] != b"mdat"),
        "sung",
        *NOT_DECODED,
    ),
    "an element without end": hostile(
        lambda: EBML_HEAD + element(0x18538067, b"", 2**56 - 2), "sung", *NOT_DECODED, R.NO_SOUND
    ),
    "10,000 tracks in WebM": hostile(many_tracks_in_webm, "sung", R.TOO_MANY_TRACKS),
    "a track too many": hostile(
        lambda: many_tracks_in_webm(BOUNDS.tracks + 1), "sung", R.TOO_MANY_TRACKS
    ),
    "10,000 tracks in MP4": hostile(many_tracks_in_mp4, "sung", R.TOO_MUCH_WORK),
    "10,000 streams in Ogg": hostile(many_streams_in_ogg, "sung", R.TOO_MUCH_WORK),
    "a squeezed index": hostile(squeezed_index, "sung", R.BROKEN, R.TOO_MUCH_WORK),
    "squeezed packets": hostile(squeezed_blocks, "sung", *NOT_DECODED, R.TOO_MUCH_WORK),
    "countless samples": hostile(countless_samples, "sung", *NOT_DECODED, R.TOO_MUCH_WORK),
    "255 channels": hostile(
        lambda: webm(opus_track(channels=255), cluster(0, every(20, packets_of(sung())))),
        "sung",
        *NOT_DECODED,
    ),
    "frames of 268 megapixels": hostile(
        lambda: large_frames(16_383, 16_383), "mimed", R.BROKEN, R.TOO_MANY_PIXELS
    ),
    "a size of nothing": hostile(
        lambda: webm(film_track(0, 0), cluster(0, [(0, bytes(10))])), "mimed", *NOT_DECODED
    ),
    "frames of film for television": hostile(
        lambda: recorded("mp4", None, "libx264", seconds=0.6, frames=5, size=(3840, 2160)),
        "mimed",
        R.TOO_MANY_PIXELS,
    ),
    "film that begins after 100 hours": hostile(
        lambda: edited((A_HUNDRED_HOURS * 1000, NOTHING), (1000, 0)), "both", R.TOO_LONG
    ),
    "a second a thousand times": hostile(lambda: edited(*[(1000, 0)] * 1000), "mimed", R.TOO_LONG),
    "film of a second that isn't there": hostile(
        lambda: edited((1000, 2**31 - 1)), "mimed", R.TOO_SHORT
    ),
    "sound after 100 hours": hostile(
        lambda: opus_at(0, A_HUNDRED_HOURS * 1000), "sung", R.TOO_LONG
    ),
    "film after 100 hours": hostile(lambda: film_at(A_HUNDRED_HOURS * 1000), "mimed", R.TOO_LONG),
    "film of one moment": hostile(lambda: film_at(0, 0, 0), "mimed", R.TOO_SHORT),
    "a minute": hostile(
        lambda: recorded("webm", "libopus", None, seconds=60.0, volume=0.0), "sung", R.TOO_LONG
    ),
    "an hour of silence": hostile(long_sound, "sung", R.TOO_LONG),
    "endless sound": hostile(endless_sound, "sung", R.TOO_LONG),
    "endless film": hostile(endless_film, "mimed", R.TOO_MUCH_WORK),
    "a blink": hostile(lambda: recorded("mp4", None, "libx264", seconds=0.2), "mimed", R.TOO_SHORT),
    "a click": hostile(lambda: recorded("ogg", "libopus", None, seconds=0.1), "sung", R.TOO_SHORT),
    "thousands of frames": hostile(
        lambda: recorded("webm", None, "libvpx", seconds=4.0, frames=1000, size=(16, 16)),
        "mimed",
        R.TOO_MUCH_WORK,
    ),
    "film that should sing": hostile(mimed, "sung", R.NO_SOUND),
    "a song that should be seen": hostile(sung, "mimed", R.NO_FILM),
    "a song without its film": hostile(sung, "both", R.NO_FILM),
    "a cover": hostile(cover_alone, "mimed", R.NO_FILM),
    "FLAC": hostile(lambda: recorded("ogg", "flac", None, seconds=1.0), "sung", R.UNKNOWN_CODEC),
    "film of pictures": hostile(
        lambda: recorded("matroska", None, "mjpeg", seconds=1.0, pixels="yuvj420p"),
        "mimed",
        R.UNKNOWN_CODEC,
    ),
    "film of elsewhere": hostile(
        lambda: recorded("mp4", None, "mpeg4", seconds=1.0), "mimed", R.UNKNOWN_CODEC
    ),
    "film under lock": hostile(
        lambda: replaced(mimed_in_mp4(), b"avc1", b"encv"), "mimed", R.UNKNOWN_CODEC, R.BROKEN
    ),
    "a byte too many": hostile(lambda: padded(sung()), "sung", R.TOO_LARGE),
}

HARMLESS: dict[str, tuple[Callable[[], bytes], Kind]] = {
    "samples elsewhere": (external_data, "sung"),
    "a size of gigapixels": (
        lambda: webm(film_track(65_535, 65_535), cluster(0, every(33, packets_of(mimed())))),
        "mimed",
    ),
    "sound of before": (sound_before_its_time, "sung"),
    **{
        f"a length of {seconds} seconds": (partial(said_to_last, seconds), "sung")
        for seconds in (0.0, -5.0, float(A_HUNDRED_HOURS), float("nan"), float("inf"))
    },
}
"""Recordings of a second whose lies are of no use: they are taken for what is in them."""

WHOLE: tuple[tuple[str, Callable[[], bytes], Kind], ...] = (
    ("sung in WebM", sung, "sung"),
    ("sung in Ogg", sung_in_ogg, "sung"),
    ("sung in MP4", sung_in_mp4, "sung"),
    ("mimed in WebM", mimed, "mimed"),
    ("mimed in MP4", mimed_in_mp4, "mimed"),
)
SPOILT: dict[str, Hostile] = {
    f"{name}, {how}": Hostile(made, kind, frozenset((*NOT_DECODED, R.NO_SOUND, R.NO_FILM)))
    for name, whole, kind in WHOLE
    for how, made in itertools.chain(
        (
            (f"{share:.0%} of it", partial(part, whole, share))
            for share in (0.01, 0.1, 0.3, 0.6, 0.95)
        ),
        (
            (
                f"a byte of {step} flipped",
                partial(lambda one, every: noisy(one(), every), whole, step),
            )
            for step in (7, 97)
        ),
    )
}
"""Recordings that are cut off or damaged. A part that can still be played may be taken."""
