"""Somebody closes the page, and their device tells them that a slow game waits.

Headless Chromium has no push service behind it. So `PushManager` is stubbed: whoever subscribes
gets the subscription of a browser of the tests at a push service of the tests. The server sends
there, that browser decrypts, and Chromium's developer tools deliver what it read to the service
worker. Nobody can tap a notification either: the tests dispatch the tap, and note which tab the
worker shows or opens. That a browser replaces its subscription is dispatched as well.
"""

import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django import Settings

from reminders.delivery import deliver, devices_of
from reminders.models import Device, Wish
from reminders.sweep import note_turns, take_due
from testkit.api_callers import NAMES, Caller, OpenTable, a_room
from testkit.chromium import needs_chromium
from testkit.devices import Device as App
from testkit.devices import new_email
from testkit.push_service import PushService, SubscribedBrowser, push_service
from testkit.web_server import Server, running_server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

HERE, BY_MAIL, SLEEP = "On this device", "By e-mail", "Let me sleep"
OFFER = "There is time to think here."
A_DAY = {"limits": dict.fromkeys(("clue", "cards", "votes", "reveal"), 24 * 60 * 60)}

SUBSCRIBING = """
(given => {
    const key = 'test.subscribed'
    const bytes = text => Uint8Array.from(
        atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
    const held = () => localStorage.getItem(key) && {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(localStorage.getItem(key)).buffer },
        toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => localStorage.removeItem(key),
    }
    PushManager.prototype.getSubscription = async () => held()
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem(key, applicationServerKey)
        return held()
    }
    const ask = Notification.requestPermission
    Notification.requestPermission = () => (window.asked = true, ask.call(Notification))
})"""
SHOWN = """navigator.serviceWorker.ready
    .then(registration => registration.getNotifications())
    .then(shown => shown.map(({ title, body, tag, icon }) => ({ title, body, tag, icon })))"""
TAPPED = """async () => {
    let led = null
    clients.openWindow = async path => { led = `opens ${path}` }
    WindowClient.prototype.focus = async function () { led = `shows ${new URL(this.url).pathname}` }
    const [notification] = await registration.getNotifications()
    const tap = new NotificationEvent('notificationclick', { notification })
    const work = []
    tap.waitUntil = one => work.push(one)
    dispatchEvent(tap)
    await Promise.all(work)
    return [led, (await registration.getNotifications()).length]
}"""
REPLACED = """async () => {
    PushManager.prototype.subscribe = async () => {}
    const change = new Event('pushsubscriptionchange')
    change.oldSubscription = { options: { applicationServerKey: new Uint8Array(65) } }
    const work = []
    change.waitUntil = one => work.push(one)
    dispatchEvent(change)
    await Promise.all(work)
}"""

