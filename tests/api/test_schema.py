"""The server keeps to its OpenAPI document, whatever it is asked."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis
from pytest_django import Settings
from schemathesis import Case, GenerationMode
from schemathesis.config import (
    ChecksConfig,
    GenerationConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.core.parameters import ParameterLocation

from accounts.models import Account
from games.models import Invitation
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.imported_decks import a_deck, deck_json, pictures, zipped
from testkit.moderators import a_told_game, administrator, decides, may_see_hidden_cards, moderator
from testkit.push_service import A_SUBSCRIPTION
from testkit.puzzles import a_puzzle

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")

# A name of control characters, say, or a cursor that came with no page: schemas can't forbid them.
NOT_CHECKED = PositiveDataAcceptanceConfig(enabled=False)
CONFIG = SchemathesisConfig(
    projects=ProjectsConfig(
        default=ProjectConfig(
            generation=GenerationConfig(max_examples=20, deterministic=True),
            checks=ChecksConfig(positive_data_acceptance=NOT_CHECKED),
        )
    )
)
DOCUMENT = schemathesis.openapi.from_path("docs/openapi.yaml", config=CONFIG)
DOCUMENT.app = get_wsgi_application()
OURS = DOCUMENT.exclude(path_regex="^/api/v1/auth/")

FOR_MODERATORS = {
    operation["operationId"]
    for path in DOCUMENT.raw_schema["paths"].values()
    for operation in path.values()
    if "For moderators" in operation["tags"]
}
STEPS = {"give_clue": "clue", "give_cards": "cards", "cast_votes": "votes", "reveal_card": "reveal"}
OWN_DECK = ("bring_deck", "retitle_deck", "give_up_deck")
FOR_INVITED = ("accept_my_invitation", "decline_invitation")
NOT_POSSIBLE_HERE = {
    "come_back",  # nobody is away before the clock says so
    # no worker makes recordings here: tests/performances/ has what these answer
    "get_performance",
    "get_file_of_performance",
    "play_reported_performance",
}


class Scene:
    """A table where the operation has something to do, and a caller who may do it."""

    def __init__(self, operation: str) -> None:
        self.table = _table_for(operation)
        self.statuses: set[int] = set()
        self.case_file = _case_file(operation, self.table)
        self.caller = _caller_for(operation, self.table)
        self.view: Any = self.table.view(self.caller)
        self.slug = _deck_for(operation, self.caller)
        self.invitation = _invitation_for(operation, self.table, self.caller)
        self.bots = _bots_for(operation, self.table)
        self.puzzle = _puzzle_for(operation)

    def fill_in(self, case: Case[Any]) -> None:
        """Puts what there really is where something is asked for that might exist."""
        if _fits(case, ParameterLocation.PATH):
            real = {
                "game_id": self.table.game,
                "code": self.table.code,
                "slug": self.slug,
                "person": self.table.players[-1].id,
                **self.case_file,
                **self.invitation,
                **self.bots,
                **self.puzzle,
                "player_id": self.table.players[-1].id,
            }
            case.path_parameters.update(
                (name, real[name]) for name in case.path_parameters if name in real
            )
        if _fits(case, ParameterLocation.BODY) and case.operation.path == "/api/v1/decks":
            case.body = zipped(pictures() | deck_json())
        if _fits(case, ParameterLocation.BODY) and isinstance(case.body, dict):
            real_body = self._body()
            case.body.update((name, real_body[name]) for name in case.body if name in real_body)

    def _body(self) -> dict[str, Any]:
        you = self.view.get("you") or {"hand": (), "played": ()}
        own, board = you["played"], self.view.get("board", ())
        slots = [slot for slot, card in enumerate(board, 1) if card not in own]
        return {
            "turn": self.view.get("turn"),
            "card": next(iter(you["hand"]), ""),
            "cards": you["hand"][:1],
            "slots": slots[:1],
            "player": self.table.players[-1].id,
            "person": self.table.players[-1].id,
            "colour": "blue",
            "room": self.table.code,
            "game": self.table.game,
            "report": None,
            "until": None,
            "timezone": "Europe/Copenhagen",
            **A_SUBSCRIPTION,
            **({"count": 1, "players": None} if self.bots else {}),
            **self.puzzle,
        }


def _table_for(operation: str) -> OpenTable:
    match operation:
        case "join_game" | "start_game" | "choose_colour" | "change_room":
            return a_room(3)
        case (
            "open_next_game"
            | "list_events"
            | "get_story"
            | "get_story_picture"
            | "agree_to_story"
            | "take_back_consent"
        ):
            table = a_game(3, settings={"target": 10})
            play_out(table)
            return table
        case "add_bots" | "remove_bot":
            table = a_room(1)
            table.host.post(f"/rooms/{table.code}/bots")
            return table
        case "report" | "hide_clue":
            return a_told_game(4)
        case _:
            return a_told_game(4) if operation in FOR_MODERATORS else a_game(4)


def _case_file(operation: str, table: OpenTable) -> dict[str, str]:
    """A report and a decision that can still be decided and appealed against."""
    if operation not in (*FOR_MODERATORS, "appeal"):
        return {}
    accused, accuser, *_ = table.players
    body = {"matter": "clue", "game": table.game, "turn": 1}
    report = "" if operation == "appeal" else accuser.post("/reports", body).json["report"]
    decision = decides(moderator(), "mute", person=accused.id)["id"]
    if operation == "answer_appeal":
        accused.post(f"/me/decisions/{decision}/appeal", {"words": "No"})
    return {"report": report, "decision": decision}


def _invitation_for(operation: str, table: OpenTable, caller: Caller) -> dict[str, str]:
    """A link into the room, and an invitation that the caller may accept, or take back."""
    made = table.host.post(f"/rooms/{table.code}/invitations", {"uses": 100}).json
    if operation in FOR_INVITED:
        Invitation.objects.filter(pk=made["id"]).update(person=caller.id, digest=None)
    return {"token": made["token"], "invitation_id": made["id"]}


def _bots_for(operation: str, table: OpenTable) -> dict[str, str]:
    """A bot that its host may send away."""
    if operation not in ("add_bots", "remove_bot"):
        return {}
    seated = table.host.get(f"/rooms/{table.code}").json["game"]["people"]
    return {"person": next(person["id"] for person in seated if person["kind"] == "bot")}


def _puzzle_for(operation: str) -> dict[str, Any]:
    """The puzzle of today, and an answer to it."""
    if operation not in ("get_puzzle", "answer_puzzle"):
        return {}
    puzzle = a_puzzle()
    return {"date": str(puzzle.day), "puzzle": str(puzzle.id), "slot": 1}


def _deck_for(operation: str, caller: Caller) -> str:
    if operation not in OWN_DECK:
        return "first-light"
    account = Account.objects.get(pk=caller.id)
    account.is_guest = False
    account.save()
    return a_deck(account).slug


def _caller_for(operation: str, table: OpenTable) -> Caller:
    if operation in FOR_MODERATORS:
        mina = moderator("Mina")
        may_see_hidden_cards(mina)
        return mina
    if operation == "report":
        return table.players[1]
    if operation in STEPS:
        return _who_has_to(STEPS[operation], table)
    is_new = operation in ("join_game", "become_bot", "accept_invitation", *FOR_INVITED)
    return guest("Xenia") if is_new else table.host


def _who_has_to(step: str, table: OpenTable) -> Caller:
    """Plays until it is somebody's turn to do that."""
    for player in cycle(table.players):
        if table.view(player)["you"]["to_do"] == step:
            return player
        act(table, player)
    raise AssertionError


