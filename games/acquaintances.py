"""Tells whom somebody has played with, as far as the apps above know."""

from collections.abc import Callable, Collection
from uuid import UUID

from web.hooks import Hook

acquaintances: Hook[Callable[[UUID, Collection[UUID]], set[UUID]]] = Hook()
"""Each says of a person which of the others they have sat in a game with that had begun."""


def played_with(person: UUID, others: Collection[UUID]) -> set[UUID]:
    """Those of the others whom the person has sat in a game with, and the person themselves."""
    met = {other for of in acquaintances for other in of(person, others)}
    return met | ({person} & set(others))
