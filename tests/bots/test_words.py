"""Words are known in whatever form they come."""

import pytest

from bots.words import LANGUAGES, SAYING_NOTHING, plain, said, sound, stem, telling, tokens


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Ação!", ["acao"]),
        ("El niño, ¿dónde está?", ["el", "nino", "donde", "esta"]),
        ("Blåbærgrød", ["blaabaergroed"]),
        ("moon-laundry", ["moon", "laundry"]),
        ("a\u0301rbol", ["arbol"]),
        ("42 🌙", []),
    ],
)
def test_words_are_read_without_accents_and_signs(written: str, read: list[str]) -> None:
    assert tokens(written) == read


def test_danish_letters_stay_apart_from_those_they_resemble() -> None:
    assert plain("får") != plain("far")


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("whale", "whales")),
        ("en", ("story", "stories")),
        ("en", ("run", "running", "runs")),
        ("en", ("snore", "snoring", "snored")),
        ("pt-br", ("baleia", "baleias")),
        ("pt-br", ("coracao", "coracoes")),
        ("pt-br", ("cantar", "cantando", "cantam")),
        ("pt-br", ("gato", "gatinho", "gatinhos", "gata")),
        ("es", ("luz", "luces")),
        ("es", ("volar", "volando", "volaron")),
        ("es", ("cancion", "canciones")),
        ("da", ("kat", "katten", "katte", "kattene")),
        ("da", ("droem", "droemme", "droemmen")),
    ],
)
def test_forms_of_a_word_share_a_stem(language: str, forms: tuple[str, ...]) -> None:
    assert len({stem(form, language) for form in forms}) == 1


@pytest.mark.parametrize("word", ["king", "string", "bus", "sea", "bed", "ice"])
def test_short_words_keep_what_they_need(word: str) -> None:
    assert stem(word, "en") == word


@pytest.mark.parametrize(
    ("right", "wrong"), [("umbrella", "umbrela"), ("casa", "kaza"), ("zapato", "sapato")]
)
def test_a_misspelt_word_sounds_the_same(right: str, wrong: str) -> None:
    assert sound(right) == sound(wrong)


def test_words_that_say_nothing_are_left_out_unless_there_are_no_others() -> None:
    assert telling(tokens("the end of the end"), "en") == ["end"]
    assert telling(tokens("To be or not to be"), "en") == ["to", "be", "or", "not"]


def test_each_language_has_words_that_say_nothing() -> None:
    assert set(SAYING_NOTHING) == set(LANGUAGES)
    for words in SAYING_NOTHING.values():
        assert {tokens(word)[0] for word in words} == words


def test_clues_that_differ_in_case_and_signs_are_the_same() -> None:
    assert said("Who's there?") == said("who s THERE")
