"""The base of all admin pages. They show rows; changes are made by decisions only."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode
from uuid import UUID

from django.contrib.admin import FieldListFilter, ModelAdmin
from django.contrib.admin.utils import get_fields_from_path
from django.contrib.admin.views.main import SEARCH_VAR, ChangeList, ChangeListSearchForm
from django.db.models import Model, OuterRef, Subquery
from django.forms import CharField
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from accounts.models import Account
from accounts.people import PersonSeen
from games.models import Room
from moderation.audit import Moderator
from moderation.moderators import MODERATE
from web.problems import in_words, problem_of

NOTHING = "—"
LONGEST_SEARCH = 200

if TYPE_CHECKING:
    Base = ModelAdmin[Any]
else:
    Base = ModelAdmin


class Tool(NamedTuple):
    """A link to a page with an action."""

    label: str
    url: str


class Section(NamedTuple):
    """A table below the fields."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]


class SearchForm(ChangeListSearchForm):
    """A search for thousands of words would take the database seconds."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        searched = CharField(required=False, strip=False, max_length=LONGEST_SEARCH)
        self.fields[SEARCH_VAR] = searched


class BoundedChangeList(ChangeList):
    search_form_class = SearchForm


class DeclaredLookups(Base):
    """A page of the admin whose list answers the lookups that are declared for it, and no others.

    Django lets a query compare any column of the model, those that no page shows as well.
    """

    lookups: tuple[str, ...] = ()
    """Lookups that links to the list use, besides those of its filters."""

    def get_object(self, request: HttpRequest, object_id: str, from_field: object = None) -> Any:
        """The object by its primary key; a query can't name another field to find it by."""
        return super().get_object(request, object_id)

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return BoundedChangeList

    def lookup_allowed(self, lookup: str, value: object, request: HttpRequest) -> bool:
        return lookup in self.declared_lookups(request)

    def declared_lookups(self, request: HttpRequest) -> frozenset[str]:
        filters = self.get_list_filter(request)
        return frozenset((*self.lookups, *chain.from_iterable(map(self._parameters, filters))))

    def _parameters(self, declared: Any) -> list[str]:
        """The names under which a filter reads its value."""
        if not isinstance(declared, str | tuple):
            return [declared.parameter_name]
        path, kind = declared if isinstance(declared, tuple) else (declared, FieldListFilter.create)
        field = get_fields_from_path(self.model, path)[-1]
        return list(kind(field, None, {}, self.model, self, path).expected_parameters())


class Look(DeclaredLookups):
    change_form_template = "moderation/look.html"
    list_per_page = 50
    show_full_result_count = False
    actions = None

    def has_module_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(MODERATE))

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return bool(request.user.has_perm(MODERATE))

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def tools(self, request: HttpRequest, shown: Any) -> Iterable[Tool]:
        return ()

    def sections(self, request: HttpRequest, shown: Any) -> Iterable[Section]:
        return ()

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        shown = self.get_object(request, object_id)
        more: dict[str, Any] = {"show_close": False}
        if shown is not None:
            more |= {
                "title": str(shown),
                "subtitle": None,
                "tools": list(self.tools(request, shown)),
                "sections": list(self.sections(request, shown)),
            }
        return super().change_view(request, object_id, form_url, {**more, **(extra_context or {})})


def name_of(field: str) -> Subquery:
    """A subquery for the name of the account whose id is in a field, so that lists need no more."""
    return Subquery(Account.objects.filter(pk=OuterRef(field)).values("name")[:1])


def moderator_of(request: HttpRequest) -> Moderator:
    account = request.user
    assert isinstance(account, Account)
    return Moderator(account.id, str(request.META.get("REMOTE_ADDR", "")), account.is_superuser)


def said(error: Exception) -> str:
    """The sentence of a refusal."""
    return in_words(problem_of(error)).detail


# Links


def link(url: str, text: object) -> SafeString:
    return format_html('<a href="{}">{}</a>', url, text)


def page_of(model: type[Model], pk: object) -> str:
    meta = model._meta
    return reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[pk])


def list_of(model: type[Model], **filters: object) -> str:
    meta = model._meta
    return f"{reverse(f'admin:{meta.app_label}_{meta.model_name}_changelist')}?{urlencode(filters)}"


def person_link(person: UUID | None, name: str | None) -> str:
    if person is None:
        return NOTHING
    return link(page_of(Account, person), name or gettext("Former player"))


def seen_link(seen: PersonSeen) -> str:
    return link(page_of(Account, seen.id), seen.name)


def room_link(room: Room | None) -> str:
    return NOTHING if room is None else link(page_of(Room, room.pk), room)


def decide_url(kind: str, **about: object) -> str:
    given = {name: value for name, value in about.items() if value is not None}
    return f"{reverse('admin:decide', args=[kind])}?{urlencode(given)}"
