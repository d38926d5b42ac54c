"""Links, times and refusals as the pages of the admin write them."""

from datetime import datetime, timedelta
from urllib.parse import urlencode
from uuid import UUID

from django.db.models import Model, OuterRef, Subquery
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import capfirst
from django.utils.timesince import timesince
from django.utils.translation import gettext

from accounts.models import Account
from accounts.people import PersonSeen
from games.models import Game, Room
from moderation.admin.labels import REPORTED, word_for
from moderation.audit import Moderator
from moderation.models import Decision, Report
from web import problems
from web.addresses import address_of

NOTHING = "—"


def name_of(field: str) -> Subquery:
    """A subquery for the name of the account whose id is in a field, so that lists need no more."""
    return Subquery(Account.objects.filter(pk=OuterRef(field)).values("name")[:1])


def name_of_one(person: UUID | None) -> str | None:
    if person is None:
        return None
    return Account.objects.filter(pk=person).values_list("name", flat=True).first()


def moderator_of(request: HttpRequest) -> Moderator:
    account = request.user
    assert isinstance(account, Account)
    return Moderator(account.id, address_of(request), account.is_superuser)


def said(error: Exception) -> str:
    """The sentence of a refusal."""
    return problems.in_words(problems.problem_of(error)).detail


def when(moment: datetime) -> SafeString:
    """The time, short enough for a table on a phone; all times of the desk are in UTC."""
    said = date_format(moment, gettext("j M Y, H:i"))
    return format_html('<time datetime="{}">{}</time>', moment.isoformat(), said)


def ago(moment: datetime) -> str:
    """How long ago it was, in the largest unit."""
    passed = timezone.now() - moment
    if passed < timedelta(minutes=1):
        return gettext("just now")
    return gettext("{time} ago").format(time=timesince(moment, depth=1))


def in_words(value: object) -> object:
    """A value as a page shows it, in the reader's words."""
    match value:
        case None | "":
            return NOTHING
        case bool():
            return gettext("Yes") if value else gettext("No")
        case datetime():
            return when(value)
        case _:
            return value


# Links


def link(url: str, text: object) -> SafeString:
    return format_html('<a href="{}">{}</a>', url, text)


def page_of(model: type[Model], pk: object) -> str:
    meta = model._meta
    return reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[pk])


def list_of(model: type[Model], **filters: object) -> str:
    meta = model._meta
    address = reverse(f"admin:{meta.app_label}_{meta.model_name}_changelist")
    return f"{address}?{urlencode(filters)}" if filters else address


def person_link(person: UUID | None, name: str | None) -> str:
    if person is None:
        return NOTHING
    return link(page_of(Account, person), name or gettext("Former player"))


def seen_link(seen: PersonSeen) -> str:
    return link(page_of(Account, seen.id), seen.name)


def room_link(room: Room | None) -> str:
    return NOTHING if room is None else link(page_of(Room, room.pk), room)


def game_link(game: UUID | None) -> str:
    return NOTHING if game is None else link(page_of(Game, game), str(game)[:8])


def report_link(report: Report) -> SafeString:
    return link(page_of(Report, report.pk), word_for(REPORTED, report.matter))


def decision_link(decision: Decision) -> SafeString:
    return link(page_of(Decision, decision.pk), capfirst(decision.get_kind_display()))


def decide_url(kind: str, **about: object) -> str:
    given = {name: value for name, value in about.items() if value is not None}
    return f"{reverse('admin:decide', args=[kind])}?{urlencode(given)}"
