"""The pages and files of the client, as the server hands them out."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from web import client, static_files
from web.static_files import with_static_files

WITHIN = re.compile(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|=.javascript:", re.IGNORECASE)

Wsgi = Callable[[dict[str, Any], Any], Any]


def page(path: str = "/", language: str = "en") -> Any:
    return Client().get(path, headers={"accept-language": language})


def body_of(found: Any) -> str:
    """The page without what previews of its link are made from."""
    return str(found.content.decode().partition("<body>")[2])


class Pictures(HTMLParser):
    """The attributes of all pictures in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.found.append(dict(attrs))


def files_of_the_page() -> list[str]:
    return re.findall(r'(?:src|href)="(/static/client/[^"]+)"', page().content.decode())


def asked(application: Wsgi, path: str, encoding: str = "") -> tuple[str, dict[str, str], bytes]:
    told: dict[str, Any] = {}

    def start(status: str, headers: list[tuple[str, str]]) -> None:
        told.update(status=status, headers={name.lower(): value for name, value in headers})

    environ = {"REQUEST_METHOD": "GET", "PATH_INFO": path, "HTTP_ACCEPT_ENCODING": encoding}
    answer = application(environ, start)
    body = b"".join(answer)
    if hasattr(answer, "close"):
        answer.close()
    return told["status"], told["headers"], body


def nothing(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    start_response("404 Not Found", [])
    return []


@pytest.mark.parametrize("path", ["/", "/r/AF3K7QX", "/account"])
def test_each_screen_has_an_address_that_answers_with_the_page(path: str) -> None:
    found = page(path)
    assert found.status_code == 200
    assert found.headers["Content-Type"] == "text/html; charset=utf-8"


def test_all_pages_but_the_first_have_the_same_in_them() -> None:
    assert body_of(page("/r/AF3K7QX")) == body_of(page("/account")) != body_of(page())


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_first_page_has_pictures_in_it_with_all_that_is_told_of_them(language: str) -> None:
    deck = page("/api/v1/decks/first-light", language).json()
    told = {card["card"]: card for card in deck["cards"]}
    pictures = Pictures(body_of(page(language=language))).found
    assert len(pictures) == 3
    for picture in pictures:
        seen = json.loads(picture["data-seen"] or "")
        assert seen == told[seen["card"]]
        assert (picture["alt"], picture["src"]) == (seen["text"], seen["picture_small"])


def test_what_is_no_screen_is_refused_as_before() -> None:
    found = page("/nowhere")
    assert (found.status_code, found.headers["Content-Type"]) == (404, "application/problem+json")


@pytest.mark.parametrize(("language", "word"), [("en", "en"), ("pt-BR", "pt-br"), ("da", "da")])
def test_the_page_is_in_the_language_that_the_browser_asks_for(language: str, word: str) -> None:
    found = page(language=language)
    assert f'<html lang="{word}">' in found.content.decode()
    assert "Accept-Language" in found.headers["Vary"]


def test_the_page_may_load_what_comes_from_here_and_nothing_within_it() -> None:
    found = page()
    policy = dict(
        part.strip().split(" ", 1) for part in found.headers["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://testserver wss://testserver"
    assert policy["media-src"] == "'self' blob:"
    assert not WITHIN.search(found.content.decode())


def test_camera_and_microphone_are_for_pages_of_the_client_alone() -> None:
    for path in ("/", "/r/AF3K7QX", "/rules"):
        allowed = page(path).headers["Permissions-Policy"]
        assert allowed == "camera=(self), geolocation=(), microphone=(self)"
    here = ("/manifest.webmanifest", "/service-worker.js", "/api/v1/editions", "/admin/", "/no")
    for path in here:
        allowed = page(path).headers["Permissions-Policy"]
        assert allowed == "camera=(), geolocation=(), microphone=()"


def test_the_page_is_asked_for_each_time_and_sent_when_it_has_changed() -> None:
    found = page()
    assert found.headers["Cache-Control"] == "no-cache"
    again = Client().get("/", headers={"if-none-match": found.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_of_the_page_are_kept_for_ever_and_come_compressed() -> None:
    serve = with_static_files(nothing)
    files = files_of_the_page()
    assert {path.rpartition(".")[2] for path in files} == {"css", "js", "png", "svg", "woff2"}
    for path in files:
        status, headers, body = asked(serve, path)
        assert status.startswith("200")
        assert "immutable" in headers["cache-control"]
        if path.endswith(("png", "woff2")):
            continue
        for encoding in ("br", "gzip"):
            _, headers, packed = asked(serve, path, encoding)
            assert headers["content-encoding"] == encoding
            assert len(packed) < len(body)


@pytest.mark.parametrize(("language", "about"), [("en", "evening"), ("da", "aften")])
def test_a_device_may_keep_the_client_among_its_programs(language: str, about: str) -> None:
    found = page("/manifest.webmanifest", language)
    assert found.headers["Content-Type"] == "application/manifest+json"
    manifest = found.json()
    assert (manifest["start_url"], manifest["scope"], manifest["lang"]) == ("/", "/", language)
    assert about in manifest["description"]
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    serve = with_static_files(nothing)
    for icon in manifest["icons"]:
        status, headers, _ = asked(serve, icon["src"])
        assert (status[:3], headers["content-type"]) == ("200", icon["type"])


def test_the_service_worker_is_asked_for_each_time_and_may_answer_everywhere() -> None:
    found = page("/service-worker.js")
    assert found.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert found.headers["Cache-Control"] == "no-cache"
    assert found.headers["Service-Worker-Allowed"] == "/"
    assert "script-src 'self'" in found.headers["Content-Security-Policy"]
    for path in files_of_the_page():
        if path.endswith((".js", ".css", ".woff2")):
            assert path in found.content.decode()


def test_what_is_built_while_the_server_runs_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "CLIENT", tmp_path)
    serve = with_static_files(nothing)
    assert asked(serve, "/static/client/new.js")[0].startswith("404")
    (tmp_path / "new.js").write_text("1")
    assert asked(serve, "/static/client/new.js")[2] == b"1"


@pytest.mark.parametrize("name", ["..", "../page.en.html", "%2e%2e", "a/b.js"])
def test_nothing_is_served_from_elsewhere(name: str) -> None:
    assert asked(with_static_files(nothing), f"/static/client/{name}")[0].startswith("404")


def test_a_server_without_a_client_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "BUILT", tmp_path)
    found = page()
    assert (found.status_code, found.json()["code"]) == (503, "not_ready")
    assert "make client" in found.json()["detail"]


def test_an_address_that_asks_too_often_gets_the_page_without_a_preview(settings: Settings) -> None:
    assert "og:title" in page().content.decode()
    settings.THROTTLES = {**settings.THROTTLES, "any": (1, 3600)}
    pages = [page("/rules").content.decode() for _ in range(3)]
    assert "og:title" not in pages[-1]
    assert all("<body>" in one for one in pages)
