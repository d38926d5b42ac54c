"""The server's settings for many players at one address: throttles count, and let all through.

The limits of allauth are switched off, for they come from elsewhere and would refuse; the one on
changes of a choice is lifted, for measurements have players change their cards again and again.
Mails are thrown away.
"""

from dixit_project.settings import *  # noqa: F403
from dixit_project.settings import THROTTLES as USUAL
from games.rules import decide

THROTTLES = dict.fromkeys(USUAL, (1_000_000_000, 60))
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "testserver"]
ACCOUNT_RATE_LIMITS = False
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
MOST_ROOMS_EACH = 1_000_000_000
decide.MOST_CHANGES = 1_000_000_000
