"""The main tasks of a moderator, done in a real browser on the screen of a phone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from django.contrib.auth.models import Group
from django.urls import reverse
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait

from accounts.allauth_internals import TOTP, generate_totp_secret
from accounts.models import Account
from games import store
from moderation.admin import site
from moderation.models import Report
from moderation.moderators import GROUP
from testkit.api_callers import OpenTable, guest
from testkit.chromium import CHROMIUM, DRIVER, needs_chromium
from testkit.devices import totp_code
from testkit.moderators import a_told_game
from testkit.web_server import Server

PASSWORD = "a long walk by the sea"
PATIENCE = 20

pytestmark = [pytest.mark.usefixtures("committed_db"), needs_chromium]


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[webdriver.Chrome]:
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=412,915", "--lang=en", f"--user-data-dir={tmp_path / 'profile'}",
    ):  # fmt: skip
        options.add_argument(argument)
    driver = webdriver.Chrome(options, webdriver.ChromeService(str(DRIVER)))
    yield driver
    driver.quit()


class Desk:
    """What somebody does who sits before the admin."""

    def __init__(self, driver: webdriver.Chrome, url: str) -> None:
        self.driver, self.url = driver, url
        self.clicks_made = 0

    def opens(self, path: str = "/admin/") -> None:
        self.driver.get(f"{self.url}{path}")

    def clicks(self, text: str) -> None:
        self.presses(self._found(By.PARTIAL_LINK_TEXT, text))

    def decides(self, text: str) -> None:
        """Presses the button of the decision that says so."""
        self.presses(self._found(By.XPATH, f"//button[contains(., '{text}')]"))

    def fills_in(self, **fields: str) -> None:
        for name, text in fields.items():
            self._found(By.NAME, name).send_keys(text)

    def types(self, keys: str) -> None:
        """Types on the keyboard, wherever the cursor is."""
        ActionChains(self.driver).send_keys(keys).perform()

    def submits(self) -> None:
        self.presses(self._found(By.CSS_SELECTOR, "#content form [type=submit]:not([hidden])"))

    def reads(self) -> str:
        return self._found(By.ID, "content").text

    def until_it_reads(self, text: str) -> None:
        WebDriverWait(self.driver, PATIENCE).until(lambda _: text in self.driver.page_source)

    def signs_in(self, email: str, secret: str) -> None:
        self.opens()
        self.fills_in(username=email, password=PASSWORD, code=totp_code(secret))
        self.submits()
        self.until_it_reads("Open reports")
        self.clicks_made = 0

    def _found(self, by: str, what: str) -> WebElement:
        return WebDriverWait(self.driver, PATIENCE).until(lambda d: d.find_element(by, what))

    def presses(self, element: WebElement) -> None:
        self.clicks_made += 1
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        with self.another_page():
            element.click()

    @contextmanager
    def another_page(self) -> Iterator[None]:
        """Waits until what is done here has led to another page."""
        before = self.driver.find_element(By.TAG_NAME, "html")
        yield
        WebDriverWait(self.driver, PATIENCE).until(lambda _: _is_gone(before))


def _is_gone(element: WebElement) -> bool:
    try:
        element.is_enabled()
    except Exception:
        return True
    return False


@pytest.fixture
def desk(chromium: webdriver.Chrome, server: Server) -> Desk:
    """With a moderator signed in who has a second factor."""
    email, secret = f"mona.{uuid4().hex}@example.org", generate_totp_secret()
    mona = Account(name="Mona", email=email, is_guest=False)
    mona.set_password(PASSWORD)
    mona.save()
    mona.groups.add(Group.objects.get(name=GROUP))
    TOTP.activate(mona, secret)
    desk = Desk(chromium, f"http://127.0.0.1:{server.port}")
    desk.signs_in(email, secret)
    return desk


def a_report(table: OpenTable) -> str:
    body = {"matter": "clue", "game": table.game, "turn": 1, "note": "That is rude"}
    return str(table.players[1].post("/reports", body).json["report"])


# The tasks, with the clicks that each takes


def test_a_report_is_decided(desk: Desk) -> None:
    table = a_told_game()
    report = a_report(table)
    desk.opens()
    desk.clicks("low tide")
    assert "low tide" in desk.reads()
    assert "That is rude" in desk.reads()
    desk.fills_in(reason="Rude words")
    desk.decides("Hide the clue")
    assert desk.clicks_made == 2
    assert "Rude words" in desk.reads()
    assert Report.objects.get(pk=report).status == "upheld"
    assert table.view(table.players[1])["clue_hidden"]


def test_a_player_is_removed_from_a_running_game(desk: Desk) -> None:
    table = a_told_game(4)
    desk.opens(f"/admin/games/game/{table.game}/change/")
    *_, last = desk.driver.find_elements(By.LINK_TEXT, "Remove")
    desk.presses(last)
    assert "Dag" in desk.reads()
    desk.fills_in(reason="Left the table standing")
    desk.submits()
    assert desk.clicks_made == 2
    assert "Left the table standing" in desk.reads()
    assert len(store.load(UUID(table.game)).present) == 3


def test_an_account_is_suspended(desk: Desk) -> None:
    ana = guest(f"Ana {uuid4().hex[:8]}")
    name = ana.get("/me").json["name"]
    desk.opens(f"/admin/accounts/account/?q={name.replace(' ', '+')}")
    desk.clicks(name)
    assert name in desk.reads()
    Select(desk.driver.find_element(By.NAME, "days")).select_by_visible_text("a week")
    desk.fills_in(reason="Insults, after a warning")
    desk.decides("Suspend")
    assert desk.clicks_made == 2
    assert "Insults, after a warning" in desk.reads()
    assert ana.get("/me").status == 401


# By keys


def report_at(desk: Desk) -> str:
    """The id of the report whose page is open."""
    return desk.driver.current_url.split("/report/")[1].split("/")[0]


def test_reports_are_decided_by_keys_alone(desk: Desk) -> None:
    for _ in range(2):
        a_report(a_told_game())
    desk.opens()
    with desk.another_page():
        desk.types("n")
    first = report_at(desk)
    desk.types("r")
    desk.types("Rude words" + Keys.ESCAPE)
    desk.types("1")
    assert Report.objects.get(pk=first).status == "open"
    with desk.another_page():
        desk.types(Keys.ENTER)
    assert "Rude words" in desk.reads()
    assert Report.objects.get(pk=first).status == "upheld"
    with desk.another_page():
        desk.types("n")
    second = report_at(desk)
    desk.types("r")
    desk.types("Harmless" + Keys.ESCAPE)
    *_, dismiss = desk.driver.find_elements(By.CSS_SELECTOR, "#panel button[data-key]")
    desk.types(str(dismiss.get_attribute("data-key")))
    with desk.another_page():
        desk.types(Keys.ENTER)
    assert Report.objects.get(pk=second).status == "dismissed"
    assert desk.clicks_made == 0


def test_the_page_says_what_its_keys_do_and_they_can_be_switched_off(desk: Desk) -> None:
    a_report(a_told_game())
    desk.driver.set_window_size(1280, 800)
    desk.opens()
    desk.types("?")
    keys = desk.driver.find_element(By.CSS_SELECTOR, ".keys")
    assert "the report that has waited longest" in keys.text
    keys.find_element(By.ID, "keys-off").click()
    here = desk.driver.current_url
    desk.driver.find_element(By.TAG_NAME, "body").click()
    desk.types("gr")
    desk.opens()
    desk.types("gr")
    assert desk.driver.current_url == here
    desk.driver.execute_script("localStorage.clear()")
    with desk.another_page():
        desk.types("gr")
    assert desk.driver.current_url.endswith("/admin/moderation/report/")


def test_one_walks_through_a_game_by_keys(desk: Desk) -> None:
    table = a_told_game()
    desk.opens(f"/admin/games/game/{table.game}/table/")
    newest = desk.driver.find_element(By.ID, "version").get_attribute("value")
    with desk.another_page():
        desk.types(Keys.ARROW_LEFT)
    with desk.another_page():
        desk.types(Keys.ARROW_RIGHT)
    assert desk.driver.find_element(By.ID, "version").get_attribute("value") == newest


# On any screen


def pages_about(table: OpenTable) -> list[str]:
    lists = [
        reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist")
        for model in site._registry
    ]
    rows = [
        reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_change", args=[one.pk])
        for model in site._registry
        for one in model._default_manager.all()[:1]
    ]
    return [
        reverse("admin:index"),
        *lists,
        *rows,
        reverse("admin:games_game_change", args=[table.game]),
        reverse("admin:table", args=[table.game]),
        reverse("admin:verify", args=[table.game]),
        reverse("admin:decide", args=["void_game"]) + f"?game={table.game}",
        reverse("admin:moderation_word_add"),
        reverse("admin:games_importeddeck_add"),
        reverse("admin:password_change"),
    ]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1280, 800)])
def test_no_page_is_wider_than_its_screen(desk: Desk, width: int, height: int) -> None:
    table = a_told_game(6)
    a_report(table)
    screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 400}
    desk.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    for path in pages_about(table):
        desk.opens(path)
        wider = desk.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wider <= 0, path


def test_what_is_touched_on_a_phone_is_large_enough_for_a_thumb(desk: Desk) -> None:
    """Places, buttons and fields; links within a text are as high as the text."""
    table = a_told_game()
    report = a_report(table)
    screen = {"width": 360, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    desk.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    for path in ("/admin/", f"/admin/moderation/report/{report}/change/", "/admin/games/room/"):
        desk.opens(path)
        small = desk.driver.execute_script(
            """
            const touched = "nav .place, summary, .act, select, .cases a, .count, [type=search]"
            return [...document.querySelectorAll(touched)]
                .filter((element) => element.checkVisibility() && element.offsetHeight < 38)
                .map((element) => element.outerHTML)
            """
        )
        assert small == [], path


def test_no_page_needs_what_its_policy_forbids(desk: Desk) -> None:
    """What somebody's script would fetch from elsewhere is refused, and nothing of ours is."""
    table = a_told_game()
    a_report(table)
    for path in pages_about(table):
        desk.opens(path)
    for path in ("/api/docs/", "/api/redoc/"):
        desk.opens(path)
        desk.until_it_reads("operation" if path == "/api/redoc/" else "opblock")
    said = desk.driver.execute("getLog", {"type": "browser"})["value"]
    complaints = [line["message"] for line in said]
    refused = [line for line in complaints if "Content Security Policy" in line]
    assert [line for line in refused if "'https://" not in line] == []
