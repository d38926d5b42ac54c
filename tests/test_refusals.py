"""Every way in which the server says no can be brought about, and looks as its table says."""

import inspect
import json
from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from uuid import UUID, uuid4

import pytest
import yaml
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from jsonschema import Draft202012Validator
from pytest_django import Settings
from redis import RedisError

from accounts import views
from accounts.models import Account
from accounts.refusals import AccountRefusal
from bots import seats
from bots.personas import PERSONAS
from bots.refusals import BotRefusal
from games.imported.ownership import approve, retire
from games.models import Invitation
from games.refusals import RULE_REFUSALS, GameRefusal
from games.rules.refusals import Code
from history.refusals import HistoryRefusal
from moderation.models import Word
from moderation.refusals import ModerationRefusal
from performances import storage as recordings_kept
from performances.addresses import addresses_of
from performances.models import Recording, State
from performances.refusals import PerformanceRefusal
from performances.sending import MOST_EACH as MOST_RECORDINGS
from performances.sending import begin
from puzzles.models import Puzzle
from puzzles.refusals import PuzzleRefusal
from reminders.refusals import ReminderRefusal
from testkit.api_callers import (
    Answer,
    Caller,
    OpenTable,
    a_bot,
    a_game,
    a_room,
    act,
    guest,
    play_out,
)
from testkit.devices import PASSWORD, Browser, Device, new_email, skip_mail_cooldown, totp_code
from testkit.imported_decks import a_deck, deck_json, pictures, zipped
from testkit.moderators import a_told_game, account_of, administrator, decides, moderator
from testkit.performances import a_stage, at_hand, sends, tells
from testkit.push_service import A_SUBSCRIPTION
from testkit.puzzles import a_puzzle
from tests import test_nodes, test_versions
from tests.api.test_reactions import a_scored_game
from tests.live import test_handshake
from tests.rules.test_refusals import REFUSED, provoked
from tests.rules.test_refusals import Refused as RefusedMove
from tests.web import test_http_protocol
from tools.generated import DOCS, with_part
from tools.refusals import table_of_refusals
from web.health import ReadyCheck, ready_checks
from web.problems import TITLES, Trouble, in_words, problem_of
from web.refusals import Refusal, WebRefusal, all_refusals
from web.uploads import UPLOAD_REFUSED, Busy

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]

Way = TypeVar("Way", bound=Callable[..., Answer])

WAYS: dict[Refusal, Callable[..., Answer]] = {}
"""A request for each refusal; it may ask for the fixtures `settings` and `monkeypatch`."""

