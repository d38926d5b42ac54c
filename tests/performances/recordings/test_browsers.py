"""What Chromium records of a microphone and a camera, and that it plays what is made of it."""

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, sync_playwright

from performances.recordings.anew import made
from performances.recordings.bounds import BOUNDS, Kind
from performances.recordings.make import remake
from testkit.chromium import CHROMIUM, needs_chromium
from testkit.recordings import turned

pytestmark = needs_chromium

FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)
A_PAGE = "http://localhost/"
SECONDS = 3.0

RECORD = """async ([kind, type, seconds]) => {
    const size = { width: 640, height: 480 }
    const wanted = { audio: kind !== "mimed", video: kind !== "sung" && size }
    const stream = await navigator.mediaDevices.getUserMedia(wanted)
    const recorder = new MediaRecorder(stream, { mimeType: type })
    const parts = []
    recorder.ondataavailable = event => parts.push(event.data)
    const stopped = new Promise(done => { recorder.onstop = done })
    recorder.start(250)
    await new Promise(done => setTimeout(done, seconds * 1000))
    recorder.stop()
    await stopped
    for (const track of stream.getTracks()) track.stop()
    const reader = new FileReader()
    const read = new Promise(done => { reader.onload = done })
    reader.readAsDataURL(new Blob(parts))
    await read
    return reader.result.slice(reader.result.indexOf(",") + 1)
}"""
PLAY = """async ([data, type]) => {
    const player = document.createElement(type.startsWith("audio") ? "audio" : "video")
    player.muted = true
    player.src = `data:${type};base64,${data}`
    await player.play()
    while (player.currentTime < 0.1) await new Promise(done => setTimeout(done, 20))
    return [player.duration, player.videoWidth ?? 0, player.videoHeight ?? 0]
}"""
LIGHT = """async data => {
    const player = document.createElement("video")
    player.muted = true
    player.src = `data:video/mp4;base64,${data}`
    await player.play()
    while (player.currentTime < 0.1) await new Promise(done => setTimeout(done, 20))
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 2
    const pen = canvas.getContext("2d")
    pen.imageSmoothingQuality = "high"
    pen.drawImage(player, 0, 0, 2, 2)
    const light = [...pen.getImageData(0, 0, 2, 2).data].filter((_, place) => place % 4 === 0)
    return light.indexOf(Math.max(...light))
}"""

TYPES: list[tuple[Kind, str]] = [
    ("sung", "audio/webm;codecs=opus"),
    ("sung", "audio/mp4;codecs=opus"),
    ("mimed", "video/webm;codecs=vp8"),
    ("mimed", "video/webm;codecs=vp9"),
    ("mimed", "video/webm;codecs=h264"),
    ("mimed", "video/mp4;codecs=avc1.42E01E"),
    ("both", "video/webm;codecs=vp8,opus"),
    ("both", "video/webm;codecs=vp9,opus"),
    ("both", "video/mp4;codecs=avc1.42E01E,opus"),
]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """A page where a microphone and a camera are at hand, and nobody is asked for leave."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.route("**/*", _an_empty_page)
        page.goto(A_PAGE)
        yield page
        browser.close()


def _an_empty_page(route: Route) -> None:
    route.fulfill(body="<!doctype html><title>An empty page</title>", content_type="text/html")


def plays(page: Page, content: bytes, media_type: str) -> Any:
    return page.evaluate(PLAY, [base64.b64encode(content).decode(), media_type])


@pytest.mark.parametrize(("kind", "recorded_as"), TYPES)
def test_a_recording_of_a_browser_is_made_anew_and_played(
    page: Page, kind: Kind, recorded_as: str
) -> None:
    if not page.evaluate("type => MediaRecorder.isTypeSupported(type)", recorded_as):
        assert "mp4" in recorded_as or "h264" in recorded_as, "every Chromium records this"
        pytest.skip(f"this Chromium doesn't record {recorded_as}")
    original = base64.b64decode(page.evaluate(RECORD, [kind, recorded_as, SECONDS]))

    anew = remake(original, kind)

    assert BOUNDS.least_seconds <= anew.seconds <= SECONDS + 1
    for form in anew.forms:
        seconds, *size = plays(page, form.content, form.media_type)
        assert seconds == pytest.approx(anew.seconds, abs=0.2)
        assert size == ([0, 0] if kind == "sung" else [480, 360])


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_film_is_shown_as_the_original_was(page: Page, degrees: int, is_mirrored: bool) -> None:
    original, _ = turned(degrees, is_mirrored)
    anew = made(original, "mimed", BOUNDS).forms[0]
    shown = [page.evaluate(LIGHT, base64.b64encode(one).decode()) for one in (original, anew)]
    assert shown[0] == shown[1]
