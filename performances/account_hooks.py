"""Hooks of performances into accounts, which know nothing of them: erasure and export."""

from functools import partial
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.erasure import Erased, Marked, account_erased, marked_columns
from accounts.export import export_sections
from performances import storage
from performances.addresses import addresses_of, may_play
from performances.models import Recording, State
from performances.telling import now_of


@account_erased.register
def take_recordings_away(erased: Erased) -> None:
    """Deletes all recordings of the person; events still say that there were some.

    They are locked first, so that no worker adds a file to one meanwhile.
    """
    mine = Recording.objects.filter(person=erased.account_id)
    locked = list(mine.select_for_update().order_by("pk"))
    names = [name for recording in locked for name in recording.kept_names]
    mine.delete()
    transaction.on_commit(partial(storage.delete_files, names))


@export_sections.register
def performances(account_id: UUID) -> tuple[str, Any]:
    """The recordings of a person, with addresses at which they can be fetched for some minutes."""
    mine = Recording.objects.filter(person=account_id).order_by("began_at", "id")
    return "performances", [
        {
            "performance": now_of(recording),
            "began_at": recording.began_at,
            "addresses": addresses_of(recording, account_id, "maker")
            if _can_be_fetched(recording)
            else None,
        }
        for recording in mine
    ]


def _can_be_fetched(recording: Recording) -> bool:
    return recording.state == State.READY and may_play(recording, "maker")


marked_columns.register(Marked(Recording, erased=("person", "why", "original", "hash", "files")))
