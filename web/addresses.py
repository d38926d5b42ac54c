"""The addresses that requests come from."""

from ipaddress import ip_address, ip_network


def network_of(address: str) -> str:
    """The address, or its network in IPv6: a household has 2**64 addresses, which count as one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(ip_network((address, 64), strict=False))  # noqa: PLR2004
