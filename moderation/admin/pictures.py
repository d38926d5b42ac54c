"""Cards as pictures, wherever a page of the desk names them.

A page can show no card here that it does not already name, and no picture that its reader may not
look at anywhere else: of decks that nobody has approved, only who may approve decks sees pictures.
"""

from collections.abc import Iterable

from django.contrib.auth.models import AnonymousUser
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from accounts.models import Account
from games.admin import APPROVE
from games.catalogue import CardSeen, decks_of, visible_decks_of
from games.rules.names import Card
from games.rules.settings import Settings


class Pictures:
    """The pictures of a table's cards."""

    def __init__(self, cards: Iterable[CardSeen] = ()) -> None:
        self._cards = {card.card: card for card in cards}

    @classmethod
    def of(cls, settings: Settings, looker: Account | AnonymousUser) -> "Pictures":
        """Those that somebody may look at, of the decks on a table that they may see."""
        find = decks_of if looker.has_perm(APPROVE) else visible_decks_of
        return cls(card for deck in find(settings, looker.pk) for card in deck.cards)

    def one(self, card: Card) -> SafeString:
        """A picture that leads to itself in full size; the name of a card that has none."""
        seen = self._cards.get(card)
        if seen is None:
            return format_html('<span class="card blank" data-card="{}">{}</span>', card, card)
        return format_html(
            '<a class="card" data-card="{}" title="{}" href="{}">'
            '<img src="{}" alt="{}" width="60" height="90" loading="lazy"></a>',
            card,
            card,
            seen.picture,
            seen.picture_small,
            seen.text,
        )

    def all(self, cards: Iterable[Card]) -> SafeString:
        pictures = format_html_join("", "{}", ((self.one(card),) for card in cards))
        return format_html('<span class="cards">{}</span>', pictures)
