"""The story of a game: what it tells, and to whom."""

from datetime import UTC, datetime
from random import Random
from typing import Any, get_args
from uuid import UUID, uuid4

import msgspec
import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.erasure import erase
from accounts.models import Account
from games import store
from games.models import OVER, Game
from games.play import play
from games.rules import events as e
from games.rules import moves as m
from games.rules.scoring import score
from games.rules.settings import Settings
from history.story import Ending, story_of
from testkit.api_callers import Caller, a_room
from testkit.played_games import (
    LIVELY,
    PlayedGame,
    begun,
    full_account,
    guest_account,
    people,
    play_move_by_move,
    played,
    signed_in,
)
from testkit.scripted_players import Company, play_in_memory, some_company

pytestmark = pytest.mark.django_db

NOBODY = Caller()


def told(game: PlayedGame, who: Caller) -> Any:
    answer = who.get(f"/games/{game.id}/story")
    assert answer.status == 200, answer
    return answer.json


def refused(game: PlayedGame, who: Caller) -> tuple[int, str]:
    answer = who.get(f"/games/{game.id}/story")
    return answer.status, answer.code


def agrees(game: PlayedGame, who: UUID) -> None:
    assert signed_in(who).put(f"/games/{game.id}/story/consent").status == 204


# What it tells


def test_a_story_ends_as_its_game_does() -> None:
    assert get_args(Ending) == OVER


def test_a_story_tells_each_turn_so_that_it_can_be_scored_anew() -> None:
    game = played(people(5), rng=Random(3))
    story = told(game, signed_in(game.people[0]))
    assert len(story["turns"]) == game.table.turns_scored
    total = dict.fromkeys(map(str, game.people), 0)
    for turn in story["turns"]:
        outcome, points = score(
            game.table.settings.rules, turn["storyteller"], turn["owners"], turn["votes"]
        )
        assert outcome == turn["outcome"]
        for player, made in points.items():
            assert turn["points"][player] == msgspec.to_builtins(made)
            total[player] += made.total
        assert turn["standing"] == total
        assert turn["clue"]
    assert {seat["id"]: seat["points"] for seat in story["seats"]} == total
    assert story["winners"] == list(game.table.winners)


@pytest.mark.parametrize("seed", range(30))
def test_every_turn_of_any_game_is_told_once(seed: int) -> None:
    rng = Random(seed)
    company: Company = some_company(rng, LIVELY)
    at = datetime(2025, 1, 1, tzinfo=UTC)
    events = [event for step in play_in_memory(rng, company, b"", 400) for event in step.events]
    story = story_of(store.Recorded(seq, at, None, event) for seq, event in enumerate(events, 1))
    numbers = [turn.turn for turn in story.turns]
    assert numbers == list(range(1, len(numbers) + 1))
    scored = [event for event in events if isinstance(event, e.TurnScored)]
    assert [turn.points for turn in story.turns_scored] == [event.points for event in scored]
    began = [event for event in events if isinstance(event, e.TurnBegan)]
    assert len(numbers) == len(began) - (story.ending is None and bool(began))


def test_a_turn_that_came_to_nothing_is_told_too() -> None:
    game = begun(people(4))
    teller = m.player(str(game.people[0]))
    table = game.table
    play(game.id, teller, m.GiveClue(1, table.hands[table.present[0]][0], "low tide"))
    play(game.id, teller, m.Close())
    (turn,) = told(game, signed_in(game.people[1]))["turns"]
    assert (turn["kind"], turn["turn"], turn["because"]) == ("missed", 1, "game_over")
    assert turn["storyteller"] == str(game.people[0])


# To whom


def test_a_running_game_has_no_story_yet() -> None:
    game = begun(people(3), public=True)
    assert refused(game, signed_in(game.people[0])) == (409, "not_over")
    assert refused(game, signed_in(full_account())) == (404, "not_found")
    assert refused(game, NOBODY) == (404, "not_found")


def test_the_story_of_a_public_game_is_for_everybody() -> None:
    game = played(people(3), public=True)
    assert told(game, NOBODY)["turns"] == told(game, signed_in(full_account()))["turns"]
    assert told(game, NOBODY)["sharing"] is None


