"""Recordings on their way in: noted as their headers arrive, before the body is read."""

import re
from collections.abc import Mapping
from typing import Any, get_args
from urllib.parse import parse_qs
from uuid import UUID

from django.conf import settings
from django.db import close_old_connections
from django.urls.converters import UUIDConverter

from accounts.uploaders import caller_of
from games import store
from games.rules.events import PerformanceKind
from performances.models import LONGEST_UPLOAD, Recording, State
from performances.refusals import Why
from performances.sending import begin, refuse
from web.parameters import bad_parameter
from web.throttle import ALREADY_COUNTED, refuse_too_many
from web.uploads import UploadBounds, UploadPath

PATH = re.compile(rf"/api/v1/games/({UUIDConverter.regex})/performances")
KINDS: tuple[PerformanceKind, ...] = get_args(PerformanceKind)
BEGUN = "dixit.begun_recording"
"""The key of the recording that a request has begun to send. No header has such a key."""


def performer(headers: Mapping[str, Any]) -> str | None:
    """The account that sends the headers, if it sits in the game of the path."""
    caller = caller_of(headers)
    if caller is None or caller.is_bot:
        return None
    try:
        table = store.load(_game(headers))
    except store.GameNotFound:
        return None
    return str(caller.pk) if str(caller.pk) in table.present else None


def begun(headers: Mapping[str, Any], account: str) -> dict[str, Any]:
    """Notes that the account begins to send a recording; refuses it unless it may tell now."""
    close_old_connections()
    (*_, kind) = parse_qs(headers["QUERY_STRING"]).get("kind", [""])
    refuse_too_many("performance", account)
    recording = begin(_game(headers), UUID(account), kind_in(kind))
    return {BEGUN: recording, ALREADY_COUNTED: True}


def kind_in(given: str | None) -> PerformanceKind:
    """The kind that is meant; refuses any other."""
    for kind in KINDS:
        if given == kind:
            return kind
    raise bad_parameter("kind", ", ".join(KINDS), KINDS)


def broke_off(noted: Mapping[str, Any]) -> None:
    """Refuses a recording of which nothing more will come, unless it has arrived."""
    recording: Recording | None = noted.get(BEGUN)
    if recording is not None:
        close_old_connections()
        refuse(recording, Why.BROKEN_OFF, State.COMING)


def _game(headers: Mapping[str, Any]) -> UUID:
    found = PATH.fullmatch(headers["PATH_INFO"])
    assert found is not None
    return UUID(found[1])


UPLOADS_OF_RECORDINGS = UploadPath(
    settings.LARGEST_RECORDING,
    performer,
    begun=begun,
    broke_off=broke_off,
    bounds=UploadBounds(
        at_once=16, waiting=16, by_address=8, seconds=LONGEST_UPLOAD.total_seconds()
    ),
)
