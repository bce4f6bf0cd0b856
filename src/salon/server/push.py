"""Web push: a message for a browser in which no page of ours need be open.

It goes to the address that the browser's maker keeps for it, sealed so that only the browser can read it
(RFC 8291), and signed as ours (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import binascii
import os
import time
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from salon.kernel import fault
from salon.server import webhook
from salon.server.mail import NotSent
from salon.server.webhook import BadAddress
from salon.server.wire_notices import PushSent

Urgency: TypeAlias = Literal["low", "normal", "high"]
CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a message at most, with what seals it
LONGEST = 3000  # bytes of what is said
SIGNED_SECONDS = 12 * 3600  # for which a signature holds; a day is the most that is allowed
GONE = (404, 410)  # the browser takes no messages any more


class Message(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    url: str  # of our own
    tag: str  # the next one of the same takes its place
    lang: str


class Mailbox(msgspec.Struct, frozen=True):
    """Where a browser takes messages."""

    endpoint: str
    p256dh: bytes  # the browser's public key, a point
    auth: bytes  # what only it and we know


def bare(data: bytes) -> str:
    """Bytes as addresses and headers have them.

    >>> bare(b"salon?")
    'c2Fsb24_'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def mailbox(sent: PushSent) -> Mailbox:
    """Read what a browser gave; what no message could be sealed with is refused."""
    try:
        point, auth = _bytes(sent.p256dh), _bytes(sent.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, binascii.Error, InvalidKey):
        raise fault(BadAddress, "house.push-bad") from None
    if len(auth) != 16:
        raise fault(BadAddress, "house.push-bad")
    return Mailbox(sent.endpoint, point, auth)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def seal(
    said: bytes, to: Mailbox, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser can open (RFC 8291). The key of ours is used once."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    ours = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.p256dh))
    secret = _derived(32, to.auth, b"WebPush: info\0" + to.p256dh + ours, shared)
    key = _derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(key).encrypt(nonce, said + b"\x02", None)  # the last record, and the only one
    return salt + RECORD.to_bytes(4, "big") + bytes((len(ours),)) + ours + sealed


def _derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    """A key to sign with, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return bare(number.to_bytes(32, "big"))


class Signer:
    """Says that messages are this house's, and whom to write to about them."""

    def __init__(self, key: str, contact: str) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        self._signed: dict[str, tuple[float, str]] = {}
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = bare(point)

    def header(self, endpoint: str, now: float) -> str:
        """The signature for a service: one serves for all that goes there in some hours."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, signed = self._signed.get(audience, (0.0, ""))
        if until < now + 600:
            until = now + SIGNED_SECONDS
            claims = {"sub": self._contact, "aud": audience, "exp": int(until)}
            signed = str(self._vapid.sign(claims)["Authorization"])
            self._signed = {**dict(list(self._signed.items())[-50:]), audience: (until, signed)}
        return signed


def contact(address: str, sender: str) -> str:
    """Whom the services may write to: the sender of letters, else the house's address.

    >>> contact("https://salon.example", ""), contact("http://127.0.0.1:1919", "house@salon.example")
    ('https://salon.example', 'mailto:house@salon.example')
    """
    if sender:
        return f"mailto:{sender}"
    return address if address.startswith("https://") else "mailto:nobody@localhost.invalid"


def in_words(message: Message) -> bytes:
    """A message as it is sent: what is too long is cut.

    >>> len(in_words(Message("Your turn", "夜" * 4000, "/", "t", "ja"))) <= LONGEST
    True
    """
    body = message.body
    while len(found := msgspec.json.encode(msgspec.structs.replace(message, body=body))) > LONGEST:
        body = body[: len(body) * 3 // 4] + "…" if len(body) > 8 else ""
    return found


async def send(
    to: Mailbox, message: Message, signer: Signer, *, urgency: Urgency, seconds: int, private: bool
) -> None:
    """Hand a message over to the browser's service; it may wait there for so long."""
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(seconds),
        "Urgency": urgency,
        "Topic": message.tag,
        "Authorization": signer.header(to.endpoint, time.time()),
    }
    await webhook.post(to.endpoint, seal(in_words(message), to), private=private, headers=headers)


def is_gone(error: NotSent) -> bool:
    """Whether a browser is not to be tried again, ever."""
    return error.status in GONE


async def check(sent: PushSent, *, private: bool) -> None:
    """Whether messages may go there: to somewhere in the open that speaks TLS, and with keys that work."""
    mailbox(sent)
    await webhook.resolve(sent.endpoint, private=private)
    if not private and urlsplit(sent.endpoint).scheme != "https":
        raise fault(BadAddress, "house.push-bad")
