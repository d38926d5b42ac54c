from collections.abc import Iterator
from functools import wraps
from http import HTTPStatus
from typing import Any, cast

from django.contrib.admin import AdminSite
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, URLResolver, reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Account
from accounts.sessions import sign_out
from moderation.admin.front_page import front_page
from moderation.admin.login import Login, LoginForm
from moderation.admin.places import places
from moderation.moderators import MODERATE, has_second_factor
from moderation.refusals import ModerationRefusal
from web.problems import Trouble, problem_answer, problem_of
from web.refusals import Refused, WebRefusal, pgettext_noop

UNUSED = ("autocomplete", "view_on_site")
NUL_SENT = pgettext_noop("reason", "it has a NUL character in it")


@problem_of.register(DisallowedModelAdminLookup)
def _no_such_filter(error: DisallowedModelAdminLookup) -> Trouble:
    return Trouble(ModerationRefusal.NO_SUCH_FILTER)


class ModeratorSite(AdminSite):
    """The admin site of moderators, who need not be staff; it opens with what waits for them."""

    site_header = site_title = "Dixit"
    index_template = "moderation/index.html"
    login_template = "moderation/login.html"
    site_url = None
    enable_nav_sidebar = False

    def get_urls(self) -> list[URLPattern | URLResolver]:
        """All but what no page here makes use of."""
        return [url for url in super().get_urls() if getattr(url, "name", "") not in UNUSED]

    def admin_view(self, view: Any, cacheable: bool = False) -> Any:
        """Django's, whose views may raise Refused, and are never sent a NUL."""

        @wraps(view)
        def refusing(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
            try:
                _refuse_nul(request)
                return view(request, *args, **kwargs)
            except Refused as refused:
                return problem_answer(problem_of(refused))

        return super().admin_view(refusing, cacheable)

    def has_permission(self, request: HttpRequest) -> bool:
        return (
            request.user.is_active
            and request.user.has_perm(MODERATE)
            and has_second_factor(request.session)
        )

    def login(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        index = reverse("admin:index", current_app=self.name)
        if request.method == "GET" and self.has_permission(request):
            return HttpResponseRedirect(index)
        context = {
            **self.each_context(request),
            "title": _("Log in"),
            "app_path": request.get_full_path(),
        }
        if REDIRECT_FIELD_NAME not in {**request.GET, **request.POST}:
            context[REDIRECT_FIELD_NAME] = index
        view = Login.as_view(
            authentication_form=LoginForm,
            template_name=self.login_template,
            extra_context=context,
        )
        return cast("HttpResponse", view(request))

    def password_change(self, request: HttpRequest, extra_context: Any = None) -> TemplateResponse:
        """Changes the password and ends all other sessions."""
        response = super().password_change(request, extra_context)
        if response.status_code == HTTPStatus.FOUND and isinstance(request.user, Account):
            sign_out([request.user.pk], but=request.session.session_key)
        return response

    def each_context(self, request: HttpRequest) -> dict[str, Any]:
        return {**super().each_context(request), "places": places(request)}

    def index(self, request: HttpRequest, extra_context: Any = None) -> TemplateResponse:
        context = {
            **self.each_context(request),
            "title": _("Desk"),
            **front_page(timezone.now()),
            **(extra_context or {}),
        }
        return TemplateResponse(request, self.index_template, context)


def _refuse_nul(request: HttpRequest) -> None:
    """The database takes no text with a NUL in it, and would say so by an error."""
    if any("\0" in text for text in _texts_of(request)):
        raise Refused(WebRefusal.MALFORMED, reason=NUL_SENT)


def _texts_of(request: HttpRequest) -> Iterator[str]:
    """All that somebody sends in a request."""
    yield request.path
    for sent in (request.GET, request.POST):
        for name, values in sent.lists():
            yield from (name, *values)


site = ModeratorSite(name="admin")
