"""Hooks of reminders into accounts, which know nothing of them: erasure and export."""

from typing import Any
from uuid import UUID

from accounts.erasure import Erased, Marked, account_erased, marked_columns
from accounts.export import export_sections
from reminders.models import Device, Reminder, Wish
from web.rows import lock_and_delete


@account_erased.register
def forget(erased: Erased) -> None:
    for kind in (Wish, Device, Reminder):
        lock_and_delete(kind.objects.filter(person=erased.account_id))


@export_sections.register
def reminders(account_id: UUID) -> tuple[str, Any]:
    """How the person wants to be reminded, by which services, and what they were told of."""
    told = ("game", "turn", "phase", "done_at")
    wish = ("by_mail", "quiet_from", "quiet_until", "timezone")
    return "reminders", {
        "wishes": list(Wish.objects.filter(person=account_id).values(*wish)),
        "devices": list(
            Device.objects.filter(person=account_id)
            .order_by("id")
            .values_list("endpoint", flat=True)
        ),
        "reminders": list(
            Reminder.objects.filter(person=account_id).order_by("noted_at", *told).values(*told)
        ),
    }


marked_columns.register(Marked(Wish, erased=("person", "timezone")))
marked_columns.register(Marked(Device, erased=("person", "endpoint")))
marked_columns.register(Marked(Reminder, erased=("person", "phase")))
