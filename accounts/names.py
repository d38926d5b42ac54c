"""Names: their form, who may refuse one, and when two look too much alike for one table."""

import re
import unicodedata
from collections.abc import Callable
from uuid import UUID

from accounts.refusals import AccountRefusal
from web.hooks import Hook
from web.refusals import Refused

LONGEST = 30

# Characters that show nothing, although Unicode counts them as letters, marks or symbols.
_SHOWS_NOTHING = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U000e0100-\U000e01ef]"
)


def normalised(name: str) -> str:
    """The name as it is kept; raises Refused if it is none."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(name) > LONGEST or not _can_all_be_seen(name) or not any(map(_says_something, name)):
        raise Refused(AccountRefusal.BAD_NAME, longest=LONGEST)
    return name


def _can_all_be_seen(name: str) -> bool:
    return not _SHOWS_NOTHING.search(name) and all(unicodedata.category(c)[0] != "C" for c in name)


def _says_something(character: str) -> bool:
    category = unicodedata.category(character)
    return category[0] in "LN" or category == "So"


# Looks


name_checks: Hook[Callable[[UUID, str], None]] = Hook()
"""Checks that may refuse a new name of an account by raising; the first refusal counts.

The account is locked. A check may lock more, in the order of docs/architecture.md, so that what it
found is still true when the name is kept.
"""


reserved_names: Hook[Callable[[str], bool]] = Hook()
"""Functions that say whether a name is kept for somebody who is no person."""


def free_name(name: str) -> str:
    """The name of a new account as it is kept; raises Refused if it is none, or is reserved."""
    kept = normalised(name)
    if any(is_reserved(kept) for is_reserved in reserved_names):
        raise Refused(AccountRefusal.NAME_RESERVED)
    return kept


def check_name_under_lock(account_id: UUID, name: str) -> str:
    """The name as it is kept; raises Refused if it is none, or if a check refuses it.

    For an account that this transaction has locked.
    """
    kept = free_name(name)
    for check in name_checks:
        check(account_id, kept)
    return kept


def look_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """A form that is the same for all names that look alike."""
    plain = unicodedata.normalize("NFKD", name.translate(_CAPITALS).casefold())
    bare = "".join(c for c in plain if unicodedata.category(c)[0] != "M")
    shape = bare.casefold().translate(_SMALL)
    for pair, single in (("rn", "m"), ("vv", "w")):
        shape = shape.replace(pair, single)
    return shape


# The letters of Cyrillic and Greek, and the digits, under the Latin letters that they look like.
_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "abesijkmhopctyxqwyabezhikmnoptyx",
)
_SMALL = str.maketrans(
    "авекмнорстухѕіјԛԝһԁүӏґαβικνορτυχγ01i|ıøđłℓ",  # noqa: RUF001
    "abekmhopctyxsljqwhdylrabikvoptuxyollllodll",
)
