"""The log of a game in sentences, with cards as pictures.

While the game is on, each event is told as a spectator sees it; afterwards it hides nothing but
clues that have been hidden.
"""

from collections.abc import Collection, Iterable, Iterator
from datetime import datetime
from typing import Any, NamedTuple, assert_never
from uuid import UUID

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.rules import event_view as v
from games.rules import events as e
from games.rules.names import Card, Player, Slot
from games.rules.state import Table
from games.rules.view import SPECTATOR
from games.store import Recorded
from moderation.admin.labels import colour_in_words, word_for
from moderation.admin.people_of_game import People
from moderation.admin.pictures import Pictures
from moderation.admin.tables import ENDED_BECAUSE


def people_in(lines: Iterable[Recorded]) -> Iterator[UUID]:
    """Everybody whom these events name, besides those who have a seat."""
    for line in lines:
        player = getattr(line.event, "player", None)
        yield from (who for who in (line.actor, player and UUID(player)) if who)


class Told(NamedTuple):
    """A line of the log."""

    number: int
    at: datetime
    sentence: SafeString | str


def told(
    lines: Iterable[Recorded], table: Table, people: People, pictures: Pictures
) -> Iterator[Told]:
    hidden, teller = table.hidden_clues, _Teller(people, pictures)
    for line in lines:
        clue_hidden = line.seq in hidden
        seen = (
            v.event_in_full(line.event, clue_hidden=clue_hidden)
            if table.is_over
            else v.event_for(line.event, SPECTATOR, clue_hidden=clue_hidden)
        )
        yield Told(line.seq, line.at, teller.tell(seen))


