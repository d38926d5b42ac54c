"""A client that a stock generator makes of the OpenAPI document plays a whole game.

Its types take the examples of the documents as they stand: nothing has to be added to them.
"""

import subprocess
import sys
import threading
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest
import yaml
from django.core.wsgi import get_wsgi_application
from django.db import connection
from pytest_django import Settings

NAMES = ("Ana", "Bruno", "Clara", "Dag")


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def server(committed_db: None, settings: Settings) -> Iterator[str]:
    settings.ALLOWED_HOSTS = ["127.0.0.1"]
    with make_server("127.0.0.1", 0, get_wsgi_application(), handler_class=Quiet) as server:

        def serve() -> None:
            server.serve_forever(poll_interval=0.01)
            connection.close()

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class Generated:
    """The package that the generator has written."""

    def __init__(self, folder: Path) -> None:
        (folder / "options.yaml").write_text("post_hooks: []")
        subprocess.run(
            [
                *(sys.executable, "-m", "openapi_python_client", "generate"),
                *("--path", "docs/openapi.yaml", "--config", folder / "options.yaml"),
                *("--meta", "none", "--output-path", folder / "dixit_client"),
                "--fail-on-warning",
            ],
            check=True,
        )
        self.models: Any = import_module("dixit_client.models")
        self.types: Any = import_module("dixit_client.types")
        self.clients: Any = import_module("dixit_client")

    def call(self, function: str, client: Any, *args: Any, **more: Any) -> Any:
        answer = import_module(f"dixit_client.api.{function}").sync(*args, client=client, **more)
        assert not isinstance(answer, self.models.Problem), answer
        return answer


@pytest.fixture
def generated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generated:
    monkeypatch.syspath_prepend(tmp_path)
    return Generated(tmp_path)


class Guest:
    def __init__(self, name: str, server: str, generated: Generated, opened: ExitStack) -> None:
        self._generated, self._models = generated, generated.models
        stranger = opened.enter_context(generated.clients.Client(server))
        welcome = generated.call(
            "people.become_guest", stranger, body=self._models.NewGuest(name=name)
        )
        self._client = opened.enter_context(
            generated.clients.AuthenticatedClient(
                server, welcome.token, raise_on_unexpected_status=True
            )
        )

    def call(self, function: str, *args: Any, **more: Any) -> Any:
        return self._generated.call(function, self._client, *args, **more)

    def moves(self, move: str, game: Any, body: Any) -> Any:
        return self.call(f"moves.{move}", game, body=body, idempotency_key=uuid.uuid4().hex)

    def act(self, game: Any, view: Any) -> None:
        """Does what the table waits for."""
        you, models = view.you, self._models
        match you.to_do:
            case "clue":
                card = you.hand[0]
                self.moves(
                    "give_clue", game, models.GiveClue(turn=view.turn, card=card, clue="low tide")
                )
            case "cards":
                cards = you.hand[: view.cards_each]
                self.moves("give_cards", game, models.GiveCards(turn=view.turn, cards=cards))
            case "votes":
                slots = [n for n, card in enumerate(view.board, 1) if card not in you.played]
                self.moves("cast_votes", game, models.CastVotes(turn=view.turn, slots=slots[:1]))
            case "reveal":
                self.moves("reveal_card", game, models.Reveal(turn=view.turn))


def test_a_generated_client_plays_a_whole_game(server: str, generated: Generated) -> None:
    models = generated.models
    with ExitStack() as opened:
        host, *others = guests = [Guest(name, server, generated, opened) for name in NAMES]
        settings = models.SettingsAsked(target=10)
        room = host.call("rooms.open_room", body=models.OpenRoomBody("The pier", settings=settings))
        game = room.game.id
        for guest in others:
            guest.moves("join_game", game, models.JoinBody())
        assert isinstance(host.moves("start_game", game, models.Start()), models.ClueView)
        view = _play_out(game, guests, models)
        assert view.winners
        events = _events(game, host)
        assert [line.seq for line in events] == list(range(1, view.version + 1))
        assert any(isinstance(line.event, models.GameStarted) for line in events)
        assert isinstance(events[-1].event, models.GameFinished)


def test_the_types_of_bodies_take_the_examples_as_they_stand(generated: Generated) -> None:
    for operation, schema, body in examples_of_bodies():
        taken = getattr(generated.models, schema).from_dict(body).to_dict()
        if "until" in taken:  # which says Z in another way
            assert datetime.fromisoformat(taken.pop("until")) == datetime.fromisoformat(
                body.pop("until")
            )
        assert taken == body, operation


def test_what_a_body_may_leave_out_its_type_leaves_out(generated: Generated) -> None:
    models = generated.models
    settings = models.SettingsAsked(limits=models.TimeLimitsAsked(clue=30))
    room = models.OpenRoomBody("The pier", settings=settings)
    assert room.to_dict() == {"title": "The pier", "settings": {"limits": {"clue": 30}}}
    assert isinstance(room.password, generated.types.Unset)


def test_the_facts_of_a_refusal_have_a_type(generated: Generated) -> None:
    facts = {"field": "title", "unit": "characters", "lowest": 1, "highest": 60, "given": 75}
    told = generated.models.FactsByCodeTooLong.from_dict(facts)
    assert (told.field, told.highest, told.unit.value) == ("title", 60, "characters")


def examples_of_bodies() -> Iterator[tuple[str, str, Any]]:
    """Each example of a body in the document, with its operation and the name of its schema."""
    document = yaml.load(Path("docs/openapi.yaml").read_text("utf-8"), yaml.CSafeLoader)
    for item in document["paths"].values():
        for operation in item.values():
            content = operation.get("requestBody", {}).get("content", {})
            said = content.get("application/json", {})
            for example in said.get("examples", {}).values():
                name = said["schema"]["$ref"].rpartition("/")[2]
                yield operation["operationId"], name, example["value"]


def _play_out(game: Any, guests: list[Guest], models: Any) -> Any:
    while True:
        for guest in guests:
            view = guest.call("games.get_game", game)
            if isinstance(view, models.OverView):
                return view
            guest.act(game, view)


def _events(game: Any, guest: Guest) -> list[Any]:
    events: list[Any] = []
    after: int | None = 0
    while after is not None:
        page = guest.call("games.list_events", game, after=after)
        events += page.events
        after = page.next_
    return events
