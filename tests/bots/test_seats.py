"""Bots sit down in lobbies at their host's word, and are seen to be bots."""

import io
from typing import Any
from uuid import UUID

import pytest

from accounts.models import Account, Avatar
from accounts.names import reserved_names
from bots.models import Bot
from bots.personas import PERSONAS
from bots.sweep import move_bots
from games.imported.importing import import_deck
from testkit.api_callers import Answer, Caller, OpenTable, a_room, act, guest
from testkit.games_with_bots import bots_go_away, with_bots
from testkit.imported_decks import CATS, a_deck, deck_json, pictures, zipped
from testkit.moderators import account_of

pytestmark = pytest.mark.django_db


def bots_at(table: OpenTable, who: Caller | None = None) -> list[Any]:
    """The bots that sit in the room, as somebody sees them."""
    seen = (who or table.host).get(f"/rooms/{table.code}").json["game"]["people"]
    return [person for person in seen if person["kind"] == "bot" and not person["former"]]


def seats(table: OpenTable) -> int:
    return len(table.view()["players"])


def adds(table: OpenTable, **asked: Any) -> Any:
    return table.host.post(f"/rooms/{table.code}/bots", asked)


def test_a_host_seats_bots_in_the_lobby() -> None:
    table = a_room(1)
    answer = adds(table, count=3)
    assert answer.status == 201
    assert [person["kind"] for person in answer.json["game"]["people"]] == ["guest", *["bot"] * 3]
    assert table.host.moves(table.game, "start").status == 200


def test_a_bot_has_the_same_picture_at_every_table() -> None:
    pictures_of_bots: dict[str, str] = {}
    for _ in range(2):
        table = a_room(1)
        adds(table, count=7)
        for bot in bots_at(table):
            assert pictures_of_bots.setdefault(bot["name"], bot["avatar"]) == bot["avatar"]
    assert len(set(pictures_of_bots.values())) == len(pictures_of_bots) == 7


def test_every_bot_has_a_picture_of_its_own() -> None:
    assert len({persona.avatar for persona in PERSONAS} & set(Avatar)) == len(PERSONAS)


def test_without_a_number_one_bot_comes() -> None:
    table = a_room(1)
    adds(table)
    assert len(bots_at(table)) == 1


def test_a_table_is_filled_up_to_a_number_of_players() -> None:
    table = a_room(3)
    adds(table, players=5)
    assert (seats(table), len(bots_at(table))) == (5, 2)
    assert adds(table, players=5).status == 201
    assert seats(table) == 5


def test_count_and_players_are_not_said_together() -> None:
    assert adds(a_room(1), count=2, players=5).code == "count_or_players"


def test_a_key_seats_bots_once() -> None:
    table = a_room(1)
    for _ in range(2):
        key = {"idempotency-key": "two-bots"}
        assert table.host.post(f"/rooms/{table.code}/bots", {"count": 2}, **key).status == 201
    assert len(bots_at(table)) == 2


def test_all_bots_come_or_none() -> None:
    table = a_room(3)
    assert adds(table, count=6).code == "table_full"
    assert bots_at(table) == []
    assert not Account.objects.filter(is_bot=True).exists()


def test_only_the_host_brings_bots_and_sends_them_away() -> None:
    table = a_room(2)
    adds(table)
    path = f"/rooms/{table.code}/bots"
    assert table.players[1].post(path, {}).code == "not_the_host"
    bot = bots_at(table)[0]["id"]
    assert table.players[1].delete(f"{path}/{bot}").code == "not_the_host"


def test_bots_come_and_go_before_the_game_begins_alone() -> None:
    table = a_room(3)
    adds(table)
    table.host.moves(table.game, "start")
    assert adds(table).code == "already_started"
    bot = bots_at(table)[0]["id"]
    assert table.host.delete(f"/rooms/{table.code}/bots/{bot}").code == "already_started"


def test_a_bot_is_sent_away_and_may_come_again() -> None:
    table = a_room(1)
    adds(table, count=2)
    bot = bots_at(table)[0]["id"]
    assert table.host.delete(f"/rooms/{table.code}/bots/{bot}").status == 204
    assert bot not in [person["id"] for person in bots_at(table)]
    assert table.host.delete(f"/rooms/{table.code}/bots/{bot}").code == "no_such_bot"


def test_a_room_has_no_more_accounts_of_bots_than_there_are_characters() -> None:
    table = a_room(1, settings={"edition": "odyssey"})
    for _ in range(4):
        assert adds(table, count=8).status == 201
        for bot in bots_at(table):
            table.host.delete(f"/rooms/{table.code}/bots/{bot['id']}")
    assert Bot.objects.count() <= len(PERSONAS)


