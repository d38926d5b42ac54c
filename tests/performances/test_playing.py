"""Performances are played by whoever sees the clue, at addresses that end, and by nobody else."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta
from io import BytesIO
from typing import Any
from uuid import UUID

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from games.models import Game
from moderation.models import AuditEntry
from performances import keeping, making, storage, tasks
from performances.models import Recording, State
from performances.sending import moves_on
from testkit.api_callers import Caller, OpenTable, act, guest
from testkit.moderators import account_of, decides, moderator
from testkit.performances import a_stage, asks, fetched, performs, sends, sings, where

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]


Commits = Callable[..., AbstractContextManager[Any]]


@pytest.fixture
def commits(django_capture_on_commit_callbacks: Commits) -> Commits:
    """What waits for the end of the transaction is done at the end of this."""
    return django_capture_on_commit_callbacks


def finishes(table: OpenTable) -> None:
    table.host.post(f"/rooms/{table.code}/close")
    assert table.view()["phase"] == "over"


# What is played


def test_each_form_is_what_it_says_it_is() -> None:
    table = a_stage()
    told = asks(table.host, table, sings(table.host, table, "both")).json["addresses"]
    assert [form["type"] for form in told["forms"]] == ["video/mp4", "video/webm"]
    for file, begins in zip([*told["forms"], told["picture"]], (4, 0, 0), strict=True):
        answer = fetched(table.host, file["address"])
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == file["type"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert answer.headers["Accept-Ranges"] == "bytes"
        assert answer.content[begins : begins + 4] in (b"ftyp", b"\x1a\x45\xdf\xa3", b"RIFF")


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        ("bytes=0-1", slice(0, 2)),
        ("bytes=10-", slice(10, None)),
        ("bytes=-7", slice(-7, None)),
        ("bytes=5-99999999", slice(5, None)),
    ],
)
def test_a_part_is_played_by_itself(wanted: str, part: slice) -> None:
    table = a_stage()
    address = where(table.host, table, sings(table.host, table))[0]
    whole = fetched(table.host, address).content
    answer = fetched(table.host, address, range=wanted)
    assert (answer.status_code, answer.content) == (206, whole[part])
    first = len(whole[: part.start]) if part.start >= 0 else len(whole) + part.start
    last = first + len(answer.content) - 1
    assert answer.headers["Content-Range"] == f"bytes {first}-{last}/{len(whole)}"


@pytest.mark.parametrize(
    "wanted",
    ["bytes=9-3", "bytes=-", "bytes=99999999-", f"bytes={'9' * 5000}-", "lines=1-2", "b"],
    ids=lambda wanted: wanted[:20],
)
def test_of_a_part_that_there_is_not_all_is_played(wanted: str) -> None:
    table = a_stage()
    address = where(table.host, table, sings(table.host, table))[0]
    answer = fetched(table.host, address, range=wanted)
    assert (answer.status_code, answer.content) == (200, fetched(table.host, address).content)


# Who plays it, and when


def test_before_the_clue_its_maker_alone_plays_it() -> None:
    table = a_stage()
    performance = performs(table.host, table)
    assert fetched(table.host, where(table.host, table, performance)[0]).status_code == 200
    for other in (*table.players[1:], guest("Selma"), Caller()):
        assert asks(other, table, performance).code in ("no_such_performance", "not_signed_in")


def test_what_did_not_become_the_clue_is_its_makers_for_good() -> None:
    table = a_stage()
    first = performs(table.host, table)
    sings(table.host, table)
    finishes(table)
    assert asks(table.players[1], table, first).code == "no_such_performance"
    assert asks(table.host, table, first).status == 200


def test_whoever_sees_the_clue_plays_it() -> None:
    table = a_stage(is_public=False)
    performance = sings(table.host, table)
    for who in (*table.players, guest("Selma")):
        assert fetched(who, where(who, table, performance)[0]).status_code == 200


def test_whoever_may_not_see_the_game_does_not_play_it() -> None:
    table = a_stage(password="lighthouse")
    performance = sings(table.host, table)
    assert asks(guest("Selma"), table, performance).code == "not_found"
    finishes(table)
    assert asks(guest("Selma"), table, performance).code == "not_found"
    assert asks(Caller(), table, performance).code == "not_signed_in"
    assert asks(table.players[2], table, performance).status == 200


def test_an_open_story_is_played_by_everybody() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    finishes(table)
    for player in table.players:
        player.put(f"/games/{table.game}/story/consent")
    nobody = Caller()
    assert fetched(nobody, where(nobody, table, performance)[0]).status_code == 200
    table.host.delete(f"/games/{table.game}/story/consent")
    assert asks(nobody, table, performance).code == "not_signed_in"


def test_a_performance_is_found_in_its_own_game_alone() -> None:
    table, other = a_stage(), a_stage()
    performance = sings(table.host, table)
    assert asks(table.host, other, performance).code == "no_such_performance"


# What is hidden or erased


def test_a_hidden_clue_ends_the_addresses_that_were_handed_out() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    known = where(table.players[1], table, performance) + where(table.host, table, performance)
    table.host.post(f"/games/{table.game}/hide-clue", {"turn": 1})
    assert {fetched(table.host, address).status_code for address in known} == {404}
    for player in table.players:
        assert asks(player, table, performance).code == "no_such_performance"
        assert table.view(player)["performance"] is None
        events = player.get(f"/games/{table.game}/events").json["events"]
        (given,) = [one["event"] for one in events if one["event"]["type"] == "clue_given"]
        assert given["performance"] is None


def test_a_clue_that_is_shown_again_is_heard_again() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    mona = moderator("Mona")
    hidden = decides(mona, "hide_clue", game=table.game, turn=1)
    assert asks(table.players[1], table, performance).code == "no_such_performance"
    back = {"reason": "It was a quotation"}
    mona.post(f"/moderation/decisions/{hidden['id']}/take-back", back)
    assert asks(table.players[1], table, performance).status == 200


def test_erasing_an_account_erases_its_performances(commits: Commits) -> None:
    table = a_stage(4)
    performance = sings(table.host, table)
    known = where(table.players[1], table, performance)
    with commits(execute=True):
        assert table.host.delete("/me").status == 204
    assert not Recording.objects.exists()
    assert storage.names() == []
    assert {fetched(table.host, address).status_code for address in known} == {404}
    other = table.players[1]
    assert asks(other, table, performance).code == "no_such_performance"
    assert table.view(other)["performance"]["id"] == performance


def test_whoever_is_erased_meanwhile_leaves_no_file() -> None:
    table = a_stage()
    sent = UUID(sends(table.host, table).json["id"])
    recording = Recording.objects.get(pk=sent)
    table.host.delete("/me")
    assert not moves_on(recording, State.WAITING, State.MAKING)
    making.make(sent)


def test_an_export_has_what_its_owner_performed() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    (told,) = exported(table.host)
    assert told["performance"]["id"] == performance
    address = told["addresses"]["forms"][0]["address"]
    assert fetched(table.host, address).status_code == 200
    assert exported(table.players[1]) == []


def exported(caller: Caller) -> list[Any]:
    sections = caller.get("/me/export").json["sections"]
    performed: list[Any] = sections["performances"]
    return performed


# For how long it is kept


def a_year_later() -> None:
    keeping.delete_old(timezone.now() + timedelta(days=365))


def test_a_performance_is_kept_for_a_month_after_its_game(commits: Commits) -> None:
    table = a_stage()
    performance = sings(table.host, table)
    keeping.delete_old(timezone.now() + timedelta(days=400))
    assert asks(table.host, table, performance).status == 200
    finishes(table)
    ended = Game.objects.get(pk=table.game).last_event_at
    assert ended is not None
    keeping.delete_old(ended + timedelta(days=29))
    assert asks(table.host, table, performance).status == 200
    with commits(execute=True):
        keeping.delete_old(ended + timedelta(days=31))
    assert asks(table.host, table, performance).code == "no_such_performance"
    assert storage.names() == []


def test_a_story_that_all_share_keeps_what_was_performed() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    finishes(table)
    for player in table.players:
        player.put(f"/games/{table.game}/story/consent")
    a_year_later()
    assert asks(table.host, table, performance).status == 200
    table.players[1].delete(f"/games/{table.game}/story/consent")
    a_year_later()
    assert asks(table.host, table, performance).code == "no_such_performance"


def test_what_became_no_clue_goes_once_its_turn_is_over() -> None:
    table = a_stage()
    tried = performs(table.host, table)
    tomorrow = timezone.now() + timedelta(days=2)
    keeping.delete_old(tomorrow)
    assert asks(table.host, table, tried).status == 200
    told = sings(table.host, table)
    keeping.delete_old(timezone.now())
    assert asks(table.host, table, tried).status == 200
    keeping.delete_old(tomorrow)
    assert asks(table.host, table, tried).code == "no_such_performance"
    assert asks(table.host, table, told).status == 200


def test_files_that_belong_to_nothing_go() -> None:
    table = a_stage()
    sings(table.host, table)
    kept = set(storage.names())
    lost = storage.keep(BytesIO(b"nobody's"))
    keeping.delete_orphans(timezone.now())
    assert set(storage.names()) == kept | {lost}
    keeping.delete_orphans(timezone.now() + timedelta(days=2))
    assert set(storage.names()) == kept


def test_every_night_what_is_old_goes() -> None:
    table = a_stage()
    tried = performs(table.host, table)
    sings(table.host, table)
    long_ago = timezone.now() - timedelta(days=3)
    Recording.objects.update(began_at=long_ago)
    tasks.delete_old_recordings()
    assert not Recording.objects.filter(pk=tried).exists()


# Moderators


def reported(table: OpenTable) -> str:
    accusation = {"matter": "clue", "game": table.game, "turn": 1}
    told = table.players[1].post("/reports", accusation)
    assert told.status == 201, told
    report: str = told.json["report"]
    return report


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Any) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


def test_moderators_play_what_is_reported_and_that_is_on_record() -> None:
    table = a_stage(password="lighthouse")
    performance = sings(table.host, table)
    report, mona = reported(table), moderator("Mona")
    assert asks(mona, table, performance).code == "not_found"
    played = mona.post(f"/moderation/reports/{report}/performance")
    assert played.status == 200
    address = played.json["forms"][0]["address"]
    assert fetched(mona, address).status_code == 200
    (entry,) = [
        one
        for one in mona.get("/moderation/audit").json["entries"]
        if one["what"] == "play_performance"
    ]
    assert (entry["report"], entry["game"]) == (report, table.game)
    table.host.post(f"/games/{table.game}/hide-clue", {"turn": 1})
    assert fetched(mona, address).status_code == 200
    assert mona.post(f"/moderation/reports/{report}/performance").status == 200


def test_the_page_of_a_report_leads_to_what_was_performed() -> None:
    table = a_stage()
    sings(table.host, table)
    report, desk = reported(table), Client()
    desk.force_login(account_of(moderator("Mona")), backend="accounts.backend.AccountBackend")
    page = desk.get(reverse("admin:moderation_report_change", args=[report]))
    play = reverse("admin:play", args=[report])
    assert play in page.content.decode()
    assert not AuditEntry.objects.filter(what="play_performance").exists()
    answer = desk.get(play)
    assert answer.status_code == 302
    assert fetched(table.host, answer.headers["Location"]).status_code == 200
    assert AuditEntry.objects.filter(what="play_performance", report=report).count() == 1
    recording = Recording.objects.get()
    recording.delete()
    assert play not in desk.get(page.request["PATH_INFO"]).content.decode()
    assert desk.get(play).status_code == 404


def test_nothing_is_played_of_a_clue_in_words() -> None:
    table = a_stage()
    act(table, table.host)
    report, mona = reported(table), moderator("Mona")
    path = f"/moderation/reports/{report}/performance"
    assert mona.post(path).code == "no_such_performance"
    assert table.host.post(path).code == "not_allowed"


def test_what_is_reported_is_kept_until_it_is_decided() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    finishes(table)
    report, mona = reported(table), moderator("Mona")
    a_year_later()
    assert asks(table.host, table, performance).status == 200
    mona.post(f"/moderation/reports/{report}/dismiss", {"reason": "No harm in that"})
    a_year_later()
    assert asks(table.host, table, performance).code == "no_such_performance"
