"""The names that the server answers to: ALLOWED_HOSTS, for every address but the probes'."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

PROBES = ("/healthz", "/readyz", "/metrics")
"""Paths that are answered under any name, as orchestrators ask them by address."""


def allowed_hosts_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path not in PROBES:
            request.get_host()  # raises DisallowedHost
        return get_response(request)

    return middleware
