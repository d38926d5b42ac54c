"""Seats bots in the lobby of a room, and takes them away again."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import cast
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from accounts.names import look_alike
from accounts.people import names_of
from bots.library import refuse_unknown_cards
from bots.models import Bot
from bots.names import persona_of
from bots.personas import PERSONAS, Persona, Strength
from bots.refusals import BotRefusal
from games import store
from games.announce import announce_room
from games.models import Admission, Room
from games.play import play
from games.rooms import current, lock_room, refuse_if_closed, require_host
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code, RuleViolation
from games.rules.state import Phase, Table
from web.refusals import Refused


def add_bots(room: Room, by: m.Actor, number: int, strength: Strength) -> None:
    """Seats so many bots, all of them or none."""
    with transaction.atomic():
        seat_bots(lock_room(room), by, strength, number=number)


def fill_up(room: Room, by: m.Actor, players: int, strength: Strength) -> None:
    """Seats as many bots as it takes to have so many players."""
    with transaction.atomic():
        seat_bots(lock_room(room), by, strength, until=players)


def seat_bots(
    room: Room,
    by: m.Actor,
    strength: Strength,
    *,
    number: int = 0,
    until: int = 0,
) -> None:
    """Seats bots in a room that this transaction has locked: so many, or until so many sit there.

    Nobody joins without the lock of the room, so that the seats that are free stay so.
    """
    require_host(room, by)
    refuse_if_closed(room)
    table = store.load(current(room).id)
    wanted = number or max(0, until - len(table.present))
    if table.phase is not Phase.LOBBY:
        raise RuleViolation(Code.GAME_OVER if table.is_over else Code.ALREADY_STARTED)
    if len(table.present) + wanted > table.settings.rules.most_players:
        raise RuleViolation(Code.TABLE_FULL, expected=table.settings.rules.most_players)
    refuse_unknown_cards(table.settings)
    bots = _bots_for(room, table, wanted, strength)
    Admission.objects.bulk_create(
        [Admission(room=room, person=bot) for bot in bots], ignore_conflicts=True
    )
    for bot in bots:
        play(current(room).id, m.player(str(bot)), m.JoinAsBot())
    announce_room(room.id)


def remove_bot(room: Room, by: m.Actor, bot: UUID) -> None:
    """Takes a bot away that sits in the lobby."""
    with transaction.atomic():
        room = lock_room(room)
        require_host(room, by)
        table = store.load(current(room).id)
        if Player(str(bot)) not in table.bots:
            raise Refused(BotRefusal.NO_SUCH_BOT)
        if table.phase is not Phase.LOBBY:
            raise RuleViolation(Code.GAME_OVER if table.is_over else Code.ALREADY_STARTED)
        play(current(room).id, m.player(str(bot)), m.Leave())
        announce_room(room.id)


def _bots_for(room: Room, table: Table, number: int, strength: Strength) -> list[UUID]:
    """Bots that don't sit there yet: those that the room has had before, and new ones."""
    seated = [UUID(player) for player in table.sitting]
    known = {bot.persona: bot for bot in Bot.objects.filter(room=room)}
    here = {bot.persona for bot in known.values() if bot.person in seated}
    names = [person.name for person in names_of(seated).values()]
    free = [one for one in _company_of_the_day(PERSONAS) if one.slug not in here]
    free.sort(key=lambda persona: persona.slug in known)  # whoever was sent away comes last
    fitting = list(_with_names_unlike(names, free, room.language))
    if len(fitting) < number:
        raise Refused(BotRefusal.NO_MORE_BOTS)
    return [_bot(room, persona, strength, known.get(persona.slug)) for persona in fitting[:number]]


def _bot(room: Room, persona: Persona, strength: Strength, before: Bot | None) -> UUID:
    if before is not None:
        Bot.objects.filter(pk=before.pk).update(strength=strength)
        return before.person
    account = Account.objects.create_bot(persona.name(room.language), room.language, persona.avatar)
    Bot.objects.create(person=account.id, room=room, persona=persona.slug, strength=strength)
    return account.id


def _company_of_the_day(personas: Sequence[Persona]) -> list[Persona]:
    """The characters in the order in which they come today, to every table."""
    return Random(timezone.now().date().isoformat()).sample(personas, len(personas))


def _with_names_unlike(
    names: Sequence[str], personas: Iterable[Persona], language: str
) -> Iterator[Persona]:
    for persona in personas:
        if not any(look_alike(persona.name(language), name) for name in names):
            yield persona


def characters(room_ids: Iterable[UUID]) -> dict[UUID, Persona]:
    """The characters of all bots in these rooms, by the ids of their accounts."""
    rows = Bot.objects.filter(room__in=list(room_ids)).values_list("person", "persona", "strength")
    return {
        person: persona_of(slug).at(cast("Strength", strength)) for person, slug, strength in rows
    }
