"""The form beside what it is about: a reason, and a button for each decision to choose from."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from moderation.admin.links import decide_url
from moderation.models import Kind, Report
from moderation.orders import CAN_END, FINAL, NEEDS

DAYS = (
    ("1", _("a day")),
    ("7", _("a week")),
    ("30", _("30 days")),
    ("365", _("a year")),
    ("", _("for good")),
)
DO: Mapping[str, Any] = {
    Kind.HIDE_CLUE: _("Hide the clue"),
    Kind.RENAME_PERSON: _("Rename"),
    Kind.RENAME_ROOM: _("Rename the room"),
    Kind.CLOSE_ROOM: _("Close the room"),
    Kind.VOID_GAME: _("Make the game void"),
    Kind.REMOVE: _("Remove from the game"),
    Kind.BAN_FROM_ROOM: _("Ban from the room"),
    Kind.WARN: _("Warn"),
    Kind.MUTE: _("Mute"),
    Kind.SUSPEND: _("Suspend"),
}
"""The words on the buttons of decisions."""


class Button(NamedTuple):
    label: Any
    url: str
    key: str
    """The key that chooses it."""


class Panel(NamedTuple):
    buttons: list[Button]
    final: list[Button]
    """Decisions for good, which are asked for once more on a page of their own."""
    known: Mapping[str, object]
    """The report, person, room, game and turn of the decision, which nobody has to fill in."""
    asks_name: bool
    asks_days: bool
    days: Iterable[tuple[str, Any]] = DAYS


def panel(kinds: Iterable[str], *, dismisses: Report | None = None, **about: object) -> Panel:
    """A panel with these kinds of decisions, and one to dismiss the report, if there is one."""
    known = {name: value for name, value in about.items() if value is not None}
    offered = [kind for kind in kinds if all(need in {*known, "name"} for need in NEEDS[kind])]
    doing = [(DO[kind], decide_url(kind, **known)) for kind in offered if kind not in FINAL]
    if dismisses is not None:
        doing.append((_("Dismiss"), reverse("admin:dismiss", args=[dismisses.pk])))
    return Panel(
        buttons=[Button(word, url, str(key)) for key, (word, url) in enumerate(doing, 1)],
        final=[Button(DO[k], decide_url(k, **known), "") for k in offered if k in FINAL],
        known=known,
        asks_name=any("name" in NEEDS[kind] for kind in offered),
        asks_days=any(kind in CAN_END for kind in offered),
    )
