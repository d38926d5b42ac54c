"""The picture of a story, and what its link looks like where it is sent to somebody."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.conf import settings
from django.test import Client, RequestFactory
from msgspec.structs import replace
from PIL import Image

from games.catalogue import USUAL_SETTINGS, small_pictures
from games.play import play
from games.rules import moves as m
from games.rules.names import COLOURS
from history.sharing import story_for
from history.story_picture import HEIGHT, INKS, WIDTH, draw_turn, turn_to_show
from testkit.api_callers import Caller
from testkit.played_games import SHORT, PlayedGame, begun, full_account, people, played, signed_in
from web.link_previews import LinkPreview, tags

pytestmark = pytest.mark.django_db

NOBODY = Caller()
FIRST_LIGHT = replace(SHORT, decks=USUAL_SETTINGS.decks)
A_MODERATOR = m.moderator("5ad8c4a7-8f8e-4f57-9a4b-7f9f40e1f7aa")


def picture(game: PlayedGame, who: Caller = NOBODY) -> Any:
    headers = {"authorization": f"Bearer {who.token}"} if who.token else {}
    return Client().get(f"/api/v1/games/{game.id}/story/picture.jpg", headers=headers)


def page(game: PlayedGame, language: str = "en") -> str:
    address = f"/games/{game.id}/story"
    return str(Client().get(address, headers={"accept-language": language}).content.decode())


def shown_turn(game: PlayedGame) -> Any:
    return turn_to_show(story_for(game.id, game.people[0]).story)


# The picture


def test_a_public_story_has_a_picture_for_everybody() -> None:
    answer = picture(played(people(5), public=True))
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/jpeg")
    with Image.open(io.BytesIO(answer.content)) as drawn:
        assert (drawn.format, drawn.size) == ("JPEG", (WIDTH, HEIGHT))


def test_a_private_one_has_it_for_those_who_may_read_it() -> None:
    game = played(people(3))
    assert picture(game).status_code == 404
    assert picture(game, signed_in(full_account())).status_code == 404
    assert picture(game, signed_in(game.people[0])).status_code == 200
    for who in game.people:
        signed_in(who).put(f"/games/{game.id}/story/consent")
    assert picture(game).status_code == 200


def test_without_a_scored_turn_there_is_none() -> None:
    game = begun(people(3), public=True)
    assert picture(game, signed_in(game.people[0])).json()["code"] == "not_over"
    play(game.id, m.player(str(game.people[0])), m.Close())
    assert picture(game).json()["code"] == "no_turn"


def test_the_card_that_was_meant_is_edged_in_its_tellers_colour() -> None:
    game = played(people(4), rng=Random(5), settings=FIRST_LIGHT)
    story = story_for(game.id, game.people[0]).story
    turn = shown_turn(game)
    cards = small_pictures(story.settings, turn.board)
    assert cards.keys() == set(turn.board)
    red, green = (draw_turn(turn, cards, colour) for colour in COLOURS[:2])
    assert red != green


def test_players_have_the_colours_of_the_client_on_pictures_and_at_the_desk() -> None:
    tokens = (Path(settings.BASE) / "client" / "styles" / "tokens.css").read_text()
    assert dict(re.findall(r"^\.(\w+) \{\s+--ink-of: (#\w+);", tokens, re.MULTILINE)) == INKS
    assert INKS.keys() == set(COLOURS)
    desk = (Path(settings.BASE) / "moderation/static/moderation/desk.css").read_text()
    assert dict(re.findall(r"\.dot\.(\w+) { background: (#\w+); }", desk)) == INKS


def test_a_hidden_clue_is_on_no_picture() -> None:
    game = played(people(4), public=True)
    before = shown_turn(game)
    play(game.id, A_MODERATOR, m.HideClue(before.turn))
    assert shown_turn(game).turn != before.turn or shown_turn(game).clue is None
    for turn in story_for(game.id, None).story.turns_scored:
        if turn.clue:
            play(game.id, A_MODERATOR, m.HideClue(turn.turn))
    assert shown_turn(game).clue is None
    assert picture(game).status_code == 200


# The link


def test_the_link_of_an_open_story_is_previewed_by_its_clue_and_picture() -> None:
    game = played(people(3), public=True)
    shown = page(game)
    assert f'<meta property="og:description" content="“{shown_turn(game).clue}”: which' in shown
    assert f"http://testserver/api/v1/games/{game.id}/story/picture.jpg" in shown
    assert "og:title" in page(game, "pt-BR")
    assert "which card" not in page(game, "pt-BR")


def test_the_link_of_any_other_story_tells_nothing_of_it() -> None:
    game = played(people(3))
    clue = shown_turn(game).clue
    assert clue not in page(game)
    assert "picture.jpg" not in page(game)
    assert 'property="og:image"' in page(game)


def test_what_players_write_stays_text_in_the_page() -> None:
    written = '"><script>alert(1)</script>'
    shown = tags(LinkPreview(written, written, "/a.jpg", 1, 1), RequestFactory().get("/"))
    assert "<script" not in shown
    assert shown.count("&quot;&gt;&lt;script&gt;") == 2
