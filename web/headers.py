"""Headers that tell browsers what to refuse: all by default, and foreign content on a few pages."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
OUR_PAGES = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
# The pages of the API's documentation set styles, and one of them works with a worker of its own.
DOCUMENTATION = f"{OUR_PAGES}; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:"


def headers_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", policy_of(request.path))
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.setdefault(
            "Permissions-Policy", "camera=(), geolocation=(), microphone=()"
        )
        return response

    return middleware


def policy_of(path: str) -> str:
    if path == "/api/" or path.startswith("/api/docs/pages/"):
        return OUR_PAGES
    if path.startswith(("/api/docs/", "/api/redoc/")):
        return DOCUMENTATION
    return _admin() if path.startswith(f"/{settings.ADMIN_PATH}/") else NOTHING


def _admin() -> str:
    """The policy of the admin, whose pages show uploaded pictures, wherever those are stored."""
    return OUR_PAGES.replace("img-src 'self'", f"img-src 'self' {settings.PICTURES_FROM}".rstrip())
