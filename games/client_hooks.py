"""Hooks of games into the pages of the client: what a link to any of them looks like."""

from collections.abc import Mapping

from django.templatetags.static import static
from django.utils.translation import gettext as _

from games.card_pictures import LARGE, size
from games.decks.built_in import BUILT_IN
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
