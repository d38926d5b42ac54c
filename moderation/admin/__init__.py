"""The admin: everything that moderators look at, and the pages on which they decide."""

from moderation.admin import audit_log, decisions, decks, games, people, reports, rooms, words  # noqa: F401
from moderation.admin.site import site

__all__ = ["site"]
