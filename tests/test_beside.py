"""Two requests beside each other: each sees the other's effect, whichever is committed first.

Each pair is tried in both orders: one is done but not yet committed while the other begins.
"""

import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from allauth.account.models import EmailAddress
from django.db import connection
from pytest_django import Settings

from accounts.adapter import AccountAdapter
from accounts.erasure import ACCOUNT_COLUMNS, kept, marked_columns
from accounts.models import Account
from games.account_hooks import tables_of
from games.admission import is_taken
from games.models import OVER, Ban, Game, Room
from history.models import Consent
from moderation.models import AuditEntry, Word
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.concurrency import meanwhile
from testkit.moderators import account_of, administrator, decides, moderator

pytestmark = pytest.mark.usefixtures("committed_db")

Doing = Callable[[], Answer]


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


@pytest.fixture(params=["one first", "other first"])
def beside(request: pytest.FixtureRequest) -> Callable[[Doing, Doing], tuple[Answer, Answer]]:
    """The answers of two, each of them once before and once after the other."""

    def do(one: Doing, other: Doing) -> tuple[Answer, Answer]:
        if request.param == "other first":
            answers = do_in_order(other, one)
            return answers[1], answers[0]
        return do_in_order(one, other)

    return do


def do_in_order(first: Doing, second: Doing) -> tuple[Answer, Answer]:
    answers: list[Answer] = []
    later = meanwhile(lambda: answers.append(first()), second)
    assert answers[0].status < 300, answers[0]
    assert later.status < 500, later
    return answers[0], later


Beside = Callable[[Doing, Doing], tuple[Answer, Answer]]


# An erasure


class Writer(NamedTuple):
    """Somebody, and something that is done by them or about them with a word that tells of them."""

    person: Caller
    does: Doing


Scene = Callable[[str], Writer]


def takes_a_name(word: str) -> Writer:
    ana = guest("Ana")
    return Writer(ana, lambda: ana.patch("/me", {"name": word}))


def changes_all_else(word: str) -> Writer:
    ana = guest("Ana")
    changes = {"language": "da", "colour": "blue", "history_shown": "everybody"}
    return Writer(ana, lambda: ana.patch("/me", changes))


def opens_a_room(word: str) -> Writer:
    ana = guest("Ana")
    return Writer(ana, lambda: ana.post("/rooms", {"title": "The harbour"}))


def joins_a_game(word: str) -> Writer:
    ana, table = guest("Nina"), a_room()
    return Writer(ana, lambda: ana.moves(table.game, "join"))


def is_seated_in_the_next_game(word: str) -> Writer:
    table = a_game(settings={"target": 10})
    play_out(table)
    return Writer(table.players[1], lambda: table.host.post(f"/rooms/{table.code}/games"))


def opens_the_next_game(word: str) -> Writer:
    table = a_game(settings={"target": 10})
    play_out(table)
    return Writer(table.host, lambda: table.host.post(f"/rooms/{table.code}/games"))


def agrees_to_a_story(word: str) -> Writer:
    table = a_game(settings={"target": 10})
    play_out(table)
    return Writer(table.host, lambda: table.host.put(f"/games/{table.game}/story/consent"))


def reports_somebody(word: str) -> Writer:
    table = a_room()
    ana = table.players[1]
    body = {"matter": "title", "room": table.code, "note": word}
    return Writer(ana, lambda: ana.post("/reports", body))


def is_reported_by_name(word: str) -> Writer:
    table = a_room()
    ana = table.players[1]
    assert ana.patch("/me", {"name": word}).status == 200
    body = {"matter": "name", "room": table.code, "person": ana.id}
    return Writer(ana, lambda: table.host.post("/reports", body))


def appeals(word: str) -> Writer:
    ana = guest("Ana")
    decision = decides(moderator(), "warn", person=ana.id)["id"]
    return Writer(ana, lambda: ana.post(f"/me/decisions/{decision}/appeal", {"words": word}))


