"""The endpoints of performances: sending one in, asking how far it is, and playing it."""

import re
import shutil
import tempfile
from typing import IO, Any
from uuid import UUID

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from games.api.access import (
    GameEndpoint,
    access_of_an_acquaintance,
    access_of_anybody,
    table_in_time,
)
from games.api.parameters import GAME_ID
from games.refusals import GameRefusal
from performances import storage
from performances.addresses import file_at, may_play
from performances.models import MadeFile, Recording
from performances.passes import Reason
from performances.sending import begin, take, taken_or_refused
from performances.telling import PerformanceSeen, seen_by
from performances.uploads import BEGUN, KINDS, kind_in
from web.endpoint import AlwaysJson, OpenEndpoint, caller_id, json_response
from web.refusals import Refused, WebRefusal
from web.schema import BYTES, SIGNED_IN, describe

RECORDINGS = re.compile(r"(audio|video)/[a-z0-9.+-]+|application/(octet-stream|ogg)")
RANGE = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
KIND = OpenApiParameter("kind", str, enum=KINDS, required=True)
PERFORMANCE = OpenApiParameter("performance_id", UUID, OpenApiParameter.PATH)
SIGNED = OpenApiParameter("signed", str, OpenApiParameter.PATH)
FILE = OpenApiParameter("file", str, OpenApiParameter.PATH)
MEDIA_POLICY = "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'"
"""The policy of a file that a browser shows as a page of its own: nothing but the file."""


class AsItIs(AlwaysJson):
    """A file is what it is, whatever the request accepts."""

    def select_renderer(
        self, request: Request, renderers: Any, format_suffix: str | None = None
    ) -> Any:
        return renderers[0], renderers[0].media_type


class Performances(GameEndpoint):
    throttle = "performance"

    @describe(
        "Send in what you sing or mime, as your browser recorded it; for whoever may tell now",
        operation_id="send_performance",
        upload=True,
        answer=PerformanceSeen,
        status=202,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[GAME_ID, KIND],
        tags=["Performances"],
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        access_of_an_acquaintance(request)
        recording = _begun(request, game_id)
        with taken_or_refused(recording), _file_of(request) as file:
            take(recording, file)
        recording.refresh_from_db()
        return json_response(seen_by(recording, recording.person, "maker"), status=202)


class OnePerformance(GameEndpoint):
    permission_classes = (AllowAny,)

    @describe(
        "A performance: how far it is, for whoever made it, and where to play it, for whoever sees "
        "the clue; no token is needed once the game's story is open to everybody",
        operation_id="get_performance",
        answer=PerformanceSeen,
        refusals=(401, 404),
        parameters=[GAME_ID, PERFORMANCE],
        tags=["Performances"],
    )
    def get(self, request: Request, game_id: UUID, performance_id: UUID) -> HttpResponse:
        access = access_of_anybody(request)
        table_in_time(request, access)
        recording = Recording.objects.filter(pk=performance_id, game=game_id).first()
        if recording is None:
            raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)
        who: UUID | None = request.user.pk
        reason: Reason = "maker" if recording.person == who else "table"
        if not may_play(recording, reason):
            raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)
        return json_response(seen_by(recording, who, reason))


class FileOfPerformance(OpenEndpoint):
    throttle = "file"
    content_negotiation_class = AsItIs

    @describe(
        "A file of a performance, at an address that ends",
        operation_id="get_file_of_performance",
        refusals=(404, 410),
        parameters=[SIGNED, FILE],
        tags=["Performances"],
    )
    def get(self, request: Request, signed: str, file: str) -> HttpResponse:
        return _part_of(file_at(signed, file), request.headers.get("Range", ""))


def _begun(request: Request, game_id: UUID) -> Recording:
    """The recording that was noted as the headers came; a new one where nothing noted them."""
    recording: Recording | None = request.META.get(BEGUN)
    if recording is not None:
        return recording
    kind = kind_in(request.query_params.get("kind"))
    return begin(game_id, caller_id(request), kind)


def _file_of(request: Request) -> IO[bytes]:
    """The recording as it came, whose type is only a hint: what it is shows when it is read."""
    if not RECORDINGS.fullmatch(request.content_type.partition(";")[0].strip().lower()):
        raise Refused(WebRefusal.UNSUPPORTED_MEDIA_TYPE, expected=BYTES)
    sent: Any = request._request
    if int(sent.META.get("CONTENT_LENGTH") or 0) > settings.LARGEST_RECORDING:
        raise RequestDataTooBig
    file = tempfile.TemporaryFile()  # noqa: SIM115 (whoever asks closes it)
    shutil.copyfileobj(sent, file)
    file.seek(0)
    return file


def _part_of(file: MadeFile, wanted: str) -> HttpResponse:
    """The file, or the one part of it that is wanted; any other wish gets all of it."""
    try:
        content = storage.content_of(file["name"])
    except FileNotFoundError:
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE) from None
    headers = {
        "Accept-Ranges": "bytes",
        "Cache-Control": "private, no-store",
        "Content-Disposition": "inline",
        "Content-Security-Policy": MEDIA_POLICY,
    }
    part = _range_in(wanted, len(content))
    if part is None:
        return HttpResponse(content, content_type=file["type"], headers=headers)
    first, last = part
    headers["Content-Range"] = f"bytes {first}-{last}/{len(content)}"
    return HttpResponse(
        content[first : last + 1], status=206, content_type=file["type"], headers=headers
    )


def _range_in(wanted: str, size: int) -> tuple[int, int] | None:
    """The first and the last byte of what is wanted, if it is one part that there is."""
    found = RANGE.fullmatch(wanted.strip())
    if found is None or found[0] == "bytes=-":
        return None
    first, last = found[1], found[2]
    begin, end = (
        (int(first), min(int(last or size), size - 1))
        if first
        else (max(0, size - int(last)), size - 1)
    )
    return (begin, end) if begin <= end else None