def test_no_player_is_sent_away_as_a_bot() -> None:
    table = a_room(3)
    answer = table.host.delete(f"/rooms/{table.code}/bots/{table.players[1].id}")
    assert answer.code == "no_such_bot"


def test_a_person_who_joins_a_full_lobby_takes_the_seat_of_a_bot() -> None:
    table, late = a_room(1), guest("Nina")
    adds(table, players=8)
    assert late.moves(table.game, "join").status == 200
    assert (seats(table), len(bots_at(table))) == (8, 6)


def test_a_public_room_full_of_bots_is_listed_with_its_seats() -> None:
    table = a_room(1, is_public=True)
    adds(table, players=8)
    (listed,) = guest("Nina").get("/rooms").json["rooms"]
    assert listed["open_seats"] == 7


def test_the_same_bots_play_the_next_game() -> None:
    table = a_room(1)
    adds(table, count=3)
    table.host.moves(table.game, "start")
    before = {bot["id"] for bot in bots_at(table)}
    table.host.moves(table.game, "leave")
    again = table.host.post(f"/rooms/{table.code}/games")
    assert again.status == 201
    assert {bot["id"] for bot in bots_at(table)} == before


def test_bots_that_were_away_when_the_game_ended_play_the_next_one() -> None:
    """Nothing moves them here, as if the server's workers had been down."""
    table = with_bots(people=2, bots=2, settings={"limits": {"cards": 10, "votes": 10}})
    before = {bot["id"] for bot in bots_at(table)}
    bots_go_away(table)
    for person in table.players[::-1]:
        assert person.moves(table.game, "leave").status == 200
    again = table.host.post(f"/rooms/{table.code}/games")
    assert again.status == 201
    assert {bot["id"] for bot in bots_at(table)} == before


def test_two_bots_of_one_table_have_names_of_their_own() -> None:
    table = a_room(1, settings={"edition": "odyssey"}, language="da")
    adds(table, players=12)
    names = [bot["name"] for bot in bots_at(table)]
    assert len(set(names)) == 11
    assert set(names) <= {persona.names["da"] for persona in PERSONAS}


def test_nobody_else_takes_the_name_of_a_bot() -> None:
    name = PERSONAS[0].names["en"]
    assert Caller().post("/guests", {"name": name}).code == "name_reserved"
    assert Caller().post("/guests", {"name": f" {name.upper()} "}).code == "name_reserved"
    assert guest("Ana").patch("/me", {"name": name}).code == "name_reserved"


def test_a_bot_keeps_away_from_a_table_with_somebody_of_its_name() -> None:
    with reserved_names.only():
        taken = guest(PERSONAS[0].names["en"])
    room = taken.post("/rooms", {"title": "The mill", "settings": {"edition": "odyssey"}}).json
    table = OpenTable(room["code"], room["game"]["id"], (taken,))
    assert adds(table, count=11).status == 201
    names = [bot["name"] for bot in bots_at(table)]
    assert PERSONAS[0].names["en"] not in names


@pytest.mark.usefixtures("pictures_folder")
def test_bots_come_to_no_table_with_a_deck_that_nobody_has_told_them_of() -> None:
    table = a_room(1)
    deck = a_deck(account_of(table.host))
    assert with_deck(table, deck.slug).status == 200
    refused = adds(table)
    assert (refused.code, refused.json["facts"]) == ("cards_unknown", {"deck": deck.slug})


@pytest.mark.usefixtures("pictures_folder")
def test_a_table_with_bots_takes_no_deck_that_they_know_nothing_of() -> None:
    table = a_room(1)
    deck = a_deck(account_of(table.host))
    adds(table)
    assert with_deck(table, deck.slug).code == "cards_unknown"


@pytest.mark.usefixtures("pictures_folder")
def test_bots_know_a_deck_whose_cards_are_told_in_words() -> None:
    table, cards = a_room(1), pictures()
    texts = {name: {"en": f"A lamp beside {name}"} for name in cards}
    archive = zipped({**cards, **deck_json(texts=texts)})
    slug = import_deck(io.BytesIO(archive), UUID(table.host.id), CATS)
    adds(table, count=3)
    assert with_deck(table, slug).status == 200
    assert table.host.moves(table.game, "start").status == 200
    act(table, table.host)
    assert move_bots() == 6


def with_deck(table: OpenTable, slug: str) -> Answer:
    decks = {"decks": [slug, "first-light"]}
    return table.host.patch(f"/rooms/{table.code}", {"settings": decks})
