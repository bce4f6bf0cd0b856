"""Webhooks: addresses that people name are called, but never ones inside the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, quote, urlsplit

from salon.kernel import SalonError, fault
from salon.kernel.version import VERSION
from salon.server.mail import NotSent

TIMEOUT = 10.0  # seconds for the whole call
JSON = {"Content-Type": "application/json"}
ANSWER_LIMIT = 1024  # bytes of the answer that are looked at: its first line
_IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
# In nobody's list of private networks any more, or not yet, and still inside: former site-local
# addresses, those for documents, segment routing.
_INSIDE = tuple(map(ipaddress.IPv6Network, ("fec0::/10", "3fff::/20", "5f00::/16")))
_HOST = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?\.?")


class BadAddress(SalonError):
    """An address that is not called."""


def is_public(address: _IPAddress) -> bool:
    """Whether an address lies in the open, and so does every address wrapped in it.

    >>> [
    ...     is_public(ipaddress.ip_address(a))
    ...     for a in ("93.184.215.14", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1")
    ... ]
    [True, False, False, False]
    """
    if isinstance(address, ipaddress.IPv6Address) and any(address in network for network in _INSIDE):
        return False
    if not address.is_global or address.is_multicast or address.is_unspecified or address.is_reserved:
        return isinstance(address, ipaddress.IPv6Address) and address in _NAT64 and _inside_public(address)
    return not isinstance(address, ipaddress.IPv6Address) or _inside_public(address)


def _inside_public(address: ipaddress.IPv6Address) -> bool:
    inside = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64:
        inside.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return all(is_public(each) for each in inside if each is not None)


def parse(url: str) -> tuple[SplitResult, str, int]:
    """The parts of an address, its host as it is written to the wire, and its port."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
        port = {"http": 80, "https": 443}.get(parts.scheme, 0) if parts.port is None else parts.port
    except (ValueError, UnicodeError):
        raise fault(BadAddress, "house.webhook-bad") from None
    known = _HOST.fullmatch(host) or (":" in host and "%" not in host)
    # Below 1024 live services that might take an order for one of their own.
    if not known or not url.isprintable() or " " in url or (port not in {80, 443} and port < 1024):
        raise fault(BadAddress, "house.webhook-bad")
    if parts.scheme not in {"http", "https"} or parts.username is not None:
        raise fault(BadAddress, "house.webhook-bad")
    return parts, host, port


async def resolve(url: str, *, private: bool) -> str:
    """The IP address to call. All that the name stands for must be public, unless the host allows others."""
    _, host, port = parse(url)
    try:
        async with asyncio.timeout(TIMEOUT):
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise fault(BadAddress, "house.webhook-unknown") from None
    addresses = [str(where[0]) for *_, where in found]
    if not private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise fault(BadAddress, "house.webhook-private")
    return addresses[0]


async def post(url: str, body: bytes, *, private: bool, headers: Mapping[str, str] = JSON) -> None:
    """Call an address once, at the IP address that was checked; who sends us elsewhere is not followed."""
    parts, host, port = parse(url)
    try:
        address = await resolve(url, private=private)
    except BadAddress as error:
        raise NotSent(error.text.id, again=error.text.id == "house.webhook-unknown") from None
    try:
        async with asyncio.timeout(TIMEOUT):
            status = await _call(parts, host, address, port, _content(headers, body))
    except (OSError, TimeoutError, ssl.SSLError, ValueError, IndexError) as error:
        raise NotSent(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotSent(f"status {status}", again=status >= 500 or status in {408, 429}, status=status)


def _content(headers: Mapping[str, str], body: bytes) -> bytes:
    heads = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{heads}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode("ascii") + body


async def _call(parts: SplitResult, host: str, address: str, port: int, content: bytes) -> int:
    """The status that is answered. The rest of the answer is of no interest."""
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=host if secure else None, limit=ANSWER_LIMIT
    )
    try:
        name = f"[{host}]" if ":" in host else host
        target = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
        query = "?" + quote(parts.query, safe="/%:@!$&'()*+,;=~-._?") if parts.query else ""
        writer.write(
            f"POST {target}{query} HTTP/1.1\r\nHost: {name}:{port}\r\nUser-Agent: salon/{VERSION}\r\n".encode(
                "ascii"
            )
            + content
        )
        await writer.drain()
        line = await reader.readline()
        return int(line.split(maxsplit=2)[1])
    finally:
        writer.close()
