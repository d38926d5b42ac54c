"""The one module that imports from allauth's internals.

Any minor version of allauth may move or change these, so pyproject.toml pins it to patch releases
of the one that they were tried with.
"""

from allauth.account.internal.flows.login import record_authentication
from allauth.core.internal.httpkit import HTTP_USER_AGENT_MAX_LENGTH, get_client_ip
from allauth.headless.spec.internal.schema import get_schema
from allauth.mfa.base.internal.flows import check_rate_limit, post_authentication
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret

__all__ = [
    "HTTP_USER_AGENT_MAX_LENGTH",
    "TOTP",
    "check_rate_limit",
    "generate_totp_secret",
    "get_client_ip",
    "get_schema",
    "post_authentication",
    "record_authentication",
]
