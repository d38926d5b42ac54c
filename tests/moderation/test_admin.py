"""The admin: what moderators look at there, and that they decide by the same functions."""

import re
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import Group
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoAssertNumQueries, Settings

from accounts.models import Account
from games import store
from games.models import Game, GameSeed
from moderation.admin.labels import DOINGS
from moderation.models import AuditEntry, Decision, Kind, Report, Word
from moderation.moderators import GROUP
from moderation.orders import FINAL, NEEDS
from testkit.api_callers import Caller, OpenTable, a_game, a_room, guest, play_on, play_out
from testkit.moderators import a_told_game, administrator, decides, may_see_hidden_cards
from testkit.moderators import moderator as a_moderator

pytestmark = pytest.mark.django_db


class Desk:
    """A browser with the admin open."""

    def __init__(self, who: Caller) -> None:
        self.who = who
        self.client = Client()
        self.client.force_login(
            Account.objects.get(pk=who.id), backend="accounts.backend.AccountBackend"
        )

    def sees(self, address: str, **query: Any) -> str:
        response = self.client.get(address, query)
        assert response.status_code == 200, (response.status_code, response.headers)
        return str(response.content.decode())

    def sends(self, address: str, **fields: Any) -> Any:
        return self.client.post(address, fields)


@pytest.fixture
def desk() -> Desk:
    return Desk(a_moderator())


def a_list(model: str) -> str:
    return reverse(f"admin:{model}_changelist")


def a_page(model: str, pk: object) -> str:
    return reverse(f"admin:{model}_change", args=[pk])


def a_report(table: OpenTable) -> str:
    body = {"matter": "clue", "game": table.game, "turn": 1, "note": "That is rude"}
    return str(table.players[1].post("/reports", body).json["report"])


def cards_in(page: str) -> list[str]:
    """The cards whose pictures a page shows, in their order."""
    return re.findall(r'<a class="card" data-card="([^"]+)"', page)


LISTS = (
    "games_room", "games_game", "accounts_account", "moderation_report", "moderation_decision",
    "moderation_auditentry", "moderation_word",
)  # fmt: skip


# Coming in


@pytest.mark.parametrize("model", LISTS)
def test_it_is_for_moderators_alone(model: str) -> None:
    for client in (Client(), Desk(guest("Ana")).client):
        response = client.get(a_list(model))
        assert response.status_code == 302
        assert response.headers["Location"].startswith(reverse("admin:login"))


