"""The main tasks of a moderator, done in a real browser on the screen of a phone."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from django.contrib.auth.models import Group
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait

from accounts.allauth_internals import TOTP, generate_totp_secret
from accounts.models import Account
from games import store
from moderation.models import Report
from moderation.moderators import GROUP
from testkit.api_callers import guest
from testkit.devices import totp_code
from testkit.moderators import a_told_game
from testkit.web_server import Server

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
PASSWORD = "a long walk by the sea"
PATIENCE = 20

pytestmark = [
    pytest.mark.usefixtures("committed_db"),
    pytest.mark.skipif(
        not (CHROMIUM and DRIVER), reason="there is no chromium with its chromedriver here"
    ),
]


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[webdriver.Chrome]:
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=412,915", f"--user-data-dir={tmp_path / 'profile'}",
    ):  # fmt: skip
        options.add_argument(argument)
    driver = webdriver.Chrome(options, webdriver.ChromeService(str(DRIVER)))
    yield driver
    driver.quit()


class Desk:
    """What somebody does who sits before the admin."""

    def __init__(self, driver: webdriver.Chrome, url: str) -> None:
        self.driver, self.url = driver, url

    def opens(self, path: str = "/admin/") -> None:
        self.driver.get(f"{self.url}{path}")

    def clicks(self, text: str) -> None:
        self.presses(self._found(By.PARTIAL_LINK_TEXT, text))

    def fills_in(self, **fields: str) -> None:
        for name, text in fields.items():
            self._found(By.NAME, name).send_keys(text)

    def submits(self) -> None:
        self.presses(self._found(By.CSS_SELECTOR, "#content input[type=submit]"))

    def reads(self) -> str:
        return self._found(By.ID, "content").text

    def until_it_reads(self, text: str) -> None:
        WebDriverWait(self.driver, PATIENCE).until(lambda _: text in self.driver.page_source)

    def signs_in(self, email: str, secret: str) -> None:
        self.opens()
        self.fills_in(username=email, password=PASSWORD, code=totp_code(secret))
        self.presses(self._found(By.CSS_SELECTOR, "input[type=submit]"))
        self.until_it_reads("Open reports")

    def _found(self, by: str, what: str) -> WebElement:
        return WebDriverWait(self.driver, PATIENCE).until(lambda d: d.find_element(by, what))

    def presses(self, element: WebElement) -> None:
        before = self.driver.find_element(By.TAG_NAME, "html")
        element.click()
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


def test_a_report_is_decided(desk: Desk) -> None:
    table = a_told_game()
    body = {"matter": "clue", "game": table.game, "turn": 1, "note": "That is rude"}
    report = table.players[1].post("/reports", body).json["report"]
    desk.clicks("Open reports")
    desk.opens(f"/admin/moderation/report/{report}/change/")
    assert "low tide" in desk.reads()
    assert "That is rude" in desk.reads()
    desk.clicks("HIDE THE CLUE")
    assert "low tide" in desk.reads()
    desk.fills_in(reason="Rude words")
    desk.submits()
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
    assert "Left the table standing" in desk.reads()
    assert len(store.load(UUID(table.game)).present) == 3


def test_an_account_is_suspended(desk: Desk) -> None:
    ana = guest(f"Ana {uuid4().hex[:8]}")
    name = ana.get("/me").json["name"]
    desk.opens(f"/admin/accounts/account/?q={name.replace(' ', '+')}")
    desk.clicks(name)
    desk.clicks("SUSPEND")
    assert name in desk.reads()
    Select(desk.driver.find_element(By.NAME, "days")).select_by_visible_text("a week")
    desk.fills_in(reason="Insults, after a warning")
    desk.submits()
    assert "Insults, after a warning" in desk.reads()
    assert ana.get("/me").status == 401


def test_no_page_is_wider_than_a_phone(desk: Desk) -> None:
    """Wide tables scroll within themselves."""
    table = a_told_game()
    for path in (
        "/admin/",
        "/admin/games/room/",
        f"/admin/games/game/{table.game}/change/",
        f"/admin/games/game/{table.game}/table/",
        f"/admin/moderation/decision/decide/void_game/?game={table.game}",
    ):
        desk.opens(path)
        width = desk.driver.execute_script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert width <= 0, path


def test_no_page_needs_what_its_policy_forbids(desk: Desk) -> None:
    """What somebody's script would fetch from elsewhere is refused, and nothing of ours is."""
    table = a_told_game()
    for path in ("/admin/", "/admin/games/room/", f"/admin/games/game/{table.game}/table/"):
        desk.opens(path)
    for path in ("/api/docs/", "/api/redoc/"):
        desk.opens(path)
        desk.until_it_reads("operation" if path == "/api/redoc/" else "opblock")
    said = desk.driver.execute("getLog", {"type": "browser"})["value"]
    complaints = [line["message"] for line in said]
    refused = [line for line in complaints if "Content Security Policy" in line]
    assert [line for line in refused if "'https://" not in line] == []
