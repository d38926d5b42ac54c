"""Recordings come in: from whoever may tell now, one at a time, and in time."""

from itertools import cycle
from typing import Any
from uuid import UUID, uuid4

import pytest

from accounts.models import Account
from games.performing import LONGEST_SECONDS
from games.rules.events import PerformanceKind
from performances import making, storage
from performances.models import Recording, State
from performances.recordings.bounds import BOUNDS
from performances.recordings.reasons import Reason
from performances.refusals import Why
from performances.sending import MOST_EACH
from testkit.api_callers import a_game, a_room, act, guest
from testkit.performances import (
    a_recording,
    a_stage,
    asks,
    performs,
    sends,
    sings,
    tells,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]


# From the upload to the clue


@pytest.mark.parametrize("kind", ["sung", "mimed", "both"])
def test_what_is_sent_in_is_made_anew_and_becomes_the_clue(kind: PerformanceKind) -> None:
    table = a_stage()
    sent = sends(table.host, table, kind)
    assert sent.status == 202
    assert (sent.json["state"], sent.json["kind"], sent.json["turn"]) == ("waiting", kind, 1)
    assert sent.json["addresses"] is None
    making.make(UUID(sent.json["id"]))
    ready = asks(table.host, table, sent.json["id"]).json
    assert ready["state"] == "ready"
    assert 900 <= ready["milliseconds"] <= 1200
    told = tells(table.host, table, sent.json["id"])
    assert told.status == 200
    seen = told.json["performance"]
    assert (seen["id"], seen["kind"]) == (sent.json["id"], kind)
    assert seen["milliseconds"] == ready["milliseconds"]
    assert len(seen["hash"]) == 64
    for player in table.players:
        assert table.view(player)["performance"] == seen


def test_nothing_of_the_original_is_kept() -> None:
    table = a_stage()
    performs(table.host, table)
    kept = [storage.content_of(name) for name in storage.names()]
    assert len(kept) == 3
    assert a_recording() not in kept


def test_a_line_for_want_of_words_is_offered_in_the_language_of_play() -> None:
    table = a_stage(language="da")
    assert sends(table.host, table).json["words"] == "en melodi uden ord"


def test_words_come_with_every_performance() -> None:
    table = a_stage()
    assert tells(table.host, table, performs(table.host, table), clue=" ").code == "bad_clue"


# Rooms


def test_private_rooms_take_performances_and_public_ones_words() -> None:
    assert a_room(1).view()["settings"]["clues"] == "performed"
    assert a_room(1, is_public=True).view()["settings"]["clues"] == "words"
    assert a_room(1, settings={"clues": "words"}).view()["settings"]["clues"] == "words"
    performed = a_room(1, is_public=True, settings={"clues": "performed"})
    assert performed.view()["settings"]["clues"] == "performed"


def test_a_room_that_becomes_public_takes_words_unless_it_says_otherwise() -> None:
    quiet, loud = a_room(1), a_room(1)
    quiet.host.patch(f"/rooms/{quiet.code}", {"is_public": True})
    loud.host.patch(f"/rooms/{loud.code}", {"is_public": True, "settings": {"clues": "performed"}})
    assert quiet.view()["settings"]["clues"] == "words"
    assert loud.view()["settings"]["clues"] == "performed"
    loud.host.patch(f"/rooms/{loud.code}", {"title": "Loud", "is_public": True})
    assert loud.view()["settings"]["clues"] == "performed"


def test_where_a_room_has_become_public_the_next_game_takes_words() -> None:
    table = a_game(3)
    assert table.host.patch(f"/rooms/{table.code}", {"is_public": True}).status == 200
    assert table.view()["settings"]["clues"] == "performed"
    for player in table.players[1:]:
        player.moves(table.game, "leave")
    again = table.host.post(f"/rooms/{table.code}/games")
    assert again.json["game"]["settings"]["clues"] == "words"


def test_guests_perform_in_private_rooms_alone() -> None:
    table = a_stage(is_public=True)
    assert sends(table.host, table).code == "guests_perform_in_private"
    Account.objects.filter(pk=table.host.id).update(is_guest=False)
    assert sends(table.host, table).status == 202


def test_a_guests_performance_keeps_its_room_private_until_the_next_game() -> None:
    table = a_stage()
    sings(table.host, table)
    public = {"is_public": True}
    assert table.host.patch(f"/rooms/{table.code}", public).code == "said_in_private"
    table.host.post(f"/games/{table.game}/hide-clue", {"turn": 1})
    assert table.host.patch(f"/rooms/{table.code}", public).status == 200


# Refusals


def test_a_table_that_takes_words_takes_no_recordings() -> None:
    table = a_game(3, settings={"clues": "words"})
    assert sends(table.host, table).code == "words_only"


def test_nobody_records_who_may_not_tell_now() -> None:
    table = a_stage()
    assert sends(guest("Stranger"), table).code == "not_seated"
    sings(table.host, table)
    for player in table.players:
        assert sends(player, table).code == "phase_over"


def test_in_later_turns_the_storyteller_alone_records() -> None:
    table = a_stage()
    for player in cycle(table.players):
        if table.view()["turn"] == 2:
            break
        act(table, player)
    assert sends(table.host, table).code == "not_your_turn"
    assert sends(table.players[1], table).status == 202


def test_strangers_learn_of_no_private_game() -> None:
    table = a_stage(password="lighthouse")
    assert sends(guest("Stranger"), table).code == "not_found"


