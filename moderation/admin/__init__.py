"""The admin for moderators: lists to look at, and pages to decide on."""

from moderation.admin import audit_log, decisions, decks, games, people, reports, rooms, words  # noqa: F401
from moderation.admin.site import site

__all__ = ["site"]
