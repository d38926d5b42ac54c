"""What an address says is sealed: nobody reads it, changes it, or makes one of their own."""

from datetime import UTC, datetime, timedelta
from string import ascii_letters, digits

import pytest
from django.test import override_settings
from django.utils import timezone
from hypothesis import assume, given
from hypothesis import strategies as st

from performances.passes import NOBODY, REASONS, NoPass, Pass, PassEnded, sealed, unsealed

LETTERS = f"{ascii_letters}{digits}-_"
LATER = st.datetimes(
    datetime(2100, 1, 1),  # noqa: DTZ001 (the strategy adds the zone)
    datetime(2200, 1, 1),  # noqa: DTZ001
    timezones=st.just(UTC),
)
people = st.none() | st.uuids().filter(lambda one: one != NOBODY)
passes = st.builds(Pass, st.uuids(), people, st.sampled_from(REASONS), LATER)


@given(passes)
def test_the_server_reads_what_it_has_sealed(one: Pass) -> None:
    assert unsealed(sealed(one)) == one


@given(passes, passes)
def test_all_passes_look_alike(one: Pass, other: Pass) -> None:
    assert len(sealed(one)) == len(sealed(other))
    assert set(sealed(one)) <= set(LETTERS)


@given(passes, passes)
def test_two_passes_have_no_more_in_common_than_chance_gives_them(one: Pass, other: Pass) -> None:
    for pair in ((sealed(one), sealed(other)), (sealed(one), sealed(one))):
        assert sum(mine == theirs for mine, theirs in zip(*pair, strict=True)) < 20


@given(passes, st.data())
def test_no_letter_of_a_pass_can_be_another(one: Pass, data: st.DataObject) -> None:
    text = sealed(one)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from([*LETTERS, "=", "+", "/", " ", "é", ""]))
    changed = text[:place] + letter + text[place + 1 :]
    assume(changed != text)
    with pytest.raises(NoPass):
        unsealed(changed)


@given(passes, passes, st.data())
def test_no_pass_is_made_of_two_others(one: Pass, other: Pass, data: st.DataObject) -> None:
    first, second = sealed(one), sealed(other)
    place = data.draw(st.integers(1, len(first) - 1))
    mixed = first[:place] + second[place:]
    assume(mixed not in (first, second))
    with pytest.raises(NoPass):
        unsealed(mixed)


@given(st.text() | st.text(LETTERS))
def test_what_was_never_sealed_is_no_pass(text: str) -> None:
    with pytest.raises(NoPass):
        unsealed(text)


@given(passes, st.sampled_from(["=", "\n", " ", "!"]), st.integers(0, 92))
def test_nothing_is_overlooked_in_a_pass(one: Pass, more: str, place: int) -> None:
    text = sealed(one)
    with pytest.raises(NoPass):
        unsealed(text[:place] + more + text[place:])


@given(passes)
def test_another_server_can_not_seal_for_this_one(one: Pass) -> None:
    with override_settings(SECRET_KEY="another"):
        theirs = sealed(one)
    with pytest.raises(NoPass):
        unsealed(theirs)


@given(passes, st.timedeltas(timedelta(0), timedelta(days=400)))
def test_a_pass_ends(one: Pass, ago: timedelta) -> None:
    text = sealed(one._replace(until=timezone.now() - ago))
    with pytest.raises(PassEnded):
        unsealed(text)
