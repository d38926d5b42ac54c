"""Hooks of accounts into the server's problems: refusals, and an exception."""

from accounts.adapter import MailNotSent
from accounts.refusals import AccountRefusal
from web.problems import Trouble, problem_of
from web.refusals import WebRefusal, refusal_tables

SECONDS_OF_MAIL_TROUBLE = 60

refusal_tables.register(AccountRefusal)


@problem_of.register
def _mail_not_sent(error: MailNotSent) -> Trouble:
    return Trouble(WebRefusal.OUT_OF_REACH, headers={"Retry-After": str(SECONDS_OF_MAIL_TROUBLE)})
