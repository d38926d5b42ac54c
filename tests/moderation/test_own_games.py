"""Nobody moderates a game that they play in, and nobody sees its hidden cards while it is on."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from django.test import Client
from django.urls import reverse

from games import store
from games.catalogue import decks_of
from games.models import Game
from games.rules.names import Card
from moderation.models import Appeal, AuditEntry, Decision, Kind, Report
from moderation.orders import NEEDS
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.moderators import account_of, administrator, decides, may_see_hidden_cards, moderator
from testkit.permissions import rows

pytestmark = pytest.mark.django_db

CARD = re.compile(r"first-light:\d+")
OWN_GAME = (403, "own_game")


class Scene(NamedTuple):
    """A game whose first clue is given, and somebody with the rights of a moderator in it."""

    table: OpenTable
    judge: Caller

    @property
    def other(self) -> Caller:
        return self.table.players[1]

    def orders(self, kind: str) -> dict[str, Any]:
        """Everything that such a decision needs, about this game, its room and a player of it."""
        told = {
            "game": self.table.game,
            "room": self.table.code,
            "person": self.other.id,
            "turn": 1,
            "name": "Player 7",
        }
        return {need: told[need] for need in NEEDS[kind]}

    def decides(self, kind: str) -> Answer:
        order = {"kind": kind, "reason": "So", **self.orders(kind)}
        return self.judge.post("/moderation/decisions", order)

    def desk(self) -> Client:
        client = Client()
        client.force_login(account_of(self.judge), backend="accounts.backend.AccountBackend")
        return client


def seated(judge: Caller) -> OpenTable:
    table = a_room(4)
    assert judge.moves(table.game, "join").status == 200
    table.host.moves(table.game, "start")
    act(table, table.host)
    return table


def waiting(judge: Caller) -> OpenTable:
    table = a_game(4)
    act(table, table.host)
    assert judge.moves(table.game, "join").status == 200
    return table


def gone(judge: Caller) -> OpenTable:
    table = seated(judge)
    assert judge.moves(table.game, "leave").status == 200
    return table


PARTS: tuple[Callable[[Caller], OpenTable], ...] = (seated, waiting, gone)


@pytest.fixture(params=[moderator, administrator])
def judge(request: pytest.FixtureRequest) -> Caller:
    made: Caller = request.param("Judith")
    return made


@pytest.fixture(params=PARTS)
def scene(request: pytest.FixtureRequest, judge: Caller) -> Scene:
    return Scene(request.param(judge), judge)


def outcome(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.code


# Deciding

ABOUT_GAMES = [kind for kind in Kind.values if {"game", "room"} & set(NEEDS[kind])]
ABOUT_PEOPLE = [kind for kind in Kind.values if kind not in ABOUT_GAMES]


def test_every_kind_of_decision_is_about_a_game_a_room_or_a_person() -> None:
    assert ABOUT_GAMES
    assert all("person" in NEEDS[kind] for kind in ABOUT_PEOPLE)


@pytest.mark.parametrize("kind", ABOUT_GAMES)
def test_nobody_decides_about_a_game_that_they_have_a_part_in(scene: Scene, kind: str) -> None:
    version = store.load(UUID(scene.table.game)).version
    assert outcome(scene.decides(kind)) == OWN_GAME
    assert store.load(UUID(scene.table.game)).version == version
    assert not Decision.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize("kind", ABOUT_PEOPLE)
@pytest.mark.parametrize("part", [seated, waiting])
def test_nobody_decides_about_somebody_they_are_playing_with(
    judge: Caller, part: Callable[[Caller], OpenTable], kind: str
) -> None:
    assert outcome(Scene(part(judge), judge).decides(kind)) == OWN_GAME


@pytest.mark.parametrize("kind", ABOUT_PEOPLE)
def test_once_the_game_is_over_they_may_decide_about_people_again(judge: Caller, kind: str) -> None:
    scene = Scene(seated(judge), judge)
    decides(moderator(), "void_game", game=scene.table.game)
    assert scene.decides(kind).status == 201


@pytest.mark.parametrize("kind", ABOUT_GAMES)
def test_a_game_that_is_over_stays_for_others_to_decide_about(judge: Caller, kind: str) -> None:
    scene = Scene(seated(judge), judge)
    scene.table.host.post(f"/rooms/{scene.table.code}/close")
    assert outcome(scene.decides(kind)) == OWN_GAME


@pytest.mark.parametrize("kind", Kind.values)
def test_the_admin_refuses_it_as_well(judge: Caller, kind: str) -> None:
    scene = Scene(seated(judge), judge)
    page = reverse("admin:decide", args=[kind])
    answer = scene.desk().post(page, {**scene.orders(kind), "reason": "So"})
    assert "Nobody moderates a game that they play in." in answer.content.decode()
    assert not Decision.objects.exists()


def test_nobody_takes_a_decision_back_about_a_game_of_theirs(scene: Scene) -> None:
    hidden = decides(moderator(), "hide_clue", game=scene.table.game, turn=1)
    path = f"/moderation/decisions/{hidden['id']}/take-back"
    assert outcome(scene.judge.post(path, {"reason": "So"})) == OWN_GAME
    assert Decision.objects.get().taken_back_at is None


@pytest.mark.parametrize("granted", [True, False])
def test_nobody_answers_an_appeal_about_a_game_of_theirs(scene: Scene, granted: bool) -> None:
    hidden = decides(moderator(), "hide_clue", game=scene.table.game, turn=1)["id"]
    scene.table.host.post(f"/me/decisions/{hidden}/appeal", {"words": "No"})
    body = {"granted": granted, "words": "So"}
    assert outcome(scene.judge.post(f"/moderation/appeals/{hidden}/answer", body)) == OWN_GAME
    assert Appeal.objects.get().granted is None


def test_nobody_closes_a_report_about_a_game_of_theirs(scene: Scene) -> None:
    accused = {"matter": "clue", "game": scene.table.game, "turn": 1}
    report = scene.other.post("/reports", accused).json["report"]
    dismissed = scene.judge.post(f"/moderation/reports/{report}/dismiss", {"reason": "So"})
    assert outcome(dismissed) == OWN_GAME
    order = {"kind": "warn", "person": guest("Xenia").id, "reason": "So", "report": report}
    assert outcome(scene.judge.post("/moderation/decisions", order)) == OWN_GAME
    assert Report.objects.get().status == "open"


def test_the_page_of_a_report_leaves_it_to_somebody_else(judge: Caller) -> None:
    scene = Scene(seated(judge), judge)
    accused = {"matter": "clue", "game": scene.table.game, "turn": 1}
    report = scene.other.post("/reports", accused).json["report"]
    page = scene.desk().get(reverse("admin:moderation_report_change", args=[report]))
    assert "somebody else decides" in page.content.decode()
    assert "formaction" not in page.content.decode()


def test_other_games_are_theirs_to_moderate(judge: Caller) -> None:
    seated(judge)
    elsewhere = Scene(a_game(4), judge)
    act(elsewhere.table, elsewhere.table.host)
    for kind in (*ABOUT_PEOPLE, "hide_clue", "rename_room", "remove", "void_game", "close_room"):
        assert elsewhere.decides(kind).status == 201, kind


# Seeing


def addresses_of_moderators(scene: Scene) -> Iterator[str]:
    """Everything that the API shows moderators."""
    ids = {"game": scene.table.game, "person": scene.other.id}
    ids |= dict.fromkeys(("report", "decision"), str(UUID(int=0)))
    for row in rows():
        if row.method == "GET" and row.address.startswith("moderation/"):
            yield f"/{row.address.format(**ids)}"


def pages_of_the_admin(scene: Scene) -> Iterator[str]:
    """Everything that the admin shows of the game, as seen by whomever one can ask for."""
    game = Game.objects.get(pk=scene.table.game)
    yield reverse("admin:games_game_change", args=[game.pk])
    yield reverse("admin:games_room_change", args=[game.room_id])
    yield reverse("admin:accounts_account_change", args=[scene.other.id])
    yield reverse("admin:verify", args=[game.pk])
    table = reverse("admin:table", args=[game.pk])
    accused = {"matter": "clue", "game": scene.table.game, "turn": 1}
    report = scene.other.post("/reports", accused).json["report"]
    yield reverse("admin:moderation_report_change", args=[report])
    yield reverse("admin:index")
    viewers = ["spectator", "moderator", *(player.id for player in scene.table.players)]
    for viewer in (*viewers, scene.judge.id):
        yield from (f"{table}?as={viewer}&version={n}" for n in range(1, game.version + 1))


def hidden_cards(scene: Scene) -> set[Card]:
    """The cards that the judge does not see at the table."""
    table = store.load(UUID(scene.table.game))
    return {*table.settings.cards} - set(
        map(Card, CARD.findall(str(scene.table.view(scene.judge))))
    )


def pictures_of(cards: set[Card], scene: Scene) -> list[str]:
    """The addresses of the pictures of these cards."""
    decks = decks_of(store.load(UUID(scene.table.game)).settings, None)
    return [seen.picture for deck in decks for seen in deck.cards if seen.card in cards]


def test_nobody_sees_hidden_cards_of_a_running_game_that_they_have_a_part_in(
    scene: Scene,
) -> None:
    hidden = hidden_cards(scene)
    pictures = pictures_of(hidden, scene)
    may_see_hidden_cards(scene.judge)
    for path in addresses_of_moderators(scene):
        assert not hidden & set(CARD.findall(str(scene.judge.get(path).json))), path
    desk = scene.desk()
    for page in pages_of_the_admin(scene):
        shown = desk.get(page).content.decode()
        assert not hidden & set(CARD.findall(shown)), page
        assert not [picture for picture in pictures if picture in shown], page
    assert not AuditEntry.objects.filter(what="see_hidden_cards").exists()


def test_whoever_asks_is_told_why_not(scene: Scene) -> None:
    may_see_hidden_cards(scene.judge)
    address = f"/moderation/games/{scene.table.game}?hidden=true"
    assert outcome(scene.judge.get(address)) == OWN_GAME
    page = scene.desk().get(reverse("admin:table", args=[scene.table.game]), {"as": "moderator"})
    assert (page.status_code, page.json()["code"]) == OWN_GAME


def test_a_stranger_with_the_permission_sees_them(judge: Caller) -> None:
    may_see_hidden_cards(judge)
    table = a_game(4)
    assert judge.get(f"/moderation/games/{table.game}?hidden=true").status == 200
    assert AuditEntry.objects.filter(what="see_hidden_cards").exists()


def test_whoever_has_seen_hidden_cards_does_not_join_that_game(judge: Caller) -> None:
    may_see_hidden_cards(judge)
    table, another = a_game(4), a_game(4)
    judge.get(f"/moderation/games/{table.game}?hidden=true")
    assert outcome(judge.moves(table.game, "join")) == (403, "cards_seen")
    assert judge.moves(another.game, "join").status == 200


def test_a_game_that_is_over_hides_nothing_from_those_who_played(judge: Caller) -> None:
    may_see_hidden_cards(judge)
    table = a_room(2, settings={"target": 10})
    judge.moves(table.game, "join")
    table = OpenTable(table.code, table.game, (*table.players, judge))
    table.host.moves(table.game, "start")
    play_out(table)
    assert judge.get(f"/moderation/games/{table.game}?hidden=true").status == 200
