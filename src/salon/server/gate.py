"""Who asks, from where, and whether too often."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterator

from starlette.requests import HTTPConnection

from salon.kernel import BadSetup, fault
from salon.server.limits import Limits
from salon.server.people import COOKIE, Visitor, language_of
from salon.server.store import Store

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_log = logging.getLogger("salon")


def networks(given: str) -> tuple[_Network, ...]:
    """The proxies that may say for whom they ask, as a setting names them.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    try:
        return tuple(ipaddress.ip_network(part.strip()) for part in given.split(",") if part.strip())
    except ValueError:
        raise fault(BadSetup, "house.bad-proxies", given=given[:80]) from None


def place(address: str) -> str:
    """What counts as one place: an IPv4 address, or a network of IPv6 such as one household has.

    >>> place("192.0.2.7"), place("::ffff:192.0.2.7"), place("2001:db8:1:2:3::4"), place("")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', '')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def without_port(address: str) -> str:
    """An address as a proxy names it, which may add a port.

    >>> without_port("192.0.2.7:443"), without_port("[2001:db8::1]:443"), without_port("2001:db8::1")
    ('192.0.2.7', '2001:db8::1', '2001:db8::1')
    """
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, _, port = address.partition(":")
    return host if port.isdecimal() else address


class Gate:
    """Everyone passes here, by HTTP or by a line.

    Who has a session is counted as a person, wherever they are: a thousand may come back at once from one
    place. Who has none is counted by place, and so are sessions that do not exist.
    """

    def __init__(self, store: Store, proxies: tuple[_Network, ...], scheme: str, *, limited: bool) -> None:
        self._store, self._proxies, self._scheme = store, proxies, scheme
        self._warned = False
        self._people = Limits(rate=30, burst=120, off=not limited)
        self._strangers = Limits(rate=60, burst=240, off=not limited)
        self._crowds = Limits(rate=300, burst=6000, off=not limited)  # people in one place
        self._guesses = Limits(rate=5, burst=120, off=not limited)  # sessions that do not exist

    async def who(self, connection: HTTPConnection) -> Visitor:
        """Find out who asks, and in which language to answer."""
        address, scheme = self.source(connection)
        here = place(address)
        token = connection.cookies.get(COOKIE, "")
        guessing = bool(token) and self._guesses.spent(here)
        user = await self._store.session_user(token) if token and not guessing else None
        if user is not None:
            limited = not (self._people.allows(str(user.id)) and self._crowds.allows(here))
        else:
            limited = guessing or not self._strangers.allows(here)
            if token:
                self._guesses.allows(here)
        return Visitor(
            user=user,
            language=language_of(connection, user),
            address=here,
            token=token,
            limited=limited,
            foreign=_is_foreign(connection, scheme),
        )

    async def anyone(self, connection: HTTPConnection) -> Visitor:
        """Whoever asks, where that does not matter: the database is not asked, and everyone is a stranger."""
        here = place(self.source(connection)[0])
        limited = not self._strangers.allows(here)
        return Visitor(None, language_of(connection, None), here, limited=limited)

    def source(self, connection: HTTPConnection) -> tuple[str, str]:
        """From which address and by which scheme somebody asks; of proxies, our own alone are believed."""
        address = connection.client.host if connection.client else ""
        if not self._is_proxy(address):
            if not self._warned and "x-forwarded-for" in connection.headers:
                self._warned = True
                _log.warning("%s asks for others but is no proxy of this house (SALON_PROXIES)", address)
            return address, self._scheme
        for hop in _hops(connection):
            if not _is_address(hop):
                break
            address = hop
            if not self._is_proxy(hop):
                break
        said = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        return address, said if said in {"http", "https"} and self._scheme != "https" else self._scheme

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies or not _is_address(address):
            return False
        found = ipaddress.ip_address(address)
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any((mapped or found) in network for network in self._proxies)


def _hops(connection: HTTPConnection) -> Iterator[str]:
    """For whom a proxy asks: what the nearest one says comes last, so it is read from there."""
    for line in reversed(connection.headers.getlist("x-forwarded-for")):
        for hop in reversed(line.split(",")):
            yield without_port(hop.strip())


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_foreign(connection: HTTPConnection, scheme: str) -> bool:
    """A browser says from which site's page a request comes."""
    origin = connection.headers.get("origin")
    return origin is not None and origin != f"{scheme}://{connection.headers.get('host')}"