def test_one_recording_is_sent_at_a_time() -> None:
    table = a_stage()
    first = sends(table.host, table)
    assert sends(table.host, table).code == "recording_under_way"
    assert sends(table.players[1], table).status == 202
    making.make(UUID(first.json["id"]))
    assert sends(table.host, table).status == 202


def test_nobody_records_without_end() -> None:
    table = a_stage()
    for _ in range(MOST_EACH):
        sent = sends(table.host, table, file=b"hum hum").json["id"]
        making.make(UUID(sent))
    refused = sends(table.host, table)
    assert (refused.code, refused.json["facts"]) == ("too_many_recordings", {"most": MOST_EACH})


def test_what_is_no_recording_is_refused_with_the_reason(
    django_capture_on_commit_callbacks: Any,
) -> None:
    table = a_stage()
    sent = sends(table.host, table, file=b"hum hum").json["id"]
    with django_capture_on_commit_callbacks(execute=True):
        making.make(UUID(sent))
    seen = asks(table.host, table, sent).json
    assert (seen["state"], seen["why"]) == ("refused", "no_recording")
    assert seen["detail"] == "This is no recording as browsers and phones make them."
    refused = tells(table.host, table, sent)
    assert (refused.code, refused.json["facts"]) == (
        "performance_refused",
        {"reason": "no_recording"},
    )
    assert storage.names() == []


def test_a_recording_of_silence_is_no_film() -> None:
    table = a_stage()
    sent = sends(table.host, table, "mimed", a_recording("sung")).json["id"]
    making.make(UUID(sent))
    assert asks(table.host, table, sent).json["why"] == "no_film"


def test_what_is_too_large_is_refused_and_not_waited_for() -> None:
    table = a_stage()
    assert sends(table.host, table, file=b"x" * 4_000_001).code == "too_large"
    (recording,) = Recording.objects.all()
    assert (recording.state, recording.why) == (State.REFUSED, "broken_off")
    assert sends(table.host, table).status == 202


def test_a_recording_says_what_it_is() -> None:
    table = a_stage()
    path = f"/games/{table.game}/performances"
    assert table.host.uploads(path, a_recording(), "audio/webm").code == "bad_parameter"
    assert table.host.uploads(f"{path}?kind=danced", b"", "audio/webm").code == "bad_parameter"
    wrong = table.host.uploads(f"{path}?kind=sung", b"{}", "application/json")
    assert wrong.code == "unsupported_media_type"


def test_a_clue_names_no_performance_but_ones_own_of_this_turn_once_it_is_ready() -> None:
    table = a_stage()
    waiting = sends(table.host, table).json["id"]
    assert tells(table.host, table, waiting).code == "performance_not_ready"
    assert tells(table.players[1], table, waiting).code == "no_such_performance"
    assert tells(table.host, table, str(uuid4())).code == "no_such_performance"
    making.make(UUID(waiting))
    later = tells(table.host, table, waiting, turn=2)
    assert (later.code, later.json["facts"]) == (
        "performance_of_another_turn",
        {"expected": 1, "given": 2},
    )
    elsewhere = a_stage()
    assert tells(elsewhere.host, elsewhere, waiting).code == "no_such_performance"
    assert tells(table.host, table, waiting).status == 200


def test_a_clue_sent_again_under_its_key_is_answered_as_before() -> None:
    table = a_stage()
    performance = performs(table.host, table)
    card = table.view()["you"]["hand"][0]
    clue = {"turn": 1, "card": card, "clue": "a waltz", "performance": performance}
    first = table.host.moves(table.game, "clue", clue, key="waltz")
    again = table.host.moves(table.game, "clue", clue, key="waltz")
    assert (again.status, again.json) == (200, first.json)
    other = {**clue, "performance": None}
    assert table.host.moves(table.game, "clue", other, key="waltz").code == "key_reused"


# Workers that die


def test_a_recording_lost_with_its_worker_is_taken_up_again() -> None:
    table = a_stage()
    sent = UUID(sends(table.host, table).json["id"])
    Recording.objects.filter(pk=sent).update(state=State.MAKING, tries=1)
    making.make(sent)
    recording = Recording.objects.get(pk=sent)
    assert recording.state == State.MAKING
    making.take_up_lost(recording.changed_at)
    assert Recording.objects.get(pk=sent).state == State.MAKING
    making.take_up_lost(recording.changed_at + 2 * making.PATIENCE)
    making.make(sent)
    assert Recording.objects.get(pk=sent).state == State.READY


def test_what_is_lost_again_and_again_is_given_up(
    django_capture_on_commit_callbacks: Any,
) -> None:
    table = a_stage()
    sent = UUID(sends(table.host, table).json["id"])
    Recording.objects.filter(pk=sent).update(state=State.MAKING, tries=making.MOST_TRIES)
    recording = Recording.objects.get(pk=sent)
    with django_capture_on_commit_callbacks(execute=True):
        making.take_up_lost(recording.changed_at + 2 * making.PATIENCE)
    recording.refresh_from_db()
    assert (recording.state, recording.why) == (State.REFUSED, "not_made")
    assert storage.names() == []


def test_asked_for_twice_it_is_made_once() -> None:
    table = a_stage()
    sent = UUID(sends(table.host, table).json["id"])
    making.make(sent)
    before = storage.names()
    making.make(sent)
    assert storage.names() == before


# What is shared with those who make recordings anew


def test_bounds_and_reasons_are_those_of_whoever_makes_recordings_anew() -> None:
    assert BOUNDS.seconds == LONGEST_SECONDS
    assert {reason.name: reason.value for reason in Reason}.items() <= {
        why.name: why.code for why in Why
    }.items()