class _Teller:
    def __init__(self, people: People, pictures: Pictures) -> None:
        self._people, self._pictures = people, pictures

    def tell(self, event: v.ShownEvent) -> SafeString | str:
        match event:
            case v.GameOpened(host):
                return self._of(_("{who} opens the table."), host)
            case e.PlayerJoined(player):
                return self._of(_("{who} sits down."), player)
            case e.PlayerWaits(player):
                return self._of(_("{who} waits for a seat."), player)
            case e.PlayerSeated(player, _colour, right_of, points):
                right = self._people.one(right_of)
                said = _("{who} sits down to the right of {right}, with a score of {points}.")
                return self._of(said, player, right=right, points=points)
            case e.ColourChosen(player, colour):
                said = _("{who} chooses a colour: {colour}.")
                return self._of(said, player, colour=colour_in_words(colour))
            case v.SettingsChanged():
                return _("The settings change.")
            case e.HostPassed(host):
                return self._of(_("{who} is the host from now on."), host)
            case e.PlayerLeft(player, hand, because):
                return self._left(player, hand, because)
            case e.PlayersCaught(players):
                return format_html(_("The time is up for {who}."), who=self._people.all(players))
            case e.PlayerWentAway(player):
                return self._of(_("{who} is away, and nobody waits for them."), player)
            case e.SeatKept(player):
                return self._of(_("A bot plays for {who}."), player)
            case e.PlayerReturned(player):
                return self._of(_("{who} is back."), player)
            case v.GameStarted(cards):
                return _counted(
                    ngettext(
                        "The game begins: {number} card is shuffled.",
                        "The game begins: {number} cards are shuffled.",
                        cards,
                    ),
                    cards,
                )
            case e.TurnBegan(turn, storyteller):
                return self._turn(turn, storyteller)
            case e.StorytellerAppointed(player):
                return self._of(_("The time is up: {who} is to tell."), player)
            case e.RecordingAwaited():
                return _("The time is up, and a recording is on its way.")
            case v.ClueGiven(player, card, clue, performance=performance):
                said = self._clue(player, clue, is_performed=performance is not None)
                return self._with(said, [card] if card else [])
            case v.CardsGiven(player, number, cards, by_clock):
                return self._with(self._cards(player, number, by_clock=by_clock), cards)
            case e.BoardLaid(board):
                return self._with(_("The board is laid:"), board)
            case v.VotesCast(player, slots):
                if slots is None:
                    return self._of(_("{who} votes."), player)
                return self._of(_("{who} votes for {slots}."), player, slots=_slots(slots))
            case e.VotePassed(player):
                return self._of(_("{who} casts no vote."), player)
            case e.VotesShown(votes):
                cast = [(self._people.one(who), _slots(slots)) for who, slots in votes.items()]
                return format_html("{} {}", _("The votes are shown:"), _pairs(cast))
            case e.CardRevealed(slot, by):
                return _REVEALED[by]().format(slot=slot)
            case e.TurnScored(_outcome, _owners, points):
                made = [(self._people.one(who), f"+{got.total}") for who, got in points.items()]
                return format_html("{} {}", _("The turn is scored:"), _pairs(made))
            case e.TurnSkipped(storyteller, because):
                return self._of(_SKIPPED[because](), storyteller)
            case v.CardsReturned():
                return _("Cards beyond the hand size go to the discard pile.")
            case v.PileReshuffled(cards):
                return _counted(
                    ngettext(
                        "A new pile of {number} card is shuffled.",
                        "A new pile of {number} cards is shuffled.",
                        cards,
                    ),
                    cards,
                )
            case v.CardsDrawn():
                return _("Everybody draws up to a full hand.")
            case e.GameFinished(winners, because):
                said = _("The game is over, and won by {who}.")
                over = format_html(said, who=self._people.all(winners))
                return format_html("{} {}", over, word_for(ENDED_BECAUSE, because))
            case e.GameAbandoned(because):
                given_up = _("The game is abandoned.")
                return f"{given_up} {word_for(ENDED_BECAUSE, because)}"
            case e.ClueHidden(turn, "moderator"):
                return _("A moderator hides the clue of turn {turn}.").format(turn=turn)
            case e.ClueHidden(turn):
                return _("The storyteller hides the clue of turn {turn}.").format(turn=turn)
            case e.ClueShown(turn):
                return _("The clue of turn {turn} is shown again.").format(turn=turn)
            case e.GameVoided():
                return _("A moderator makes the game void.")
            case _:
                assert_never(event)

    def _with(self, sentence: SafeString | str, cards: Collection[Card] | None) -> SafeString | str:
        """The sentence with pictures of cards behind it, if it is known which they are."""
        return format_html("{} {}", sentence, self._pictures.all(cards)) if cards else sentence

    def _of(self, sentence: str, who: Player, **facts: Any) -> SafeString:
        return format_html(sentence, who=self._people.one(who), **facts)

    def _turn(self, turn: int, storyteller: Player | None) -> SafeString | str:
        if storyteller is None:
            return _("Turn {turn} begins. Whoever has a clue first tells.").format(turn=turn)
        return self._of(_("Turn {turn} begins. {who} tells."), storyteller, turn=turn)

    def _left(
        self, player: Player, hand: tuple[Card, ...], because: e.LeftBecause
    ) -> SafeString | str:
        said = self._of(_GONE[because](), player)
        if not hand:
            return said
        return self._with(format_html("{} {}", said, _("Their hand lies open:")), hand)

    def _clue(self, player: Player, clue: str | None, *, is_performed: bool) -> SafeString:
        if clue is None:
            return self._of(_("{who} gives a clue, which is hidden."), player)
        if is_performed:
            return self._of(_("{who} performs a clue: {clue}"), player, clue=_quoted(clue))
        return self._of(_("{who} gives the clue: {clue}"), player, clue=_quoted(clue))

    def _cards(self, player: Player, number: int, *, by_clock: bool) -> SafeString:
        if by_clock:
            said = ngettext(
                "{number} card of {who} is drawn by lot.",
                "{number} cards of {who} are drawn by lot.",
                number,
            )
        else:
            said = ngettext("{who} gives {number} card.", "{who} gives {number} cards.", number)
        return self._of(said, player, number=number)


_GONE = {
    "left": lambda: _("{who} leaves."),
    "removed_by_host": lambda: _("The host removes {who}."),
    "removed_by_moderator": lambda: _("A moderator removes {who}."),
}
_REVEALED = {
    "storyteller": lambda: _("The storyteller shows their card: number {slot}."),
    "clock": lambda: _("The time is up: the storyteller's card is number {slot}."),
    "table": lambda: _("The storyteller's card is shown: number {slot}."),
}
_SKIPPED = {
    "clock": lambda: _("The time is up: {who} is skipped."),
    "away": lambda: _("{who} is away, and skipped."),
    "left": lambda: _("{who} has left, and is skipped."),
}


def _quoted(clue: str) -> SafeString:
    return format_html("<q>{}</q>", clue)


def _slots(slots: tuple[Slot, ...]) -> str:
    return ", ".join(map(str, slots)) or "0"


def _pairs(pairs: Iterable[tuple[SafeString, str]]) -> SafeString:
    return format_html_join(", ", "{} {}", pairs)


def _counted(said: str, number: int) -> str:
    return said.format(number=number)
