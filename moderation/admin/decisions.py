"""Admin pages that list decisions, make them, take them back and answer appeals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import msgspec
from django import forms
from django.contrib import messages
from django.contrib.admin import EmptyFieldListFilter, display, register
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone

from accounts.models import Account
from games.models import Game, Room
from games.rules.refusals import RuleViolation
from games.store import GameNotFound
from moderation import appeals, reports
from moderation.actions import decide, take_back
from moderation.admin.read_only_admin import (
    NOTHING,
    Look,
    Tool,
    link,
    moderator_of,
    name_of,
    page_of,
    person_link,
    room_link,
    said,
)
from moderation.admin.site import site
from moderation.models import Decision, Kind, Report
from moderation.moderators import appoint
from moderation.orders import CAN_END, FINAL, NEEDS, Order
from web.refusals import Refused

DAYS = (("1", "a day"), ("7", "a week"), ("30", "30 days"), ("365", "a year"), ("", "for good"))
ASKED = {"turn": forms.IntegerField, "name": forms.CharField, "game": forms.UUIDField}

Doing = Callable[[dict[str, Any]], Model]


class WhyForm(forms.Form):
    reason = forms.CharField(
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text="Whom it concerns can read it.",
    )


class AnswerForm(forms.Form):
    granted = forms.TypedChoiceField(
        choices=(("yes", "grant it, and take the decision back"), ("no", "reject it")),
        widget=forms.RadioSelect,
    )
    words = forms.CharField(max_length=2000, widget=forms.Textarea(attrs={"rows": 4}))


def order_form(kind: str, known: Mapping[str, object]) -> type[forms.Form]:
    """A form with the fields that a decision of this kind needs; known ones are hidden."""
    fields: dict[str, Any] = {}
    for name in NEEDS[kind]:
        kept = {"widget": forms.HiddenInput} if name in known else {}
        fields[name] = ASKED.get(name, forms.CharField)(**kept)
    if kind in CAN_END:
        fields["days"] = forms.ChoiceField(choices=DAYS, required=False, label="For how long")
    fields["report"] = forms.UUIDField(required=False, widget=forms.HiddenInput)
    order = [*NEEDS[kind], "days", "reason", "report"]
    return type("OrderForm", (WhyForm,), {**fields, "field_order": order})


@register(Decision, site=site)
class DecisionLook(Look):
    list_display = ("kind", "about", "room_title", "decided_by", "at", "until", "taken_back_at",
                    "appealed")  # fmt: skip
    list_filter = (
        "kind",
        ("appeal__granted", EmptyFieldListFilter),
        ("taken_back_at", EmptyFieldListFilter),
    )
    search_fields = ("=id", "=person", "reason", "=room__code")
    ordering = ("-at",)
    fields = (
        "kind", "about", "reason", "room_title", "game_link", "turn", "before", "after",
        "report_link", "decided_by", "at", "until", "taken_back_at", "appeal_words",
        "appeal_answer",
    )  # fmt: skip
    readonly_fields = (
        "about", "room_title", "game_link", "report_link", "decided_by", "appeal_words",
        "appeal_answer",
    )  # fmt: skip

    def get_queryset(self, request: HttpRequest) -> QuerySet[Decision]:
        found: QuerySet[Decision] = super().get_queryset(request)
        return found.select_related("room", "appeal").annotate(
            person_name=name_of("person"), by_name=name_of("by")
        )

    @display(description="person")
    def about(self, decision: Any) -> str:
        return person_link(decision.person, decision.person_name)

    @display(description="by")
    def decided_by(self, decision: Any) -> str:
        return person_link(decision.by, decision.by_name)

    @display(description="room")
    def room_title(self, decision: Decision) -> str:
        return room_link(decision.room)

    @display(description="game")
    def game_link(self, decision: Decision) -> str:
        game = decision.game_id
        return link(page_of(Game, game), game) if game else NOTHING

    @display(description="report")
    def report_link(self, decision: Decision) -> str:
        report = decision.report_id
        return link(page_of(Report, report), report) if report else NOTHING

    @display(description="appeal")
    def appealed(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        if appeal is None:
            return NOTHING
        return {None: "waits", True: "granted", False: "rejected"}[appeal.granted]

    @display(description="appeal")
    def appeal_words(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        return appeal.words if appeal else NOTHING

    @display(description="answer")
    def appeal_answer(self, decision: Decision) -> str:
        appeal = getattr(decision, "appeal", None)
        return (appeal.answer or NOTHING) if appeal else NOTHING

    def tools(self, request: HttpRequest, shown: Decision) -> Iterable[Tool]:
        appeal = getattr(shown, "appeal", None)
        if appeal is not None and appeal.granted is None:
            yield Tool("Answer the appeal", reverse("admin:answer", args=[shown.pk]))
        if shown.taken_back_at is None and shown.kind not in FINAL:
            yield Tool("Take back", reverse("admin:take_back", args=[shown.pk]))

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
    return _asked(request, form, do, title=Kind(kind).label.capitalize(), about=_about(known))


def _order(kind: str, given: dict[str, Any]) -> Order:
    days = given.pop("days", "")
    until = timezone.now() + timedelta(days=int(days)) if days else None
    told = {name: value for name, value in given.items() if value not in (None, "")}
    return msgspec.convert({"kind": kind, **told, "until": until}, Order, strict=False)


def _about(known: Mapping[str, str]) -> list[object]:
    """The person, room, game and reported words that an order is about."""
    about: list[object] = []
    if report := Report.objects.filter(pk=_uuid(known, "report")).first():
        about.append(report.words)
    if person := Account.objects.filter(pk=_uuid(known, "person")).first():
        about.append(person)
    if game := Game.objects.select_related("room").filter(pk=_uuid(known, "game")).first():
        about += [game.room, game]
    elif room := Room.objects.filter(code=known.get("room", "")).first():
        about.append(room)
    return [line for line in about if line]


def _uuid(known: Mapping[str, str], name: str) -> UUID:
    """The id given under this name; where there is none, an id that nothing has."""
    try:
        return UUID(known[name])
    except (KeyError, ValueError):
        return UUID(int=0)


def take_back_page(request: HttpRequest, decision: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        return take_back(moderator_of(request), decision, given["reason"])

    return _asked(request, WhyForm(request.POST or None), do, title="Take back", about=[])


def answer_page(request: HttpRequest, decision: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        granted = given["granted"] == "yes"
        by = moderator_of(request)
        return appeals.answer(by, decision, granted=granted, words=given["words"]).decision

    form = AnswerForm(request.POST or None)
    appealed = Decision.objects.select_related("appeal").filter(pk=decision).first()
    words = [appealed.appeal.words] if appealed and hasattr(appealed, "appeal") else []
    return _asked(request, form, do, title="Answer the appeal", about=words)


def dismiss_page(request: HttpRequest, report: UUID) -> HttpResponse:
    def do(given: dict[str, Any]) -> Model:
        return reports.dismiss(moderator_of(request), report, given["reason"])

    return _asked(request, WhyForm(request.POST or None), do, title="Dismiss", about=[])


def appoint_page(request: HttpRequest, person: UUID) -> HttpResponse:
    """Makes a person a moderator, or no longer; for administrators alone."""
    account = Account.objects.filter(pk=person, erased_at=None, is_superuser=False).first()
    if not request.user.is_superuser or account is None:
        raise PermissionDenied

    def do(given: dict[str, Any]) -> Model:
        appoint(moderator_of(request), account, given["reason"])
        return account

    form = WhyForm(request.POST or None)
    return _asked(request, form, do, title="Moderator, or no longer", about=[account.name])


def _asked(
    request: HttpRequest, form: forms.Form, do: Doing, *, title: str, about: Sequence[object]
) -> HttpResponse:
    """Shows the form; once it is valid, acts on it and shows the result."""
    if request.method == "POST" and form.is_valid():
        try:
            done = do(dict(form.cleaned_data))
        except (Refused, RuleViolation, GameNotFound, msgspec.ValidationError) as refused:
            form.add_error(None, said(refused))
        else:
            messages.success(request, f"{title}: done")
            return HttpResponseRedirect(page_of(type(done), done.pk))
    context = {**site.each_context(request), "title": title, "about": about, "form": form}
    return TemplateResponse(request, "moderation/ask.html", context)
