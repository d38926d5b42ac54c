"""Pages that show one thing each. Nothing is changed there but by decisions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from moderation.admin.labels import label_of
from moderation.admin.links import NOTHING, in_words, list_of
from moderation.admin.lists import DeclaredLookups, cell
from moderation.moderators import MODERATE


class Tool(NamedTuple):
    """A link to another page about the same thing."""

    label: str
    url: str
    key: str = ""
    """The key that leads there."""


class Section(NamedTuple):
    """A table below the facts."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]

    @property
    def cells(self) -> list[list[tuple[str, object]]]:
        """The rows with the title of its column at each value, as narrow screens show it."""
        return [list(zip(self.columns, map(in_words, row), strict=True)) for row in self.rows]


class Fact(NamedTuple):
    label: str
    value: Any


class Look(DeclaredLookups):
    """A list, and a page for each of its rows, which nobody changes there."""

    facts: tuple[str, ...] = ()
    """The columns and methods whose values open the page of a row."""
    page_template = "moderation/look.html"
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

    def title_of(self, shown: Any) -> str:
        return str(shown)

    def get_facts(self, request: HttpRequest) -> tuple[str, ...]:
        return self.facts

    def tools(self, request: HttpRequest, shown: Any) -> Iterable[Tool]:
        return ()

    def sections(self, request: HttpRequest, shown: Any) -> Iterable[Section]:
        return ()

    def more(self, request: HttpRequest, shown: Any) -> Mapping[str, Any]:
        """Further values for the template of the page."""
        return {}

    def _facts(self, request: HttpRequest, shown: Any) -> Iterator[Fact]:
        return (Fact(label_of(name), cell(self, name, shown)) for name in self.get_facts(request))

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        shown = self.get_object(request, unquote(object_id))
        if not self.has_view_permission(request, shown) or request.method == "POST":
            raise PermissionDenied
        if shown is None:
            return self._get_obj_does_not_exist_redirect(request, self.opts, object_id)  # type: ignore[attr-defined,no-any-return]
        context = {
            **self.admin_site.each_context(request),
            "title": self.title_of(shown),
            "heading": self.heading,
            "list_url": list_of(self.model),
            "opts": self.opts,
            "shown": shown,
            "facts": [fact for fact in self._facts(request, shown) if fact.value != NOTHING],
            "tools": list(self.tools(request, shown)),
            "sections": [section for section in self.sections(request, shown) if section.rows],
            **self.more(request, shown),
        }
        return TemplateResponse(request, self.page_template, context)
