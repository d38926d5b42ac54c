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

from games.catalogue import USUAL_SETTINGS
from games.play import play
from games.rules import moves as m
from games.rules.names import COLOURS
from history import previews
from history.models import StoryPicture
from history.previews import sketch_of, turn_to_show
from history.sharing import story_for
from history.story_picture import HEIGHT, INKS, WIDTH, draw
from testkit.api_callers import Caller
from testkit.played_games import (
    SHORT,
    PlayedGame,
    begun,
    count_finished_games,
    full_account,
    people,
    played,
    signed_in,
)
from tests.history.draughtsman import Draughtsman
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
    sketch = sketch_of(story_for(game.id, game.people[0]).story, shown_turn(game))
    assert all(sketch.cards)
    red, green = (draw(replace(sketch, teller=colour)) for colour in COLOURS[:2])
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


# Drawing it once


@pytest.fixture
def draughtsman(monkeypatch: pytest.MonkeyPatch) -> Draughtsman:
    made = Draughtsman()
    monkeypatch.setattr(previews, "draw_apart", made)
    return made


def test_it_is_drawn_once_for_all_who_ask(draughtsman: Draughtsman) -> None:
    game = played(people(3), public=True)
    first, second = picture(game), picture(game, signed_in(game.people[0]))
    assert first.content == second.content
    assert draughtsman.drawn == 1


def test_whoever_has_it_is_not_sent_it_again(draughtsman: Draughtsman) -> None:
    game = played(people(3), public=True)
    first = picture(game)
    assert first.headers["Cache-Control"] == "public, no-cache"
    again = {"if-none-match": first.headers["ETag"]}
    address = f"/api/v1/games/{game.id}/story/picture.jpg"
    answer = Client().get(address, headers=again)
    assert (answer.status_code, answer.content) == (304, b"")
    StoryPicture.objects.all().delete()
    assert Client().get(address, headers=again).status_code == 304
    assert draughtsman.drawn == 1


def test_nobody_has_it_from_a_cache_once_it_is_shared_no_more() -> None:
    game = played(people(3))
    for who in game.people:
        signed_in(who).put(f"/games/{game.id}/story/consent")
    tag = picture(game).headers["ETag"]
    signed_in(game.people[0]).delete(f"/games/{game.id}/story/consent")
    assert not StoryPicture.objects.exists()
    address = f"/api/v1/games/{game.id}/story/picture.jpg"
    assert Client().get(address, headers={"if-none-match": tag}).status_code == 404
    assert picture(game, signed_in(game.people[0])).headers["Cache-Control"] == "private, no-cache"


def test_a_hidden_clue_has_it_drawn_anew_and_the_old_one_thrown_away(
    draughtsman: Draughtsman,
) -> None:
    game = played(people(4), public=True)
    before = picture(game)
    play(game.id, A_MODERATOR, m.HideClue(shown_turn(game).turn))
    after = picture(game)
    assert (before.content, before.headers["ETag"]) != (after.content, after.headers["ETag"])
    assert draughtsman.drawn == 2
    (kept,) = StoryPicture.objects.all()
    assert bytes(kept.content) == after.content
    count_finished_games()
    assert not StoryPicture.objects.exists()


def test_only_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "MOST_KEPT", 2)
    games = [played(people(3), public=True) for _ in range(3)]
    for game in games:
        assert picture(game).status_code == 200
    assert {kept.game_id for kept in StoryPicture.objects.all()} == {one.id for one in games[1:]}


def test_one_that_takes_too_much_is_to_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("history.story_picture.PATIENCE", 0.0)
    game = played(people(3), public=True)
    assert picture(game).status_code == 429
    monkeypatch.undo()
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
