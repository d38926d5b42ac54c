"""Hooks of games into the pages of the client: how links to them look, and the pictures in them."""

from collections.abc import Mapping

import msgspec
from django.templatetags.static import static
from django.utils.translation import gettext as _

from games import catalogue
from games.card_pictures import LARGE, SMALL, size
from games.decks.built_in import BUILT_IN
from web.first_pictures import first_pictures
from web.link_previews import LinkPreview, link_previews


@link_previews.register
def preview_of_any_page(page: str, parts: Mapping[str, str]) -> LinkPreview:
    deck = BUILT_IN[0]
    cover = deck.newest.card(deck.cover)
    width, height = size(LARGE)
    if page in ("room", "invitation"):
        title = _("A seat is free for you")
    else:
        title = _("An evening of pictures and clues")
    words = _("The game of clues and dreamlike pictures. All you need is this link and a name.")
    return LinkPreview(title, words, static(cover.large), width, height)


@first_pictures.register
def picture_of_a_card(card: str) -> dict[str, str]:
    """The attributes of a picture of a built-in deck, with all that the API tells of the card."""
    seen = catalogue.built_in_card(card)
    return {
        "src": seen.picture_small,
        "srcset": f"{seen.picture_small} {SMALL}w, {seen.picture} {LARGE}w",
        "alt": seen.text,
        "data-seen": msgspec.json.encode(seen).decode(),
    }
