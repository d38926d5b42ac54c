"""Creates tables at which a clue has been given, with players and their sessions.

Accounts and sessions are written as rows, since signing in one by one would take too long.
"""

import secrets
from datetime import timedelta
from itertools import islice
from typing import NamedTuple
from uuid import UUID

import msgspec
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.utils import timezone
from msgspec.structs import replace

from accounts.models import Account
from bench.watchers import Move, Table
from games.models import Admission, Room
from games.play import open_game, play
from games.rules import moves as m
from games.rules.state import Table as State
from testkit.stored_games import ONE_DECK, StoredGame, a_clue, id_of

UP_TO_TWELVE = replace(ONE_DECK, edition="odyssey")


class Somebody(NamedTuple):
    id: UUID
    token: str


def tables(number: int, players: int) -> list[Table]:
    company = iter(people(number * players))
    return [_table(list(islice(company, players))) for _ in range(number)]


def people(number: int) -> list[Somebody]:
    accounts = Account.objects.bulk_create(Account(name=f"Guest {n}") for n in range(number))
    everybody = [Somebody(account.id, secrets.token_hex(16)) for account in accounts]
    until = timezone.now() + timedelta(days=1)
    Session.objects.bulk_create(
        Session(session_key=one.token, session_data="", expire_date=until) for one in everybody
    )
    UserSession.objects.bulk_create(
        UserSession(user_id=one.id, session_key=one.token, ip="127.0.0.1") for one in everybody
    )
    return everybody


def _table(sitting: list[Somebody]) -> Table:
    room = Room.objects.create(code=secrets.token_hex(4).upper(), title="The harbour")
    players = tuple(m.player(str(one.id)) for one in sitting)
    room.current_game_id = open_game(room.id, players[0], UP_TO_TWELVE)
    room.save()
    Admission.objects.bulk_create(Admission(room=room, person=one.id) for one in sitting)
    game = StoredGame(room.current_game_id, players)
    for who in game.guessers:
        play(game.id, who, m.Join())
    play(game.id, players[0], m.Start())
    play(game.id, players[0], a_clue(game.table, players[0]))
    return Table(room.code, [one.token for one in sitting], _changes_of_mind(game, sitting))


def _changes_of_mind(game: StoredGame, sitting: list[Somebody]) -> list[Move]:
    """Moves in which one guesser after another gives cards, then each gives others.

    The last guesser never gives any, so the phase goes on for ever.
    """
    path, table = f"/api/v1/games/{game.id}/cards", game.table
    return [
        Move(path, one.token, _body(table, table.hands[id_of(who)][first:]))
        for first in range(2)
        for one, who in zip(sitting[1:-1], game.guessers, strict=False)
    ]


def _body(table: State, cards: tuple[str, ...]) -> str:
    turn = table.turn
    return msgspec.json.encode({"turn": turn.number, "cards": cards[: turn.cards_each]}).decode()
