"""Lets the pages of other origins in, if the setting CORS_ORIGINS names them.

A browser tells its page nothing of why it was kept out, so the log does.
"""

import logging

from corsheaders import middleware
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from web.bodies import printable
from web.lru import LruCache

ALLOWED = middleware.ACCESS_CONTROL_ALLOW_ORIGIN

log = logging.getLogger(__name__)


_told: LruCache[str, bool] = LruCache(most=100)


def log_kept_out(origin: str) -> None:
    """Says of an origin that it is none of ours, once in this process."""
    origin = printable(origin)
    if not _told.get(origin):
        _told.put(origin, True)
        log.warning("pages of %s were kept out: CORS_ORIGINS does not name them", origin)


class CorsMiddleware(middleware.CorsMiddleware):
    def add_response_headers(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        answered = super().add_response_headers(request, response)
        is_preflight = "access-control-request-method" in request.headers
        if is_preflight and ALLOWED not in answered.headers:
            log_kept_out(request.headers.get("Origin", ""))
        return answered