DOCUMENTS = {
    name: yaml.load(Path(f"docs/{name}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    for name in ("openapi", "asyncapi")
}

SHOWN_BY: dict[Refusal, Callable[..., None]] = {
    GameRefusal.REMOVED: (
        test_handshake.test_who_is_removed_where_only_players_watch_is_told_so_and_has_to_go
    ),
    GameRefusal.NEWER_VERSION: (
        test_versions.test_a_game_with_a_move_of_a_later_version_is_left_to_a_later_server
    ),
    GameRefusal.TOO_MANY_SOCKETS: test_handshake.test_nobody_holds_more_sockets_than_they_need,
    WebRefusal.DRAINING: (
        test_nodes.test_a_server_that_is_asked_to_end_lets_its_people_go_elsewhere
    ),
    WebRefusal.HEADERS_TOO_LARGE: (
        test_http_protocol.test_too_many_headers_are_refused_as_soon_as_they_are_too_many
    ),
    WebRefusal.REQUEST_TIMEOUT: (
        test_http_protocol.test_who_does_not_finish_the_head_is_hung_up_on
    ),
}
"""Tests of refusals that only a running server brings about."""


def brings_about(refusal: Refusal) -> Callable[[Way], Way]:
    def add(way: Way) -> Way:
        assert refusal not in WAYS
        WAYS[refusal] = way
        return way

    return add


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


# Performances


@brings_about(GameRefusal.NO_SUCH_PERFORMANCE)
def a_clue_that_nobody_has_performed() -> Answer:
    table = a_game(3, settings={"clues": "performed"})
    card = table.view()["you"]["hand"][0]
    clue = {"turn": 1, "card": card, "clue": "a waltz", "performance": str(uuid4())}
    return table.host.moves(table.game, "clue", clue)


@brings_about(PerformanceRefusal.GUESTS_PERFORM_IN_PRIVATE)
def a_guest_who_sings_to_everybody() -> Answer:
    table = a_stage(is_public=True)
    return sends(table.host, table)


@brings_about(PerformanceRefusal.RECORDING_UNDER_WAY)
def two_recordings_at_once() -> Answer:
    table = a_stage()
    sends(table.host, table, file=b"la la")
    return sends(table.host, table, file=b"la la")


@brings_about(PerformanceRefusal.TOO_MANY_RECORDINGS)
def one_recording_too_many() -> Answer:
    table = a_stage()
    for _ in range(MOST_RECORDINGS):
        at_hand(table.host, table.game)
    return sends(table.host, table, file=b"la la")


@brings_about(PerformanceRefusal.RECORDING_TOO_LATE)
def a_recording_that_arrives_after_the_turn(monkeypatch: pytest.MonkeyPatch) -> Answer:
    table = a_stage()

    def begin_and_tell(*asked: Any) -> Any:
        recording = begin(*asked)
        act(table, table.host)
        return recording

    monkeypatch.setattr("performances.api.begin", begin_and_tell)
    return sends(table.host, table, file=b"la la")


@brings_about(PerformanceRefusal.RECORDING_BROKEN_OFF)
def a_recording_given_up_as_it_arrives(monkeypatch: pytest.MonkeyPatch) -> Answer:
    table = a_stage()
    keep = recordings_kept.keep

    def keep_too_late(file: Any) -> str:
        Recording.objects.update(state=State.REFUSED)
        return keep(file)

    monkeypatch.setattr(recordings_kept, "keep", keep_too_late)
    return sends(table.host, table, file=b"la la")


@brings_about(PerformanceRefusal.PERFORMANCE_REFUSED)
def a_clue_that_was_not_taken() -> Answer:
    table = a_stage()
    recording = at_hand(table.host, table.game)
    Recording.objects.update(state=State.REFUSED, why="too_long")
    return tells(table.host, table, str(recording.pk))


@brings_about(PerformanceRefusal.PERFORMANCE_NOT_READY)
def a_clue_that_is_still_being_made() -> Answer:
    table = a_stage()
    sent = sends(table.host, table, file=b"la la")
    return tells(table.host, table, sent.json["id"])


@brings_about(PerformanceRefusal.PERFORMANCE_OF_ANOTHER_TURN)
def a_clue_of_yesterday() -> Answer:
    table = a_stage()
    return tells(table.host, table, str(at_hand(table.host, table.game, turn=2).pk))


@brings_about(PerformanceRefusal.ADDRESS_ENDED)
def an_address_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> Answer:
    table = a_stage()
    recording = at_hand(table.host, table.game)
    monkeypatch.setattr("performances.addresses.LASTING", timedelta(seconds=-1))
    address = addresses_of(recording, UUID(table.host.id), "maker").picture.address
    return Caller().get(address.removeprefix("/api/v1"))


# Bots


@brings_about(AccountRefusal.NAME_RESERVED)
def a_guest_with_the_name_of_a_bot() -> Answer:
    return Caller().post("/guests", {"name": PERSONAS[0].names["en"]})


def asking_for_bots(table: OpenTable, **asked: Any) -> Answer:
    return table.host.post(f"/rooms/{table.code}/bots", asked)


@brings_about(BotRefusal.COUNT_OR_PLAYERS)
def two_bots_and_five_players() -> Answer:
    return asking_for_bots(a_room(1), count=2, players=5)


@brings_about(BotRefusal.CARDS_UNKNOWN)
def bots_at_a_deck_without_texts() -> Answer:
    table = a_room(1)
    decks = [a_deck(account_of(table.host)).slug, "first-light"]
    table.host.patch(f"/rooms/{table.code}", {"settings": {"decks": decks}})
    return asking_for_bots(table)


@brings_about(BotRefusal.NO_SUCH_BOT)
def a_person_sent_away_as_a_bot() -> Answer:
    table = a_room(2)
    return table.host.delete(f"/rooms/{table.code}/bots/{table.players[1].id}")


@brings_about(BotRefusal.NO_MORE_BOTS)
def bots_without_a_name_of_their_own(monkeypatch: pytest.MonkeyPatch) -> Answer:
    monkeypatch.setattr(seats, "PERSONAS", PERSONAS[:1])
    return asking_for_bots(a_room(1), count=2)


# Puzzles


def answers(puzzle: Puzzle, slot: int, caller: Caller) -> Answer:
    body = {"puzzle": str(puzzle.id), "slot": slot}
    return caller.post(f"/puzzles/{puzzle.day}/answer", body)


@brings_about(PuzzleRefusal.NO_PUZZLE)
def a_day_without_a_puzzle() -> Answer:
    return guest("Ana").get("/puzzles/2000-01-01")


@brings_about(PuzzleRefusal.ANSWERED)
def two_cards_for_one_puzzle() -> Answer:
    ana, puzzle = guest("Ana"), a_puzzle()
    answers(puzzle, 1, ana)
    return answers(puzzle, 2, ana)


@brings_about(AccountRefusal.HAS_PLAYED)
def a_bot_that_has_sat_somewhere() -> Answer:
    return a_room(1).host.post("/me/bot")


@brings_about(WebRefusal.NOT_FOR_BOTS)
def a_bot_with_a_room_of_its_own() -> Answer:
    return a_bot("Turnip").post("/rooms", {"title": "Cats"})


@brings_about(GameRefusal.CLOSED_TO_BOTS)
def a_bot_that_nobody_lets_in() -> Answer:
    return a_bot("Turnip").moves(a_room(1).game, "join")


@brings_about(GameRefusal.TOO_MANY_GAMES)
def a_bot_that_plays_everywhere(settings: Settings) -> Answer:
    settings.MOST_GAMES_OF_A_BOT = 1
    bot, rooms = a_bot("Turnip"), [a_room(1, outside_bots=True) for _ in range(2)]
    first, second = (bot.moves(room.game, "join") for room in rooms)
    assert first.status == 200
    return second


# What anybody may run into


@brings_about(WebRefusal.MALFORMED)
def a_body_without_json() -> Answer:
    return Caller().post("/guests", b"{")


@brings_about(WebRefusal.MISSING_FIELD)
def a_guest_without_a_name() -> Answer:
    return Caller().post("/guests", {})


@brings_about(WebRefusal.UNKNOWN_FIELD)
def a_guest_with_an_age() -> Answer:
    return Caller().post("/guests", {"name": "Ana", "age": 7})


@brings_about(WebRefusal.WRONG_TYPE)
def a_name_that_is_a_number() -> Answer:
    return Caller().post("/guests", {"name": 7})


@brings_about(WebRefusal.WRONG_FORM)
def a_colour_by_its_hexadecimal_code() -> Answer:
    return Caller().post("/guests", {"name": "Ana", "colour": "#2f7a4d"})


@brings_about(WebRefusal.NOT_A_CHOICE)
def a_language_that_the_server_does_not_speak() -> Answer:
    return Caller().post("/guests", {"name": "Ana", "language": "tlh"})


@brings_about(WebRefusal.TOO_SHORT)
def a_name_of_no_letters() -> Answer:
    return Caller().post("/guests", {"name": ""})


@brings_about(WebRefusal.TOO_LONG)
def a_name_of_many_letters() -> Answer:
    return Caller().post("/guests", {"name": "Ana" * 20})


def with_target(target: int) -> Answer:
    return guest("Ana").post("/rooms", {"title": "Cats", "settings": {"target": target}})


@brings_about(WebRefusal.TOO_LOW)
def a_target_below_nothing() -> Answer:
    return with_target(-1)


@brings_about(WebRefusal.TOO_HIGH)
def a_target_that_no_column_holds() -> Answer:
    return with_target(2**31)


@brings_about(WebRefusal.UNKNOWN_HOST)
def a_host_of_another_name() -> Answer:
    return Caller().get("/editions", host="elsewhere.example")


@brings_about(WebRefusal.BAD_PARAMETER)
def a_choice_that_there_is_not() -> Answer:
    return guest("Ana").get("/me/games?result=drawn")


@brings_about(WebRefusal.BAD_CURSOR)
def a_cursor_that_came_with_no_page() -> Answer:
    return guest("Ana").get("/rooms?cursor=first")


@brings_about(WebRefusal.BAD_LIMIT)
def a_page_without_entries() -> Answer:
    return guest("Ana").get("/rooms?limit=0")


@brings_about(WebRefusal.NOT_SIGNED_IN)
def no_token() -> Answer:
    return Caller().get("/me")


@brings_about(WebRefusal.BAD_TOKEN)
def a_token_of_nobody() -> Answer:
    return Caller("nobody").get("/me")


@brings_about(WebRefusal.NOT_ALLOWED)
def the_reports_for_a_player() -> Answer:
    return guest("Ana").get("/moderation/reports")


@brings_about(WebRefusal.WRONG_PASSWORD)
def a_guess() -> Answer:
    table = a_room(1, password="lighthouse")
    return guest("Xenia").post(f"/rooms/{table.code}/enter", {"password": "sesame"})


@brings_about(WebRefusal.NOT_FOUND)
def a_game_that_there_is_not() -> Answer:
    return guest("Ana").get(f"/games/{uuid4()}")


@brings_about(WebRefusal.METHOD_NOT_ALLOWED)
def deleting_the_editions() -> Answer:
    return Caller().delete("/editions")


@brings_about(WebRefusal.NOT_ACCEPTABLE)
def the_editions_as_a_page() -> Answer:
    return Caller().get("/editions", accept="text/html")


@brings_about(WebRefusal.TOO_LARGE)
def a_body_too_large(settings: Settings) -> Answer:
    return Caller().post("/guests", b" " * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1))


@brings_about(WebRefusal.UNSUPPORTED_MEDIA_TYPE)
def a_body_in_plain_text() -> Answer:
    return Caller().asks("POST", "/guests", b"Ana", {}, kind="text/plain")


@brings_about(WebRefusal.TOO_MANY_REQUESTS)
def two_guests_where_one_is_the_limit(settings: Settings) -> Answer:
    settings.THROTTLES = {**settings.THROTTLES, "guest": (1, 3600)}
    Caller().post("/guests", {"name": "Ana"})
    return Caller().post("/guests", {"name": "Bruno"})


@brings_about(WebRefusal.SERVER_ERROR)
def a_bug(monkeypatch: pytest.MonkeyPatch) -> Answer:
    caller = guest("Ana")
    monkeypatch.delattr(views, "me_of")
    return caller.get("/me")


@brings_about(WebRefusal.NOT_READY)
def a_part_that_does_not_answer() -> Answer:
    with ready_checks.only(ReadyCheck("clock", lambda: False)):
        return Caller().asks("GET", "/readyz", None, {}, root="")


@brings_about(WebRefusal.BUSY)
def too_many_uploads_waiting() -> Answer:
    response = Client().post("/api/v1/decks", **{UPLOAD_REFUSED: Busy()})  # type: ignore[arg-type]
    return Answer(response.status_code, response.json(), dict(response.headers))


@brings_about(WebRefusal.OUT_OF_REACH)
def redis_away(monkeypatch: pytest.MonkeyPatch) -> Answer:
    def no_ticket(_: str) -> str:
        raise RedisError

    caller = guest("Ana")
    monkeypatch.setattr(views, "new_ticket", no_ticket)
    return caller.post("/socket-tickets")


# Accounts


def answered(response: Any) -> Answer:
    return Answer(response.status_code, response.said, dict(response.headers))


def signed_up(email: str | None = None) -> Device:
    phone = Device()
    assert phone.sign_up(email or new_email()).status_code == 200
    skip_mail_cooldown()
    return phone


@brings_about(AccountRefusal.BAD_INPUT)
def signing_up_without_a_name() -> Answer:
    body = {"email": new_email(), "password": PASSWORD}
    return answered(Device().auth("post", "auth/signup", body))


@brings_about(AccountRefusal.BAD_NAME)
def a_name_of_dots() -> Answer:
    return Caller().post("/guests", {"name": "..."})


@brings_about(AccountRefusal.BAD_EMAIL)
def a_claim_without_an_address() -> Answer:
    return guest("Ana").post("/me/claim", {"email": "nowhere", "password": PASSWORD})


@brings_about(AccountRefusal.BAD_PASSWORD)
def a_claim_with_a_common_password() -> Answer:
    return guest("Ana").post("/me/claim", {"email": new_email(), "password": "password"})


@brings_about(AccountRefusal.SIGN_IN_PENDING)
def signing_up_before_the_code_has_come() -> Answer:
    body = {"email": new_email(), "password": PASSWORD, "name": "Ana"}
    return answered(Device().auth("post", "auth/signup", body))


@brings_about(AccountRefusal.REAUTHENTICATION_REQUIRED)
def a_second_factor_long_after_signing_in(settings: Settings) -> Answer:
    phone = signed_up()
    settings.ACCOUNT_REAUTHENTICATION_TIMEOUT = 0
    secret = phone.auth("get", "account/authenticators/totp").said["meta"]["secret"]
    body = {"code": totp_code(secret)}
    return answered(phone.auth("post", "account/authenticators/totp", body))


@brings_about(AccountRefusal.CSRF_FAILED)
def a_browser_without_a_csrf_token() -> Answer:
    return answered(Browser().log_in(new_email()))


@brings_about(AccountRefusal.SUSPENDED)
def signing_in_while_suspended() -> Answer:
    email = new_email()
    signed_up(email)
    decides(moderator(), "suspend", person=str(Account.objects.get(email=email).pk))
    return answered(Device().log_in(email))


@brings_about(AccountRefusal.NOT_A_GUEST)
def a_claim_of_a_full_account() -> Answer:
    body = {"email": new_email(), "password": PASSWORD}
    return answered(signed_up().ask("post", "me/claim", body))


@brings_about(AccountRefusal.CONFLICT)
def signing_in_twice() -> Answer:
    email = new_email()
    return answered(signed_up(email).log_in(email))


@brings_about(AccountRefusal.SESSION_GONE)
def a_session_that_is_over() -> Answer:
    phone = signed_up()
    phone.auth("delete", "auth/session")
    return answered(phone.auth("get", "auth/session"))


# Rooms, moves and decks


@brings_about(GameRefusal.BAD_TITLE)
def a_title_of_nothing() -> Answer:
    return guest("Ana").post("/rooms", {"title": " "})


@brings_about(GameRefusal.BANNED)
def coming_back_after_a_ban() -> Answer:
    table = a_room(2)
    banned = table.players[1]
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
    return banned.post(f"/rooms/{table.code}/enter")


@brings_about(GameRefusal.NO_SUCH_ROOM)
def a_code_of_no_room() -> Answer:
    return guest("Ana").get("/rooms/AAAAAAA")


@brings_about(GameRefusal.ROOM_CLOSED)
def joining_after_the_close() -> Answer:
    table = a_room(2)
    table.host.post(f"/rooms/{table.code}/close")
    return guest("Xenia").moves(table.game, "join")


@brings_about(GameRefusal.GAME_IS_ON)
def a_next_game_while_one_is_on() -> Answer:
    table = a_game()
    return table.host.post(f"/rooms/{table.code}/games")


@brings_about(GameRefusal.SAID_IN_PRIVATE)
def a_public_room_after_a_private_word() -> Answer:
    Word.objects.create(text="tide")
    table = a_told_game()
    return table.host.patch(f"/rooms/{table.code}", {"is_public": True})


def a_link_with(**changes: Any) -> str:
    """The address of a link into somebody's room, whose row has these values by now."""
    table = a_room(1)
    made = table.host.post(f"/rooms/{table.code}/invitations").json
    Invitation.objects.filter(pk=made["id"]).update(**changes)
    return f"/invitations/{made['token']}"


def invites(table: OpenTable, person: str) -> Answer:
    return table.host.post(f"/rooms/{table.code}/invitations", {"person": person})


@brings_about(GameRefusal.NO_SUCH_INVITATION)
def an_invitation_that_nobody_made() -> Answer:
    return Caller().get("/invitations/aaaaaaaaaaaaaaaa")


@brings_about(GameRefusal.INVITATION_TAKEN_BACK)
def an_invitation_taken_back() -> Answer:
    return Caller().get(a_link_with(taken_back_at=timezone.now()))


@brings_about(GameRefusal.INVITATION_USED_UP)
def an_invitation_used_up() -> Answer:
    return Caller().get(a_link_with(uses_left=0))


@brings_about(GameRefusal.INVITATION_RUN_OUT)
def an_invitation_of_yesterday() -> Answer:
    return Caller().get(a_link_with(until=timezone.now()))


@brings_about(GameRefusal.NOT_MET)
def an_invitation_of_a_stranger() -> Answer:
    return invites(a_room(1), guest("Nina").id)


@brings_about(GameRefusal.SITS_HERE)
def an_invitation_of_a_neighbour() -> Answer:
    table = a_game(3)
    return invites(table, table.players[1].id)


@brings_about(GameRefusal.KEPT_OUT)
def an_invitation_of_somebody_banned() -> Answer:
    table = a_finished_game()
    banned = table.players[1].id
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned})
    table.host.post(f"/rooms/{table.code}/games")
    return invites(table, banned)


