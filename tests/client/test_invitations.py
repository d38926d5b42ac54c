"""A link that lets people in: all that they are asked for is a name."""

import pytest
from playwright.sync_api import expect

from testkit.api_callers import OpenTable, a_room, guest
from testkit.chromium import needs_chromium
from tests.client.conftest import Invite

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]


CODE = "The table\N{RIGHT SINGLE QUOTATION MARK}s code"


def a_link(table: OpenTable) -> str:
    made = table.host.post(f"/rooms/{table.code}/invitations", {"uses": 1})
    return f"/i/{made.json['token']}"


def a_locked_room() -> OpenTable:
    return a_room(2, title="Friday night", password="lighthouse")


def test_a_newcomer_says_a_name_and_sits_past_the_password(invite: Invite) -> None:
    table, nina = a_locked_room(), invite()
    nina.page.goto(f"{nina.url}{a_link(table)}")
    expect(nina.page.get_by_role("heading", name="Ana invites you")).to_be_visible()
    expect(nina.page.get_by_role("heading", name="What shall we call you?")).to_be_visible()
    expect(nina.page.get_by_text("Friday night")).to_be_visible()
    nina.is_no_wider_than_the_screen()
    nina.says_name("Nina")
    expect(nina.page.get_by_label("At the table")).to_contain_text("Nina")
    assert nina.page.url == f"{nina.url}/r/{table.code}"


def test_whoever_has_a_name_comes_in_with_one_tap(invite: Invite) -> None:
    table, nina = a_locked_room(), invite()
    nina.is_signed_in(guest("Nina"), "Nina")
    nina.page.goto(f"{nina.url}{a_link(table)}")
    nina.presses("Come in")
    expect(nina.page.get_by_label("At the table")).to_contain_text("Nina")


def test_a_link_that_is_used_up_says_so_and_leads_home(invite: Invite) -> None:
    table, late = a_locked_room(), invite()
    link = a_link(table)
    guest("Nina").post(f"/invitations/{link.removeprefix('/i/')}/accept")
    late.page.goto(f"{late.url}{link}")
    words = "As many people have come in by this invitation as it was for."
    expect(late.page.get_by_role("heading", name=words)).to_be_visible()
    assert "410" in late.complaints.pop()
    late.presses("All tables")
    expect(late.button("Open a table")).to_be_visible()


def test_a_code_that_leads_nowhere_is_said_so_before_a_name_is_asked_for(invite: Invite) -> None:
    table, late = a_room(2), invite()
    late.page.goto(late.url)
    late.presses("I have a code")
    field = late.page.get_by_role("textbox", name=CODE)
    for typed, words in (("ZZZ", "7 letters and digits"), ("Z" * 7, "no table with that code")):
        field.fill(typed)
        late.presses("Go to the table")
        expect(late.page.get_by_role("alert")).to_contain_text(words)
    assert "404" in late.complaints.pop()
    field.fill(table.code)
    late.presses("Go to the table")
    expect(late.page.get_by_label("Your name")).to_be_visible()


def test_the_link_of_a_table_says_whose_it_is_before_a_name_is_asked_for(invite: Invite) -> None:
    table, nina = a_room(3, title="Friday night"), invite()
    nina.page.goto(f"{nina.url}/r/{table.code}")
    expect(nina.page.get_by_role("heading", name="Friday night")).to_be_visible()
    expect(nina.page.get_by_text("Your host is Ana")).to_be_visible()
    expect(nina.page.get_by_text("3 at the table")).to_be_visible()
    nina.says_name("Nina")
    expect(nina.page.get_by_label("At the table")).to_contain_text("Nina")


def test_a_link_that_leads_nowhere_asks_for_no_name(invite: Invite) -> None:
    closed, nina = a_room(2, title="Friday night"), invite()
    closed.host.post(f"/rooms/{closed.code}/close")
    nina.page.goto(f"{nina.url}/r/{closed.code}")
    expect(nina.page.get_by_text("This table is closed.")).to_be_visible()
    nina.page.goto(f"{nina.url}/r/{'Z' * 7}")
    expect(nina.page.get_by_role("heading", name="There is no table")).to_be_visible()
    expect(nina.page.get_by_role("textbox", name=CODE)).to_be_visible()
    expect(nina.page.get_by_label("Your name")).to_have_count(0)
    assert "404" in nina.complaints.pop()


def test_another_code_is_tried_where_the_first_leads_nowhere(invite: Invite) -> None:
    table, late = a_room(2), invite()
    late.is_signed_in(guest("Nina"), "Nina")
    late.page.goto(f"{late.url}/r/{'Z' * 7}")
    expect(late.page.get_by_text("There is no table with that code.")).to_be_visible()
    late.complaints.clear()
    late.page.get_by_role("textbox", name=CODE).fill(table.code)
    late.presses("Go to the table")
    expect(late.page.get_by_label("At the table")).to_contain_text("Nina")