def _fits(case: Case[Any], location: ParameterLocation) -> bool:
    made = case.meta and case.meta.components.get(location)
    return not made or made.mode is GenerationMode.POSITIVE


def headers_of(caller: Caller) -> dict[str, str]:
    """The headers of a request; the client that checks schemas unpacks no compressed answer."""
    return {"Authorization": f"Bearer {caller.token}", "Accept-Encoding": "identity"}


@pytest.fixture
def scenes(settings: Settings) -> Iterator[dict[str, Scene]]:
    """The one of the operation that is tested; some request of it has to come through."""
    settings.ALLOWED_HOSTS = ["*"]
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    settings.REPORTS_A_DAY = 1_000_000
    scenes: dict[str, Scene] = {}
    yield scenes
    for operation, scene in scenes.items():
        assert min(scene.statuses) < 300 or operation in NOT_POSSIBLE_HERE


@OURS.parametrize()
@hypothesis(deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_document_says(case: Case[Any], scenes: dict[str, Scene]) -> None:
    operation = case.operation.definition.raw["operationId"]
    if operation not in scenes:
        scenes[operation] = Scene(operation)
    scene = scenes[operation]
    scene.fill_in(case)
    response = case.call_and_validate(headers=headers_of(scene.caller))
    scene.statuses.add(response.status_code)


@pytest.mark.parametrize("role", ["superuser", "moderator", "player"])
@OURS.parametrize()
@hypothesis(deadline=None, max_examples=5, suppress_health_check=list(HealthCheck))
def test_nor_does_it_break_for_anybody_else(
    case: Case[Any], scenes: dict[str, Scene], role: str
) -> None:
    """The same requests from others who may do more, or less, than the one they were made for."""
    operation = case.operation.definition.raw["operationId"]
    if operation not in scenes:
        scenes[operation] = scene = Scene(operation)
        scene.statuses.add(200)
        scene.caller = _somebody_else(role, scene.table)
    scene = scenes[operation]
    scene.fill_in(case)
    case.call_and_validate(headers=headers_of(scene.caller))


def _somebody_else(role: str, table: OpenTable) -> Caller:
    match role:
        case "superuser":
            return administrator("Agnes")
        case "moderator":
            return moderator("Mona")
        case _:
            return table.players[-1]
