"""The endpoint of the editions and of the bounds of settings."""

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext, gettext_noop
from rest_framework.request import Request

from games.catalogue import USUAL_SETTINGS, usual_settings
from games.rules import settings
from games.rules.decide import CLUE_LENGTH
from games.rules.editions import (
    EDITIONS,
    FEWEST_PLAYERS,
    Edition,
    EditionName,
    cards_each,
    hand_size,
)
from games.rules.names import Colour
from games.rules.view import SettingsSeen
from web.compression import compressed
from web.endpoint import OpenEndpoint, json_response
from web.schema import describe

SUMMARY = (
    gettext_noop("The storyteller picks a card of their hand and says a clue."),
    gettext_noop("Everybody else secretly gives the card of their hand that fits it best."),
    gettext_noop("The cards are mixed and laid open; the others vote for the storyteller's."),
    gettext_noop("A clue that some find, but not all, pays best for the storyteller."),
    gettext_noop("Every vote on a card of your own is a point for you."),
    gettext_noop("Whoever has the most points when somebody reaches the target wins."),
)


class Bounds(msgspec.Struct, frozen=True):
    lowest: int
    highest: int


class EditionSeen(msgspec.Struct, frozen=True):
    name: EditionName
    players: Bounds
    colours: tuple[Colour, ...]
    votes_each: int
    points: dict[str, int]
    """Points for a turn: of a storyteller whose clue some found, and of each guesser."""
    hand: dict[str, int]
    """The number of cards in a hand, with three players and with more."""
    cards_each: dict[str, int]
    """The number of cards that each guesser gives, with three players and with more."""


class EditionList(msgspec.Struct, frozen=True):
    summary: list[str]
    """The rules in a few sentences, in the language of Accept-Language."""
    editions: list[EditionSeen]
    bounds: dict[str, Bounds]
    usual: SettingsSeen
    """The settings of a new room, but for those that are asked for. In a public one `clues` are
    `words`."""


def _edition(edition: Edition) -> EditionSeen:
    few, more = FEWEST_PLAYERS, FEWEST_PLAYERS + 1
    usual = USUAL_SETTINGS.hand
    return EditionSeen(
        name=edition.name,
        players=Bounds(few, edition.most_players),
        colours=edition.colours,
        votes_each=edition.votes_each,
        points={
            "told_well": edition.told_well,
            "all_found": edition.all_found,
            "none_found": edition.none_found,
            "vote_found": edition.vote_found,
            "decoy": edition.decoy,
        },
        hand={"three": hand_size(few, usual), "more": hand_size(more, usual)},
        cards_each={"three": cards_each(few), "more": cards_each(more)},
    )


class Editions(OpenEndpoint):
    @describe(
        "The editions: limits, what a turn pays, the usual settings, and the rules in short",
        operation_id="list_editions",
        answer=EditionList,
        refusals=(401,),
        for_bots=True,
        tags=["Catalogue"],
    )
    def get(self, request: Request) -> HttpResponse:
        bounds = {
            "target": settings.TARGET,
            "hand": settings.HAND,
            "seconds": settings.SECONDS,
            "decks": (1, settings.MOST_DECKS),
            "clue": CLUE_LENGTH,
        }
        editions = EditionList(
            summary=[gettext(sentence) for sentence in SUMMARY],
            editions=[_edition(edition) for edition in EDITIONS.values()],
            bounds={name: Bounds(*both) for name, both in bounds.items()},
            usual=SettingsSeen.of(usual_settings(is_public=False)),
        )
        return compressed(request, json_response(editions))
