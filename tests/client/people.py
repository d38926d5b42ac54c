"""People who play in a browser, each on a phone of their own."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from testkit.api_callers import Caller
from testkit.devices import Device, new_email

PHONE = {"width": 360, "height": 640}
LEFT_TOO_SOON = "WebSocket is closed before the connection is established"
"""What the browser notes where a page that is left was about to open its socket."""
NO_WORKERS = "Service Worker registration blocked by Playwright"
STICKING_OUT = """[...document.querySelectorAll("body *")]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map(one => one.outerHTML.slice(0, 200))"""
SETTLE = """async () => {
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn))
    while (document.querySelector('.fresh')) await frame()
    for (let drawn = 0; drawn < 3; drawn++) await frame()
    await document.fonts.ready
    await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    const passing = () => document.getAnimations()
        .filter(one => one.playState === 'running')
        .filter(one => !one.effect.target?.closest('.fuse, .burning'))
        .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
    for (let some = passing(); some.length > 0; some = passing()) {
        await Promise.all(some.map(one => one.finished.catch(() => {})))
        await frame()
    }
}"""


@dataclass
class Guest:
    """Somebody with a page, who sees and does what is on it."""

    context: BrowserContext
    url: str
    complaints: list[str] = field(default_factory=list)
    """What the browser had to say against the page."""
    heard: list[str] = field(default_factory=list)
    """What sockets have told the page that was opened last."""
    _asked: set[Request] = field(default_factory=set)
    """The requests that aren't answered yet."""

    def __post_init__(self) -> None:
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("websocket", self._listen)
        page.on("framenavigated", lambda _: self.heard.clear())
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._ask)
        page.on("requestfinished", self._be_answered)
        page.on("requestfailed", self._be_answered)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.text == NO_WORKERS or LEFT_TOO_SOON in message.text:
            return
        self.complaints.append(f"{message.text} {message.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _ask(self, request: Request) -> None:
        self._asked.add(request)

    def _be_answered(self, request: Request) -> None:
        self._asked.discard(request)

    # Coming in

    def opens_a_table(self, name: str) -> None:
        self.page.goto(self.url)
        self.presses("Open a table")
        self.says_name(name)
        self.page.wait_for_url("**/r/*")

    def is_signed_in(self, caller: Caller, name: str) -> None:
        """The device is that of somebody who has played before."""
        me = json.dumps({"id": caller.id, "name": name})
        kept = {"dixit.token": caller.token, "dixit.me": me}
        lines = (f"localStorage.setItem({json.dumps(k)}, {json.dumps(v)})" for k, v in kept.items())
        self.page.goto(self.url)
        self.page.evaluate(";".join(lines))

    @property
    def link(self) -> str:
        return self.page.url

    def comes_by(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.says_name(name)
        expect(self.page.get_by_label("At the table")).to_contain_text(name)

    def hears_of(self, topic: str) -> None:
        """Waits until the page's own socket has told a topic, so that what comes now is new."""
        for _ in range(200):
            if any(f'"{topic}"' in frame for frame in self.heard):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"Nothing is heard of {topic}.")

    def says_name(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.presses("Come in")

    def wants_a_short_game(self) -> None:
        self.changes_to("15 points")

    def changes_to(self, setting: str) -> None:
        self.presses("Change")
        self.chooses(setting)
        self.presses("Done")

    def chooses(self, option: str) -> None:
        named = self.page.get_by_text(option, exact=True)
        button = self.page.locator(".option", has=named).get_by_role("radio")
        button.click()
        expect(button).to_be_checked()

    # Playing

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def presses(self, name: str) -> None:
        self.button(name).click()

    def strikes(self, key: str) -> None:
        """Presses a key that decides something, once what has just come takes it."""
        expect(self.page.locator(".fresh")).to_have_count(0)
        self.page.keyboard.press(key)

    def may(self, name: str) -> bool:
        return self.button(name).count() > 0

    def swipes(self, *, from_x: int, to_x: int) -> None:
        """A thumb goes across the middle of the screen."""
        finger = self.context.new_cdp_session(self.page)
        for kind, x in (("touchStart", from_x), ("touchMove", to_x), ("touchEnd", None)):
            points = [] if x is None else [{"x": x, "y": PHONE["height"] / 2}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def tells(self, clue: str) -> None:
        self.presses("Use this card")
        self.page.get_by_role("textbox", name="Your clue").fill(clue)
        self.presses("Say it")
        self.sees_clue(clue)

    def sees_clue(self, clue: str) -> None:
        expect(self.page.locator(".clue")).to_have_text(clue)

    def gives(self) -> None:
        """One card, or the first two where two are asked for."""
        expect(self.page.locator("h1.task")).to_contain_text("could it be?")
        if self.may("Give this card"):
            self.presses("Give this card")
        else:
            self.presses("Take this one")
            self.page.keyboard.press("ArrowRight")
            self.presses("Take this one")
            self.presses("Give these two")

    @property
    def choices(self) -> Locator:
        """The cards on the board that aren't one's own."""
        return self.page.locator(".laid:not(.own) > button")

    def votes(self, nth: int) -> None:
        expect(self.choices.first).to_be_visible()
        self.choices.nth(nth % self.choices.count()).click()
        self.page.locator(".foot").get_by_role("button", name=re.compile("^Vote for this")).click()

    def turns_the_card_over(self) -> None:
        self.presses("Turn my card over")

    def goes_on(self) -> None:
        """Leaves the end of an uncovering, which stays for those whom nobody waits for."""
        if self.may("Go on"):
            self.presses("Go on")

    def goes_on_soon(self) -> None:
        expect(self.button("Go on")).to_be_visible()
        self.presses("Go on")

    # Leaving

    def leaves(self) -> None:
        """Closes all pages, whose browser has noted each request and socket that was cut."""
        self.context.close()
        self.complaints.clear()

    # Looking

    def stops_the_clock(self) -> None:
        """Nothing on the page begins or ends by its time any more, unless a test lets that pass.

        What was begun before the page's clock was installed runs on: let that be before it loads.
        """
        while True:
            try:
                self.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
            except Error as error:  # the time had passed before the page heard of it
                if "past" not in str(error):
                    raise
            else:
                return

    def settles(self) -> None:
        """Waits until all that was asked for is there, and nothing moves any more."""
        while True:
            self.page.evaluate(SETTLE)
            if not self._asked:
                return
            self.page.wait_for_timeout(20)

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".result").count() > 0

    def is_no_wider_than_the_screen(self) -> None:
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert self.page.evaluate(wider) <= 0, self.page.evaluate(STICKING_OUT)

    def fits_the_screen(self) -> None:
        """Nothing scrolls sideways, and the foot of the page is to be seen."""
        self.is_no_wider_than_the_screen()
        expect(self.page.locator(".foot").first).to_be_in_viewport(ratio=0.99)


def a_table(invite: Callable[[], Guest], *names: str) -> list[Guest]:
    """Guests in a lobby, the first of whom has opened it."""
    first, *others = guests = [invite() for _ in names]
    first.opens_a_table(names[0])
    for guest, name in zip(others, names[1:], strict=True):
        guest.comes_by(first.link, name)
    return guests


def a_member(invite: Callable[[], Guest], name: str) -> Guest:
    """Somebody with a full account, signed in on a phone."""
    guest = invite()
    guest.is_signed_in(with_an_account(name), name)
    return guest


def with_an_account(name: str) -> Caller:
    device = Device()
    device.sign_up(f"client-{new_email()}", name)
    return Caller(device.token or "", device.me.said["id"])


def storyteller_of(guests: Sequence[Guest]) -> Guest | None:
    """Whoever may tell, once it is clear who that is; none if the game has ended."""
    for _ in range(100):
        for guest in guests:
            guest.goes_on()
        if all(guest.has_ended for guest in guests):
            return None
        if tellers := [guest for guest in guests if guest.may("Use this card")]:
            return tellers[0]
        guests[0].page.wait_for_timeout(50)
    raise AssertionError("Nobody may tell, and the game goes on.")


def play_turn(
    guests: Sequence[Guest],
    teller: Guest,
    number: int,
    tells: Callable[[Guest, str], None] = Guest.tells,
) -> None:
    """A whole turn; votes go to another card each time, so that somebody scores in the end."""
    clue = f"what the clock dreams of, {number}"
    tells(teller, clue)
    guessers = [guest for guest in guests if guest is not teller]
    for guest in guessers:
        guest.goes_on()
        guest.sees_clue(clue)
        guest.gives()
    for seat, guest in enumerate(guessers):
        expect(guest.choices.first).to_be_visible()
        guest.fits_the_screen()
        guest.votes(number + seat)
    teller.turns_the_card_over()
    for guest in guests:
        expect(guest.page.locator(".laid.truth")).to_have_count(1)
