"""The endpoints of decks: list, show, upload, change and delete."""

import hashlib
import shutil
import tempfile
from io import BufferedRandom
from typing import Annotated, Any
from uuid import UUID

import msgspec
from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from msgspec import Meta
from rest_framework.permissions import AllowAny, IsAuthenticatedOrReadOnly
from rest_framework.request import Request

from accounts.keyed_requests import keyed, made_before
from games import store
from games.api.access import GameEndpoint, access_of_anybody
from games.api.parameters import GAME_ID
from games.catalogue import USUAL_DECK, DeckSeen, DeckWithCards, all_decks, deck_seen, decks_of
from games.imported import ownership
from games.imported.importing import import_deck
from games.imported.manifest import LONGEST, About
from games.refusals import GameRefusal
from web.compression import compressed
from web.endpoint import (
    Endpoint,
    body_of,
    caller_id,
    django_request,
    json_response,
    no_content,
)
from web.refusals import Refused, WebRefusal
from web.schema import KEY_IF_ANY, SIGNED_IN, describe
from web.throttle import refuse_too_many

ZIP = ("application/octet-stream", "application/zip")

SLUG = OpenApiParameter(
    "slug",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$", "examples": [USUAL_DECK]},
    OpenApiParameter.PATH,
)
ABOUT = [
    OpenApiParameter(
        field,
        {"type": "string", "maxLength": longest},
        description=f"The {field} of the deck, unless its deck.json says it.",
    )
    for field, longest in LONGEST.items()
]


class DeckList(msgspec.Struct, frozen=True):
    decks: list[DeckSeen]


class DecksOnTable(msgspec.Struct, frozen=True):
    decks: list[DeckWithCards]


class ChangeDeckBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(min_length=1, max_length=LONGEST["title"])]


class DeckEndpoint(Endpoint):
    """The base of endpoints that everybody may read, and only signed-in people may do more with."""

    permission_classes = (IsAuthenticatedOrReadOnly,)


class Decks(DeckEndpoint):
    @describe(
        "The decks that you can choose: the server's, the approved ones and your own",
        operation_id="list_decks",
        answer=DeckList,
        refusals=(401,),
        for_bots=True,
        tags=["Decks"],
    )
    def get(self, request: Request) -> HttpResponse:
        return compressed(request, json_response(DeckList(all_decks(_whoever(request)))))

    @describe(
        "Bring a deck of your own pictures along, as a zip archive; you alone can choose it "
        "until a moderator has approved it",
        operation_id="bring_deck",
        upload=True,
        answer=DeckWithCards,
        status=201,
        refusals=(*SIGNED_IN, 409, 422),
        parameters=[*ABOUT, KEY_IF_ANY],
        tags=["Decks"],
    )
    def post(self, request: Request) -> HttpResponse:
        person = caller_id(request)
        if not request.user.is_authenticated or request.user.is_guest:
            raise Refused(GameRefusal.NOT_AS_A_GUEST)
        refuse_too_many("deck", str(person))
        about = About(*(request.query_params.get(field, "") for field in About._fields))
        with _archive(request) as file:
            asked = keyed(request, (about, hashlib.file_digest(file, "sha256").hexdigest()))
            file.seek(0)
            slug = made_before(asked) or import_deck(file, person, about, asked)
        return json_response(deck_seen(slug, person), status=201)


class OneDeck(DeckEndpoint):
    @describe(
        "A deck and its cards",
        operation_id="get_deck",
        answer=DeckWithCards,
        refusals=(401, 404),
        parameters=[SLUG],
        for_bots=True,
        tags=["Decks"],
    )
    def get(self, request: Request, slug: str) -> HttpResponse:
        return compressed(request, json_response(deck_seen(slug, _whoever(request))))

    @describe(
        "Give your deck another title, as long as it is neither approved nor played with",
        operation_id="retitle_deck",
        body=ChangeDeckBody,
        answer=DeckWithCards,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[SLUG],
        example={"title": "Cats of the harbour"},
        tags=["Decks"],
    )
    def patch(self, request: Request, slug: str) -> HttpResponse:
        person = caller_id(request)
        ownership.retitle(slug, person, body_of(request, ChangeDeckBody).title)
        return json_response(deck_seen(slug, person))

    @describe(
        "Give your deck up: it goes with its pictures, or, if it was ever played with, retires",
        operation_id="give_up_deck",
        status=204,
        refusals=(*SIGNED_IN, 404),
        parameters=[SLUG],
        tags=["Decks"],
    )
    def delete(self, request: Request, slug: str) -> HttpResponse:
        ownership.delete_or_retire(slug, caller_id(request))
        return no_content()


class DecksOfGame(GameEndpoint):
    permission_classes = (AllowAny,)

    @describe(
        "The decks on the table and all their cards, for whoever may see the game; no token is "
        "needed once its story is open to everybody",
        operation_id="list_decks_of_game",
        answer=DecksOnTable,
        refusals=(401, 404),
        parameters=[GAME_ID],
        for_bots=True,
        tags=["Decks"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        table = store.load(game_id, access_of_anybody(request).version)
        decks = decks_of(table.settings, _whoever(request))
        return compressed(request, json_response(DecksOnTable(decks)))


def _whoever(request: Request) -> UUID | None:
    return request.user.pk


def _archive(request: Request) -> BufferedRandom:
    """The uploaded archive, which is kept in a file for its size."""
    if request.content_type.partition(";")[0] not in ZIP:
        raise Refused(WebRefusal.UNSUPPORTED_MEDIA_TYPE, expected=ZIP[-1])
    sent: Any = django_request(request)
    if int(sent.META.get("CONTENT_LENGTH") or 0) > settings.LARGEST_ARCHIVE:
        raise RequestDataTooBig
    file = tempfile.TemporaryFile()  # noqa: SIM115 (whoever asks closes it)
    shutil.copyfileobj(sent, file)
    file.seek(0)
    return file