def is_warned(word: str) -> Writer:
    ana, mona = guest("Ana"), moderator()
    order = {"kind": "warn", "person": ana.id, "reason": word}
    return Writer(ana, lambda: mona.post("/moderation/decisions", order))


def is_renamed(word: str) -> Writer:
    ana, mona = guest("Ana"), moderator()
    order = {"kind": "rename_person", "person": ana.id, "name": word, "reason": "So"}
    return Writer(ana, lambda: mona.post("/moderation/decisions", order))


def is_banned_from_a_room(word: str) -> Writer:
    table, mona = a_room(), moderator()
    order = {"kind": "ban_from_room", "room": table.code, "reason": word}
    order["person"] = table.players[1].id
    return Writer(table.players[1], lambda: mona.post("/moderation/decisions", order))


def gets_the_name_back(word: str) -> Writer:
    ana, mona = guest(word), moderator()
    decision = decides(mona, "rename_person", person=ana.id, name="Player 7")["id"]
    path = f"/moderation/decisions/{decision}/take-back"
    return Writer(ana, lambda: mona.post(path, {"reason": "So"}))


def sets_a_password(word: str) -> Writer:
    ana = guest("Ana")
    account = account_of(ana)

    def does() -> Answer:
        AccountAdapter().set_password(account, word)
        return Answer(200, None, {})

    return Writer(ana, does)


WRITERS: tuple[Scene, ...] = (
    takes_a_name,
    changes_all_else,
    opens_a_room,
    joins_a_game,
    is_seated_in_the_next_game,
    opens_the_next_game,
    agrees_to_a_story,
    reports_somebody,
    is_reported_by_name,
    appeals,
    is_warned,
    is_renamed,
    is_banned_from_a_room,
    gets_the_name_back,
    sets_a_password,
)


@pytest.mark.parametrize("scene", WRITERS, ids=lambda scene: scene.__name__)
def test_nothing_of_somebody_stays_that_is_written_beside_their_erasure(
    scene: Scene, beside: Beside
) -> None:
    word = f"Word{uuid.uuid4().hex[:16]}"
    person, does = scene(word)
    erased = person_erases(person)
    beside(does, erased)
    account = account_of(person)
    fresh = erased_account()
    assert personal(account) == personal(fresh)
    assert not account.has_usable_password()
    assert not EmailAddress.objects.filter(user=account).exists()
    assert columns_with(word) == set()
    assert not tables_of(account.id).exists()
    assert not Game.objects.filter(host=account.id).exclude(phase__in=OVER).exists()
    assert not Consent.objects.filter(player=account.id).exists()


def person_erases(person: Caller) -> Doing:
    return lambda: person.asks("DELETE", "/me", {}, {})


def erased_account() -> Account:
    ana = guest("Ana")
    assert person_erases(ana)().status == 204
    return account_of(ana)


def personal(account: Account) -> dict[str, Any]:
    """The columns that an erasure empties, but for those that differ for everybody."""
    emptied = {name for name, after in ACCOUNT_COLUMNS.items() if after is not kept}
    row = Account.objects.filter(pk=account.pk).values(*emptied - {"password", "erased_at"}).get()
    return {**row, "erased": account.erased_at is not None}


def columns_with(word: str) -> set[str]:
    """All columns that an erasure clears in which the word stands."""
    return {
        f"{one.model._meta.label}.{column}"
        for one in marked_columns
        for column in one.erased
        if stands_in(one.model._meta.db_table, column, word)
    }


def stands_in(table: str, column: str, word: str) -> bool:
    with connection.cursor() as cursor:
        query = f'SELECT EXISTS (SELECT FROM "{table}" WHERE "{column}"::text LIKE %s)'  # noqa: S608
        cursor.execute(query, [f"%{word}%"])
        return bool(cursor.fetchone()[0])


# Names at one table


def nobody_looks_like_another(table: OpenTable) -> bool:
    room = Room.objects.select_related("current_game").get(code=table.code)
    assert room.current_game is not None
    players = room.current_game.players
    names = {p: Account.objects.get(pk=p).name for p in players}
    return not any(is_taken(names[p], [q for q in players if q != p]) for p in players)


