"""The base of all endpoints: the caller, the body of a request, and the answer."""

from typing import Any, ClassVar
from uuid import UUID

import msgspec
from django.http import HttpRequest, HttpResponse
from django.utils.http import parse_etags
from msgspec import UNSET
from msgspec.structs import asdict
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.permissions import AllowAny, BasePermission, IsAuthenticated
from rest_framework.request import Request
from rest_framework.views import APIView

from web.bodies import Body, read_body
from web.parameters import refuse_unknown
from web.refusals import Refused, WebRefusal
from web.schema import is_for_bots, query_parameters
from web.throttle import Throttle, is_bot

# Mappings come back from the database in an order of its own; answers have one order for ever.
encode = msgspec.json.Encoder(order="deterministic").encode


class AlwaysJson(DefaultContentNegotiation):
    """Answers JSON, and negotiates only for the few requests that don't accept anything."""

    def select_renderer(
        self, request: Request, renderers: Any, format_suffix: str | None = None
    ) -> Any:
        if request.META.get("HTTP_ACCEPT", "*/*") == "*/*":
            return renderers[0], renderers[0].media_type
        return super().select_renderer(request, renderers, format_suffix)


Permissions = tuple[type[BasePermission], ...]


class Endpoint(APIView):
    """The base of endpoints for signed-in people, as settings.REST_FRAMEWORK says."""

    permission_classes: Permissions = (IsAuthenticated,)
    throttle_classes = (Throttle,)
    throttle: ClassVar[str] = "any"
    content_negotiation_class = AlwaysJson

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuses whoever may not call, or calls with a parameter that isn't described.

        All that a bot's token does not open is refused here.
        """
        super().initial(request, *args, **kwargs)
        if handler := getattr(self, str(request.method).lower(), None):
            if is_bot(request) and not is_for_bots(handler):
                raise Refused(WebRefusal.NOT_FOR_BOTS)
            refuse_unknown(request.query_params, query_parameters(handler))


class OpenEndpoint(Endpoint):
    """The base of endpoints for everybody."""

    permission_classes: Permissions = (AllowAny,)


def caller_id(request: Request) -> UUID:
    """The id of the signed-in caller."""
    person: UUID | None = request.user.pk
    assert person is not None
    return person


def django_request(request: Request) -> HttpRequest:
    """The request as Django made it, for what knows nothing of REST framework."""
    return request._request


def body_of(request: Request, kind: type[Body]) -> Body:
    """The body as a value of that type; raises Refused where it doesn't fit."""
    if request.content_type.partition(";")[0] not in ("application/json", ""):
        raise UnsupportedMediaType(request.content_type)
    return read_body(request.body or b"{}", kind)


def given(patch: msgspec.Struct) -> dict[str, Any]:
    """The fields that the body of a PATCH names: what it leaves out stays as it is (RFC 7396)."""
    return {name: value for name, value in asdict(patch).items() if value is not UNSET}


def has_already(request: Request, tag: str) -> bool:
    """True if the caller has this ETag; proxies that compress answers make it a weak one."""
    tags = parse_etags(request.headers.get("If-None-Match", ""))
    return "*" in tags or tag in {known.removeprefix("W/") for known in tags}


def json_response(value: Any, status: int = 200, **headers: str) -> HttpResponse:
    return HttpResponse(
        encode(value), status=status, content_type="application/json", headers=headers
    )


def no_content() -> HttpResponse:
    return HttpResponse(status=204)
