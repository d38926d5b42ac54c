"""The people of a game, as pages of the desk name them: a link, and the colour that they play."""

from collections.abc import Iterable
from uuid import UUID

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.models import Account
from accounts.people import names_of
from games.rules.names import Colour, Player
from games.rules.state import Table
from moderation.admin.labels import colour_in_words
from moderation.admin.links import link, page_of

DOT = '<i class="dot {}" role="img" aria-label="{}" title="{}"></i>'


class People:
    def __init__(self, table: Table, others: Iterable[UUID] = ()) -> None:
        self._colours = {seat.player: seat.colour for seat in (*table.seats, *table.waiting)}
        known = names_of({*map(UUID, self._colours), *others})
        self.names = {Player(str(who)): seen.name for who, seen in known.items()}

    def one(self, player: Player) -> SafeString:
        name = self.names.get(player) or gettext("Former player")
        linked = link(page_of(Account, player), name)
        colour = self._colours.get(player)
        return linked if colour is None else format_html("{}{}", dot(colour), linked)

    def dots(self, players: Iterable[Player]) -> SafeString:
        """The colours alone, each with the name of its player, where there is little room."""
        known = ((self._colours.get(player, ""), self.names.get(player, "")) for player in players)
        return format_html_join("", DOT, ((colour, name, name) for colour, name in known))

    def all(self, players: Iterable[Player]) -> SafeString:
        return format_html_join(", ", "{}", ((self.one(player),) for player in players))


def dot(colour: Colour) -> SafeString:
    said = colour_in_words(colour)
    return format_html(DOT, colour, said, said)
