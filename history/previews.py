"""Keeps the pictures of stories, so that each is drawn once for all who ask for it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from threading import BoundedSemaphore
from uuid import UUID

import msgspec
from django.db import transaction
from rest_framework.exceptions import Throttled

from games.catalogue import small_pictures
from history.models import StoryPicture
from history.story import Story, TurnTold
from history.story_picture import Sketch, draw_apart
from web.rows import lock_and_delete

LOOK = 1
"""The number of the look that pictures have: another one has all of them drawn anew."""
MOST_KEPT = 500
AT_ONCE = 3
"""The pictures that one process has drawn, or waits for, at the same time."""
RETRY_SECONDS = 2

log = logging.getLogger(__name__)

_drawing = BoundedSemaphore(AT_ONCE)


def turn_to_show(story: Story) -> TurnTold | None:
    """The turn that says most about the evening: a clue that can be read, found by about half."""

    def rank(turn: TurnTold) -> tuple[bool, bool, float]:
        return turn.clue is not None, turn.outcome == "some", -abs(_found(turn) - 0.5)

    return max(story.turns_scored, key=rank, default=None)


def _found(turn: TurnTold) -> float:
    """The part of the guessers who found the storyteller's card."""
    true = turn.owners.index(turn.storyteller) + 1
    return sum(true in slots for slots in turn.votes.values()) / max(1, len(turn.votes))


def picture_mark(story: Story, turn: TurnTold) -> str:
    """A text that is another for each picture: nothing is drawn but the turn it is made of."""
    shown = (turn.clue, turn.board, turn.owners, turn.storyteller, story.settings.decks)
    return sha256(msgspec.json.encode((LOOK, *shown))).hexdigest()


def picture_of(game: UUID, story: Story, turn: TurnTold) -> bytes:
    """The picture that is kept, or else a new one; whoever asks meanwhile waits for that."""
    mark = picture_mark(story, turn)
    kept = StoryPicture.objects.filter(game=game, mark=mark).first()
    if kept:
        return bytes(kept.content)
    with _a_few_at_once():
        drawn = _lock_and_draw(game, mark, story, turn)
    _forget_the_oldest()
    return drawn


def _lock_and_draw(game: UUID, mark: str, story: Story, turn: TurnTold) -> bytes:
    with transaction.atomic():
        held, _ = StoryPicture.objects.select_for_update().get_or_create(game_id=game)
        if held.mark != mark:
            drawn = draw_apart(sketch_of(story, turn))
            if drawn is None:
                log.warning("the picture of story %s took too much", game)
                raise Throttled(RETRY_SECONDS)
            held.mark, held.content = mark, drawn
            held.save()
        return bytes(held.content)


def sketch_of(story: Story, turn: TurnTold) -> Sketch:
    pictures = small_pictures(story.settings, turn.board)
    teller = next(seat.colour for seat in story.seats if seat.player == turn.storyteller)
    true = turn.owners.index(turn.storyteller)
    return Sketch(turn.clue, [pictures.get(card) for card in turn.board], true, teller)


@contextmanager
def _a_few_at_once() -> Iterator[None]:
    """Keeps threads free for other requests: one picture too many is asked for again."""
    if not _drawing.acquire(blocking=False):
        raise Throttled(RETRY_SECONDS)
    try:
        yield
    finally:
        _drawing.release()


def _forget_the_oldest() -> None:
    newest = StoryPicture.objects.order_by("-drawn_at", "game").values_list("pk", flat=True)
    lock_and_delete(StoryPicture.objects.filter(pk__in=list(newest[MOST_KEPT:])))