def test_where_a_second_factor_is_required_a_cookie_without_one_is_not_enough(
    settings: Settings, desk: Desk
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    assert desk.client.get(reverse("admin:index")).status_code == 302


@pytest.mark.parametrize("model", LISTS)
def test_every_list_opens(desk: Desk, model: str) -> None:
    assert "Dixit" in desk.sees(a_list(model))
    assert "Dixit" in desk.sees(a_list(model), q="harbour")


def test_the_first_page_says_what_waits(desk: Desk) -> None:
    a_report(a_told_game())
    page = desk.sees(reverse("admin:index"))
    assert "<b>1</b> <span>Open reports</span>" in page
    assert "<b>1</b> <span>Rooms with a game on</span>" in page
    assert "low tide" in page
    assert "The harbour" in page


def test_the_appeals_that_wait_are_listed_and_no_other_decision(desk: Desk) -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    warned = decides(desk.who, "warn", person=ana.id)["id"]
    decides(desk.who, "warn", person=bruno.id)
    ana.post(f"/me/decisions/{warned}/appeal", {"words": "It was a quotation"})
    assert "It was a quotation" in desk.sees(reverse("admin:index"))
    waiting = desk.sees(a_list("moderation_decision"), appeal="waits")
    assert a_page("accounts_account", ana.id) in waiting
    assert a_page("accounts_account", bruno.id) not in waiting


def filters_of(page: str) -> list[str]:
    section = page.partition('id="changelist-filter"')[2]
    return re.findall(r'href="\?([^"]+)"', section)


@pytest.mark.parametrize("model", LISTS)
def test_every_filter_works(desk: Desk, model: str) -> None:
    a_report(a_told_game())
    for query in filters_of(desk.sees(a_list(model))):
        assert desk.client.get(f"{a_list(model)}?{query.replace('&amp;', '&')}").status_code == 200


def test_nobody_else_sees_addresses(desk: Desk) -> None:
    ana = guest("Ana")
    Account.objects.filter(pk=ana.id).update(email="ana@example.org")
    assert "ana@example.org" not in desk.sees(a_page("accounts_account", ana.id))
    agnes = Desk(administrator())
    assert "ana@example.org" in agnes.sees(a_page("accounts_account", ana.id))


# Deciding


def test_a_report_leads_to_what_can_be_done_about_it(desk: Desk) -> None:
    table = a_told_game()
    report = a_report(table)
    page = desk.sees(a_page("moderation_report", report))
    assert "low tide" in page
    assert "That is rude" in page
    buttons = re.findall(r'formaction="([^"]*/decide/hide_clue/[^"]*)"', page)
    address = buttons[0].replace("&amp;", "&")
    assert desk.client.get(address).status_code == 200
    done = desk.sends(address, **fields_of(page), reason="Rude", days="1")
    assert done.status_code == 302
    decision = Decision.objects.get()
    assert done.headers["Location"] == a_page("moderation_decision", decision.pk)
    assert (decision.kind, str(decision.by)) == ("hide_clue", desk.who.id)
    assert table.view(table.players[1])["clue"] is None
    assert Report.objects.get().status == "upheld"


def fields_of(page: str) -> dict[str, str]:
    """What the form beside a report sends without anybody filling it in."""
    form = page.partition('id="panel"')[2].partition("</form>")[0]
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form))


@pytest.mark.parametrize("kind", Kind.values)
def test_every_kind_of_decision_has_its_page(desk: Desk, kind: str) -> None:
    page = desk.sees(reverse("admin:decide", args=[kind]))
    for field in (*NEEDS[kind], "reason"):
        assert f'name="{field}"' in page


def test_a_reason_is_needed(desk: Desk) -> None:
    ana = guest("Ana")
    response = desk.sends(reverse("admin:decide", args=["warn"]), person=ana.id)
    assert "This field is required" in response.content.decode()
    assert not Decision.objects.exists()


def test_what_is_refused_is_said_on_the_page(desk: Desk) -> None:
    table = a_told_game()
    decides(desk.who, "void_game", game=table.game)
    address = reverse("admin:decide", args=["void_game"])
    page = desk.sends(address, game=table.game, reason="So").content.decode()
    assert "That is so already." in page


def test_an_account_is_suspended_for_a_time(desk: Desk) -> None:
    ana = guest("Ana")
    address = reverse("admin:decide", args=["suspend"])
    page = desk.sees(address, person=ana.id)
    assert "Ana" in page
    desk.sends(address, person=ana.id, reason="Rude", days="7")
    decision = Decision.objects.get()
    assert decision.until is not None
    assert round((decision.until - decision.at).total_seconds() / 86400) == 7
    assert ana.get("/me").status == 401


def test_decisions_are_taken_back_and_appeals_answered(desk: Desk) -> None:
    ana = guest("Ana")
    mute = decides(desk.who, "mute", person=ana.id)["id"]
    warn = decides(a_moderator("Mina"), "warn", person=ana.id)["id"]
    assert desk.sends(reverse("admin:take_back", args=[mute]), reason="Oh").status_code == 302
    assert Decision.objects.get(pk=mute).taken_back_at
    ana.post(f"/me/decisions/{warn}/appeal", {"words": "It was a quotation"})
    address = reverse("admin:answer", args=[warn])
    assert "It was a quotation" in desk.sees(address)
    assert desk.sends(address, granted="yes", words="So it was").status_code == 302
    assert Decision.objects.get(pk=warn).taken_back_at


