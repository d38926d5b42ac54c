"""The addresses that requests come from."""

from ipaddress import ip_address, ip_network

from django.http import HttpRequest
from rest_framework.request import Request


def address_of(request: HttpRequest | Request) -> str:
    """The address that a request came from; empty if it has none, as over a Unix socket."""
    return str(request.META.get("REMOTE_ADDR", ""))


def network_of(address: str) -> str:
    """The address, or its network in IPv6: a household has 2**64 addresses, which count as one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(ip_network((address, 64), strict=False))  # noqa: PLR2004
