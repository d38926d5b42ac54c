"""Recordings as browsers and phones make them, made anew."""

import io
import itertools
from array import array
from contextlib import nullcontext
from statistics import mean

import av
import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from performances.recordings import film as films
from performances.recordings import make
from performances.recordings import sound as sounds
from performances.recordings.anew import made
from performances.recordings.bounds import BOUNDS, Kind
from performances.recordings.make import remake
from performances.recordings.messages import Made
from performances.recordings.pictures import heights
from performances.recordings.reasons import BadRecording, Reason
from testkit.hostile_recordings import cluster, every, film_track, opus_track, webm
from testkit.recordings import packets_of, recorded, seen, turned
from web.bounded_process import ProcessEnded

FROM_BROWSERS: list[tuple[str, str | None, str | None]] = [
    ("webm", "libopus", None),
    ("ogg", "libopus", None),
    ("mp4", "aac", None),
    ("mp4", "libopus", None),
    ("webm", None, "libvpx"),
    ("webm", None, "libvpx-vp9"),
    ("matroska", None, "libx264"),
    ("mp4", None, "libx264"),
    ("mp4", None, "libvpx-vp9"),
    ("mov", "aac", "libx264"),
    ("webm", "libopus", "libvpx"),
    ("matroska", "libopus", "libx264"),
    ("mp4", "aac", "libx264"),
]
CODECS: dict[Kind, tuple[list[str], list[str]]] = {
    "sung": (["aac"], ["opus"]),
    "mimed": (["h264"], ["vp9"]),
    "both": (["h264", "aac"], ["vp9", "opus"]),
}


def kind_of(sound: str | None, film: str | None) -> Kind:
    if film is None:
        return "sung"
    return "both" if sound else "mimed"


def codecs(content: bytes) -> list[str]:
    with av.open(io.BytesIO(content), "r") as container:
        return [stream.codec_context.codec.canonical_name for stream in container.streams]


def seconds_of(content: bytes) -> float:
    with av.open(io.BytesIO(content), "r") as container:
        assert container.duration
        return float(container.duration / av.time_base)


def heard(content: bytes) -> "array[float]":
    """The samples of a new file, as they were before it was coded."""
    hearing = sounds.Hearing(BOUNDS)
    with av.open(io.BytesIO(content), "r") as container:
        for frame in container.decode(audio=0):
            hearing.take(frame)
    hearing.finish()
    return hearing.samples


@pytest.mark.parametrize(("container", "sound", "film"), FROM_BROWSERS)
def test_what_a_browser_records_comes_out_in_two_forms(
    container: str, sound: str | None, film: str | None
) -> None:
    kind = kind_of(sound, film)

    done = remake(recorded(container, sound, film), kind)

    sort = "audio" if kind == "sung" else "video"
    assert done.kind == kind
    assert [(form.file, form.media_type) for form in done.forms] == [
        ("recording.mp4", f"{sort}/mp4"),
        ("recording.webm", f"{sort}/webm"),
    ]
    assert done.seconds == pytest.approx(2.0, abs=0.1)
    for form, expected in zip(done.forms, CODECS[kind], strict=True):
        assert codecs(form.content) == expected
        assert seconds_of(form.content) == pytest.approx(done.seconds, abs=0.1)
    with Image.open(io.BytesIO(done.picture.content)) as picture:
        assert picture.format == "WEBP"
        assert picture.size == ((480, 120) if kind == "sung" else (320, 240))


@pytest.mark.parametrize("kind", ["sung", "mimed", "both"])
def test_only_what_was_asked_for_is_kept(kind: Kind) -> None:
    anew = made(recorded("mp4", "aac", "libx264"), kind, BOUNDS)
    assert tuple(map(codecs, anew.forms)) == CODECS[kind]