def test_two_at_a_table_do_not_take_names_alike(beside: Beside) -> None:
    table = a_room()
    one, other = table.players[1:]
    answers = beside(
        lambda: one.patch("/me", {"name": "Zoe"}), lambda: other.patch("/me", {"name": "Z0e"})
    )
    assert sorted(answer.status for answer in answers) == [200, 409]
    assert nobody_looks_like_another(table)


def test_nobody_takes_the_name_of_somebody_who_is_joining(beside: Beside) -> None:
    table, zoe = a_room(), guest("Zoe")
    answers = beside(
        lambda: table.host.patch("/me", {"name": "Z0e"}), lambda: zoe.moves(table.game, "join")
    )
    assert sorted(answer.status for answer in answers) == [200, 409]
    assert nobody_looks_like_another(table)


def test_nobody_is_seated_in_the_next_game_beside_a_name_alike(beside: Beside) -> None:
    table = a_game(settings={"target": 10})
    play_out(table)
    clara = table.players[2]
    beside(
        lambda: table.host.post(f"/rooms/{table.code}/games"),
        lambda: clara.patch("/me", {"name": "Brun0"}),
    )
    assert nobody_looks_like_another(table)


def test_a_moderator_gives_nobody_a_name_that_another_is_taking(beside: Beside) -> None:
    table, mona = a_room(), moderator()
    one, other = table.players[1:]
    order = {"kind": "rename_person", "person": one.id, "name": "Zoe", "reason": "So"}
    beside(
        lambda: mona.post("/moderation/decisions", order),
        lambda: other.patch("/me", {"name": "Z0e"}),
    )
    assert nobody_looks_like_another(table)


# What is said in a room that is about to become public


@pytest.fixture
def unwelcome() -> str:
    word = f"knave{uuid.uuid4().hex[:8]}"
    Word.objects.create(text=word)
    return word


def goes_public(table: OpenTable) -> Doing:
    return lambda: table.host.patch(f"/rooms/{table.code}", {"is_public": True})


def test_no_unwelcome_clue_is_given_beside_the_opening_of_a_room(
    beside: Beside, unwelcome: str
) -> None:
    table = a_game()
    body = {"turn": 1, "card": table.view()["you"]["hand"][0], "clue": unwelcome}
    told, public = beside(lambda: table.host.moves(table.game, "clue", body), goes_public(table))
    assert sorted((told.status, public.status)) == [200, 409]


def test_nobody_takes_an_unwelcome_name_beside_the_opening_of_a_room(
    beside: Beside, unwelcome: str
) -> None:
    table = a_room()
    renamed, public = beside(
        lambda: table.players[1].patch("/me", {"name": unwelcome}), goes_public(table)
    )
    assert sorted((renamed.status, public.status)) == [200, 409]


# Moderators


def test_nobody_sees_hidden_cards_and_joins_that_game(beside: Beside) -> None:
    table, agnes = a_game(), administrator()
    act(table, table.host)
    seen, joined = beside(
        lambda: agnes.get(f"/moderation/games/{table.game}?hidden=true"),
        lambda: agnes.moves(table.game, "join"),
    )
    assert sorted((seen.status, joined.status)) == [200, 403]
    on_record = AuditEntry.objects.filter(what="see_hidden_cards", by=agnes.id).exists()
    assert on_record == (seen.status == 200)


def test_a_host_does_not_lift_the_ban_that_a_moderator_is_making(beside: Beside) -> None:
    table, mona = a_room(), moderator()
    person = table.players[1].id
    table.host.post(f"/rooms/{table.code}/bans", {"person": person})
    order = {"kind": "ban_from_room", "room": table.code, "person": person, "reason": "So"}
    beside(
        lambda: table.host.delete(f"/rooms/{table.code}/bans/{person}"),
        lambda: mona.post("/moderation/decisions", order),
    )
    assert Ban.objects.filter(room__code=table.code, person=person, by_moderator=True).exists()
