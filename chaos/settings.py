"""Throttles count as ever, and let everything through: all bots come from one address."""

from dixit_project.settings import *  # noqa: F403
from dixit_project.settings import THROTTLES as USUAL

THROTTLES = dict.fromkeys(USUAL, (1_000_000_000, 60))