def test_a_report_is_decided_with_all_that_came_before_it_in_sight(desk: Desk) -> None:
    table = a_game(3)
    for _ in range(5):
        play_on(table)
    teller = table.players[1]
    decides(desk.who, "warn", person=teller.id)
    body = {"matter": "clue", "game": table.game, "turn": 2, "note": "That is rude"}
    table.host.post("/reports", body)
    page = desk.sees(a_page("moderation_report", Report.objects.get().pk))
    evidence, _, before = page.partition('id="panel"')
    board = table.host.get(f"/games/{table.game}/events?after=0").json["events"]
    laid = [line["event"]["board"] for line in board if line["event"]["type"] == "board_laid"]
    assert cards_in(evidence) == laid[1]
    assert cards_in(before) == laid[0]
    assert "That is rude" in evidence
    assert "Because" in before


def test_who_works_through_the_reports_is_led_to_the_next(desk: Desk) -> None:
    pages = [a_page("moderation_report", a_report(a_told_game())) for _ in range(3)]
    for here, there in zip(pages, (*pages[1:], pages[0]), strict=True):
        assert f'href="{there}" data-key="n"' in desk.sees(here)
    decision = decides(desk.who, "warn", person=guest("Ana").id)["id"]
    assert f'href="{pages[0]}" data-key="n"' in desk.sees(a_page("moderation_decision", decision))


def test_a_decision_for_good_is_asked_for_once_more(desk: Desk) -> None:
    table = a_told_game(4)
    body = {"matter": "conduct", "room": table.code, "person": table.players[2].id}
    report = table.host.post("/reports", body).json["report"]
    page = desk.sees(a_page("moderation_report", report))
    assert not re.findall(r'formaction="[^"]*/decide/remove/', page)
    (address,) = re.findall(r'href="([^"]*/decide/remove/[^"]*)"', page)
    assert "for good" in desk.sees(address.replace("&amp;", "&"))


def test_a_report_is_dismissed(desk: Desk) -> None:
    report = a_report(a_told_game())
    assert desk.sends(reverse("admin:dismiss", args=[report]), reason="No").status_code == 302
    assert Report.objects.get().status == "dismissed"


def test_only_administrators_say_who_moderates(desk: Desk) -> None:
    ana = guest("Ana")
    address = reverse("admin:appoint", args=[ana.id])
    assert desk.sends(address, reason="Kind").status_code == 403
    agnes = Desk(administrator())
    assert agnes.sends(address, reason="Kind").status_code == 302
    assert ana.get("/moderation/reports").status == 200
    assert agnes.sends(address, reason="Enough").status_code == 302
    assert ana.get("/moderation/reports").status == 403
    done = AuditEntry.objects.order_by("id").values_list("what", flat=True)
    assert list(done) == ["appoint_moderator", "dismiss_moderator"]


def test_words_are_kept_and_every_change_is_on_record(desk: Desk) -> None:
    add = reverse("admin:moderation_word_add")
    assert desk.sends(add, text="Knävè", language="en").status_code == 302
    word = Word.objects.get()
    assert word.form == "knave"
    assert "no letter" in desk.sends(add, text="!!!", language="").content.decode()
    delete = reverse("admin:moderation_word_delete", args=[word.pk])
    assert desk.sends(delete, post="yes").status_code == 302
    done = AuditEntry.objects.order_by("id").values_list("what", flat=True)
    assert list(done) == ["add_word", "delete_word"]


def test_the_audit_log_has_words_for_every_decision() -> None:
    taken_back = {f"take_back_{kind}" for kind in Kind.values if kind not in FINAL}
    assert {*Kind.values, *taken_back} <= DOINGS.keys()


# A stuck or disputed game


