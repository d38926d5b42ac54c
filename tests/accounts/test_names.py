"""What people may call themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accounts.names import LONGEST, look_alike, normalised
from web.refusals import Refused

some_text = st.text(max_size=2 * LONGEST)


@given(some_text)
def test_a_name_is_fit_to_show_or_refused(text: str) -> None:
    try:
        name = normalised(text)
    except Refused:
        return
    assert 1 <= len(name) <= LONGEST
    assert normalised(name) == name == unicodedata.normalize("NFKC", name)
    assert name == " ".join(name.split())
    assert not any(unicodedata.category(c)[0] == "C" for c in name)


@pytest.mark.parametrize(
    "name", ["Ana", "José da Silva", "Ægir", "李小龍", "7", "❤️", "🦊", "محمد", "O'Neil", "d'Arc-2"]
)
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert normalised(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3000",
        "...",
        "\u0301",
        "\u3164",
        "\u2800",
        "a\u200bb",
        "a\u202eb",
        "a\u0000b",
        "a\u2066b",
        "a\ue000b",
        "a\ud800b",
        "a\u00adb",
        "\ufdfa\ufdfa",
        "a" * 31,
    ],
)
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(Refused):
        normalised(name)


@given(some_text, some_text)
def test_looking_alike_goes_both_ways(one: str, other: str) -> None:
    assert look_alike(one, one)
    assert look_alike(one, other) == look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "\u0410\u043d\u0430".replace("\u043d", "n")),
        ("Anna", "Änna"),
        ("Oscar", "0scar"),
        ("Oscar", "\u039fscar"),
        ("Paul", "Pau1"),
        ("Paul", "PauI"),
        ("Marn", "Mam"),
        ("HOMER", "\u041d\u041e\u041c\u0415R"),
        ("william", "vvilliam"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Ana", "Bia"), ("Иван", "Олег")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)
