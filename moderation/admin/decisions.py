"""Admin pages that list decisions, make them, take them back and answer appeals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import msgspec
from django import forms
from django.contrib import messages
from django.contrib.admin import SimpleListFilter, display, register
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import Account
from games.distributed import bringing
from games.models import Game, Room
from games.rules.refusals import RuleViolation
from games.store import GameNotFound
from moderation import appeals, reports
from moderation.actions import decide, take_back
from moderation.admin.games import game_title
from moderation.admin.links import (
    decision_link,
    game_link,
    link,
    moderator_of,
    name_of,
    page_of,
    person_link,
    report_link,
    room_link,
    said,
)
from moderation.admin.lists import Whether
from moderation.admin.looks import Look, Tool
from moderation.admin.next_report import next_report
from moderation.admin.panel import DAYS, DO
from moderation.admin.site import site
from moderation.models import Decision, Kind, Report
from moderation.moderators import appoint
from moderation.orders import CAN_END, FINAL, NEEDS, Order
from web.bodies import read_body
from web.refusals import Refused

ASKED = {"turn": forms.IntegerField, "name": forms.CharField, "game": forms.UUIDField}
ASKED_AS: dict[str, Any] = {
    "game": _("Game"),
    "turn": _("Turn"),
    "room": _("Room"),
    "person": _("Person"),
    "name": _("New name or title"),
}
APPEALS = {"waits": _("waits"), "granted": _("granted"), "rejected": _("rejected")}

Doing = Callable[[dict[str, Any]], Model]


class WhyForm(forms.Form):
    reason = forms.CharField(
        label=_("Reason"),
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 4, "data-key": "r"}),
        help_text=_("Whom it concerns can read it."),
    )


class AnswerForm(forms.Form):
    granted = forms.TypedChoiceField(
        label=_("Answer"),
        choices=(("yes", _("grant it, and take the decision back")), ("no", _("reject it"))),
        widget=forms.RadioSelect,
    )
    words = forms.CharField(
        label=_("In words"),
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 4, "data-key": "r"}),
    )


def order_form(kind: str, known: Mapping[str, object]) -> type[forms.Form]:
    """A form with the fields that a decision of this kind needs; known ones are hidden."""
    fields: dict[str, Any] = {}
    for name in NEEDS[kind]:
        kept = {"widget": forms.HiddenInput} if name in known else {}
        fields[name] = ASKED.get(name, forms.CharField)(label=ASKED_AS[name], **kept)
    if kind in CAN_END:
        fields["days"] = forms.ChoiceField(choices=DAYS, required=False, label=_("For how long"))
    fields["report"] = forms.UUIDField(required=False, widget=forms.HiddenInput)
    order = [*NEEDS[kind], "days", "reason", "report"]
    return type("OrderForm", (WhyForm,), {**fields, "field_order": order})


class Appealed(SimpleListFilter):
    title, parameter_name = _("Appeal"), "appeal"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(APPEALS.items())

    def queryset(self, request: HttpRequest, found: QuerySet[Decision]) -> QuerySet[Decision]:
        if self.value() not in APPEALS:
            return found
        granted = {"waits": None, "granted": True, "rejected": False}[str(self.value())]
        return found.filter(appeal__isnull=False, appeal__granted=granted)


@register(Decision, site=site)
class DecisionLook(Look):
    heading = _("Decisions")
    list_display = ("kind", "about", "room_title", "decided_by", "at", "until", "taken_back_at",
                    "appealed")  # fmt: skip
    list_filter = ("kind", Appealed, ("taken_back_at", Whether))
    search_fields = ("=id", "=person", "reason", "=room__code")
    ordering = ("-at",)
    facts = (
        "about", "reason", "room_title", "game_link", "turn", "before", "after", "report_link",
        "decided_by", "at", "until", "taken_back_at", "appeal_words", "appealed",
        "appeal_answer",
    )  # fmt: skip

    def get_queryset(self, request: HttpRequest) -> QuerySet[Decision]:
        found: QuerySet[Decision] = super().get_queryset(request)
        return found.select_related("room", "appeal", "report").annotate(
            person_name=name_of("person"), by_name=name_of("by")
        )

    def title_of(self, shown: Decision) -> str:
        return str(shown.get_kind_display()).capitalize()

    @display
    def about(self, decision: Any) -> str:
        return person_link(decision.person, decision.person_name)

    @display
    def decided_by(self, decision: Any) -> str:
        return person_link(decision.by, decision.by_name)

    @display
    def room_title(self, decision: Decision) -> str:
        return room_link(decision.room)

    @display
    def game_link(self, decision: Decision) -> str:
        return game_link(decision.game_id)

    @display
    def report_link(self, decision: Decision) -> str:
        return report_link(decision.report) if decision.report else ""

    @display
    def appealed(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        if appeal is None:
            return ""
        return str(APPEALS[{None: "waits", True: "granted", False: "rejected"}[appeal.granted]])

    @display
    def appeal_words(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        return appeal.words if appeal else ""

    @display
    def appeal_answer(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        return appeal.answer if appeal else ""

    def tools(self, request: HttpRequest, shown: Decision) -> Iterable[Tool]:
        appeal = getattr(shown, "appeal", None)
        if appeal is not None and appeal.granted is None:
            yield Tool(gettext("Answer the appeal"), reverse("admin:answer", args=[shown.pk]), "a")
        if shown.taken_back_at is None and shown.kind not in FINAL:
            yield Tool(gettext("Take back"), reverse("admin:take_back", args=[shown.pk]), "t")
        yield from next_report()

    def get_urls(self) -> list[URLPattern]:
        pages: dict[str, tuple[str, Callable[..., HttpResponse]]] = {
            "decide": ("decide/<slug:kind>/", decide_page),
            "take_back": ("<uuid:decision>/take-back/", take_back_page),
            "answer": ("<uuid:decision>/answer/", answer_page),
            "dismiss": ("dismiss/<uuid:report>/", dismiss_page),
            "appoint": ("appoint/<uuid:person>/", appoint_page),
        }
        named = [
            path(address, site.admin_view(page), name=name)
            for name, (address, page) in pages.items()
        ]
        return [*named, *super().get_urls()]


# The pages


def decide_page(request: HttpRequest, kind: str) -> HttpResponse:
    if kind not in Kind.values:
        raise Http404

    def do(given: dict[str, Any]) -> Model:
        return decide(moderator_of(request), _order(kind, given))

    known = request.GET.dict()
    form = order_form(kind, known)(request.POST or None, initial=known)
    return _asked(
        request, form, do, title=str(DO[kind]), about=_about(known), is_final=kind in FINAL
    )


def _order(kind: str, given: dict[str, Any]) -> Order:
    days = given.pop("days", "")
    until = timezone.now() + timedelta(days=int(days)) if days else None
    told = {name: value for name, value in given.items() if value not in (None, "")}
    return read_body(msgspec.json.encode({"kind": kind, **told, "until": until}), Order)


def _about(known: Mapping[str, str]) -> list[object]:
    """The person, room, game and reported words that an order is about."""
    about: list[object] = []
    if report := Report.objects.filter(pk=_uuid(known, "report")).first():
        about.append(report.words)
    if person := Account.objects.filter(pk=_uuid(known, "person")).first():
        about.append(person_link(person.pk, person.name))
    if game := bringing(Game.objects.filter(pk=_uuid(known, "game")), "room").first():
        about.append(link(page_of(Game, game.pk), game_title(game)))
    elif room := Room.objects.filter(code=known.get("room", "")).first():
        about.append(room_link(room))
    return [line for line in about if line]


def _decided(decision_id: UUID) -> list[object]:
    """The decision, its reason, and the words of the appeal against it, if there is one."""
    found = Decision.objects.select_related("appeal").annotate(person_name=name_of("person"))
    decision: Any = found.filter(pk=decision_id).first()
    if decision is None:
        return []
    appeal = getattr(decision, "appeal", None)
    told = {
        gettext("Decision"): decision_link(decision),
        gettext("Person"): person_link(decision.person, decision.person_name),
        gettext("Reason"): decision.reason,
        gettext("Appeal"): appeal.words if appeal else "",
    }
    return [
        format_html("<small>{}</small> {}", label, value) for label, value in told.items() if value
    ]


def _uuid(known: Mapping[str, str], name: str) -> UUID:
    """The id given under this name; where there is none, an id that nothing has."""
    try:
        return UUID(known[name])
    except (KeyError, ValueError):
        return UUID(int=0)


def take_back_page(request: HttpRequest, decision: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        return take_back(moderator_of(request), decision, given["reason"])

    form = WhyForm(request.POST or None)
    return _asked(request, form, do, title=gettext("Take back"), about=_decided(decision))


def answer_page(request: HttpRequest, decision: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        granted = given["granted"] == "yes"
        by = moderator_of(request)
        return appeals.answer(by, decision, granted=granted, words=given["words"]).decision

    form = AnswerForm(request.POST or None)
    return _asked(request, form, do, title=gettext("Answer the appeal"), about=_decided(decision))


def dismiss_page(request: HttpRequest, report: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        return reports.dismiss(moderator_of(request), report, given["reason"])

    form, about = WhyForm(request.POST or None), _about({"report": str(report)})
    return _asked(request, form, do, title=gettext("Dismiss"), about=about)


def appoint_page(request: HttpRequest, person: UUID) -> HttpResponse:
    """Makes a person a moderator, or no longer; for administrators alone."""
    account = Account.objects.filter(pk=person, erased_at=None, is_superuser=False).first()
    if not request.user.is_superuser or account is None:
        raise PermissionDenied

    def do(given: dict[str, Any]) -> Model:
        appoint(moderator_of(request), account, given["reason"])
        return account

    form = WhyForm(request.POST or None)
    return _asked(request, form, do, title=gettext("Moderator, or no longer"), about=[account.name])


def _asked(
    request: HttpRequest,
    form: forms.Form,
    do: Doing,
    *,
    title: str,
    about: Sequence[object],
    is_final: bool = False,
) -> HttpResponse:
    """Shows the form; once it is valid, acts on it and shows the result."""
    if request.method == "POST" and form.is_valid():
        try:
            done = do(dict(form.cleaned_data))
        except (Refused, RuleViolation, GameNotFound) as refused:
            form.add_error(None, said(refused))
        else:
            messages.success(request, gettext("{title}: done").format(title=title))
            return HttpResponseRedirect(page_of(type(done), done.pk))
    context = {
        **site.each_context(request),
        "title": title,
        "about": about,
        "is_final": is_final,
        "form": form,
    }
    return TemplateResponse(request, "moderation/ask.html", context)
