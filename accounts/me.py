"""An account as its owner sees it."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.models import Account, Shown
from accounts.names import LONGEST
from web.choices import OneOf
from web.languages import LanguageCode

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST,
        description="Something to see, with a letter, a digit or an emoji. It is kept in "
        "Unicode's form NFKC, with single spaces.",
    ),
]
ShownTo = OneOf[Shown]
ColourName = Annotated[
    str,
    Meta(
        max_length=20,
        pattern="^[a-z]*$",
        description="The colour to play by preference, if nobody else has it.",
    ),
]


class Me(msgspec.Struct, frozen=True):
    id: UUID
    name: str
    language: LanguageCode
    colour: str
    email: str | None
    is_guest: bool
    history_shown: ShownTo
    """The people who may see my games and statistics: everybody, fellow players, or nobody."""
    created_at: datetime


def me_of(account: Account) -> Me:
    return Me(
        id=account.id,
        name=account.name,
        language=account.language,
        colour=account.colour,
        email=account.email,
        is_guest=account.is_guest,
        history_shown=account.history_shown,
        created_at=account.created_at,
    )
