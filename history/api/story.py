"""The endpoints of a game's story, and of the consents to share it."""

from datetime import datetime
from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from games.api.parameters import GAME_ID
from games.reactions import ReactionCount, reactions_to
from games.rules import events as e
from games.rules.names import Player
from games.rules.view import SettingsSeen
from history.api.seats import SeatListed, seats_seen
from history.mark import mark_of
from history.previews import picture_mark, picture_of, turn_to_show
from history.refusals import HistoryRefusal
from history.sharing import Shared, agree, story_for, take_back
from history.story import Ending, TurnMissed, TurnTold
from web.compression import compressed
from web.endpoint import (
    Endpoint,
    OpenEndpoint,
    caller_id,
    has_already,
    json_response,
    no_content,
)
from web.refusals import Refused
from web.renderers import stands_for
from web.schema import IF_NONE_MATCH, SIGNED_IN, describe

JPEG = "image/jpeg"


class Sharing(msgspec.Struct, frozen=True):
    """The reasons for which people who did not sit there may read a story."""

    is_public: bool
    """True if the game was played in a public room, and so the story is open to everybody."""
    agreed: list[UUID]
    all_agreed: bool
    """True if all who sat there agreed, erased accounts aside. The link then suffices."""


class StorySeen(msgspec.Struct, frozen=True):
    id: UUID
    version: int
    mark: str
    """Another after each change of the story as you see it. Its socket tells the mark, too."""
    settings: SettingsSeen
    opened_at: datetime
    began_at: datetime | None
    """Null if the cards were never dealt."""
    ended_at: datetime
    ending: Ending
    because: e.FinishedBecause | e.AbandonedBecause
    winners: tuple[Player, ...]
    seats: list[SeatListed]
    turns: tuple[TurnTold | TurnMissed, ...]
    reactions: list[ReactionCount]
    voided: bool
    """True for a game that counts for nothing, whatever its result."""
    with_bots: bool
    """True for a game in which bots sat, which counts in no statistics."""
    sharing: Sharing | None
    """Null to viewers who did not sit there."""


class StoryOfGame(OpenEndpoint):
    @describe(
        "The story of a game that is over, turn by turn",
        operation_id="get_story",
        answer=StorySeen,
        refusals=(401, 404, 409),
        parameters=[GAME_ID],
        tags=["Histories"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        viewer: UUID | None = request.user.pk
        story = _seen(game_id, story_for(game_id, viewer), viewer)
        return compressed(request, json_response(story))


class PictureOfStory(OpenEndpoint):
    throttle = "picture"
    renderer_classes = (JSONRenderer, stands_for(JPEG))

    @describe(
        "A picture of one of its turns, as previews of links show it (1200 by 630 pixels, JPEG)",
        operation_id="get_story_picture",
        unchanged=True,
        refusals=(401, 404, 409),
        parameters=[GAME_ID, IF_NONE_MATCH],
        tags=["Histories"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        viewer: UUID | None = request.user.pk
        story = story_for(game_id, viewer).story
        turn = turn_to_show(story)
        if turn is None:
            raise Refused(HistoryRefusal.NO_TURN)
        # Asked for again each time, since a clue may be hidden and sharing may end at any moment.
        kept = {
            "ETag": f'"{picture_mark(story, turn)}"',
            "Cache-Control": f"{'public' if viewer is None else 'private'}, no-cache",
            "Vary": "Authorization",
        }
        if has_already(request, kept["ETag"]):
            return HttpResponse(status=304, headers=kept)
        return HttpResponse(picture_of(game_id, story, turn), content_type=JPEG, headers=kept)


class ConsentToStory(Endpoint):
    @describe(
        "Agree that the story is open to whoever has its link; for those who sat there",
        operation_id="agree_to_story",
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[GAME_ID],
        tags=["Histories"],
    )
    def put(self, request: Request, game_id: UUID) -> HttpResponse:
        agree(game_id, caller_id(request))
        return no_content()

    @describe(
        "Agree no more",
        operation_id="take_back_consent",
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[GAME_ID],
        tags=["Histories"],
    )
    def delete(self, request: Request, game_id: UUID) -> HttpResponse:
        take_back(game_id, caller_id(request))
        return no_content()


def _seen(game_id: UUID, shared: Shared, viewer: UUID | None) -> StorySeen:
    story = shared.story
    assert story.ended_at is not None
    assert story.ending is not None
    assert story.because is not None
    reactions = reactions_to(game_id)
    sharing = _sharing(shared) if viewer in shared.people else None
    agreed = sharing.agreed if sharing else None
    return StorySeen(
        id=game_id,
        version=story.version,
        mark=mark_of(story.version, shared.people.values(), reactions, agreed),
        settings=SettingsSeen.of(story.settings),
        opened_at=story.opened_at,
        began_at=story.began_at,
        ended_at=story.ended_at,
        ending=story.ending,
        because=story.because,
        winners=story.winners,
        seats=seats_seen(story.seats, shared.people),
        turns=story.turns,
        reactions=reactions,
        voided=story.voided,
        with_bots=story.with_bots,
        sharing=sharing,
    )


def _sharing(shared: Shared) -> Sharing:
    return Sharing(shared.is_public, sorted(shared.agreed), shared.all_agreed)
