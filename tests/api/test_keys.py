"""A request that makes something makes it once, however often it is sent under one key."""

from datetime import timedelta
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.utils import timezone
from pytest_django import Settings

from accounts.housekeeping import sweep_keys
from accounts.keyed_requests import Keyed, make_once
from accounts.models import Account, KeyedRequest
from games.imported.importing import import_deck
from games.models import Game, ImportedDeck, Room
from games.play import play
from games.rules import moves as m
from testkit.api_callers import Answer, Caller, OpenTable, a_game, guest
from testkit.concurrency import at_once, meanwhile
from testkit.imported_decks import CATS, deck_json, pictures, zipped
from testkit.moderators import account_of, moderator

pytestmark = pytest.mark.usefixtures("committed_db")

AT_ONCE = 6


def opens(who: Caller, key: str = "room-1", **room: Any) -> Answer:
    return who.post("/rooms", {"title": "The harbour", **room}, **{"idempotency-key": key})


def rooms_of(who: Caller) -> int:
    return Room.objects.filter(current_game__host=who.id).count()


def kept_of(who: Caller) -> KeyedRequest | None:
    return KeyedRequest.objects.filter(person=who.id).first()


def opens_next_game(table: OpenTable, who: Caller | None = None) -> Answer:
    path = f"/rooms/{table.code}/games"
    return (who or table.host).post(path, **{"idempotency-key": "next"})


def a_game_that_is_over() -> OpenTable:
    table = a_game(3)
    play(UUID(table.game), m.moderator(str(uuid4())), m.Close())
    return table


def test_a_room_whose_answer_got_lost_is_not_opened_twice() -> None:
    ana = guest("Ana")
    first, again = opens(ana), opens(ana)
    assert (first.status, again.status) == (201, 201)
    assert again.json == first.json
    assert rooms_of(ana) == 1


def test_without_a_key_each_request_opens_a_room() -> None:
    ana = guest("Ana")
    codes = {ana.post("/rooms", {"title": "The harbour"}).json["code"] for _ in range(2)}
    assert len(codes) == 2


def test_sent_at_once_under_one_key_one_room_is_opened() -> None:
    ana = guest("Ana")
    answers: list[Any] = at_once([partial(opens, ana)] * AT_ONCE)
    assert [answer.status for answer in answers] == [201] * AT_ONCE
    assert len({answer.json["code"] for answer in answers}) == 1
    assert rooms_of(ana) == 1


def test_the_second_waits_until_it_is_certain_that_the_first_has_made_something() -> None:
    ana = guest("Ana")
    answers: list[Answer] = []
    second = meanwhile(lambda: answers.append(opens(ana)), lambda: opens(ana))
    assert second.json["code"] == answers[0].json["code"]


def test_the_next_game_is_opened_once() -> None:
    table = a_game_that_is_over()
    answers: list[Any] = at_once([partial(opens_next_game, table)] * AT_ONCE)
    assert [answer.status for answer in answers] == [201] * AT_ONCE
    assert Game.objects.filter(room__code=table.code).count() == 2


def test_the_answer_tells_the_room_as_it_is_by_now() -> None:
    ana = guest("Ana")
    code = opens(ana).json["code"]
    ana.patch(f"/rooms/{code}", {"title": "The pier"})
    assert opens(ana).json["title"] == "The pier"


def test_whoever_was_banned_since_is_told_no_more_of_the_next_game_they_opened() -> None:
    table = a_game_that_is_over()
    table.host.delete("/me")
    bruno, clara = table.players[1:]
    opened = opens_next_game(table, bruno)
    assert clara.id in {person["id"] for person in opened.json["game"]["people"]}
    bruno.moves(opened.json["game"]["id"], "leave")
    assert clara.post(f"/rooms/{table.code}/bans", {"person": bruno.id}).status == 204
    assert opens_next_game(table, bruno).json["game"] is None


@pytest.mark.parametrize("changed", [{"title": "The pier"}, {"settings": {"target": 20}}])
def test_a_key_is_not_for_another_room(changed: dict[str, Any]) -> None:
    ana = guest("Ana")
    opens(ana)
    answer = opens(ana, **changed)
    assert (answer.status, answer.code) == (422, "key_reused")
    assert rooms_of(ana) == 1


def test_nor_is_it_for_another_endpoint() -> None:
    table = a_game_that_is_over()
    opens(table.host, key="next")
    assert opens_next_game(table).code == "key_reused"


