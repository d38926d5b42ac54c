"""Each screen in each language, by day and by night, on a phone and on a desk: nothing is cut off,
covered, or hard to read or to hear of.

`make screenshots` keeps pictures of them all.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from playwright.sync_api import FilePayload, expect

from bots.models import QuickTable
from puzzles.making import make_puzzles
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.chromium import needs_chromium
from testkit.devices import PASSWORD, Device, new_email, skip_mail_cooldown, totp_code
from testkit.games_with_bots import a_room_of, play_out_with_bots, with_somebody_away
from testkit.imported_decks import a_deck, deck_json, picture, pictures, zipped
from testkit.moderators import account_of, decides, moderator
from testkit.played_games import count_finished_games, people
from testkit.push_service import A_SUBSCRIPTION
from testkit.puzzles import a_puzzle, a_shared_game, answered
from testkit.web_server import RemoteCaller, Server, through
from tests.client.conftest import ELSEWHERE, Invite
from tests.client.looking import TELEVISION, Look
from tests.client.people import Guest, with_an_account
from tests.client.test_performances import joined, on_stage, performed
from tests.client.test_performing import chooses_a_recording, records

pytestmark = [
    needs_chromium,
    pytest.mark.usefixtures("committed_db"),
    pytest.mark.timeout(900),
]

PATIENT = {"limits": {"clue": None, "cards": None, "votes": None, "reveal": None}}
NIGHT_ELSEWHERE = {"quiet_from": "22:30", "quiet_until": "08:00", "timezone": "Pacific/Auckland"}
CATS = "The cats of the old harbour"
CLUE = "where the tide keeps its letters"
STAYS = """const soon = setTimeout
setTimeout = (call, wait, ...given) => wait > 5000 ? 0 : soon(call, wait, ...given)"""
"""Whoever reads the end of an uncovering reads it for as long as the test does."""
UNDER_WAY = """() => {
    XMLHttpRequest.prototype.send = function () {
        const part = { lengthComputable: true, loaded: 2, total: 5 }
        this.upload.dispatchEvent(new ProgressEvent('progress', part))
    }
}"""
"""What is sent gets no further than a part of the way."""


@pytest.fixture
def look() -> Iterator[Look]:
    look = Look()
    yield look
    assert look.faults == [], "\n".join(look.faults)


def seated(invite: Invite, caller: Caller, name: str, path: str = "/") -> Guest:
    """Somebody whose device knows them, at an address."""
    guest = invite()
    guest.is_signed_in(caller, name)
    guest.page.goto(guest.url + path)
    return guest


def test_before_one_has_a_name(invite: Invite, server: Server, look: Look) -> None:
    ana = invite()
    ana.page.goto(ana.url)
    expect(ana.page.locator(".step-picture img")).to_have_count(3)
    look("landing", ana)
    ana.presses("Play with bots")
    look("landing-now", ana)
    ana.presses("Close")
    ana.presses("Open a table")
    look("landing-name", ana)
    ana.presses("Close")
    ana.presses("I have a code")
    look("landing-code", ana)
    ana.presses("Close")
    ana.presses("Language, Light")
    look("landing-preferences", ana)
    ana.page.goto(f"{ana.url}/rules")
    expect(ana.page.locator(".scoring")).to_be_visible()
    look("rules", ana)
    ana.page.goto(f"{ana.url}/account")
    expect(ana.page.get_by_label("E-mail")).to_be_visible()
    look("sign-in", ana)
    table = through(server, a_room(players=1))
    ana.page.goto(f"{ana.url}/r/{table.code}")
    expect(ana.page.get_by_label("Your name")).to_be_visible()
    look("room-by-link", ana)
    made = table.host.post(f"/rooms/{table.code}/invitations", {"uses": 1})
    ana.page.goto(made.json["link"])
    expect(ana.button("Come in")).to_be_visible()
    look("invitation", ana)


def test_with_a_name_and_no_table(invite: Invite, server: Server, look: Look) -> None:
    caller = guest("Nina")
    nina = seated(invite, caller, "Nina")
    expect(nina.page.get_by_text("My tables")).to_have_count(0)
    expect(nina.page.locator(".open-tables h2")).to_be_visible()
    look("home-first", nina)
    friends = through(server, a_room(title="Thursdays by the stove", settings=PATIENT))
    assert caller.moves(friends.game, "join").status == 200
    friends.host.moves(friends.game, "start")
    through(server, a_room(title="Everybody is welcome", is_public=True))
    nina.page.reload()
    expect(nina.page.get_by_text("Thursdays by the stove")).to_be_visible()
    expect(nina.page.get_by_text("Everybody is welcome").first).to_be_visible()
    look("home", nina)
    nina.presses("Play now")
    look("home-now", nina)
    nina.presses("Close")
    nina.presses("Open a table")
    look("home-new-table", nina)
    nina.presses("Close")
    nina.presses("Language, Light")
    look("home-preferences", nina)
    caller.patch("/me/reminders", NIGHT_ELSEWHERE)
    nina.page.goto(f"{nina.url}/account")
    expect(nina.page.locator(".devices li")).to_have_count(1)
    expect(nina.page.locator(".day")).to_be_visible()
    look("account", nina)
    nina.presses("Delete my account")
    look("account-erase", nina)
    nina.presses("Close")
    nina.presses("Sign out")
    look("account-sign-out", nina)
    nina.page.goto(f"{nina.url}/r/nowhere")
    expect(nina.page.get_by_text("There is no table with that code.")).to_be_visible()
    look("no-table", nina)


def test_the_puzzle_of_the_day(invite: Invite, look: Look) -> None:
    for language in ("pt-br", "es", "da"):
        a_puzzle(language=language)
    told = a_puzzle(right=2)
    for slot in (1, 2, 2, 5, 6, 6, 6):
        answered(uuid4(), told, slot)
    nina = seated(invite, guest("Nina"), "Nina")
    expect(nina.page.locator(".puzzle-slip img").first).to_be_visible()
    look("home-puzzle", nina)
    nina.page.locator(".puzzle-slip").click()
    expect(nina.page.locator(".laid > button")).to_have_count(6)
    look("puzzle", nina)
    nina.page.locator("[data-slot='5'] > button").click()
    nina.presses("It is this one")
    expect(nina.page.locator(".outcome")).to_be_visible()
    look("puzzle-solved", nina)


def test_a_puzzle_told_by_somebody(invite: Invite, look: Look) -> None:
    a_shared_game(people(5))
    make_puzzles(datetime.now(UTC))
    nina = guest("Nina")
    puzzle = nina.get("/puzzles/today").json["puzzle"]
    body = {"puzzle": puzzle["id"], "slot": 2}
    assert nina.post(f"/puzzles/{puzzle['date']}/answer", body).status == 201
    page = seated(invite, nina, "Nina", "/puzzle/today")
    expect(page.page.locator(".summary .hint")).to_be_visible()
    look("puzzle-from-a-game", page)
    page.page.goto(f"{page.url}/players/{nina.id}")
    expect(page.page.get_by_role("heading", name="Puzzles of the day")).to_be_visible()
    look("profile-puzzles", page)


def test_on_the_way_to_an_account_and_a_deck(invite: Invite, server: Server, look: Look) -> None:
    nina = invite()
    for screen, path in (("sign-up", "/signup"), ("reset", "/password/reset")):
        nina.page.goto(nina.url + path)
        expect(nina.page.get_by_label("E-mail")).to_be_visible()
        look(screen, nina)
    nina = seated(invite, guest("Nina"), "Nina", "/decks")
    expect(nina.page.get_by_role("heading").first).to_be_visible()
    look("decks", nina)


def test_what_is_remembered(invite: Invite, finished: OpenTable, look: Look) -> None:
    count_finished_games()
    ana = seated(invite, finished.host, "Ana", f"/players/{finished.host.id}")
    expect(ana.page.locator(".table-slip")).to_have_count(1)
    look("profile", ana)
    ana.page.goto(f"{ana.url}/leaderboard")
    expect(ana.page.get_by_text("Only those who show their games")).to_be_visible()
    look("leaderboard", ana)
    ana.page.goto(f"{ana.url}/games/{finished.game}/story")
    expect(ana.page.locator(".cover-names")).to_be_visible()
    look("story-cover", ana)
    ana.presses("Open the book")
    expect(ana.page.locator(".owner")).to_have_count(5)
    look("story-turn", ana)
    ana.page.keyboard.press("End")
    expect(ana.page.locator(".standing li")).to_have_count(3)
    look("story-end", ana)
    ana.page.goto(f"{ana.url}/r/{finished.code}")
    expect(ana.page.locator(".result")).to_be_visible()
    look("end", ana)
    another = finished.host.post("/rooms", {"title": "The pier"}).json
    called = {"person": finished.players[1].id}
    assert finished.host.post(f"/rooms/{another['code']}/invitations", called).status == 201
    ana.page.goto(f"{ana.url}/r/{another['code']}")
    ana.presses("Invite somebody you know")
    expect(ana.page.locator("dialog .devices li")).to_have_count(2)
    look("lobby-call", ana)


def test_before_the_cards_are_dealt(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, a_room(players=1, settings=PATIENT))
    ana = seated(invite, table.host, "Ana", f"/r/{table.code}")
    expect(ana.page.get_by_label("At the table")).to_contain_text("Ana")
    look("lobby-alone", ana)
    for name in ("Bruno", "Clara", "Dag"):
        assert guest(name).moves(table.game, "join").status == 200
    expect(ana.button("Deal the cards")).to_be_visible()
    look("lobby", ana)
    ana.presses("Change")
    look("lobby-settings", ana)
    ana.presses("Done")
    ana.presses("Menu")
    look("table-menu", ana)
    ana.page.locator(".seat-line", has_text="Bruno").click()
    ana.presses("Tell the moderators")
    expect(ana.page.get_by_role("dialog", name="About Bruno")).to_be_visible()
    look("report-person", ana)


def test_a_table_with_bots(invite: Invite, server: Server, look: Look) -> None:
    caller = guest("Ana")
    deck = a_deck(account_of(caller))
    table = through(server, a_room_of(caller, settings={**PATIENT, "target": 10}))
    ana = seated(invite, caller, "Ana", f"/r/{table.code}")
    ana.presses("Fill up to 4")
    expect(ana.page.locator(".bot-here")).to_have_count(3)
    look("lobby-bots", ana)
    ana.presses("Change")
    ana.page.locator("dialog .cover-option", has_text=deck.title).click()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    look("lobby-bots-refused", ana)
    ana.complaints.clear()  # the browser notes the answer of 409
    ana.presses("Done")
    ana.presses("Deal the cards")
    expect(ana.page.locator(".fan-card")).to_have_count(6)
    play_out_with_bots(table)
    ana.page.reload()
    expect(ana.page.locator(".result .bot-note")).to_have_count(3)
    look("end-bots", ana)
    ana.page.goto(f"{ana.url}/games/{table.game}/story")
    expect(ana.page.locator(".cover-page .winder")).to_have_count(3)
    look("story-cover-bots", ana)
    ana.page.goto(f"{ana.url}/players/{caller.id}")
    expect(ana.page.locator(".table-slip")).to_contain_text("with bots")
    look("profile-bots", ana)


def test_a_table_to_which_bots_come(invite: Invite, server: Server, look: Look) -> None:
    caller = RemoteCaller(guest("Nina"), server)
    seat = caller.post("/play", {"players": 5, "bots": True})
    QuickTable.objects.update(fill_at=datetime.now(UTC) + timedelta(hours=1))
    path = f"/r/{seat.json['room']['code']}"
    nina = seated(invite, caller, "Nina", path)
    expect(nina.page.get_by_role("timer")).to_be_visible()
    look("lobby-bots-soon", nina)
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(tv.url + path.replace("/r/", "/tv/"))
    expect(tv.page.get_by_role("timer")).to_be_visible()
    look("tv-lobby-bots-soon", tv, TELEVISION)


def test_a_seat_that_a_bot_keeps(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, with_somebody_away())
    path = f"/r/{table.code}"
    teller = table.players[1]
    act(table, teller)
    bruno = seated(invite, teller, "Bruno", path)
    expect(bruno.page.locator(".waiting .winder")).to_be_visible()
    look("turn-kept", bruno)
    bruno.presses("Menu")
    look("table-menu-kept", bruno)
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(tv.url + path.replace("/r/", "/tv/"))
    expect(tv.page.locator(".tv-strip .winder")).to_be_visible()
    look("tv-kept", tv, TELEVISION)


def plays_to(table: OpenTable, phase: str) -> None:
    """All players make their moves until that phase begins."""
    for _ in range(6):
        for caller in table.players:
            if table.view()["phase"] == phase:
                return
            act(table, caller)
    raise AssertionError(f"The phase of {phase} never comes.")


def test_a_turn(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, a_game(players=4, settings=PATIENT))
    for phase in ("cards", "clue"):
        plays_to(table, phase)
    storyteller = table.view()["storyteller"]
    teller = next(one for one in table.players if one.id == storyteller)
    guesser, *others = (one for one in table.players if one is not teller)
    path = f"/r/{table.code}"
    tells, gives = seated(invite, teller, "Ana", path), seated(invite, guesser, "Bruno", path)

    expect(tells.button("Use this card")).to_be_visible()
    look("turn-clue-teller", tells)
    tells.strikes(" ")
    look("turn-card-large", tells)
    tells.page.keyboard.press("Escape")
    tells.presses("Use this card")
    look("turn-clue-words", tells)
    tells.page.keyboard.press("Escape")
    expect(gives.page.locator(".fan-card")).to_have_count(6)
    look("turn-clue-guesser", gives)

    view = table.view(teller)
    told = {"turn": view["turn"], "card": view["you"]["hand"][0], "clue": CLUE}
    assert teller.moves(table.game, "clue", told).status == 200
    act(table, others[0])
    gives.sees_clue(CLUE)
    look("turn-cards-guesser", gives)
    tells.sees_clue(CLUE)
    look("turn-cards-teller", tells)
    gives.gives()
    expect(gives.page.locator(".ribbon")).to_be_visible()
    look("turn-cards-given", gives)
    act(table, others[1])

    expect(gives.choices.first).to_be_visible()
    gives.choices.first.click()
    look("turn-votes-guesser", gives)
    act(table, others[0])
    expect(tells.page.locator(".laid")).to_have_count(4)
    look("turn-votes-teller", tells)
    gives.votes(1)
    act(table, others[1])

    expect(tells.button("Turn my card over")).to_be_visible()
    look("turn-votes-shown-teller", tells)
    expect(gives.page.get_by_role("status").first).to_be_visible()
    look("turn-votes-shown-guesser", gives)


def test_an_uncovering(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, a_game(players=6, settings=PATIENT))
    bruno = invite()
    bruno.page.add_init_script(STAYS)
    bruno.is_signed_in(table.players[1], "Bruno")
    bruno.page.goto(f"{bruno.url}/r/{table.code}")
    expect(bruno.page.locator(".fan-card")).to_have_count(6)
    for phase in ("cards", "clue"):
        plays_to(table, phase)
    expect(bruno.page.locator(".summary")).to_be_visible()
    look("uncovering", bruno)
    bruno.presses("How was it?")
    expect(bruno.page.locator(".reactions")).to_be_visible()
    look("reactions", bruno)
    bruno.presses("Report this clue")
    expect(bruno.page.get_by_role("dialog", name="About this clue")).to_be_visible()
    look("report-clue", bruno)


@pytest.mark.usefixtures("maker")
def test_a_clue_is_performed(invite: Invite, server: Server, look: Look) -> None:
    table = on_stage(server, 4)
    ana = joined(invite, table, table.host, "Ana")
    ana.presses("Use this card")
    expect(ana.page.locator(".way")).to_have_count(3)
    look("perform-ways", ana)
    ana.presses("Mime")
    expect(ana.page.locator(".barred")).to_be_visible()
    look("perform-denied", ana)
    ana.context.grant_permissions(["microphone", "camera"])
    ana.presses("Try again")
    expect(ana.page.locator(".record")).to_be_enabled()
    look("perform-film", ana)
    records(ana)
    look("perform-film-review", ana)
    ana.presses("Once more")
    ana.presses("In words after all")
    ana.presses("Sing")
    expect(ana.page.locator(".record")).to_be_enabled()
    look("perform-sing", ana)
    records(ana)
    expect(ana.page.locator(".wave path").first).to_be_visible()
    look("perform-sing-review", ana)


def test_where_nothing_can_be_recorded(invite: Invite, server: Server, look: Look) -> None:
    table = on_stage(server)
    url = f"http://{ELSEWHERE}:{server.port}"
    ana = joined(invite, table, table.host, "Ana", url=url)
    ana.presses("Use this card")
    ana.presses("Both")
    expect(ana.page.locator(".barred")).to_be_visible()
    chooses_a_recording(ana, "song.webm", b"x" * 4_600_000)
    look("perform-elsewhere", ana)
    ana.complaints.clear()  # the browser notes that the address is without https


@pytest.mark.parametrize("kind", ["sung", "both"])
def test_a_clue_that_was_performed(invite: Invite, server: Server, look: Look, kind: str) -> None:
    table = on_stage(server, 4, late_joining=False)
    performed(table, kind)
    bruno = joined(invite, table, table.players[1], "Bruno")
    expect(bruno.page.locator(".play")).to_be_visible()
    look(f"turn-cards-{kind}", bruno)
    plays_to(table, "votes")
    expect(bruno.page.locator(".laid")).to_have_count(4)
    look(f"turn-votes-{kind}", bruno)
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    expect(tv.page.locator(".play")).to_be_visible()
    look(f"tv-votes-{kind}", tv, TELEVISION)
    tv.page.close()  # nobody watches a table that has closed
    plays_to(table, "clue")
    table.host.post(f"/rooms/{table.code}/close")
    bruno.page.goto(f"{bruno.url}/games/{table.game}/story")
    bruno.presses("Open the book")
    expect(bruno.page.locator(".play")).to_be_visible()
    look(f"story-turn-{kind}", bruno)


def test_a_table_of_twelve(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, a_room(players=10, settings={**PATIENT, "edition": "odyssey"}))
    for name in ("Karl", "Liv"):
        late = RemoteCaller(guest(name), server)
        assert late.moves(table.game, "join").status == 200
        table = table._replace(players=(*table.players, late))
    assert table.host.moves(table.game, "start").status == 200
    ana = invite()
    ana.page.add_init_script(STAYS)
    ana.is_signed_in(table.host, "Ana")
    ana.page.goto(f"{ana.url}/r/{table.code}")
    plays_to(table, "votes")
    expect(ana.page.locator(".laid")).to_have_count(12)
    look("twelve-votes", ana)
    plays_to(table, "clue")
    expect(ana.page.locator(".summary")).to_be_visible()
    look("twelve-uncovering", ana)


def test_the_big_screen(invite: Invite, server: Server, look: Look) -> None:
    table = through(server, a_room(5, title="Thursdays by the stove", settings=PATIENT))
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.add_init_script(STAYS)
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    expect(tv.page.locator(".tv-seats")).to_contain_text("Edith")
    look("tv-lobby", tv, TELEVISION)
    table.host.moves(table.game, "start")
    for phase in ("cards", "votes"):
        plays_to(table, phase)
    act(table, table.players[1])
    expect(tv.page.locator(".laid")).to_have_count(5)
    look("tv-votes", tv, TELEVISION)
    plays_to(table, "clue")
    expect(tv.page.locator(".owner")).to_have_count(5)
    look("tv-uncovering", tv, TELEVISION)
    table = through(server, a_game(6, is_public=True, settings={**PATIENT, "target": 10}))
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    expect(tv.page.locator(".tv-strip li")).to_have_count(6)
    play_out(table)
    expect(tv.page.locator(".result")).to_be_visible()
    look("tv-end", tv, TELEVISION)


def test_how_one_gets_in(invite: Invite, look: Look) -> None:
    hanna, email = invite(), f"client-{new_email()}"
    Device().sign_up(email, "Hanna")
    skip_mail_cooldown()
    hanna.page.goto(f"{hanna.url}/account")
    hanna.page.get_by_label("E-mail").fill(email)
    hanna.page.get_by_label("Password").fill(PASSWORD)
    hanna.presses("Sign in")
    expect(hanna.page.get_by_role("heading", name="Good evening, Hanna")).to_be_visible()
    hanna.page.goto(f"{hanna.url}/account")
    hanna.presses("Change")
    look("account-password", hanna)
    hanna.presses("Close")
    hanna.presses("Addresses")
    hanna.page.get_by_label("Another address").fill(f"other-{email}")
    look("account-addresses", hanna)
    hanna.presses("Send me a code")
    proof = hanna.page.get_by_role("dialog", name="Is it you?")
    expect(proof).to_be_visible()
    look("account-proof", hanna)
    proof.get_by_label("Password").fill(PASSWORD)
    hanna.presses("It\N{RIGHT SINGLE QUOTATION MARK}s me")
    expect(hanna.page.get_by_text("A code is on its way")).to_be_visible()
    hanna.presses("Close")
    hanna.presses("Set up")
    expect(hanna.page.locator("dialog .qr")).to_be_visible()
    look("account-factor", hanna)
    secret = hanna.page.locator(".secret").inner_text().replace(" ", "")
    hanna.page.get_by_label("Code").fill(totp_code(secret))
    hanna.presses("Confirm the code")
    expect(hanna.page.locator(".recovery li")).to_have_count(10)
    look("account-recovery", hanna)
    hanna.complaints.clear()  # the browser notes each answer of 401 and 404


@pytest.mark.usefixtures("desk")
def test_what_moderators_have_said(invite: Invite, finished: OpenTable, look: Look) -> None:
    host, other = finished.host, finished.players[1]
    mona = moderator()
    told = {"person": other.id, "room": finished.code, "note": "Shouts at all of us."}
    for matter in ("conduct", "name"):
        assert host.post("/reports", {**told, "matter": matter}).status == 201
    (first, *_) = mona.get("/moderation/reports").json["reports"]
    decides(mona, "warn", person=other.id, report=first["id"])
    for reason in ("Words that hurt, told twice.", "A name that mocks somebody else."):
        decision = decides(mona, "warn", person=host.id, reason=reason)
    words = {"words": "That was a quotation."}
    assert host.post(f"/me/decisions/{decision['id']}/appeal", words).status == 201
    ana = seated(invite, host, "Ana", "/account")
    ana.presses("I see it differently")
    expect(ana.page.get_by_text("They saw it as you did, and acted.")).to_be_visible()
    look("account-decisions", ana)


def test_how_one_is_reminded(invite: Invite, look: Look) -> None:
    caller = with_an_account("Nina")
    everything = {**NIGHT_ELSEWHERE, "by_mail": True}
    assert caller.patch("/me/reminders", everything).status == 200
    subscribed = caller.asks("PUT", "/me/reminders/device", A_SUBSCRIPTION, {})
    assert subscribed.status == 204
    nina = invite()
    nina.context.grant_permissions(["notifications"], origin=nina.url)
    nina.is_signed_in(caller, "Nina")
    nina.page.goto(f"{nina.url}/account")
    for switch in nina.page.locator(".wishes").get_by_role("checkbox").all():
        expect(switch).to_be_checked()
    expect(nina.page.locator(".wishes").get_by_role("checkbox")).to_have_count(3)
    look("account-reminders", nina)


def test_a_deck_of_ones_own(invite: Invite, look: Look) -> None:
    caller, good = with_an_account("Ana"), pictures()
    ana = seated(invite, caller, "Ana", "/decks")
    expect(ana.page.get_by_text("Bring your own pictures")).to_be_visible()
    look("decks-none", ana)
    brought = caller.uploads("/decks", zipped({**deck_json(title=CATS), **good}))
    assert brought.status == 201, brought
    ana.page.reload()
    ana.page.locator(".cover-button").click()
    look("decks-own", ana)
    ana.presses("Close")
    small = {"a picture that is far too small for a card.png": picture(90, (100, 150))}
    files: list[FilePayload] = [
        {"name": name, "mimeType": "image/png", "buffer": content}
        for name, content in {**good, **small, "twin.png": good["1.png"]}.items()
    ]
    ana.page.get_by_label("Choose pictures").set_input_files(files)
    expect(ana.page.locator(".heap li")).to_have_count(len(files))
    ana.page.get_by_label("What is the deck called?").fill("Lamps")
    ana.presses("Make a deck of them")
    expect(ana.page.locator(".faults li")).to_have_count(2)
    look("decks-faults", ana)
    ana.complaints.clear()  # the browser notes the answer of 400
    ana.page.evaluate(UNDER_WAY)
    ana.presses("Make a deck of them")
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    look("decks-progress", ana)
