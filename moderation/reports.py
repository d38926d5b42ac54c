"""Reports of players. Nobody may report things they can't have seen, or too much in one day."""

from datetime import timedelta
from typing import Annotated, NamedTuple
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from msgspec import Meta
from rest_framework.exceptions import Throttled

from accounts.people import lock_standings, names_of
from games import admission, rooms, store
from games.distributed import bringing
from games.finished_games import may_see_finished, people_of
from games.models import Admission, Game, Room
from games.rules import events as e
from games.rules.names import Number
from games.rules.refusals import Code, RuleViolation
from games.rules.state import Table
from moderation.actions import close_report, open_report
from moderation.audit import Moderator, record
from moderation.models import Complaint, Matter, Report
from moderation.orders import NO_NUL, RoomCode
from moderation.refusals import ModerationRefusal
from web.choices import OneOf
from web.refusals import Refused, WebRefusal

DAY = timedelta(days=1)


class Accusation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report to be made.

    A clue is named by game and turn, a title by its room, a name or conduct by room and person.
    """

    matter: OneOf[Matter]
    game: UUID | None = None
    turn: Number | None = None
    room: RoomCode | None = None
    person: UUID | None = None
    note: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""
    """A remark for the moderators on what is wrong."""


class Reported(NamedTuple):
    """The thing reported, as it is at this time."""

    room: Room
    person: UUID | None
    words: str = ""
    game: Game | None = None
    turn: int | None = None
    event: int | None = None


NEEDS = {
    "clue": ("game", "turn"),
    "title": ("room",),
    "name": ("room", "person"),
    "conduct": ("room", "person"),
}


def accuse(reporter: UUID, accusation: Accusation) -> Report:
    """Opens a report, or adds a complaint to the open one of the same thing."""
    missing = [f for f in NEEDS[accusation.matter] if getattr(accusation, f) is None]
    if missing:
        raise Refused(ModerationRefusal.INCOMPLETE, missing=missing)
    reported = _FIND[accusation.matter](reporter, accusation)
    if reported.person == reporter:
        raise Refused(ModerationRefusal.OWN_WORDS)
    people = [reporter, *_unless_erased(reported.person)]
    with transaction.atomic():
        _refuse_too_many(reporter)
        report, _ = Report.objects.get_or_create(
            matter=accusation.matter,
            status=Report.Status.OPEN,
            person=reported.person,
            room=reported.room,
            game=reported.game,
            turn=reported.turn,
            defaults={"words": reported.words, "event": reported.event},
        )
        _lock_accounts(people)
        Complaint.objects.get_or_create(
            report=report, reporter=reporter, defaults={"note": accusation.note}
        )
        Report.objects.filter(pk=report.pk).update(reporters=report.complaints.count())
    return report


def _unless_erased(person: UUID | None) -> list[UUID]:
    """The person alone, or nobody if there is none or they were erased before the report."""
    if person is None or names_of([person])[person].is_erased:
        return []
    return [person]


def _lock_accounts(people: list[UUID]) -> None:
    """Refuses if one of them has been erased by now: then nothing of what is said is to be kept."""
    standings = lock_standings(people)
    if any(who not in standings or standings[who].erased_at for who in people):
        raise Refused(WebRefusal.NO_SUCH_PERSON)


@transaction.atomic
def dismiss(by: Moderator, report_id: UUID, why: str) -> Report:
    report = open_report(by, report_id)
    close_report(report, by, Report.Status.DISMISSED)
    record(
        by,
        "dismiss_report",
        why,
        person=report.person,
        room=report.room_id,
        game=report.game_id,
        report=report.pk,
    )
    return report


def _refuse_too_many(reporter: UUID) -> None:
    lately = Complaint.objects.filter(reporter=reporter, at__gt=timezone.now() - DAY)
    if lately.count() >= settings.REPORTS_A_DAY:
        first = lately.order_by("at").values_list("at", flat=True)[0]
        raise Throttled((first + DAY - timezone.now()).total_seconds())


# What is pointed at


def _clue(reporter: UUID, accusation: Accusation) -> Reported:
    game_id, turn = accusation.game, accusation.turn
    assert game_id is not None
    assert turn is not None
    game = bringing(Game.objects.filter(pk=game_id), "room").first()
    if game is None:
        raise store.GameNotFound(game_id)
    table = store.load(game_id)
    if not _may_have_seen_clues(game, table, reporter):
        raise store.GameNotFound(game_id)
    if turn not in table.told:
        raise RuleViolation(Code.NO_SUCH_CLUE, given=turn)
    told = table.told[turn]
    if told.hidden:
        raise Refused(ModerationRefusal.ALREADY_SO)
    (line,) = store.history(game_id, after=told.seq - 1, until=told.seq)
    assert isinstance(line.event, e.ClueGiven)
    return Reported(game.room, UUID(told.player), line.event.clue, game, turn, told.seq)


def _title(reporter: UUID, accusation: Accusation) -> Reported:
    room = rooms.room_with(accusation.room or "")
    return Reported(room, rooms.current(room).host, room.title)


def _name(reporter: UUID, accusation: Accusation) -> Reported:
    room, person = _met(reporter, accusation)
    return Reported(room, person, names_of([person])[person].name)


def _conduct(reporter: UUID, accusation: Accusation) -> Reported:
    room, person = _met(reporter, accusation)
    return Reported(room, person, game=rooms.current(room))


def _met(reporter: UUID, accusation: Accusation) -> tuple[Room, UUID]:
    """The room and the person reported; the reporter may look in, and the person has been there."""
    room, person = rooms.room_with(accusation.room or ""), accusation.person
    assert person is not None
    been = Admission.objects.filter(room=room, person=person).exists()
    if not been or not _may_have_seen(room, reporter):
        raise Refused(WebRefusal.NO_SUCH_PERSON)
    return room, person


def _may_have_seen_clues(game: Game, table: Table, person: UUID) -> bool:
    """True if the person has been in the room, or may see the game as it is now."""
    if not table.is_over:
        return _may_have_seen(game.room, person)
    return admission.has_been_in(game.room, person) or may_see_finished(
        person, game.pk, people_of(table), is_public=game.is_public
    )


def _may_have_seen(room: Room, person: UUID) -> bool:
    """True if the person has been in the room, even if removed since, or may watch it."""
    if admission.has_been_in(room, person):
        return True
    return room.spectators and not room.password and not rooms.is_banned(room, person)


_FIND = {
    "clue": _clue,
    "name": _name,
    "title": _title,
    "conduct": _conduct,
}
