"""Has recordings made anew, and keeps what comes of it."""

from datetime import datetime, timedelta
from io import BytesIO
from pathlib import PurePath
from uuid import UUID

from django.db.models import F, Q

from performances import storage
from performances.models import LONGEST_UPLOAD, MadeFile, Part, Recording, State
from performances.recordings.bounds import BOUNDS
from performances.recordings.make import Form, Remade, remake
from performances.recordings.reasons import BadRecording
from performances.refusals import Why
from performances.sending import ask_for_making, moves_on, refuse

MOST_TRIES = 2
PATIENCE = timedelta(seconds=BOUNDS.wall_seconds + 10)
"""The time after which a recording that is not ready is taken to be lost with its worker."""


def make(recording_id: UUID) -> None:
    """Makes the recording anew, if nobody else has taken it up."""
    recording = Recording.objects.filter(pk=recording_id).first()
    if recording is None:  # erased meanwhile
        return
    if not moves_on(recording, State.WAITING, State.MAKING, tries=F("tries") + 1):
        return
    try:
        original = storage.content_of(recording.original)
        remade = remake(original, recording.performance_kind, BOUNDS)
    except BadRecording as bad:
        refuse(recording, Why[bad.reason.name], State.MAKING)
    else:
        _keep(recording, remade)


def _keep(recording: Recording, remade: Remade) -> None:
    files = [
        *(_kept(form, "recording") for form in remade.forms),
        _kept(remade.picture, "picture"),
    ]
    original = recording.original
    is_ready = moves_on(
        recording,
        State.MAKING,
        State.READY,
        hash=remade.content_hash,
        milliseconds=round(remade.seconds * 1000),
        files=files,
        original="",
    )
    storage.delete_files([original] if is_ready else [file["name"] for file in files])


def _kept(form: Form, part: Part) -> MadeFile:
    name = storage.keep(BytesIO(form.content), PurePath(form.file).suffix)
    return MadeFile(name=name, file=form.file, type=form.media_type, part=part)


def take_up_lost(now: datetime) -> None:
    """Takes up again what was lost with a worker, and gives up what never arrived."""
    for recording in Recording.objects.filter(
        state=State.COMING, began_at__lt=now - LONGEST_UPLOAD
    ):
        refuse(recording, Why.BROKEN_OFF, State.COMING)
    lost = Q(state__in=(State.WAITING, State.MAKING), changed_at__lt=now - PATIENCE)
    for recording in Recording.objects.filter(lost):
        _take_up(recording)


def _take_up(recording: Recording) -> None:
    before = State(recording.state)
    if recording.tries >= MOST_TRIES:
        refuse(recording, Why.NOT_MADE, before)
    elif moves_on(recording, before, State.WAITING):
        ask_for_making(recording.pk)
