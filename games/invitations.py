"""Invitations into rooms: links for whoever has them, and calls to people one has played with.

They let people in past the password. So the token of a link follows from its id and the server's
secret key, and only its hash is kept. They are made, used up and taken back under the lock of
their room.
"""

import hashlib
import hmac
from base64 import b32encode
from collections.abc import Collection
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone
from django.utils.crypto import salted_hmac
from rest_framework.exceptions import NotAuthenticated

from accounts.announce import announce_stale
from accounts.people import active_accounts, lock_active_accounts, names_of
from games.acquaintances import played_with
from games.admission import WhyNot, admit, has_been_in, try_to_sit
from games.announce import INVITATIONS
from games.distributed import bringing, of_inviters_seated
from games.models import Ban, Invitation, Room
from games.refusals import GameRefusal
from games.rooms import current, is_banned, lock_room, refuse_if_closed
from games.rules.refusals import Code, RuleViolation
from web.refusals import Refused, WebRefusal
from web.rows import lock_and_delete

TOKEN_BYTES = 10
"""The length of tokens, 16 letters and digits: too many to be guessed, few enough to be typed."""

# Tokens


def token_of(invitation: Invitation) -> str | None:
    """The token of a link; none for a call to one person, and for links of a former secret key."""
    token, kept = _token(invitation.id), invitation.digest
    return token if kept and hmac.compare_digest(_digest(token), bytes(kept)) else None


def _token(invitation_id: UUID) -> str:
    mac = salted_hmac(__name__, str(invitation_id), algorithm="sha256").digest()
    return b32encode(mac[:TOKEN_BYTES]).decode().lower()


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.lower().encode()).digest()


# Inviting


def make_link(room: Room, by: UUID, *, uses: int, lasting: timedelta) -> Invitation:
    """Invites whoever has the link, up to that number of people."""
    with transaction.atomic():
        room = lock_room(room)
        _require_a_say(room, by)
        _refuse_too_many(room)
        _lock_inviter(by)
        link = Invitation(room=room, by=by, uses_left=uses, until=timezone.now() + lasting)
        link.digest = _digest(_token(link.id))
        link.save(force_insert=True)
    return link


def invite_person(room: Room, by: UUID, person: UUID, *, lasting: timedelta) -> Invitation:
    """Invites somebody with whom the other has played."""
    with transaction.atomic():
        room = lock_room(room)
        _require_a_say(room, by)
        _refuse_too_many(room)
        _lock_inviter(by, person)
        _require_acquaintance(by, person)
        _refuse_needless(room, person)
        room.invitations.filter(person=person).delete()  # one that is used up or has run out
        invitation = Invitation.objects.create(
            room=room, by=by, person=person, until=timezone.now() + lasting
        )
        announce_stale(INVITATIONS, [person])
    return invitation


def _require_a_say(room: Room, by: UUID) -> None:
    """Requires that the person sits there and, if the room has a password, is its host."""
    refuse_if_closed(room)
    game = current(room)
    if is_banned(room, by):
        raise Refused(GameRefusal.BANNED)
    if by not in game.players:
        raise RuleViolation(Code.NOT_SEATED)
    if room.password and by != game.host:
        raise RuleViolation(Code.NOT_THE_HOST)


def _refuse_too_many(room: Room) -> None:
    if in_force(Q(room=room)).count() >= settings.MOST_INVITATIONS:
        raise Refused(GameRefusal.TOO_MANY_INVITATIONS, most=settings.MOST_INVITATIONS)


def _lock_inviter(by: UUID, *others: UUID) -> None:
    if by not in lock_active_accounts((by, *others)):
        raise NotAuthenticated


def _require_acquaintance(by: UUID, person: UUID) -> None:
    if names_of([person])[person].is_erased:
        raise Refused(WebRefusal.NO_SUCH_PERSON)
    if person not in played_with(by, [person]):
        raise Refused(GameRefusal.NOT_MET)


def _refuse_needless(room: Room, person: UUID) -> None:
    if person in current(room).players:
        raise Refused(GameRefusal.SITS_HERE)
    if is_banned(room, person):
        raise Refused(GameRefusal.KEPT_OUT)
    if in_force(Q(room=room, person=person)).exists():
        raise Refused(GameRefusal.INVITED_ALREADY)