@brings_about(GameRefusal.INVITED_ALREADY)
def an_invitation_given_twice() -> Answer:
    table = a_finished_game()
    friend = table.players[1]
    friend.moves(table.host.post(f"/rooms/{table.code}/games").json["game"]["id"], "leave")
    assert invites(table, friend.id).status == 201
    return invites(table, friend.id)


def a_finished_game() -> OpenTable:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    return table


@brings_about(GameRefusal.TOO_MANY_INVITATIONS)
def one_invitation_too_many(settings: Settings) -> Answer:
    settings.MOST_INVITATIONS = 0
    table = a_room(1)
    return table.host.post(f"/rooms/{table.code}/invitations")


@brings_about(GameRefusal.OTHERS_WAIT)
def a_seat_for_which_others_wait() -> Answer:
    table = a_room(8)
    guest("Nina").post(f"/rooms/{table.code}/queue")
    table.players[7].moves(table.game, "leave")
    return guest("Otto").moves(table.game, "join")


@brings_about(GameRefusal.QUEUE_FULL)
def a_queue_without_an_end(settings: Settings) -> Answer:
    settings.LONGEST_QUEUE = 0
    return guest("Nina").post(f"/rooms/{a_room(8).code}/queue")


@brings_about(GameRefusal.NAME_TAKEN_HERE)
def a_neighbours_name() -> Answer:
    return guest("ANA").moves(a_room(1).game, "join")


