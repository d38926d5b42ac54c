"""The names of bots, which nobody else may take."""

from functools import cache
from uuid import UUID

from accounts.names import skeleton
from bots.personas import PERSONAS, Persona

BY_SLUG = {persona.slug: persona for persona in PERSONAS}


def is_name_of_a_bot(name: str) -> bool:
    return skeleton(name) in _reserved()


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(name) for persona in PERSONAS for name in persona.names.values())


def persona_of(slug: str) -> Persona:
    """The character; the first one in the place of one that a later version doesn't know."""
    return BY_SLUG.get(slug, PERSONAS[0])


def stand_in_for(player: str) -> Persona:
    """The character of the bot that plays for somebody: always the same for the same player."""
    return PERSONAS[UUID(player).int % len(PERSONAS)]
