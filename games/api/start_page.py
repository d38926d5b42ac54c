"""The page at /api/: what this server is, and where to go from here."""

from collections.abc import Iterator
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext

from games.decks.built_in import BUILT_IN
from web.health import only_get
from web.languages import current_language

FIRST_LIGHT, LONG_WAY_ROUND = BUILT_IN
CARDS = (
    (LONG_WAY_ROUND, "lamp-sea"),
    (FIRST_LIGHT, "egg-sunrise"),
    (LONG_WAY_ROUND, "balloon-town"),
)


class CardShown(NamedTuple):
    picture: str
    text: str


class Way(NamedTuple):
    """A link that leads on."""

    address: str
    name: str
    about: str


@only_get
def start_page(request: HttpRequest) -> HttpResponse:
    guests = request.build_absolute_uri(reverse("guests"))
    told = {
        "language": current_language(),
        "cards": list(_cards()),
        "title": "Dixit",
        "about": gettext("A table for the game of clues and dreamlike pictures."),
        "play": gettext("Play"),
        "build": gettext("Build something of your own"),
        "guest": gettext(
            "All that can be done here can be done by a program. A name is enough to begin with; "
            "the answer has a token."
        ),
        "command": f'curl {guests} --json \'{{"name": "Ana"}}\'',
        "ways": list(_ways()),
        "licence": gettext(
            "Free software under the MIT licence. It is not connected with the publishers of the "
            "printed game, and no art or text of theirs is in it."
        ),
    }
    response = render(request, "games/start.html", told)
    patch_vary_headers(response, ("Accept-Language",))
    return response


def _cards() -> Iterator[CardShown]:
    for deck, card in CARDS:
        seen = deck.newest.card(card)
        yield CardShown(static(seen.small), seen.texts[current_language()])


def _ways() -> Iterator[Way]:
    yield Way(
        reverse("docs"),
        gettext("The API"),
        gettext("Every endpoint, to read and to try, and a first turn step by step."),
    )
    yield Way(
        reverse("page", args=["api"]),
        gettext("How to play over HTTP"),
        gettext("The way through it: tokens, tables, turns, sockets, refusals."),
    )
    yield Way(
        reverse("page", args=["rules"]),
        gettext("The rules"),
        gettext("Both editions, and what holds when people play at a distance."),
    )
    yield Way(
        reverse("schema"),
        "OpenAPI",
        gettext("All types of requests and answers, for programs."),
    )
    yield Way(
        reverse("asyncapi"),
        "AsyncAPI",
        gettext("All messages of the sockets, for programs."),
    )
    yield Way(
        reverse("page", args=["own-decks"]),
        gettext("Your own pictures"),
        gettext("How a deck of them comes to a table."),
    )
