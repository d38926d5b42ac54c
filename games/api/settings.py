"""The settings of a table as clients ask for them: those that are left out stay as they are."""

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from games.catalogue import decks_named
from games.rules.editions import EditionName
from games.rules.names import Number
from games.rules.settings import Clues, Settings
from web.endpoint import given

Slug = Annotated[str, Meta(max_length=50)]
Seconds = Number | UnsetType | None


class TimeLimitsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each phase; null means that the table waits as long as it takes."""

    clue: Seconds = UNSET
    cards: Seconds = UNSET
    votes: Seconds = UNSET
    reveal: Seconds = UNSET


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings to change. What is left out stays as it is, in a new room as is usual."""

    edition: EditionName | UnsetType = UNSET
    decks: tuple[Slug, ...] | UnsetType = UNSET
    """The slugs of all decks that are to be shuffled together."""
    target: Number | UnsetType = UNSET
    hand: Number | UnsetType = UNSET
    limits: TimeLimitsAsked | UnsetType = UNSET
    auto_reveal: bool | UnsetType = UNSET
    late_joining: bool | UnsetType = UNSET
    stand_ins: bool | UnsetType = UNSET
    clues: Clues | UnsetType = UNSET

    def applied_to(self, settings: Settings, person: UUID) -> Settings:
        """The settings with what is asked for; refuses decks that the person can't choose."""
        changes = given(self)
        if self.decks is not UNSET:
            changes["decks"] = decks_named(self.decks, person, on_table=settings.decks)
        if self.limits is not UNSET:
            changes["limits"] = replace(settings.limits, **given(self.limits))
        return replace(settings, **changes)