def test_the_same_recording_makes_the_same_files() -> None:
    one, other = recorded(), recorded(seconds=1.5)
    hashes = [remake(content, "both").content_hash for content in (one, one, other)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_what_was_not_asked_for_is_not_enough() -> None:
    with pytest.raises(BadRecording) as refused:
        remake(recorded(film=None), "mimed")
    assert refused.value.reason is Reason.NO_FILM


SAID = [
    msgspec.msgpack.encode(Made(seconds=float("nan"), forms=(b"", b""), picture=b"")),
    msgspec.msgpack.encode(Made(seconds=1000.0, forms=(b"", b""), picture=b"")),
    msgspec.msgpack.encode({"type": "Made", "seconds": 1.0, "forms": [], "picture": b""}),
    b"nonsense",
]


@pytest.mark.parametrize("said", SAID)
def test_what_a_process_says_is_not_believed_blindly(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flaw in what decodes may let a recording speak for it."""
    monkeypatch.setattr(make, "bounded_process", lambda *_: nullcontext(lambda *_: said))
    with pytest.raises(BadRecording) as refused:
        remake(b"whatever", "sung")
    assert refused.value.reason is Reason.BROKEN


def test_a_process_that_dies_is_a_recording_that_is_refused() -> None:
    long = recorded("mp4", None, "libx264", seconds=20.0, size=(480, 360), frames=15)
    for bounds in (replace(BOUNDS, cpu_seconds=1), replace(BOUNDS, wall_seconds=0.01)):
        with pytest.raises(BadRecording) as refused:
            remake(long, "mimed", bounds)
        assert refused.value.reason is Reason.TOO_MUCH_WORK


def test_a_process_that_does_not_start_is_no_fault_of_the_recording(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(make, "PROCESS", "performances.recordings.no_such_process")
    with pytest.raises(ProcessEnded):
        remake(recorded(film=None), "sung")


# --- Sound


@pytest.mark.parametrize("volume", [0.1, 0.4, 7.0])
def test_all_are_as_loud_as_each_other(volume: float) -> None:
    anew = made(recorded(film=None, volume=volume), "sung", BOUNDS)
    for form in anew.forms:
        samples = heard(form)
        assert sounds.loudness(samples) == pytest.approx(sounds.LOUDNESS, abs=1.0)
        assert max(samples) < 1.0


def test_a_clap_in_a_quiet_song_does_not_clip() -> None:
    samples = array("f", [0.01 * (-1) ** (place // 50) for place in range(sounds.RATE)])
    samples[20_000] = 1.0
    evened = sounds.evened(samples)
    assert len(evened) == len(samples)
    assert max(map(abs, evened)) <= sounds.PEAK + 0.01


def test_silence_stays_silence() -> None:
    anew = made(recorded(film=None, volume=0.0), "sung", BOUNDS)
    assert max(map(abs, heard(anew.forms[0]))) < 0.001


@pytest.mark.parametrize("rate", [8_000, 16_000, 44_100, 96_000])
@pytest.mark.parametrize("layout", ["mono", "stereo", "5.1"])
def test_any_rate_and_channels_become_one_sound(rate: int, layout: str) -> None:
    anew = made(recorded("mp4", "aac", None, rate=rate, layout=layout), "sung", BOUNDS)
    with av.open(io.BytesIO(anew.forms[0]), "r") as container:
        (stream,) = container.streams.audio
        assert (stream.rate, stream.layout.name) == (48_000, "mono")
    assert anew.seconds == pytest.approx(2.0, abs=0.1)


def test_a_pause_stays_as_long_as_it_was() -> None:
    data = packets_of(recorded("webm", "libopus", None, seconds=1.0))
    content = webm(opus_track(), cluster(0, every(20, data)), cluster(3_000, every(20, data)))
    anew = made(content, "sung", BOUNDS)
    assert anew.seconds == pytest.approx(4.0, abs=0.1)
    samples = heard(anew.forms[0])
    pause = samples[int(1.2 * sounds.RATE) : int(2.8 * sounds.RATE)]
    assert max(map(abs, pause)) < 0.01
    assert max(samples[int(3.2 * sounds.RATE) :]) > 0.1


def test_the_wave_shows_where_it_is_loud() -> None:
    quiet_then_loud = array("f", [0.1] * 30_000 + [0.8] * 30_000)
    bars = heights(quiet_then_loud)
    assert mean(bars[:30]) == pytest.approx(0.125, abs=0.01)
    assert mean(bars[30:]) == pytest.approx(1.0, abs=0.01)


# --- Film


@pytest.mark.parametrize(
    ("size", "kept"),
    [
        ((1280, 720), (480, 270)),
        ((720, 1280), (270, 480)),
        ((640, 480), (480, 360)),
        ((320, 240), (320, 240)),
        ((1920, 200), (480, 50)),
        ((98, 50), (98, 50)),
        ((1920, 32), (480, 16)),
    ],
)
def test_the_longer_side_has_at_most_480_pixels(
    size: tuple[int, int], kept: tuple[int, int]
) -> None:
    anew = made(recorded("mp4", None, "libx264", size=size, seconds=0.6), "mimed", BOUNDS)
    for form in anew.forms:
        with av.open(io.BytesIO(form), "r") as container:
            (stream,) = container.streams.video
            assert (stream.width, stream.height) == kept


@pytest.mark.parametrize("frames", [5, 15, 24, 60])
def test_fifteen_frames_are_shown_a_second(frames: int) -> None:
    anew = made(recorded("mp4", None, "libx264", frames=frames), "mimed", BOUNDS)
    for form in anew.forms:
        with av.open(io.BytesIO(form), "r") as container:
            times = [frame.time for frame in container.decode(video=0)]
        steps = [later - earlier for earlier, later in itertools.pairwise(times)]
        assert len(times) == pytest.approx(30, abs=3)
        assert steps == pytest.approx([1 / films.RATE] * len(steps), abs=0.002)


def test_film_of_much_movement_stays_small() -> None:
    anew = made(recorded(seconds=4.0, size=(640, 480)), "both", BOUNDS)
    for form in anew.forms:
        assert len(form) * 8 / anew.seconds < 1_000_000


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_film_stands_upright_however_the_phone_was_held(degrees: int, is_mirrored: bool) -> None:
    """The light corner is where a player that knows of the turn shows it."""
    content, corner = turned(degrees, is_mirrored)
    anew = made(content, "mimed", BOUNDS)
    for form in anew.forms:
        frame = seen(form)[0]
        assert frame.rotation == 0
        picture = frame.to_image()
        assert picture.size == ((240, 320) if degrees % 180 else (320, 240))
        assert lightest_corner(picture) == corner
    with Image.open(io.BytesIO(anew.picture)) as first:
        assert lightest_corner(first) == corner


def lightest_corner(picture: Image.Image) -> tuple[int, int]:
    """Across and down, each 0 or 1."""
    corners = picture.convert("L").resize((2, 2), Image.Resampling.BOX).tobytes()
    place = corners.index(max(corners))
    return place % 2, place // 2


def test_frames_that_change_their_size_are_put_into_that_of_the_first() -> None:
    """As when a phone is turned while it films."""
    wide = packets_of(recorded("webm", None, "libvpx", seconds=1.0))
    high = packets_of(recorded("webm", None, "libvpx", seconds=1.0, size=(240, 320)))
    track = film_track(320, 240)
    content = webm(track, cluster(0, every(33, wide)), cluster(1000, every(33, high)))
    anew = made(content, "mimed", BOUNDS)
    assert anew.seconds == pytest.approx(2.0, abs=0.1)
    for form in anew.forms:
        assert {(frame.width, frame.height) for frame in seen(form)} == {(320, 240)}
        last = seen(form)[-1].to_image()
        assert sum(last.getpixel((5, 120))) < 60  # beside the high picture it is dark
        assert sum(last.crop((80, 10, 240, 230)).resize((1, 1)).getpixel((0, 0))) > 200


def test_sound_and_film_keep_time_with_each_other() -> None:
    """A film that begins a second after its sound stands still until then."""
    sound = packets_of(recorded("webm", "libopus", None))
    film = packets_of(recorded("webm", None, "libvpx", seconds=1.0))
    content = webm(
        film_track(320, 240) + opus_track(2),
        cluster(0, every(20, sound), track=2),
        cluster(1000, every(33, film)),
    )
    anew = made(content, "both", BOUNDS)
    frames = seen(anew.forms[0])
    assert len(frames) == pytest.approx(30, abs=2)
    first = bytes(frames[0].planes[0])
    still = [frame for frame in frames if is_alike(bytes(frame.planes[0]), first)]
    assert len(still) == pytest.approx(15, abs=3)


def is_alike(one: bytes, other: bytes) -> bool:
    return mean(abs(a - b) for a, b in zip(one[::97], other[::97], strict=True)) < 2


# --- Length


@pytest.mark.parametrize("kind", ["sung", "mimed", "both"])
def test_a_little_too_long_is_cut_and_longer_is_refused(kind: Kind) -> None:
    bounds = replace(BOUNDS, seconds=1.0, tolerated_seconds=1.5)
    anew = made(recorded(seconds=1.3), kind, bounds)
    assert anew.seconds == pytest.approx(1.0, abs=0.07)
    for form in anew.forms:
        assert seconds_of(form) == pytest.approx(1.0, abs=0.1)
    with pytest.raises(BadRecording) as refused:
        made(recorded(seconds=1.8), kind, bounds)
    assert refused.value.reason is Reason.TOO_LONG
