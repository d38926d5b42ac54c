"""The places of the admin, for the bar that leads to them."""

from typing import Any, NamedTuple

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from games.admin import APPROVE


class Place(NamedTuple):
    label: Any
    url: str
    icon: str
    key: str
    """The key that leads there when it is pressed after a g."""
    is_here: bool


class Places(NamedTuple):
    first: list[Place]
    """Those that are always in sight."""
    rest: list[Place]


LISTS = (
    (_("Reports"), "moderation_report", "r"),
    (_("Rooms"), "games_room", "o"),
    (_("Games"), "games_game", "g"),
    (_("People"), "accounts_account", "p"),
    (_("Decisions"), "moderation_decision", "d"),
    (_("Audit log"), "moderation_auditentry", "a"),
    (_("Words"), "moderation_word", "w"),
    (_("Decks"), "games_importeddeck", "k"),
)
ALWAYS_IN_SIGHT = 4


def places(request: HttpRequest) -> Places:
    home = reverse("admin:index")
    there = [Place(_("Desk"), home, "desk", "h", request.path == home)]
    for label, name, key in LISTS:
        if name != "games_importeddeck" or request.user.has_perm(APPROVE):
            url = reverse(f"admin:{name}_changelist")
            there.append(Place(label, url, name, key, request.path.startswith(url)))
    return Places(there[: ALWAYS_IN_SIGHT + 1], there[ALWAYS_IN_SIGHT + 1 :])
