"""Games in the database, played through `games.play`."""

import secrets
import uuid
from typing import NamedTuple

from games import store
from games.models import Room
from games.play import open_game, play
from games.rules import moves as m
from games.rules.names import Player
from games.rules.settings import NO_LIMITS, Deck, Settings
from games.rules.state import Table

ONE_DECK = Settings(decks=(Deck("harbour"),), limits=NO_LIMITS)


class StoredGame(NamedTuple):
    id: uuid.UUID
    players: tuple[m.Actor, ...]

    @property
    def table(self) -> Table:
        return store.load(self.id)

    @property
    def guessers(self) -> tuple[m.Actor, ...]:
        return self.players[1:]


def somebody() -> m.Actor:
    return m.player(str(uuid.uuid4()))


def id_of(who: m.Actor) -> Player:
    assert who.id is not None
    return who.id


def a_lobby(host: m.Actor, settings: Settings = ONE_DECK, *, is_public: bool = False) -> uuid.UUID:
    """A game that waits for players, in a room of its own."""
    room = Room.objects.create(code=secrets.token_hex(4), title="The harbour")
    game_id = open_game(room.id, host, settings, is_public=is_public)
    Room.objects.filter(pk=room.pk).update(current_game=game_id)
    return game_id


def opened(players: int = 3, settings: Settings = ONE_DECK) -> StoredGame:
    everyone = tuple(somebody() for _ in range(players))
    game_id = a_lobby(everyone[0], settings)
    for who in everyone[1:]:
        play(game_id, who, m.Join())
    return StoredGame(game_id, everyone)


def started(players: int = 3, settings: Settings = ONE_DECK) -> StoredGame:
    game = opened(players, settings)
    play(game.id, game.players[0], m.Start())
    return game


def told(players: int = 3, settings: Settings = ONE_DECK) -> StoredGame:
    """A game whose first player has given the clue."""
    game = started(players, settings)
    play(game.id, game.players[0], a_clue(game.table, game.players[0]))
    return game


def laid(players: int = 3, settings: Settings = ONE_DECK) -> StoredGame:
    """A game whose board lies open; the votes are awaited."""
    game = told(players, settings)
    for who in game.guessers:
        play(game.id, who, some_cards(game.table, who))
    return game


def a_clue(table: Table, who: m.Actor, clue: str = "the tide comes in") -> m.GiveClue:
    return m.GiveClue(table.turn.number, table.hands[id_of(who)][0], clue)


def some_cards(table: Table, who: m.Actor) -> m.GiveCards:
    """The first cards of the hand and of those that the player gave before."""
    mine = table.hands[id_of(who)] + table.turn.given.get(id_of(who), ())
    return m.GiveCards(table.turn.number, mine[: table.turn.cards_each])


def a_vote(table: Table, who: m.Actor) -> m.CastVotes:
    """A vote for the first card that is somebody else's."""
    own = table.turn.given[id_of(who)]
    slot = next(slot for slot, card in enumerate(table.turn.board, 1) if card not in own)
    return m.CastVotes(table.turn.number, (slot,) * table.settings.rules.votes_each)
