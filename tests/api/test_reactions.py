"""Reactions: pictures at the cards of the last board or at the table, and nothing in words."""

from itertools import cycle
from typing import Any, get_args

import pytest
from django.core.cache import cache
from pytest_django import Settings

from games.models import Reaction
from games.reactions import MOST_EACH, Picture
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.concurrency import at_once, meanwhile
from testkit.moderators import decides, moderator

PICTURES = get_args(Picture)

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def mona(settings: Settings) -> Caller:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    return moderator()


def a_scored_game(players: int = 3, **room: Any) -> OpenTable:
    """A game in the clue phase of turn two: the board of turn one lies open."""
    table = a_game(players, settings={"auto_reveal": True}, **room)
    play_to(table, turn=2)
    return table


def play_to(table: OpenTable, turn: int) -> None:
    for player in cycle(table.players):
        if table.view()["turn"] == turn:
            return
        act(table, player)


def reacts(
    who: Caller, table: OpenTable, picture: str = "heart", card: tuple[int, int] | None = None
) -> Answer:
    body: dict[str, Any] = {"picture": picture}
    if card:
        body["card"] = dict(zip(("turn", "slot"), card, strict=True))
    return who.post(f"/games/{table.game}/reactions", body)


def counted(table: OpenTable) -> list[tuple[int, int | None, str, int]]:
    """All reactions in the story of a game that is over."""
    story = table.host.get(f"/games/{table.game}/story").json
    return [(one["turn"], one["slot"], one["picture"], one["count"]) for one in story["reactions"]]


# What one can react to


def test_players_react_to_the_cards_of_the_last_board_and_to_the_table() -> None:
    table = a_scored_game()
    for who, picture, card in (
        (table.host, "heart", (1, 2)),
        (table.players[1], "heart", (1, 2)),
        (table.players[1], "laugh", (1, 3)),
        (table.players[2], "applause", None),
    ):
        assert reacts(who, table, picture, card).status == 204
    table.host.post(f"/rooms/{table.code}/close")
    assert counted(table) == [
        (1, None, "applause", 1),
        (1, 2, "heart", 2),
        (1, 3, "laugh", 1),
    ]


def test_there_are_eight_pictures_and_no_other() -> None:
    table = a_scored_game()
    assert len(PICTURES) == 8
    for picture in PICTURES:
        assert reacts(table.host, table, picture).status == 204
    for picture in ("thumb", "", "hello", "❤"):
        assert reacts(table.host, table, picture).status == 400


def test_nobody_says_anything_in_words() -> None:
    table = a_scored_game()
    body = {"picture": "heart", "text": "slot three!"}
    assert table.host.post(f"/games/{table.game}/reactions", body).status == 400


def test_before_the_first_board_one_reacts_to_the_table_alone() -> None:
    table = a_room()
    assert reacts(table.host, table).status == 204
    table.host.moves(table.game, "start")
    assert reacts(table.players[1], table).status == 204
    assert reacts(table.host, table, card=(1, 1)).code == "too_early"
    table.host.post(f"/rooms/{table.code}/close")
    assert counted(table) == [(0, None, "heart", 2)]


def test_only_the_last_board_is_reacted_to_and_only_its_slots() -> None:
    table = a_scored_game()
    size = len(table.view()["last_turn"]["board"])
    for turn in (0, 2):
        refused = reacts(table.host, table, card=(turn, 1))
        assert (refused.status, refused.code) == (409, "board_gone")
        assert refused.json["facts"] == {"expected": 1, "given": turn}
    for slot in (0, size + 1):
        refused = reacts(table.host, table, card=(1, slot))
        assert (refused.status, refused.code) == (409, "no_such_slot")
    assert reacts(table.host, table, card=(1, size)).status == 204


def test_nobody_reacts_while_others_choose() -> None:
    table = a_scored_game()
    teller = table.players[1]
    act(table, teller)
    assert table.view()["phase"] == "cards"
    assert reacts(teller, table).code == "too_early"
    assert reacts(teller, table, card=(1, 1)).code == "too_early"
    act(table, table.host)
    act(table, table.players[2])
    assert table.view()["phase"] == "votes"
    assert reacts(teller, table).code == "too_early"


def test_the_last_board_of_all_is_reacted_to_until_the_next_game_opens() -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    last = table.view()["last_turn"]["turn"]
    assert reacts(table.host, table, card=(last, 1)).status == 204
    table.host.post(f"/rooms/{table.code}/games")
    assert reacts(table.players[1], table, card=(last, 1)).code == "game_over"
    assert counted(table) == [(last, 1, "heart", 1)]


def test_who_is_banned_after_the_game_reacts_no_more() -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    last, banned = table.view()["last_turn"]["turn"], table.players[1]
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id}).status == 204
    assert reacts(banned, table, card=(last, 1)).code == "banned"
    assert counted(table) == []


def test_in_a_closed_room_nobody_reacts() -> None:
    table = a_scored_game()
    table.host.post(f"/rooms/{table.code}/close")
    assert reacts(table.host, table).code == "room_closed"


# Who may, and how often


def test_only_those_who_sit_at_the_table_react() -> None:
    table = a_scored_game(4)
    leaver, removed, spectator = table.players[2], table.players[3], guest("Vera")
    spectator.post(f"/rooms/{table.code}/enter", {"password": ""})
    leaver.moves(table.game, "leave")
    table.host.moves(table.game, "remove", {"player": removed.id})
    for who in (leaver, spectator):
        refused = reacts(who, table)
        assert (refused.status, refused.code) == (403, "not_seated")


