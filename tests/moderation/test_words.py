"""Words that public rooms do not want to read, and harmless ones that look a bit like them."""

from typing import Any

import pytest

from moderation.models import Word
from moderation.text_folding import form_of, letters, phrases
from moderation.word_list import unwelcome
from testkit.api_callers import Answer, OpenTable, a_game, a_room, guest


def is_met(entry: str, text: str) -> bool:
    """As a whole word."""
    return form_of(entry) in phrases(text)


@pytest.mark.parametrize(
    "text",
    [
        "knave", "KNAVE", "You knave!", "knáve", "k n a v e", "k.n.a.v.e", "k-n-a-v-e", "k_n_a_v_e",
        "kn4ve", "KN@V3", "kn4v3!", "a k n a v e",
        "kn\u0430v\u0435", "\uff4b\uff4e\uff41\uff56\uff45", "kn\u200bave", "«knave»",
    ],
)  # fmt: skip
def test_a_word_is_known_however_it_is_dressed(text: str) -> None:
    assert is_met("knave", text)


@pytest.mark.parametrize("text", ["vi11ain", "v1lla1n", "vi|lain", "v!lla!n"])
def test_a_one_and_its_like_are_read_as_either_letter(text: str) -> None:
    assert is_met("villain", text)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("ass", "Assassins pass the classic bass"),
        ("cunt", "Scunthorpe"),
        ("penis", "The pen is mightier"),
        ("sex", "Essex and Middlesex"),
        ("cum", "a cumulus in a document"),
        ("slut", "slutning"),
        ("tit", "Title, titan, constitution"),
        ("ho", "how, who, h2o"),
    ],
)
def test_harmless_words_are_left_alone(entry: str, text: str) -> None:
    assert not is_met(entry, text)


def test_a_phrase_is_met_with_all_its_words_in_a_row() -> None:
    assert is_met("low tide", "at LOW, tide!")
    assert not is_met("low tide", "the tide is low")


def test_what_is_marked_anywhere_is_met_inside_and_across() -> None:
    assert any(form_of("knave") in line for line in letters("superKNA VEs"))


@pytest.mark.django_db
def test_a_language_has_words_of_its_own() -> None:
    Word.objects.create(text="slut", language="en")
    Word.objects.create(text="Knävè")
    assert unwelcome(["slut"], ["en"])
    assert not unwelcome(["slut"], ["da"])
    assert unwelcome(["knave"], ["da"])


@pytest.mark.django_db
def test_anywhere_is_for_marked_words_alone() -> None:
    Word.objects.create(text="knave", anywhere=True)
    Word.objects.create(text="rogue")
    assert unwelcome(["unknavely"], ["en"])
    assert not unwelcome(["brogues"], ["en"])


# At the tables


def says(table: OpenTable, clue: str) -> Answer:
    view = table.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": clue}
    return table.host.moves(table.game, "clue", body)


@pytest.fixture
def no_knaves(db: None) -> None:
    Word.objects.create(text="knave", language="en")


@pytest.mark.usefixtures("no_knaves")
@pytest.mark.parametrize("room", [{"is_public": True}, {"word_list": True}])
def test_a_clue_with_such_a_word_is_refused(room: dict[str, Any]) -> None:
    table = a_game(**room)
    refused = says(table, "The k n @ v e of hearts")
    assert (refused.status, refused.code) == (409, "word_not_allowed")
    assert "knave" not in str(refused.json).lower()
    assert table.view()["phase"] == "clue"
    assert says(table, "The queen of hearts").status == 200


@pytest.mark.usefixtures("no_knaves")
@pytest.mark.parametrize("room", [{}, {"is_public": True, "language": "da"}])
def test_private_rooms_and_other_languages_say_what_they_like(room: dict[str, Any]) -> None:
    assert says(a_game(**room), "The knave of hearts").status == 200


@pytest.mark.django_db
def test_a_clue_that_was_given_stays_given_when_it_is_sent_again() -> None:
    table = a_game(is_public=True)
    view = table.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "knave"}
    first = table.host.moves(table.game, "clue", body, key="once")
    Word.objects.create(text="knave")
    again = table.host.moves(table.game, "clue", body, key="once")
    assert (first.status, again.status) == (200, 200)


@pytest.mark.usefixtures("no_knaves")
def test_titles_are_read_too() -> None:
    ana = guest("Ana")
    refused = ana.post("/rooms", {"title": "Knaves' knave", "is_public": True})
    assert (refused.status, refused.code) == (409, "word_not_allowed")
    private = ana.post("/rooms", {"title": "Knave"}).json["code"]
    assert ana.patch(f"/rooms/{private}", {"is_public": True}).code == "word_not_allowed"
    fine = {"title": "Queens", "is_public": True}
    assert ana.patch(f"/rooms/{private}", fine).status == 200
    assert ana.patch(f"/rooms/{private}", {"title": "Knave"}).code == "word_not_allowed"


@pytest.mark.usefixtures("no_knaves")
def test_names_are_read_where_they_come_in_and_where_they_change() -> None:
    public, private = a_room(is_public=True), a_room()
    knave = guest("Jolly Knave")
    assert knave.moves(public.game, "join").code == "word_not_allowed"
    assert knave.moves(private.game, "join").status == 200
    assert knave.post("/rooms", {"title": "T", "is_public": True}).code == "word_not_allowed"
    assert public.host.patch("/me", {"name": "Knave"}).code == "word_not_allowed"
    assert private.host.patch("/me", {"name": "Knave"}).status == 200
    opened = private.host.patch(f"/rooms/{private.code}", {"is_public": True})
    assert opened.code == "word_not_allowed"


@pytest.mark.usefixtures("no_knaves")
def test_a_room_plays_in_the_language_of_whoever_opens_it() -> None:
    dag = guest("Dag", language="da")
    made = dag.post("/rooms", {"title": "Knave", "is_public": True})
    assert (made.status, made.json["language"], made.json["word_list"]) == (201, "da", True)
