"""The settings of the attacking process, which prepares people and tables without limits.

The server under attack is another process, and has the limits that it always has.
"""

from dixit_project.settings import *  # noqa: F403
from dixit_project.settings import ALLOWED_HOSTS as NAMED
from dixit_project.settings import THROTTLES as USUAL

ALLOWED_HOSTS = [*NAMED, "testserver"]
THROTTLES = dict.fromkeys(USUAL, (1_000_000_000, 60))
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
ACCOUNT_RATE_LIMITS = False