def test_to_strangers_the_game_is_not_there() -> None:
    table = a_scored_game(password="lighthouse")
    assert reacts(guest("Vera"), table).status == 404
    assert reacts(Caller(), table).status == 401
    nowhere = table._replace(game="7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33")
    assert reacts(table.host, nowhere).status == 404


def test_whoever_waits_for_a_seat_has_none_yet() -> None:
    table, late = a_scored_game(), guest("Vera")
    late.moves(table.game, "join")
    assert reacts(late, table).code == "not_seated"


def test_a_reaction_sent_twice_counts_once() -> None:
    table = a_scored_game()
    for _ in range(3):
        assert reacts(table.host, table, "tear", (1, 1)).status == 204
    table.host.post(f"/rooms/{table.code}/close")
    assert counted(table) == [(1, 1, "tear", 1)]


def all_there_are(table: OpenTable) -> list[tuple[str, tuple[int, int]]]:
    slots = range(1, len(table.view()["last_turn"]["board"]) + 1)
    return [(picture, (1, slot)) for slot in slots for picture in PICTURES]


def test_a_player_reacts_so_often_in_a_turn_and_no_oftener() -> None:
    table = a_scored_game()
    first, *_ = several = all_there_are(table)
    for picture, card in several[:MOST_EACH]:
        assert reacts(table.host, table, picture, card).status == 204
    refused = reacts(table.host, table, *several[MOST_EACH])
    assert (refused.status, refused.code) == (409, "too_many_reactions")
    assert refused.json["facts"] == {"most": MOST_EACH}
    assert reacts(table.host, table, *first).status == 204
    assert reacts(table.players[1], table, *several[MOST_EACH]).status == 204


def test_of_many_reactions_at_once_no_more_are_kept() -> None:
    table = a_scored_game()
    several = all_there_are(table)[: 2 * MOST_EACH]
    answers = at_once([lambda one=one: reacts(table.host, table, *one).status for one in several])  # type: ignore[misc]
    assert sorted(map(str, answers)) == ["204"] * MOST_EACH + ["409"] * MOST_EACH
    assert Reaction.objects.filter(game_id=table.game).count() == MOST_EACH


def test_each_turn_has_reactions_of_its_own() -> None:
    table = a_scored_game()
    for picture, card in all_there_are(table)[:MOST_EACH]:
        reacts(table.host, table, picture, card)
    play_to(table, turn=3)
    assert reacts(table.host, table, card=(2, 1)).status == 204


def test_too_many_in_a_minute_are_refused(settings: Settings) -> None:
    table = a_scored_game()
    settings.THROTTLES = {**settings.THROTTLES, "reaction": (2, 60)}
    cache.clear()
    statuses = [reacts(table.host, table).status for _ in range(3)]
    assert statuses == [204, 204, 429]


# Switched off, and muted


def test_the_host_switches_reactions_off_and_on() -> None:
    table = a_scored_game()
    path = f"/rooms/{table.code}"
    assert table.host.get(path).json["reactions"] is True
    assert table.players[1].patch(path, {"reactions": False}).status == 403
    assert table.host.patch(path, {"reactions": False}).json["reactions"] is False
    refused = reacts(table.host, table)
    assert (refused.status, refused.code) == (409, "no_reactions")
    table.host.patch(path, {"reactions": True})
    assert reacts(table.host, table).status == 204


def test_a_room_may_open_without_reactions() -> None:
    table = a_room(reactions=False)
    assert table.host.get(f"/rooms/{table.code}").json["reactions"] is False
    assert reacts(table.host, table).code == "no_reactions"


def test_the_muted_do_not_react_in_public_rooms(mona: Caller) -> None:
    table, private = a_scored_game(is_public=True), a_scored_game()
    decides(mona, "mute", person=table.players[1].id)
    refused = reacts(table.players[1], table)
    assert (refused.status, refused.code) == (403, "muted")
    assert reacts(table.host, table).status == 204
    decides(mona, "mute", person=private.players[1].id)
    assert reacts(private.players[1], private).status == 204


# What is kept of it


def test_reactions_are_no_events_of_the_game() -> None:
    table = a_scored_game()
    version = table.view()["version"]
    reacts(table.host, table, card=(1, 1))
    assert table.view()["version"] == version


def test_the_export_has_ones_own_reactions() -> None:
    table = a_scored_game()
    reacts(table.host, table, "wonder", (1, 2))
    reacts(table.players[1], table)
    (mine,) = table.host.get("/me/export").json["sections"]["reactions"]
    assert mine["at"]
    del mine["at"]
    assert mine == {"game": table.game, "turn": 1, "slot": 2, "picture": "wonder"}


def test_an_erased_account_takes_its_reactions_along() -> None:
    table = a_scored_game(4)
    for who in table.players[1:3]:
        reacts(who, table, card=(1, 1))
    assert table.players[1].delete("/me").status == 204
    table.host.post(f"/rooms/{table.code}/close")
    assert counted(table) == [(1, 1, "heart", 1)]


def test_nothing_slips_in_beside_an_erasure() -> None:
    table = a_scored_game(4)
    gone = table.players[1]
    answer = meanwhile(lambda: gone.delete("/me"), lambda: reacts(gone, table))
    assert answer.status == 401
    assert not Reaction.objects.filter(person=gone.id).exists()
