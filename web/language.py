"""In which language somebody is answered: the one of ours that they like best."""

from collections.abc import Callable
from functools import lru_cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header


def language_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Django's own asks paths and cookies too, which here say nothing of it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        language = language_of(request)
        translation.activate(language)
        response = get_response(request)
        response.headers.setdefault("Content-Language", language)
        patch_vary_headers(response, ("Accept-Language",))
        return response

    return middleware


def language_of(request: HttpRequest) -> str:
    return _best_of(request.META.get("HTTP_ACCEPT_LANGUAGE", ""))


@lru_cache(maxsize=1000)
def _best_of(accepted: str) -> str:
    """Of what a header says, which has few forms among many requests."""
    for language, _ in parse_accept_lang_header(accepted):
        if language == "*":
            break
        try:
            return translation.get_supported_language_variant(language)
        except LookupError:
            continue
    return settings.LANGUAGE_CODE