@brings_about(WebRefusal.BAD_IDEMPOTENCY_KEY)
def a_move_without_a_key() -> Answer:
    table = a_room(3)
    return table.host.post(f"/games/{table.game}/start")


@brings_about(WebRefusal.KEY_REUSED)
def one_key_for_two_moves() -> Answer:
    table = a_room(3)
    table.host.moves(table.game, "colour", {"colour": "green"}, key="one")
    return table.host.moves(table.game, "colour", {"colour": "white"}, key="one")


def full_account(name: str = "Ana") -> Caller:
    caller = guest(name)
    Account.objects.filter(pk=caller.id).update(is_guest=False)
    return caller


@brings_about(GameRefusal.BAD_DECK)
def a_deck_that_is_no_archive() -> Answer:
    return full_account().uploads("/decks", b"pictures")


@brings_about(GameRefusal.NOT_AS_A_GUEST)
def a_deck_of_a_guest() -> Answer:
    return guest("Ana").uploads("/decks", zipped(pictures() | deck_json()))


@brings_about(GameRefusal.NOT_YOUR_DECK)
def retiring_the_deck_of_somebody_else() -> Answer:
    deck = a_deck()
    approve(deck.slug, None)
    return full_account().delete(f"/decks/{deck.slug}")


@brings_about(GameRefusal.NO_SUCH_DECK)
def a_deck_that_there_is_not() -> Answer:
    return Caller().get("/decks/cats-of-the-harbour")