Come = Callable[..., "Waiter"]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def sender(
    service: PushService, django_db_setup: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that sends by the push service of the tests."""
    log = tmp_path_factory.mktemp("sender") / "log"
    with running_server(log, PUSH_SERVICES=service.url) as running:
        yield running


class Waiter:
    """Somebody at a slow table, whose phone takes push messages."""

    def __init__(self, guest: Guest, phone: SubscribedBrowser, table: OpenTable) -> None:
        self.guest, self.phone, self.table = guest, phone, table
        self.page: Page = guest.page
        self.room = f"/r/{table.code}"

    @property
    def wishes(self) -> Any:
        return self.table.host.get("/me/reminders").json

    def goes(self, path: str) -> None:
        self.page.goto(self.guest.url + path)

    def looks_at(self, room: str) -> None:
        self.goes(room)
        expect(self.page.get_by_label("At the table")).to_contain_text(NAMES[0])
        self.guest.hears_of("here")

    def wish(self, label: str) -> Any:
        return self.page.get_by_role("checkbox", name=label)

    def wants(self, label: str) -> None:
        self.wish(label).click()
        expect(self.wish(label)).to_be_enabled()
        expect(self.wish(label)).to_be_checked()

    def is_told(self, message: Any) -> None:
        """A push service delivers a message to this browser."""
        tools = self.guest.context.new_cdp_session(self.page)
        known: list[str] = []
        tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda said: known.extend(one["registrationId"] for one in said["registrations"]),
        )
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        tools.send("ServiceWorker.enable")
        while not known:
            self.page.wait_for_timeout(20)
        to = {"origin": self.guest.url, "registrationId": known[-1]}
        tools.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(message)})

    def sees(self, titles: list[str]) -> Any:
        for _ in range(200):
            shown = self.page.evaluate(SHOWN)
            if sorted(one["title"] for one in shown) == sorted(titles):
                return shown
            self.page.wait_for_timeout(50)
        raise AssertionError(shown)

    def taps(self) -> Any:
        """What a tap on the notification leads to, and how many are left."""
        (worker,) = self.guest.context.service_workers
        return worker.evaluate(TAPPED)


@pytest.fixture
def come(invite: Invite, sender: Server, service: PushService) -> Come:
    """Has somebody come to their account, at a slow table or at another."""

    def coming(
        settings: Any = A_DAY, *, may: bool = True, stub: bool = True, **about: Any
    ) -> Waiter:
        url = f"http://127.0.0.1:{sender.port}"
        ana = invite(url, service_workers="allow", **about)
        if may:
            ana.context.grant_permissions(["notifications"], origin=url)
        phone = SubscribedBrowser(service, f"{id(ana)}")
        if stub:
            ana.context.add_init_script(f"{SUBSCRIBING}({json.dumps(phone.subscription)})")
        table = through(sender, a_room(settings=settings))
        ana.is_signed_in(table.host, NAMES[0])
        waiter = Waiter(ana, phone, table)
        waiter.goes("/account")
        return waiter

    return coming


def message_about(room: str, title: str = "It is your turn") -> Any:
    return {"title": title, "body": "It waits.", "path": room, "tag": room}


# On this device


def test_a_closed_page_is_told_that_the_game_waits(
    come: Come, service: PushService, settings: Settings
) -> None:
    settings.PUSH_SERVICES = (service.url,)
    ana = come()
    expect(ana.wish(HERE)).not_to_be_checked()
    assert not ana.page.evaluate("window.asked === true")
    ana.wants(HERE)
    assert ana.page.evaluate("window.asked")
    assert ana.wishes["this_device"]
    ana.table.host.moves(ana.table.game, "start")
    later = timezone.now() + timedelta(minutes=2)
    note_turns(later)
    deliver(take_due(later))
    (message,) = ana.phone.messages
    ana.is_told(message)
    (shown,) = ana.sees(["It is your turn"])
    assert shown["body"] == "“The harbour” waits for your clue."
    assert ana.page.request.get(shown["icon"]).headers["content-type"] == "image/png"
    assert ana.taps() == [f"opens {ana.room}", 0]


def test_whoever_looks_at_the_table_is_not_told(come: Come) -> None:
    ana = come()
    ana.looks_at(ana.room.lower())
    ana.is_told(message_about(ana.room))
    ana.is_told(message_about("/r/ELSEWHE", "Another table"))
    ana.sees(["Another table"])


def test_what_is_no_message_of_this_server_is_not_shown(come: Come) -> None:
    ana = come()
    ana.is_told(message_about("https://else.example/", "Look here"))
    ana.is_told({"title": "Half a message"})
    ana.is_told(message_about(ana.room))
    ana.sees(["It is your turn"])


def test_a_tap_shows_the_tab_that_is_there_already(come: Come) -> None:
    ana = come()
    ana.is_told(message_about(ana.room))
    ana.sees(["It is your turn"])
    ana.looks_at(ana.room)
    assert ana.taps() == [f"shows {ana.room}", 0]


def test_one_tap_ends_it(come: Come) -> None:
    ana = come()
    ana.wants(HERE)
    ana.wish(HERE).click()
    expect(ana.wish(HERE)).to_be_enabled()
    expect(ana.wish(HERE)).not_to_be_checked()
    assert not ana.wishes["this_device"]
    assert ana.page.evaluate("localStorage.getItem('test.subscribed')") is None


def test_signing_out_ends_it(come: Come) -> None:
    ana = come()
    ana.wants(HERE)
    ana.guest.presses("Sign out")
    ana.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(ana.page.get_by_text("One of you says a few words")).to_be_visible()
    kept = "['test.subscribed', 'dixit.told'].map(name => localStorage.getItem(name))"
    waits_for(ana.page, lambda: bool(ana.page.evaluate(kept) == [None, None]))
    assert not devices_of([UUID(ana.table.host.id)])
    ana.guest.complaints.clear()  # the browser notes each answer of 401


def test_a_device_that_the_server_has_lost_is_told_again(come: Come) -> None:
    ana = come()
    ana.wants(HERE)
    theirs = Device.objects.filter(person=UUID(ana.table.host.id))
    theirs.delete()
    ana.page.reload()
    expect(ana.wish(HERE)).to_be_visible()
    waits_for(ana.page, theirs.exists)
    theirs.delete()
    (worker,) = ana.guest.context.service_workers
    worker.evaluate(REPLACED)
    waits_for(ana.page, theirs.exists)


def waits_for(page: Page, holds: Callable[[], bool]) -> None:
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("It never holds.")


def test_a_browser_that_lets_nothing_through_is_told_how_to(come: Come) -> None:
    ana = come(may=False)
    expect(ana.wish(HERE)).not_to_be_checked()
    ana.wish(HERE).click()
    expect(ana.page.get_by_text("This browser blocks messages")).to_be_visible()
    expect(ana.wish(HERE)).not_to_be_checked()
    assert not ana.wishes["this_device"]


def test_a_browser_without_push_says_so(come: Come) -> None:
    ana = come()
    ana.guest.context.add_init_script("delete window.PushManager")
    ana.page.reload()
    expect(ana.page.get_by_text("be reached while the page is closed")).to_be_visible()
    expect(ana.wish(HERE)).to_be_disabled()


def test_a_browser_whose_push_service_is_silent_says_so(come: Come) -> None:
    ana = come(stub=False)
    ana.wish(HERE).click()
    expect(ana.page.get_by_text("own push service")).to_be_visible()
    expect(ana.wish(HERE)).not_to_be_checked()
    ana.guest.complaints.clear()  # the browser notes that it has no push service


# By mail, and not while they sleep


def test_a_guest_hears_what_mails_would_take(come: Come) -> None:
    ana = come()
    expect(ana.wish(BY_MAIL)).to_be_disabled()
    expect(ana.page.get_by_text("For that, keep your name with an address")).to_be_visible()


def test_mails_come_to_whoever_wants_them(invite: Invite) -> None:
    app, email = App(), f"client-{new_email()}"
    app.sign_up(email, "Bruno")
    person = app.me.said["id"]
    bruno = invite()
    bruno.is_signed_in(Caller(str(app.token), person), "Bruno")
    bruno.page.goto(f"{bruno.url}/account")
    wish = bruno.page.get_by_role("checkbox", name=BY_MAIL)
    expect(wish).to_have_accessible_name(f"{BY_MAIL} {email}")
    wish.click()
    waits_for(bruno.page, Wish.objects.filter(person=UUID(person), by_mail=True).exists)
    wish.click()
    waits_for(bruno.page, Wish.objects.filter(person=UUID(person), by_mail=False).exists)


def test_quiet_hours_go_by_the_clock_of_the_browser(come: Come) -> None:
    ana = come(timezone_id="America/Sao_Paulo")
    expect(ana.wish(SLEEP)).to_have_count(0)
    ana.wants(HERE)
    ana.wants(SLEEP)
    expect(ana.page.get_by_text("Time zone: Brasilia")).to_be_visible()
    ana.page.get_by_label("From").fill("23:15")
    ana.page.get_by_label("Until").fill("09:05")
    night = {"quiet_from": "23:15", "quiet_until": "09:05", "timezone": "America/Sao_Paulo"}
    waits_for(ana.page, lambda: bool(night.items() <= ana.wishes.items()))
    ana.table.host.patch("/me/reminders", {"timezone": "Europe/Copenhagen"})
    ana.page.reload()
    expect(ana.page.get_by_text("Time zone: Central European")).to_be_visible()
    ana.page.get_by_role("button", name="Use the time zone here").click()
    waits_for(ana.page, lambda: bool(ana.wishes["timezone"] == "America/Sao_Paulo"))
    ana.wish(SLEEP).click()
    waits_for(ana.page, lambda: ana.wishes["quiet_from"] is None)


# The offer


def test_a_slow_table_offers_it_and_takes_yes_for_an_answer(come: Come) -> None:
    ana = come()
    ana.looks_at(ana.room)
    expect(ana.page.get_by_text(OFFER)).to_be_visible()
    ana.guest.presses("Tell me")
    expect(
        ana.page.get_by_text("We\N{RIGHT SINGLE QUOTATION MARK}ll tell you on this device.")
    ).to_be_visible()
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)
    assert ana.wishes["this_device"]


def test_it_is_offered_between_moves_and_in_one_room_alone(come: Come) -> None:
    ana = come()
    ana.looks_at(ana.room)
    expect(ana.page.get_by_text(OFFER)).to_be_visible()
    another = ana.table.host.post("/rooms", {"title": "The pier", "settings": A_DAY}).json
    ana.looks_at(f"/r/{another['code']}")
    ana.guest.settles()
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)
    ana.looks_at(ana.room)
    expect(ana.page.get_by_text(OFFER)).to_be_visible()
    ana.table.host.moves(ana.table.game, "start")
    expect(ana.guest.button("Use this card")).to_be_visible()
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)
    ana.guest.tells("low tide")
    expect(ana.page.get_by_text(OFFER)).to_be_visible()
    ana.guest.fits_the_screen()
    ana.guest.presses("Not now")
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)
    ana.page.reload()
    ana.guest.sees_clue("low tide")
    ana.guest.settles()
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)


def test_a_quick_table_offers_nothing(come: Come) -> None:
    ana = come({"limits": dict.fromkeys(A_DAY["limits"], 60)})
    ana.looks_at(ana.room)
    ana.guest.settles()
    expect(ana.page.get_by_text(OFFER)).to_have_count(0)
