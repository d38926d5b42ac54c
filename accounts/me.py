"""An account as its owner sees it."""

from datetime import datetime
from typing import Annotated

from django.conf import settings
from msgspec import Meta

from accounts.models import Account, Shown
from accounts.names import LONGEST
from accounts.people import PersonSeen, names_of
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
        description="The colour to play by preference, where the edition has it and it is free. "
        "Empty for none.",
    ),
]


class Me(PersonSeen, frozen=True):
    language: LanguageCode
    colour: str
    """The colour to play by preference; empty if there is none."""
    email: str | None
    history_shown: ShownTo
    """The people who may see my games and statistics: everybody, fellow players, or nobody."""
    created_at: datetime
    admin: str | None
    """The address of the moderators' pages on this server; null for all who are none."""


def me_of(account: Account) -> Me:
    seen = names_of([account.id])[account.id]
    return Me(
        id=seen.id,
        name=seen.name,
        avatar=seen.avatar,
        kind=seen.kind,
        language=account.language,
        colour=account.colour,
        email=account.email,
        history_shown=account.history_shown,
        created_at=account.created_at,
        admin=f"/{settings.ADMIN_PATH}/" if seen.kind == "moderator" else None,
    )
