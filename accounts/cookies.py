"""What Django does for browsers that sign in by cookie, left out of the game where a token does."""

from collections.abc import Awaitable

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware
from django.utils.deprecation import MiddlewareMixin

from accounts.bearer import token_of


class NotByToken(MiddlewareMixin):
    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if request.path.startswith(settings.PATHS_OF_PLAY) and token_of(request):
            return self.get_response(request)
        return super().__call__(request)


class Sessions(NotByToken, SessionMiddleware):
    pass


class Csrf(NotByToken, CsrfViewMiddleware):
    pass


class Authentication(NotByToken, AuthenticationMiddleware):
    pass


class Messages(NotByToken, MessageMiddleware):
    pass