@brings_about(GameRefusal.UNKNOWN_DECK)
def a_room_with_a_deck_that_there_is_not() -> Answer:
    return guest("Ana").post("/rooms", {"title": "Cats", "settings": {"decks": ["cats"]}})


@brings_about(GameRefusal.DECK_FIXED)
def another_title_for_an_approved_deck() -> Answer:
    owner = full_account()
    deck = a_deck(account_of(owner))
    approve(deck.slug, None)
    return owner.patch(f"/decks/{deck.slug}", {"title": "Dogs"})


@brings_about(GameRefusal.TOO_MANY_ROOMS)
def one_room_where_none_is_the_limit(settings: Settings) -> Answer:
    settings.MOST_ROOMS_EACH = 0
    return guest("Ana").post("/rooms", {"title": "Cats"})


@brings_about(GameRefusal.TOO_MANY_BANS)
def one_ban_where_none_is_the_limit(settings: Settings) -> Answer:
    settings.MOST_BANS = 0
    table = a_room()
    return table.host.post(f"/rooms/{table.code}/bans", {"person": guest("Bo").id})


def reacts(table: OpenTable, slot: int, turn: int = 1) -> Answer:
    body = {"picture": "heart", "card": {"turn": turn, "slot": slot}}
    return table.host.post(f"/games/{table.game}/reactions", body)


