"""The lists of the admin: their filters, their columns and the lookups that they answer."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from django.contrib.admin import (
    ChoicesFieldListFilter,
    EmptyFieldListFilter,
    FieldListFilter,
    ModelAdmin,
    ShowFacets,
)
from django.contrib.admin.templatetags.admin_list import result_headers
from django.contrib.admin.utils import get_fields_from_path, lookup_field
from django.contrib.admin.views.main import SEARCH_VAR, ChangeList, ChangeListSearchForm
from django.core.paginator import Paginator
from django.db.models import Model
from django.forms import CharField
from django.http import HttpRequest, HttpResponse
from django.utils.functional import cached_property
from django.utils.translation import gettext

from moderation.admin.labels import LABELS, label_of
from moderation.admin.links import in_words, list_of

LONGEST_SEARCH = 200
MOST_COUNTED = 10_000
CHOICE = "action_checkbox"
"""Django's name of the column of boxes that choose rows."""

if TYPE_CHECKING:
    Base = ModelAdmin[Any]
else:
    Base = ModelAdmin


class SearchForm(ChangeListSearchForm):
    """A search for thousands of words would take the database seconds."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        searched = CharField(required=False, strip=False, max_length=LONGEST_SEARCH)
        self.fields[SEARCH_VAR] = searched


class BoundedPaginator(Paginator):  # type: ignore[type-arg]
    """Counts no further than pages go that anybody would turn to."""

    @cached_property
    def count(self) -> int:
        found: Any = self.object_list
        return int(found.order_by()[:MOST_COUNTED].count())


class Words(ChoicesFieldListFilter):
    """A filter that knows its values beforehand, and what to call them."""

    words: ClassVar[Mapping[str, Any]] = {}

    def choices(self, changelist: Any) -> Iterator[Any]:
        names = [self.lookup_kwarg, self.lookup_kwarg_isnull]
        everything = changelist.get_query_string(remove=names)
        chosen = self.lookup_val or ()
        yield {"selected": not chosen, "query_string": everything, "display": gettext("All")}
        for code, word in self.words.items():
            query = changelist.get_query_string({self.lookup_kwarg: code}, names)
            yield {"selected": code in chosen, "query_string": query, "display": word}


def filter_by(words: Mapping[str, Any]) -> type[Words]:
    return type("WordsOfOneColumn", (Words,), {"words": words})


class Whether(EmptyFieldListFilter):
    """A filter by whether there is a value, which says yes or no."""

    def choices(self, changelist: Any) -> Iterator[Any]:
        words = {"": gettext("All"), "0": gettext("Yes"), "1": gettext("No")}
        for value, word in words.items():
            query = changelist.get_query_string({self.lookup_kwarg: value or None})
            yield {
                "selected": (self.lookup_val or "") == value,
                "query_string": query,
                "display": word,
            }


class Column(NamedTuple):
    label: Any
    url: str
    """The address of the list in the order of this column; empty if it has none."""
    sorted: str
    """How the list is sorted by it: up, down, or not at all."""
    is_first: bool = False
    """True for the column that leads to the pages of the rows."""
    is_choice: bool = False
    """True for the column of boxes that choose rows."""


class Row(NamedTuple):
    url: str
    cells: list[tuple[Column, Any]]


class BoundedChangeList(ChangeList):
    search_form_class = SearchForm

    def get_filters(self, request: HttpRequest) -> Any:
        """Django's, with the words of the desk for their titles."""
        found = super().get_filters(request)
        for spec in found[0]:
            if isinstance(spec, FieldListFilter):
                spec.title = label_of(spec.field_path.rpartition("__")[2])
        return found

    @cached_property
    def columns(self) -> list[Column]:
        headers = list(result_headers(self))
        first = 1 if self.list_display[0] == CHOICE else 0
        return [
            _column(str(name), header, is_first=place == first)
            for place, (name, header) in enumerate(zip(self.list_display, headers, strict=True))
        ]

    def rows(self) -> Iterator[Row]:
        for one in self.result_list:
            cells = (cell(self.model_admin, str(name), one) for name in self.list_display)
            yield Row(self.url_for_result(one), list(zip(self.columns, cells, strict=True)))


def _column(name: str, header: Mapping[str, Any], *, is_first: bool) -> Column:
    if name == CHOICE:
        return Column(header["text"], "", "", is_choice=True)
    way = ("up" if header["ascending"] else "down") if header.get("sorted") else ""
    return Column(label_of(name), header.get("url_primary", ""), way, is_first)


def cell(admin: Any, name: str, row: Model) -> object:
    """The value of a column or a method, as a page shows it."""
    field, _attribute, value = lookup_field(name, row, admin)
    choices = getattr(field, "flatchoices", None)
    return in_words(dict(choices).get(value, value) if choices else value)


class DeclaredLookups(Base):
    """A page of the admin whose list answers the lookups that are declared for it, and no others.

    Django lets a query compare any column of the model, those that no page shows as well.
    """

    lookups: tuple[str, ...] = ()
    """Lookups that links to the list use, besides those of its filters."""
    heading: Any = ""
    """The title of the list."""
    paginator = BoundedPaginator
    show_facets = ShowFacets.NEVER
    show_full_result_count = False
    list_per_page = 50

    def get_object(self, request: HttpRequest, object_id: str, from_field: object = None) -> Any:
        """The object by its primary key; a query can't name another field to find it by."""
        return super().get_object(request, object_id)

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return BoundedChangeList

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        told = {"title": self.heading, "subtitle": None}
        return super().changelist_view(request, {**told, **(extra_context or {})})

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: Any = None,
    ) -> HttpResponse:
        told = {"heading": self.heading, "list_url": list_of(self.model)}
        return super().changeform_view(
            request, object_id, form_url, {**told, **(extra_context or {})}
        )

    def get_form(
        self, request: HttpRequest, obj: Any = None, change: bool = False, **kw: Any
    ) -> Any:
        return super().get_form(request, obj, change, **{"labels": LABELS, **kw})

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
