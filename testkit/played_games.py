"""Games that people with accounts have finished, for histories and ratings."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple
from uuid import UUID

from allauth.usersessions.models import UserSession
from django.contrib.sessions.backends.db import SessionStore
from msgspec.structs import replace

from accounts.models import Account
from games import store
from games.distributed import room_of
from games.models import OVER, Admission, Game, Room
from games.play import play
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import RuleViolation
from games.rules.settings import NO_LIMITS, Deck, Settings
from games.rules.state import Table
from history.projector import project_finished_games
from testkit.api_callers import Caller
from testkit.scripted_players import POLITE, Company, Kind, Manners, some_attempt
from testkit.stored_games import a_lobby

SHORT = Settings(decks=(Deck("harbour"),), target=10, limits=NO_LIMITS)
MOVES = 2_000
LIVELY: Manners = {
    Kind.AWAITED: 150,
    Kind.SECOND_THOUGHT: 10,
    Kind.LEAVE: 2,
    Kind.REMOVE: 1,
    Kind.JOIN_LATE: 6,
}


class PlayedGame(NamedTuple):
    id: UUID
    people: tuple[UUID, ...]

    @property
    def table(self) -> Table:
        return store.load(self.id)


def full_account(name: str = "Ana") -> UUID:
    since = datetime(2000, 1, 1, tzinfo=UTC)
    return Account.objects.create(name=name, is_guest=False, full_since=since).pk


def guest_account(name: str = "Gil") -> UUID:
    return Account.objects.create_guest(name).pk


def people(number: int) -> tuple[UUID, ...]:
    return tuple(full_account(f"Player {place}") for place in range(1, number + 1))


def begun(
    who: Sequence[UUID],
    *,
    seats: int | None = None,
    settings: Settings = SHORT,
    public: bool = False,
    at: datetime | None = None,
) -> PlayedGame:
    """A started game of the first `seats` people; all of them may enter the room."""
    players = [m.player(str(person)) for person in who[:seats]]
    game_id = a_lobby(players[0], settings, is_public=public)
    room = Room.objects.get(room_of(game_id))
    Admission.objects.bulk_create(Admission(room=room, person=person) for person in who)
    for player in players[1:]:
        play(game_id, player, m.Join(), now=at)
    play(game_id, players[0], m.Start(), now=at)
    return PlayedGame(game_id, tuple(who))


def played(
    who: Sequence[UUID],
    *,
    rng: Random | None = None,
    seats: int | None = None,
    manners: Manners = POLITE,
    settings: Settings = SHORT,
    public: bool = False,
    at: datetime | None = None,
) -> PlayedGame:
    """A game that scripted players have played to its end, all at one moment if `at` is given."""
    game = begun(who, seats=seats, settings=settings, public=public, at=at)
    for _ in play_move_by_move(game, rng or Random(1), manners, at):
        pass
    return game


def play_move_by_move(
    game: PlayedGame, rng: Random, manners: Manners = POLITE, at: datetime | None = None
) -> Iterator[Table]:
    """Play until the game is over, and yield the table after each move."""
    table = game.table
    company = Company(
        tuple(Player(str(person)) for person in game.people), 3, replace(table.settings), manners
    )
    for _ in range(MOVES):
        if table.is_over:
            return
        _, who, move = some_attempt(table, rng, company)
        try:
            table = play(game.id, who, move, now=at)
        except RuleViolation:
            continue
        yield table
    raise AssertionError("the game has no end")


def count_finished_games() -> None:
    """Count all finished games now, as the periodic task does later."""
    project_finished_games(datetime.max.replace(tzinfo=UTC))
    assert not Game.objects.filter(counted=False, phase__in=OVER).exists()


def signed_in(person: UUID) -> Caller:
    """An API client that is signed in as this account."""
    session = SessionStore()
    session.create()
    UserSession.objects.create(user_id=person, session_key=session.session_key, ip="::", data={})
    return Caller(str(session.session_key), str(person))
