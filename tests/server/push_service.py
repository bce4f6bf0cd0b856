"""The service of a browser's maker, as far as a house sees it: takes messages, and checks who sent them."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

CURVE = ec.SECP256R1()


def unbare(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """One browser's box there. It opens what comes with the browser's own key, as the browser would."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)  # the statuses of the next calls; then 201
        self.opened: list[dict[str, Any]] = []  # what was said
        self.raw: list[bytes] = []  # what came over the wire
        self.heads: list[dict[str, str]] = []
        self.claims: list[dict[str, Any]] = []  # of the signatures
        self.troubles: list[str] = []
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.answers.pop(0) if service.answers else 201
                if status == 201:
                    status = service.take({k.lower(): v for k, v in self.headers.items()}, body)
                self.send_response(status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser gives to a house."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        bare = [base64.urlsafe_b64encode(each).rstrip(b"=").decode() for each in (point, self._auth)]
        return {"endpoint": f"{self.origin}/box", "p256dh": bare[0], "auth": bare[1]}

    def take(self, heads: dict[str, str], body: bytes) -> int:
        """What a service answers; it refuses what is not signed, or not for it."""
        try:
            assert heads["content-encoding"] == "aes128gcm"
            assert int(heads["ttl"]) >= 0
            assert len(heads.get("topic", "")) <= 32
            assert Vapid02.verify(heads["authorization"]), "the signature"
            token = heads["authorization"].split("t=", 1)[1].split(",", 1)[0]
            claims = json.loads(unbare(token.split(".")[1]))
            assert claims["aud"] == self.origin
            assert time.time() < claims["exp"] <= time.time() + 86400
            assert claims["sub"].startswith(("mailto:", "https://"))
            said = json.loads(self.open(body))
        except Exception as error:  # noqa: BLE001  (whatever it is, the test tells of it)
            self.troubles.append(repr(error))
            return 400
        self.claims.append(claims)
        self.heads.append(heads)
        self.raw.append(body)
        self.opened.append(said)
        return 201

    def open(self, body: bytes) -> bytes:
        """RFC 8291 from the side of the browser."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        mine = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + mine + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        said = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert said[-1:] == b"\x02", "not the last record"
        return said[:-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
