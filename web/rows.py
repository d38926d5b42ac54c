"""Deletes rows that others may be deleting in the same instant."""

from django.db import transaction
from django.db.models import Model, QuerySet


def lock_and_delete(rows: QuerySet[Model]) -> int:
    """Deletes the rows, locking them by their keys first, so that no two callers wait in a ring."""
    with transaction.atomic():
        list(rows.order_by("pk").select_for_update().values_list("pk"))
        return rows.delete()[0]