@brings_about(GameRefusal.NO_REACTIONS)
def a_reaction_in_a_room_without() -> Answer:
    return reacts(a_room(reactions=False), 1)


@brings_about(GameRefusal.BOARD_GONE)
def a_reaction_to_a_board_of_long_ago() -> Answer:
    return reacts(a_scored_game(), 1, turn=0)


@brings_about(GameRefusal.TOO_MANY_REACTIONS)
def one_reaction_where_none_is_the_limit(monkeypatch: pytest.MonkeyPatch) -> Answer:
    monkeypatch.setattr("games.reactions.MOST_EACH", 0)
    return reacts(a_scored_game(), 1)


@brings_about(GameRefusal.DECK_RETIRED)
def a_game_with_a_retired_deck() -> Answer:
    deck = a_deck()
    approve(deck.slug, None)
    retire(deck.slug)
    return guest("Ana").post("/rooms", {"title": "Cats", "settings": {"decks": [deck.slug]}})


@brings_about(GameRefusal.TOO_MANY_DECKS)
def one_deck_where_none_is_the_limit(settings: Settings) -> Answer:
    settings.MOST_DECKS_EACH = 0
    return full_account().uploads("/decks", zipped(pictures() | deck_json()))


# Histories


@brings_about(HistoryRefusal.DID_NOT_SIT_THERE)
def a_strangers_consent() -> Answer:
    table = a_game(is_public=True, settings={"target": 10})
    play_out(table)
    return guest("Xenia").put(f"/games/{table.game}/story/consent")


@brings_about(HistoryRefusal.NOT_OVER)
def the_story_of_a_game_that_is_on() -> Answer:
    table = a_game()
    return table.host.get(f"/games/{table.game}/story")


# Reports, decisions and appeals


def ask_to_decide(who: Caller, kind: str, **fields: Any) -> Answer:
    return who.post("/moderation/decisions", {"kind": kind, "reason": "Because", **fields})


def ask_to_take_back(who: Caller, decision: str) -> Answer:
    return who.post(f"/moderation/decisions/{decision}/take-back", {"reason": "A mistake"})


def ask_to_answer(who: Caller, decision: str) -> Answer:
    body = {"granted": False, "words": "It stays"}
    return who.post(f"/moderation/appeals/{decision}/answer", body)


def appeal(who: Caller, decision: str) -> Answer:
    return who.post(f"/me/decisions/{decision}/appeal", {"words": "It was a quotation"})


@brings_about(WebRefusal.NO_SUCH_PERSON)
def warning_nobody() -> Answer:
    return ask_to_decide(moderator(), "warn", person=str(uuid4()))


