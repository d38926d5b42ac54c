"""Who hosts, and what the host alone may do."""

from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.refusals import Code
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    PINK,
    RED,
    VIOLET,
    kinds,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
OTHER = replace(CLASSIC, target=50)


def test_only_the_host_starts_the_game() -> None:
    game = lobby(*FOUR)
    assert game.refuses(BLUE, m.Start()) == (Code.NOT_THE_HOST, {})
    assert game.refuses(VIOLET, m.Start()) == (Code.NOT_SEATED, {})


def test_only_the_host_changes_settings() -> None:
    game = lobby(*FOUR)
    assert game.refuses(BLUE, m.ChangeSettings(OTHER)) == (Code.NOT_THE_HOST, {})
    assert game.asks(PINK, m.ChangeSettings(OTHER)) == [e.SettingsChanged(OTHER)]
    assert game.table.settings == OTHER


def test_settings_change_in_the_lobby_only() -> None:
    game = started(*FOUR)
    assert game.refuses(PINK, m.ChangeSettings(OTHER)) == (Code.ALREADY_STARTED, {})


def test_when_the_host_leaves_the_next_seat_to_the_left_hosts() -> None:
    for game in (lobby(*FOUR), started(*FOUR), told(*FOUR), shown(*FOUR)):
        assert game.leaves(PINK)[1] == e.HostPassed(BLUE)
        assert game.table.host == BLUE


def test_hosting_goes_round_the_table() -> None:
    game = lobby(*FOUR)
    for host in FOUR:
        assert game.table.host == host
        game.leaves(host)


def test_hosting_passes_over_empty_seats() -> None:
    game = started(*FOUR, VIOLET)
    game.leaves(BLUE)
    game.leaves(PINK)
    assert game.table.host == GREEN


def test_from_the_last_seat_hosting_goes_to_the_first() -> None:
    game = started(PINK, BLUE, GREEN)
    game.joins(RED)
    game.joins(VIOLET)
    game.plays_turn(GREEN, {PINK: GREEN, BLUE: GREEN})
    assert game.table.present == (RED, VIOLET, PINK, BLUE, GREEN)
    game.leaves(PINK)
    game.leaves(BLUE)
    assert game.table.host == GREEN
    assert game.leaves(GREEN)[1] == e.HostPassed(RED)


def test_when_a_guest_leaves_the_host_stays() -> None:
    game = started(*FOUR)
    assert e.HostPassed not in kinds(game.leaves(BLUE))
    assert game.table.host == PINK


def test_the_new_host_may_do_what_the_old_one_might() -> None:
    game = lobby(*FOUR)
    game.leaves(PINK)
    game.asks(BLUE, m.ChangeSettings(OTHER))
    game.asks(BLUE, m.Remove(RED))
    assert game.refuses(BLUE, m.Start()) == (Code.TOO_FEW_PLAYERS, {"expected": 3, "given": 2})


def test_a_former_host_hosts_no_more() -> None:
    game = started(*FOUR)
    game.leaves(PINK)
    assert game.refuses(PINK, m.Remove(BLUE)) == (Code.LEFT_FOR_GOOD, {})


def test_who_comes_back_to_the_lobby_does_not_host_again() -> None:
    game = lobby(*FOUR)
    game.leaves(PINK)
    game.joins(PINK)
    assert game.refuses(PINK, m.Start()) == (Code.NOT_THE_HOST, {})
