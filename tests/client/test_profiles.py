"""What is remembered of somebody's games."""

import re

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from accounts.models import Account
from history.models import Rating
from history.rating import season_of
from testkit.api_callers import OpenTable
from testkit.chromium import needs_chromium
from testkit.moderators import moderator
from testkit.played_games import count_finished_games
from tests.client.conftest import Invite

pytestmark = needs_chromium


def test_my_games_lead_to_their_stories_and_to_those_i_played_with(
    invite: Invite, finished: OpenTable
) -> None:
    count_finished_games()
    ana = invite()
    ana.is_signed_in(finished.host, "Ana")
    ana.page.goto(ana.url)
    ana.page.get_by_role("button", name="Language, Light").click()
    ana.presses("My games")
    expect(ana.page.get_by_text("Ana, Bruno, and Clara")).to_be_visible()
    expect(ana.page.locator(".strips dd").first).to_have_text(re.compile("^[01] of 1$"))
    ana.is_no_wider_than_the_screen()
    ana.page.locator(".table-slip").click()
    expect(ana.page.get_by_role("heading", name="The story of an evening")).to_be_visible()
    ana.presses("Close")
    ana.presses("The best of the season")
    expect(ana.page.get_by_text("Only those who show their games")).to_be_visible()
    ana.presses("Back")
    ana.page.locator(".people").get_by_role("button", name="Bruno").click()
    expect(ana.page.get_by_role("heading", name="Bruno", exact=True)).to_be_visible()
    expect(ana.page.locator(".table-slip")).to_have_count(1)


def test_nobody_sees_who_shows_their_games_to_nobody(invite: Invite, finished: OpenTable) -> None:
    bruno = finished.players[1]
    assert bruno.patch("/me", {"history_shown": "nobody"}).status == 200
    ana = invite()
    ana.is_signed_in(finished.host, "Ana")
    ana.page.goto(f"{ana.url}/players/{bruno.id}")
    expect(ana.page.get_by_text("There is nobody here")).to_be_visible()
    ana.complaints.clear()  # the browser notes each answer of 404


@pytest.mark.usefixtures("desk")
def test_somebody_is_reported_from_their_profile(invite: Invite, finished: OpenTable) -> None:
    ana = invite()
    ana.is_signed_in(finished.host, "Ana")
    ana.page.goto(f"{ana.url}/players/{finished.players[1].id}")
    ana.presses("Tell the moderators")
    sheet = ana.page.get_by_role("dialog", name="About Bruno")
    sheet.get_by_role("button", name="Tell the moderators").click()
    expect(ana.page.get_by_text("Thank you. They will look at it.")).to_be_visible()
    (report,) = moderator().get("/moderation/reports").json["reports"]
    assert (report["matter"], report["person"]["name"]) == ("conduct", "Bruno")


def listed(count: int, season: str) -> list[str]:
    """The names of so many people who are listed in a season, best first."""
    people = [
        Account(name=f"Player {place}", is_guest=False, history_shown="everybody")
        for place in range(1, count + 1)
    ]
    Account.objects.bulk_create(people)
    Rating.objects.filter(season=season).delete()
    Rating.objects.bulk_create(
        Rating(
            season=season, player=person.id, mu=0, sigma=0, rating=100 - place, games=9, wins=place
        )
        for place, person in enumerate(people)
    )
    return [person.name for person in people]


@pytest.mark.usefixtures("committed_db")
def test_the_best_of_a_season_are_leafed_through(invite: Invite) -> None:
    now = season_of(timezone.now())
    year, quarter = now.split("-Q")
    before = f"{year}-Q{int(quarter) - 1}" if quarter != "1" else f"{int(year) - 1}-Q4"
    names, earlier = listed(23, now), listed(2, before)
    nina = invite()
    nina.opens_a_table("Nina")
    nina.page.goto(f"{nina.url}/leaderboard")
    lines = nina.page.locator(".people li")
    expect(lines).to_have_count(20)
    nina.presses("Show more")
    expect(lines).to_have_count(23)
    expect(lines.last).to_contain_text(names[-1])
    expect(lines.last).to_contain_text("23")
    expect(nina.button("Show more")).to_have_count(0)
    nina.is_no_wider_than_the_screen()
    nina.presses("The season before")
    expect(lines).to_have_count(len(earlier))
    expect(nina.page.get_by_text(before)).to_be_visible()
    nina.presses("This season")
    expect(lines).to_have_count(20)
    Rating.objects.filter(season__in=(now, before)).delete()