def test_the_same_body_written_in_another_way_is_the_same_request() -> None:
    ana, key = guest("Ana"), {"idempotency-key": "room-1"}
    first = ana.post("/rooms", b'{"title": "The pier", "is_public": false}', **key)
    again = ana.post("/rooms", b'{"is_public":false,"title":"The\\u0020pier"}', **key)
    assert again.json["code"] == first.json["code"]


def test_everybody_has_keys_of_their_own() -> None:
    codes = {opens(guest(name)).json["code"] for name in ("Ana", "Bruno")}
    assert len(codes) == 2


def test_what_was_refused_keeps_no_key() -> None:
    ana = guest("Ana")
    assert opens(ana, settings={"target": 9}).code == "setting_out_of_bounds"
    assert kept_of(ana) is None
    assert opens(ana).status == 201


@pytest.mark.parametrize("key", ["", "two words", "ключ", "x" * 201])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    ana = guest("Ana")
    answer = opens(ana, key)
    assert (answer.status, answer.code) == (400, "bad_idempotency_key")
    assert rooms_of(ana) == 0


def test_a_password_cannot_be_guessed_from_what_is_kept(settings: Settings) -> None:
    """Whoever reads the table lacks the server's secret, with which the hash is made."""
    ana = guest("Ana")
    for secret in ("a secret of thirty-two letters or more", "Another one, which is just as long"):
        settings.SECRET_KEY = secret
        opens(ana, key=secret[:1], password="lighthouse")
    digests = {bytes(kept.digest) for kept in KeyedRequest.objects.filter(person=ana.id)}
    assert len(digests) == 2


def test_keys_are_forgotten_after_a_week(settings: Settings) -> None:
    ana = guest("Ana")
    opens(ana)
    now, week = timezone.now(), timedelta(days=settings.KEYS_STAY_DAYS)
    sweep_keys(now + 0.99 * week)
    assert kept_of(ana)
    sweep_keys(now + 1.01 * week)
    assert kept_of(ana) is None


def test_whoever_is_erased_leaves_no_key() -> None:
    ana = guest("Ana")
    opens(ana)
    assert ana.delete("/me").status == 204
    assert kept_of(ana) is None


# Decks and decisions


def brings(who: Caller, archive: bytes, title: str = "Moons") -> Answer:
    headers = {"idempotency-key": "deck-1"}
    return who.asks("POST", f"/decks?title={title}", archive, headers, kind="application/zip")


def a_member() -> Caller:
    ana = guest("Ana")
    Account.objects.filter(pk=ana.id).update(is_guest=False)
    return ana


def files_kept(folder: Path) -> int:
    return sum(file.is_file() for file in folder.rglob("*"))


def test_a_deck_whose_answer_got_lost_is_not_brought_twice(pictures_folder: Path) -> None:
    ana, archive = a_member(), zipped(pictures() | deck_json())
    first, again = brings(ana, archive), brings(ana, archive)
    assert (first.status, again.status) == (201, 201)
    assert again.json == first.json
    assert ImportedDeck.objects.filter(owner=ana.id).count() == 1
    assert brings(ana, archive, title="Suns").code == "key_reused"
    assert brings(ana, archive + b" ").code == "key_reused"


def test_of_two_decks_at_once_under_one_key_one_stays_with_its_pictures_alone(
    pictures_folder: Path,
) -> None:
    """The other has drawn its pictures by the time it hears of the first."""
    ana = account_of(a_member())
    asked, archive = Keyed(ana.id, "deck-1", b""), zipped(pictures() | deck_json())
    later: list[str] = []
    first = meanwhile(
        lambda: later.append(import_deck(BytesIO(archive), ana.id, CATS, asked)),
        lambda: make_once(asked, lambda: "never"),
    )
    assert later == [first]
    kept = files_kept(pictures_folder)
    assert import_deck(BytesIO(archive), ana.id, CATS, asked) == first
    assert files_kept(pictures_folder) == kept
    assert ImportedDeck.objects.filter(owner=ana.id).count() == 1


def test_nobody_is_warned_twice_by_one_decision(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    mona, ana = moderator(), guest("Ana")
    order = {"kind": "warn", "person": ana.id, "reason": "Because"}
    made = [
        mona.post("/moderation/decisions", order, **{"idempotency-key": "warn-1"}).json
        for _ in range(2)
    ]
    assert made[0] == made[1]
    assert len(ana.get("/me/decisions").json["decisions"]) == 1