@brings_about(ModerationRefusal.NO_SUCH_REPORT)
def a_report_that_there_is_not() -> Answer:
    return moderator().get(f"/moderation/reports/{uuid4()}")


@brings_about(ModerationRefusal.OWN_WORDS)
def reporting_oneself() -> Answer:
    table = a_told_game()
    return table.host.post("/reports", {"matter": "clue", "game": table.game, "turn": 1})


@brings_about(ModerationRefusal.INCOMPLETE)
def a_warning_of_whom() -> Answer:
    return ask_to_decide(moderator(), "warn")


@brings_about(ModerationRefusal.CANNOT_END)
def a_warning_until_when() -> Answer:
    person = guest("Ana").id
    return ask_to_decide(moderator(), "warn", person=person, until="9000-01-01T00:00:00Z")


@brings_about(ModerationRefusal.ENDS_BEFORE)
def muted_until_the_past() -> Answer:
    person = guest("Ana").id
    return ask_to_decide(moderator(), "mute", person=person, until="2000-01-01T00:00:00Z")


@brings_about(ModerationRefusal.SECOND_FACTOR_REQUIRED)
def a_moderator_without_a_second_factor(settings: Settings) -> Answer:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    return moderator().get("/moderation/reports")


@brings_about(ModerationRefusal.OWN_CASE)
def muting_oneself() -> Answer:
    mona = moderator()
    return ask_to_decide(mona, "mute", person=mona.id)


@brings_about(ModerationRefusal.ABOVE_YOU)
def muting_an_administrator() -> Answer:
    return ask_to_decide(moderator(), "mute", person=administrator().id)


@brings_about(ModerationRefusal.OWN_GAME)
def closing_the_room_that_one_plays_in() -> Answer:
    table, mona = a_room(), moderator()
    mona.moves(table.game, "join")
    return ask_to_decide(mona, "close_room", room=table.code)


@brings_about(ModerationRefusal.CARDS_SEEN)
def joining_a_game_after_seeing_its_cards() -> Answer:
    table, agnes = a_game(), administrator()
    agnes.get(f"/moderation/games/{table.game}?hidden=true")
    return agnes.moves(table.game, "join")


@brings_about(ModerationRefusal.NO_SUCH_DECISION)
def a_decision_that_there_is_not() -> Answer:
    return ask_to_take_back(moderator(), str(uuid4()))


@brings_about(ModerationRefusal.ALREADY_SO)
def taking_back_twice() -> Answer:
    mona = moderator()
    decision = decides(mona, "warn", person=guest("Ana").id)["id"]
    ask_to_take_back(mona, decision)
    return ask_to_take_back(mona, decision)


@brings_about(ModerationRefusal.CANNOT_TAKE_BACK)
def the_game_that_was_void() -> Answer:
    mona = moderator()
    return ask_to_take_back(mona, decides(mona, "void_game", game=a_game().game)["id"])


@brings_about(ModerationRefusal.OWN_DECISION)
def answering_an_appeal_against_oneself() -> Answer:
    mona, ana = moderator(), guest("Ana")
    moderator("Mina")
    decision = decides(mona, "warn", person=ana.id)["id"]
    appeal(ana, decision)
    return ask_to_answer(mona, decision)


@brings_about(ModerationRefusal.NO_SUCH_APPEAL)
def answering_no_appeal() -> Answer:
    return ask_to_answer(moderator(), str(uuid4()))


@brings_about(HistoryRefusal.NO_TURN)
def a_picture_of_a_game_without_a_turn() -> Answer:
    table = a_game()
    table.host.post(f"/rooms/{table.code}/close")
    return table.host.get(f"/games/{table.game}/story/picture.jpg")


@brings_about(ModerationRefusal.APPEALED_BEFORE)
def appealing_twice() -> Answer:
    ana = guest("Ana")
    decision = decides(moderator(), "warn", person=ana.id)["id"]
    appeal(ana, decision)
    return appeal(ana, decision)


@brings_about(ModerationRefusal.NO_SUCH_FILTER)
def a_list_of_people_by_their_passwords() -> Answer:
    client = Client()
    client.force_login(account_of(moderator()), backend="accounts.backend.AccountBackend")
    page = reverse("admin:accounts_account_changelist")
    response = client.get(page, {"password__regex": "^a"})
    return Answer(response.status_code, response.json(), dict(response.headers))


@brings_about(ModerationRefusal.MUTED)
def a_clue_while_muted() -> Answer:
    table = a_game(is_public=True)
    decides(moderator(), "mute", person=table.host.id)
    view = table.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "low tide"}
    return table.host.moves(table.game, "clue", body)


@brings_about(ModerationRefusal.WORD_NOT_ALLOWED)
def a_title_with_a_word_from_the_list() -> Answer:
    Word.objects.create(text="knave")
    return guest("Ana").post("/rooms", {"title": "Knave", "is_public": True})


# Reminders


