"""Measures the client on a slow phone: when something is seen, and how smoothly it moves."""

import json
import logging
import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.databases import Database, new_database
from bench.report import say, title
from bench.serving import Server, serving
from testkit.api_callers import OpenTable, a_game, play_on
from testkit.chromium import CHROMIUM

VISITS = 5
SLOWER = 4
"""How much slower a phone computes than this machine."""
HOME = {"latency": 10, "downloadThroughput": 20_000_000 / 8, "uploadThroughput": 5_000_000 / 8}
ROAD = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""The network of a home, and what browsers call slow 4G."""
NETWORKS = {"at home": (HOME, 0.5, 1.0), "on the road": (ROAD, 1.0, 1.0)}
"""Networks, and seconds within which something is to be seen there, and a card."""
DROPPED = 0.25
FRAMES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]

FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WATCH = """window.firstCard = new Promise(resolve => {
    const look = () => {
        const card = document.querySelector('.card img')
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
        const isSeen = isPainted && card?.complete && card.naturalWidth > 0
        isSeen ? resolve(performance.now()) : requestAnimationFrame(look)
    }
    look()
})"""
"""Looks in each frame whether a picture is whole, on a page that is painted."""


def measure() -> None:
    logging.disable(logging.INFO)  # the moves of an uncovering are made in this process
    with new_database() as database, serving(database, 1) as server, chromium() as browser:
        title(f"The client on a phone that computes {SLOWER} times slower")
        for where, (network, soon, later) in NETWORKS.items():
            visits = [visit(browser, server, network) for _ in range(VISITS)]
            paint, card = (statistics.median(times) / 1000 for times in zip(*visits, strict=True))
            say(
                f"first visit {where}: something is seen",
                f"{paint:.2f} s",
                f"within {soon} s",
                kept=paint < soon,
            )
            say(
                f"first visit {where}: a card is seen",
                f"{card:.2f} s",
                f"within {later} s",
                kept=card < later,
            )
        dropped, frames = uncovering(browser, server, database)
        say(
            f"frames dropped in an uncovering, of {frames}",
            f"{dropped:.1%}",
            kept=dropped < DROPPED,
            wanted=f"less than {DROPPED:.0%}",
        )


@contextmanager
def chromium() -> Iterator[Browser]:
    # Playwright's loop is at rest while the database is asked.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@contextmanager
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 640},
        device_scale_factor=2,
        has_touch=True,
        locale="en-GB",
    )
    yield context.new_page()
    context.close()


def is_slow(page: Page, network: dict[str, float] | None = None) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **network})


def visit(browser: Browser, server: Server, network: dict[str, float]) -> tuple[float, float]:
    """Milliseconds until something is seen for the first time, and until a card is."""
    with phone(browser) as page:
        is_slow(page, network)
        page.add_init_script(WATCH)
        page.goto(f"http://127.0.0.1:{server.port}/")
        card = page.evaluate("firstCard")
        return page.evaluate(FIRST_PAINT), card


def uncovering(browser: Browser, server: Server, database: Database) -> tuple[float, int]:
    """The share of frames that were dropped, and how many there were to be."""
    table: OpenTable = database.do(a_game, players=6)
    with phone(browser) as page:
        url = f"http://127.0.0.1:{server.port}"
        me = json.dumps({"id": table.host.id, "name": "Ana"})
        page.goto(url)
        page.evaluate(
            "given => Object.assign(localStorage, given)",
            {"dixit.token": table.host.token, "dixit.me": me},
        )
        page.goto(f"{url}/r/{table.code}")
        for _ in range(2):
            database.do(play_on, table)
        expect(page.locator(".laid")).to_have_count(6)
        page.wait_for_load_state("networkidle")
        is_slow(page)
        browser.start_tracing(page=page, categories=FRAMES)
        for _ in range(2):
            database.do(play_on, table)
        expect(page.locator(".summary")).to_be_visible(timeout=60_000)
        trace = json.loads(browser.stop_tracing())
    names = [event["name"] for event in trace["traceEvents"]]
    drawn, dropped = names.count("DrawFrame"), names.count("DroppedFrame")
    return dropped / (drawn + dropped), drawn + dropped
