"""Invitations, as those see them who made them, who got them, and who only has a link."""

from collections.abc import Collection, Mapping
from datetime import datetime
from uuid import UUID

import msgspec
from msgspec.structs import asdict

from accounts.people import PersonSeen, names_of
from games import rooms
from games.invitations import in_force_for
from games.models import Invitation
from games.rules.editions import EditionName
from web.languages import LanguageCode


class Invited(msgspec.Struct, frozen=True):
    """All that an invitation says before one comes in."""

    title: str
    by: PersonSeen
    language: LanguageCode
    edition: EditionName
    players: int
    """The number of people who sit there."""


class InvitedMe(Invited, frozen=True, kw_only=True):
    id: UUID
    made_at: datetime
    until: datetime


def invited(invitation: Invitation, people: Mapping[UUID, PersonSeen]) -> Invited:
    room, game = invitation.room, rooms.current(invitation.room)
    return Invited(
        title=room.title,
        by=people[invitation.by],
        language=room.language,
        edition=game.edition,
        players=len(game.players),
    )


def invitations_of(people: Collection[UUID]) -> dict[UUID, list[InvitedMe]]:
    """The invitations of each of these people, newest first."""
    found = list(in_force_for(people))
    inviters = names_of(invitation.by for invitation in found)
    invitations: dict[UUID, list[InvitedMe]] = {person: [] for person in people}
    for invitation in found:
        assert invitation.person is not None
        invitations[invitation.person].append(_invited_me(invitation, inviters))
    return invitations


def _invited_me(invitation: Invitation, people: Mapping[UUID, PersonSeen]) -> InvitedMe:
    return InvitedMe(
        **asdict(invited(invitation, people)),
        id=invitation.id,
        made_at=invitation.made_at,
        until=invitation.until,
    )