def test_the_table_is_seen_at_any_version(desk: Desk) -> None:
    table = a_told_game()
    address = reverse("admin:table", args=[table.game])
    assert "low tide" in desk.sees(address)
    assert "&quot;lobby&quot;" in desk.sees(address, version=1)
    newest = Game.objects.get(pk=table.game).version
    for version in range(newest + 5):
        assert "a spectator" in desk.sees(address, version=version)


def test_one_walks_through_a_game_from_its_beginning_to_its_end(desk: Desk) -> None:
    table = a_told_game()
    address = reverse("admin:table", args=[table.game])
    newest = Game.objects.get(pk=table.game).version
    version, steps = 1, 0
    while version < newest:
        page = desk.sees(address, version=version)
        after = re.findall(r'\?version=(\d+)&amp;as=spectator">After', page)
        assert int(after[0]) > version
        version, steps = int(after[0]), steps + 1
    assert steps == 5  # the host sits down, two join, the game starts, the clue is given


def test_hands_of_a_running_game_are_for_whoever_may_see_them_and_on_record(desk: Desk) -> None:
    table = a_told_game()
    address = reverse("admin:table", args=[table.game])
    card = table.view(table.host)["you"]["hand"][0]
    for viewer in ("moderator", table.host.id):
        assert desk.client.get(address, {"as": viewer}).status_code == 403
    may_see_hidden_cards(desk.who)
    for viewer in ("moderator", table.host.id):
        assert card in cards_in(desk.sees(address, **{"as": viewer}))
    assert AuditEntry.objects.filter(what="see_hidden_cards").count() == 2


def test_a_finished_game_hides_nothing(desk: Desk) -> None:
    table = a_game(settings={"target": 10})
    play_out(table)
    address = reverse("admin:table", args=[table.game])
    seen = desk.sees(address, version=20, **{"as": table.host.id})
    assert "hand" in seen
    assert not AuditEntry.objects.exists()


def test_the_deal_is_verified(desk: Desk) -> None:
    table = a_told_game()
    address = reverse("admin:verify", args=[table.game])
    assert "are as the seed of the game gives them" in desk.sees(address)
    GameSeed.objects.filter(game_id=UUID(table.game)).update(seed=b"another")
    store.seed_of.cache_clear()
    assert "not dealt as its seed says" in desk.sees(address)


# What it costs, with much of everything


def much(players: int) -> OpenTable:
    mona, table = a_moderator("Moa"), a_told_game(players)
    a_report(table)
    for player in table.players[1:]:
        decides(mona, "warn", person=player.id)
        body = {"matter": "conduct", "room": table.code, "person": player.id}
        table.host.post("/reports", body)
        decides(mona, "mute", person=table.host.id)
        a_room()
    return table


@pytest.mark.parametrize("model", LISTS)
def test_no_list_asks_for_each_row(
    desk: Desk, model: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    much(3)
    with django_assert_max_num_queries(40) as few:
        desk.sees(a_list(model))
    number = len(few.captured_queries)
    much(7)
    with django_assert_max_num_queries(number):
        desk.sees(a_list(model))


def pages_of(table: OpenTable) -> list[str]:
    return [
        a_page("games_game", table.game),
        a_page("accounts_account", table.host.id),
        a_page("games_room", Game.objects.get(pk=table.game).room_id),
        reverse("admin:table", args=[table.game]),
        a_page("moderation_report", Report.objects.get(game__id=table.game, turn=1).pk),
        reverse("admin:index"),
    ]


def test_no_page_asks_for_each_row(
    desk: Desk, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    few, many = much(3), much(7)
    for before, after in zip(pages_of(few), pages_of(many), strict=True):
        with django_assert_max_num_queries(40) as counted:
            desk.sees(before)
        with django_assert_max_num_queries(len(counted.captured_queries)):
            desk.sees(after)


def test_the_group_of_moderators_is_not_for_moderators_to_change(desk: Desk) -> None:
    assert Group.objects.filter(name=GROUP).exists()
    assert "auth/group" not in desk.sees(reverse("admin:index"))
