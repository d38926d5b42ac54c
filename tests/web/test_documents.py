"""The documents of the API and the pages of docs/, as the server hands them out."""

import base64
import gzip
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
import yaml
from django.test import Client

DOCUMENTS = {"/api/schema/": "docs/openapi.yaml", "/api/asyncapi/": "docs/asyncapi.yaml"}
PASSWORD = base64.b64encode(b"ana@example.org:a long walk by the sea").decode()


@pytest.mark.parametrize(("address", "file"), DOCUMENTS.items())
def test_a_document_is_served_as_it_lies_in_docs(address: str, file: str) -> None:
    response = Client().get(address)
    assert response.headers["Content-Type"] == "application/yaml"
    assert response.content == Path(file).read_bytes()


@pytest.mark.parametrize(("address", "file"), DOCUMENTS.items())
def test_it_comes_as_json_to_whoever_asks(address: str, file: str) -> None:
    document = yaml.load(Path(file).read_bytes(), yaml.CSafeLoader)
    assert Client().get(address, headers={"accept": "application/json"}).json() == document
    assert Client().get(f"{address}?format=json").json() == document


@pytest.mark.parametrize("address", DOCUMENTS)
def test_a_browser_shows_it(address: str) -> None:
    response = Client().get(address, headers={"accept": "text/html,application/xml,*/*;q=0.8"})
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("address", [*DOCUMENTS, "/api/docs/pages/api/"])
def test_it_comes_compressed_and_once(address: str) -> None:
    plain = Client().get(address)
    packed = Client().get(address, headers={"accept-encoding": "gzip, br"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert "Accept-Encoding" in plain.headers["Vary"]
    again = Client().get(address, headers={"if-none-match": plain.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_every_page_of_docs_can_be_read() -> None:
    for path in Path("docs").glob("*.md"):
        response = Client().get(f"/api/docs/pages/{path.stem}/")
        title = path.read_text().partition("\n")[0].removeprefix("# ")
        assert response.status_code == 200
        assert re.search(rf"<h1 id=.+>{title.split('`')[0]}", response.content.decode())


def test_every_link_of_a_page_leads_to_something_that_is_served() -> None:
    for path in Path("docs").glob("*.md"):
        address = f"/api/docs/pages/{path.stem}/"
        links = re.findall(r'<a href="([^"]+)"', Client().get(address).content.decode())
        for link in links:
            to, _, anchor = urljoin(address, link).partition("#")
            if to.startswith("/"):
                found = Client().get(to)
                assert found.status_code == 200, (path, link)
                assert not anchor or f'id="{anchor}"' in found.content.decode(), (path, link)


def test_a_link_to_a_file_that_is_not_served_is_no_link() -> None:
    page = Client().get("/api/docs/pages/api/").content.decode()
    assert "<a>player.py</a>" in page
    assert '<a href="/api/schema/">openapi.yaml</a>' in page


@pytest.mark.parametrize("name", ["nothing", "openapi", "settings"])
def test_there_are_no_other_pages(name: str) -> None:
    assert Client().get(f"/api/docs/pages/{name}/").status_code == 404


@pytest.mark.parametrize("name", ["schema", "asyncapi", "docs", "redoc"])
def test_the_address_without_its_slash_leads_there(name: str) -> None:
    response = Client().get(f"/api/{name}")
    assert (response.status_code, response.headers["Location"]) == (302, f"/api/{name}/")


@pytest.mark.parametrize("name", ["openapi.yaml", "openapi.json", "openapi.html"])
def test_the_endpoints_of_signing_in_are_part_of_the_one_document(name: str) -> None:
    assert Client().get(f"/api/v1/auth/{name}").headers["Location"] == "/api/schema/"


@pytest.mark.parametrize("address", [*DOCUMENTS, "/api/docs/", "/api/redoc/"])
@pytest.mark.parametrize("given", ["Bearer nobodys", f"Basic {PASSWORD}"])
def test_no_document_is_a_place_to_try_out_passwords(address: str, given: str) -> None:
    """Whoever asked the database about one would fail: this test has none."""
    assert Client().get(address, headers={"authorization": given}).status_code == 200