# What is in force


def in_force(among: Q) -> QuerySet[Invitation]:
    """Those that still let somebody in: whoever made them could make them now."""
    inviter = OuterRef("by")
    banned = Ban.objects.in_force().filter(room=OuterRef("room"), person=inviter)
    found = Invitation.objects.filter(
        among,
        Exists(active_accounts().filter(pk=inviter)),
        ~Exists(banned),
        room__closed_at=None,
        until__gt=timezone.now(),
        taken_back_at=None,
        uses_left__gt=0,
    )
    return of_inviters_seated(found)


def in_force_for(people: Collection[UUID]) -> QuerySet[Invitation]:
    """The invitations of these people, newest first, to rooms from which they are not banned."""
    banned = Ban.objects.in_force().filter(room=OuterRef("room"), person=OuterRef("person"))
    found = in_force(~Exists(banned) & Q(person__in=people, declined_at=None))
    return bringing(found, "room__current_game").order_by("-made_at", "-id")


def refuse_if_over(invitation: Invitation) -> None:
    """Refuses an invitation that no longer lets anybody new in, and says why."""
    if in_force(Q(pk=invitation.pk)).exists():
        return
    refuse_if_closed(invitation.room)
    if invitation.until <= timezone.now():
        raise Refused(GameRefusal.INVITATION_RUN_OUT)
    if not invitation.uses_left:
        raise Refused(GameRefusal.INVITATION_USED_UP)
    raise Refused(GameRefusal.INVITATION_TAKEN_BACK)


def given(room: Room, person: UUID) -> QuerySet[Invitation]:
    """The invitations that a person may take back, oldest first: their own; for the host, all.

    Whoever is banned from the room may take back none.
    """
    found = in_force(Q(room=room)).order_by("made_at", "id")
    if is_banned(room, person):
        return found.none()
    return found if current(room).host == person else found.filter(by=person)


def with_id(invitation_id: UUID) -> Invitation:
    return _found(Invitation.objects.filter(pk=invitation_id))


def with_token(token: str) -> Invitation:
    return _found(Invitation.objects.filter(digest=_digest(token)))


def sent_to(person: UUID, invitation_id: UUID) -> Invitation:
    return _found(Invitation.objects.filter(person=person, pk=invitation_id))


def _found(invitations: QuerySet[Invitation]) -> Invitation:
    found = bringing(invitations, "room__current_game").first()
    if found is None:
        raise Refused(GameRefusal.NO_SUCH_INVITATION)
    return found


# Coming in, and staying away


def accept(invitation: Invitation, person: UUID) -> WhyNot | None:
    """Lets the person into the room, and seats them there; or returns why it can't seat them.

    Those who have been in the room need no invitation: for them a link is the way back.
    """
    with transaction.atomic():
        room = lock_room(invitation.room)
        invitation = _found(Invitation.objects.filter(pk=invitation.pk))
        is_new = not has_been_in(room, person)
        if is_new:
            refuse_if_over(invitation)
        admit(room, person)
        if invitation.person:
            Invitation.objects.filter(pk=invitation.pk).update(uses_left=0)
            announce_stale(INVITATIONS, [person])
        elif is_new:
            Invitation.objects.filter(pk=invitation.pk).update(uses_left=F("uses_left") - 1)
    return try_to_sit(room, person)


def decline(invitation: Invitation) -> None:
    """Takes the invitation from the person's list; nobody is told."""
    Invitation.objects.filter(pk=invitation.pk).update(declined_at=timezone.now())
    if invitation.person:
        announce_stale(INVITATIONS, [invitation.person])


def take_back(room: Room, by: UUID, invitation_id: UUID) -> None:
    with transaction.atomic():
        room = lock_room(room)
        invitation = _found(given(room, by).filter(pk=invitation_id))
        if invitation.person:
            invitation.delete()
            announce_stale(INVITATIONS, [invitation.person])
        else:
            Invitation.objects.filter(pk=invitation_id).update(taken_back_at=timezone.now())


def delete_long_over(now: datetime) -> None:
    """Deletes invitations that ran out long ago; until then they say that they have."""
    before = now - timedelta(days=settings.INVITATIONS_STAY_DAYS)
    lock_and_delete(Invitation.objects.filter(until__lt=before))
