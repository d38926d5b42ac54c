"""A table as one viewer sees it, in the form that the templates of the desk draw."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.rules.names import Player, Slot
from games.rules.state import ScoredTurn
from games.rules.view import Hidden, OverView, PlayerSeen, RunningView, View, You
from moderation.admin.labels import PHASES, word_for
from moderation.admin.links import NOTHING
from moderation.admin.people_of_game import People
from moderation.admin.pictures import Pictures
from moderation.admin.turns import TurnDrawn, drawn, scored, turn_in_view

ENDED_BECAUSE = {
    "target": _("Somebody reached the target."),
    "too_few_players": _("Too few players were left."),
    "everyone_away": _("Everybody was away."),
    "everyone_left": _("Everybody left."),
    "closed": _("The room was closed."),
    "voided": _("A moderator made the game void."),
}


class AtTable(NamedTuple):
    who: SafeString
    points: int
    states: list[str]


class Held(NamedTuple):
    """Cards or votes of somebody that the rest of the table does not see."""

    title: SafeString | str
    cards: SafeString | str


class TableDrawn(NamedTuple):
    phase: str
    players: list[AtTable]
    deadline: datetime | None = None
    pile: int | None = None
    discard: SafeString | str = ""
    turn: TurnDrawn | None = None
    last_turn: TurnDrawn | None = None
    held: tuple[Held, ...] = ()
    ended: str = ""
    winners: SafeString | str = ""


def draw(view: View, people: People, pictures: Pictures) -> TableDrawn:
    players = [_at_table(player, view.host, people) for player in view.players]
    match view:
        case OverView():
            return TableDrawn(
                phase=word_for(PHASES, "finished" if view.finished else "abandoned"),
                players=players,
                last_turn=_last(view.last_turn, people, pictures),
                ended=word_for(ENDED_BECAUSE, view.because),
                winners=people.all(view.winners),
            )
        case RunningView():
            return TableDrawn(
                phase=word_for(PHASES, str(view.__struct_config__.tag)),
                players=players,
                deadline=view.deadline,
                pile=view.pile,
                discard=pictures.all(view.discard) if view.discard else "",
                turn=drawn(turn_in_view(view), people, pictures),
                last_turn=_last(view.last_turn, people, pictures),
                held=tuple(_held(view, people, pictures)),
            )
        case _:
            return TableDrawn(phase=word_for(PHASES, "lobby"), players=players)


def _last(turn: ScoredTurn | None, people: People, pictures: Pictures) -> TurnDrawn | None:
    return None if turn is None else drawn(scored(turn), people, pictures)


def _at_table(player: PlayerSeen, host: Player, people: People) -> AtTable:
    states = {
        gettext("host"): player.player == host,
        gettext("away"): player.away,
        gettext("left"): player.left,
        gettext("has chosen"): player.has_chosen,
    }
    said = [word for word, holds in states.items() if holds]
    return AtTable(people.one(player.player), player.points, said)


def _held(view: RunningView, people: People, pictures: Pictures) -> Iterator[Held]:
    """The cards that the viewer sees and others do not: their own, or for moderators all."""
    if view.you is not None:
        yield from _of_one(view.you, people, pictures)
    if isinstance(view.hidden, Hidden):
        yield from _of_all(view.hidden, people, pictures)


def _of_one(you: You, people: People, pictures: Pictures) -> Iterator[Held]:
    who = people.one(you.player)
    yield Held(_of(gettext("Hand of {who}"), who), pictures.all(you.hand))
    if you.played:
        yield Held(_of(gettext("{who} has given"), who), pictures.all(you.played))
    if you.votes:
        yield Held(_of(gettext("{who} has voted for"), who), _slots(you.votes))


def _of_all(hidden: Hidden, people: People, pictures: Pictures) -> Iterator[Held]:
    if hidden.storytellers_card is not None:
        title = gettext("The storyteller's card")
        yield Held(title, pictures.one(hidden.storytellers_card))
    for player, cards in hidden.given.items():
        yield Held(_of(gettext("{who} has given"), people.one(player)), pictures.all(cards))
    for player, slots in hidden.votes.items():
        yield Held(_of(gettext("{who} has voted for"), people.one(player)), _slots(slots))
    for player, cards in hidden.hands.items():
        yield Held(_of(gettext("Hand of {who}"), people.one(player)), pictures.all(cards))
    yield Held(gettext("The pile, the next card first"), pictures.all(hidden.pile))


def _of(title: str, who: SafeString) -> SafeString:
    return format_html(title, who=who)


def _slots(slots: tuple[Slot, ...]) -> str:
    return ", ".join(map(str, slots)) or NOTHING
