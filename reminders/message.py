"""The words of a reminder, in the language of whoever gets it."""

from typing import NamedTuple
from urllib.parse import urljoin

import msgspec
from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import override

A_DAY = 24 * 60 * 60


class Told(NamedTuple):
    """A game that waits for somebody."""

    code: str
    title: str
    phase: str
    seconds_left: float | None

    @property
    def path(self) -> str:
        return f"/r/{self.code}"

    @property
    def worth_seconds(self) -> int:
        """The seconds for which it is worth telling."""
        return A_DAY if self.seconds_left is None else int(self.seconds_left)


class PushMessage(msgspec.Struct, frozen=True):
    """The text of a push message, as the page's service worker reads it."""

    title: str
    body: str
    path: str
    """The address to open, below this server's."""
    tag: str
    """Messages with the same tag take the place of each other on a screen."""


def push_message(told: Told, language: str) -> bytes:
    with override(language):
        message = PushMessage(_("It is your turn"), _words(told), told.path, f"room-{told.code}")
    return msgspec.json.encode(message)


class Mail(NamedTuple):
    subject: str
    body: str


def mail(told: Told, language: str) -> Mail:
    with override(language):
        subject = _("It is your turn at “{title}”").format(title=told.title)
        body = "\n\n".join(
            (
                _words(told),
                address(told.path),
                _("You get this because you asked for it. To end it: {link}").format(
                    link=address("/account")
                ),
            )
        )
    return Mail(subject.replace("\n", " "), body + "\n")


def _words(told: Told) -> str:
    words = {
        "clue": _("“{title}” waits for your clue."),
        "cards": _("“{title}” waits for the card that you give."),
        "votes": _("“{title}” waits for your vote."),
        "reveal": _("“{title}” waits for you to turn up the card."),
    }
    return words[told.phase].format(title=told.title)


def address(path: str) -> str:
    """The whole address of a page, for mails: at the front end, or by this server's first name."""
    hosts = [host for host in settings.ALLOWED_HOSTS if host not in ("*", "")]
    here = f"https://{hosts[0].lstrip('.')}" if hosts else "http://127.0.0.1:8000"
    return urljoin(settings.FRONTEND_URL or here, path)