def test_the_story_of_a_private_game_is_for_those_who_sat_there_and_moderators() -> None:
    crowd = people(5)
    game = begun(crowd)
    left = crowd[4]
    play(game.id, m.player(str(left)), m.Leave())
    for _ in play_move_by_move(game, Random(1)):
        pass
    for who in crowd:
        assert told(game, signed_in(who))["sharing"] == {
            "is_public": False,
            "agreed": [],
            "all_agreed": False,
        }
    assert refused(game, signed_in(full_account())) == refused(game, NOBODY) == (404, "not_found")


def test_a_game_that_there_is_not_has_no_story() -> None:
    assert signed_in(full_account()).get(f"/games/{uuid4()}/story").status == 404
    assert NOBODY.get(f"/games/{uuid4()}/story").status == 404


def test_a_story_is_open_to_all_once_everybody_agreed() -> None:
    game = played([*people(3), guest_account()])
    for who in game.people:
        assert refused(game, NOBODY) == (404, "not_found")
        agrees(game, who)
        agrees(game, who)
    assert told(game, NOBODY)["turns"]
    assert told(game, signed_in(game.people[0]))["sharing"]["all_agreed"]


def test_who_agreed_may_think_better_of_it() -> None:
    game = played(people(3))
    for who in game.people:
        agrees(game, who)
    assert signed_in(game.people[1]).delete(f"/games/{game.id}/story/consent").status == 204
    assert refused(game, NOBODY) == (404, "not_found")


def test_only_those_who_sat_there_have_a_say() -> None:
    private, public = played(people(3)), played(people(3), public=True)
    stranger = signed_in(full_account())
    assert stranger.put(f"/games/{private.id}/story/consent").code == "not_found"
    assert stranger.put(f"/games/{public.id}/story/consent").code == "did_not_sit_there"
    assert stranger.delete(f"/games/{public.id}/story/consent").status == 403
    assert NOBODY.put(f"/games/{public.id}/story/consent").status == 401


def test_who_is_gone_is_a_former_player_and_asked_no_more() -> None:
    game = played(people(3))
    for who in game.people[:2]:
        agrees(game, who)
    erase(Account.objects.get(pk=game.people[2]))
    story = told(game, NOBODY)
    assert [seat["kind"] for seat in story["seats"]] == ["member", "member", "erased"]
    assert story["seats"][2]["name"] == "Former player"


def test_when_everybody_is_gone_nobody_has_agreed() -> None:
    game = played(people(3))
    for who in game.people:
        erase(Account.objects.get(pk=who))
    assert refused(game, NOBODY) == (404, "not_found")


def test_a_longer_story_takes_no_more_queries() -> None:
    crowd = people(3)
    short, long = (
        played(crowd),
        played(crowd, settings=Settings(decks=begun(crowd).table.settings.decks)),
    )
    assert long.table.turns_scored > short.table.turns_scored

    def queries(game: PlayedGame) -> int:
        ask = signed_in(crowd[0])
        with CaptureQueriesContext(connection) as asked:
            told(game, ask)
        return len(asked)

    assert queries(long) == queries(short)


# Which games are public


def is_public(game_id: str) -> bool:
    return Game.objects.get(pk=game_id).is_public


def test_a_game_is_public_if_its_room_was_open_to_everybody_when_it_began() -> None:
    private, locked = a_room(3), a_room(3, is_public=True, password="lighthouse")
    public = a_room(3, is_public=True)
    assert [is_public(table.game) for table in (private, locked, public)] == [False, False, True]
    private.host.patch(f"/rooms/{private.code}", {"is_public": True})
    assert is_public(private.game)


def test_a_game_that_is_on_may_become_private_but_never_public() -> None:
    private, public = a_room(3), a_room(3, is_public=True)
    for table, change in ((private, {"is_public": True}), (public, {"password": "lighthouse"})):
        table.host.moves(table.game, "start")
        assert table.host.patch(f"/rooms/{table.code}", change).status == 200
        assert not is_public(table.game)
    public.host.patch(f"/rooms/{public.code}", {"password": ""})
    assert not is_public(public.game)


def test_what_happens_to_a_room_later_changes_no_game_that_is_over() -> None:
    table = a_room(3, is_public=True)
    table.host.moves(table.game, "start")
    assert table.host.moves(table.game, "leave").status == 200
    assert table.view(table.players[1])["phase"] == "over"
    changed = table.players[1].patch(f"/rooms/{table.code}", {"is_public": False})
    assert changed.status == 200
    assert is_public(table.game)