def subscribes(**changed: str) -> Answer:
    return guest("Ana").asks("PUT", "/me/reminders/device", {**A_SUBSCRIPTION, **changed}, {})


@brings_about(ReminderRefusal.UNKNOWN_PUSH_SERVICE)
def push_messages_to_some_other_server() -> Answer:
    return subscribes(endpoint="https://127.0.0.1/x")


@brings_about(ReminderRefusal.BAD_PUSH_KEY)
def a_push_key_that_is_none() -> Answer:
    assert subscribes().json is None
    return subscribes(p256dh="A" * 87)


@brings_about(ReminderRefusal.NO_SUCH_TIMEZONE)
def quiet_hours_in_atlantis() -> Answer:
    return guest("Ana").patch("/me/reminders", {"timezone": "Europe/Atlantis"})


@brings_about(ReminderRefusal.NO_ADDRESS)
def mails_to_a_guest() -> Answer:
    return guest("Ana").patch("/me/reminders", {"by_mail": True})


# And so they look


@pytest.mark.parametrize("refusal", WAYS, ids=lambda refusal: f"{refusal.code}-{refusal.status}")
def test_a_request_brings_it_about(refusal: Refusal, request: pytest.FixtureRequest) -> None:
    way = WAYS[refusal]
    fixtures = inspect.signature(way).parameters
    answer = partial(way, **{name: request.getfixturevalue(name) for name in fixtures})()
    assert (answer.status, answer.code) == (refusal.status, refusal.code)
    facts = answer.json["facts"]
    check_types(refusal, facts)
    if "errors" not in answer.json:  # allauth's own sentences
        assert answer.json["detail"] == in_words(Trouble(refusal, facts)).detail


def check_types(refusal: Refusal, facts: Mapping[str, Any]) -> None:
    """The facts are those of the refusal, of the types that both documents have for them."""
    assert facts.keys() == dict(refusal.facts).keys()
    for document in DOCUMENTS.values():
        schema = {"$ref": f"#/components/schemas/FactsByCode/properties/{refusal.code}"}
        Draft202012Validator({**document, **schema}).validate(json.loads(json.dumps(facts)))


@pytest.mark.parametrize("refusal", SHOWN_BY, ids=lambda refusal: refusal.code)
def test_a_test_of_the_running_server_brings_it_about(refusal: Refusal) -> None:
    assert f'"{refusal.code}"' in inspect.getsource(SHOWN_BY[refusal])


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.code)
def test_a_move_against_the_rules_becomes_a_problem(case: RefusedMove) -> None:
    refusal = RULE_REFUSALS[case.code]
    problem = in_words(problem_of(provoked(case)))
    assert (problem.status, problem.code) == (refusal.status, case.code)
    check_types(refusal, problem.facts)
    assert problem.detail == refusal.sentence.format(**problem.facts)


def test_there_is_no_other_refusal() -> None:
    assert {case.code for case in REFUSED} == set(Code)
    known = [*WAYS, *SHOWN_BY, *RULE_REFUSALS.values()]
    assert len(known) == len(set(known))
    assert set(known) == set(all_refusals())


# The tables


def test_a_code_has_one_sentence_everywhere() -> None:
    sentences = {(refusal.code, refusal.sentence) for refusal in all_refusals()}
    assert len(sentences) == len({code for code, _ in sentences})


def test_every_status_has_a_title() -> None:
    assert {refusal.status for refusal in all_refusals()} <= TITLES.keys()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_documents_know_every_code_and_no_other(name: str) -> None:
    schemas = DOCUMENTS[name]["components"]["schemas"]
    codes = {refusal.code for refusal in all_refusals()}
    assert schemas["Problem"]["properties"]["code"] == {"$ref": "#/components/schemas/ProblemCode"}
    assert set(schemas["ProblemCode"]["enum"]) == codes
    assert set(schemas["FactsByCode"]["required"]) == codes


def test_a_code_has_the_same_facts_everywhere() -> None:
    facts = {(refusal.code, refusal.facts) for refusal in all_refusals()}
    assert len(facts) == len({code for code, _ in facts})


@pytest.mark.parametrize("refusal", all_refusals(), ids=lambda refusal: refusal.code)
def test_a_sentence_tells_no_other_facts(refusal: Refusal) -> None:
    assert set(refusal.told) <= dict(refusal.facts).keys()


def test_a_row_that_is_missing_in_the_page_is_written_anew() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    row = "| `not_over` | 409 | This game is not over yet. |  |\n"
    assert row in page
    assert with_part(page.replace(row, ""), "codes", table_of_refusals(all_refusals())) == page


def test_a_page_without_a_place_for_its_table_is_found() -> None:
    with pytest.raises(ValueError, match="needs"):
        with_part("# Playing over HTTP\n", "codes", table_of_refusals(all_refusals()))
