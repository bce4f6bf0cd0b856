"""Who receives notices: a post office that speaks SMTP, and an address that is called."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import socketserver
import ssl
import subprocess
import threading
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class PostOffice:
    """Takes letters. With a certificate it offers STARTTLS, or speaks TLS from the first word."""

    def __init__(self, certificate: Path | None = None, *, tls: bool = False, refuses: int = 0) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.logins: list[str] = []
        self.encrypted: list[bool] = []
        self.refuses = refuses  # so many letters, with "try again later"
        context = None
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
        office = self

        class Clerk(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                office.serve(self, context, tls=tls)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def serve(
        self, clerk: socketserver.StreamRequestHandler, context: ssl.SSLContext | None, *, tls: bool
    ) -> None:
        line, reader, encrypted = clerk.request, clerk.rfile, False

        def secure() -> None:
            nonlocal line, reader, encrypted
            assert context is not None
            line = context.wrap_socket(line, server_side=True)
            reader, encrypted = line.makefile("rb"), True

        def say(words: str) -> None:
            line.sendall(words.encode() + b"\r\n")

        try:
            if tls:
                secure()
            say("220 the post office")
            while words := reader.readline().decode().strip():
                verb = words.split(maxsplit=1)[0].upper()
                if verb == "EHLO":
                    offers = ["STARTTLS"] if context and not encrypted else []
                    say("\r\n".join(["250-here", *(f"250-{o}" for o in offers), "250 AUTH PLAIN"]))
                elif verb == "STARTTLS":
                    say("220 go on")
                    secure()
                elif verb == "AUTH":
                    self.logins.append(
                        base64.b64decode(words.split()[-1]).decode().replace("\0", " ").strip()
                    )
                    say("235 welcome")
                elif verb == "DATA":
                    say("354 go on")
                    body = b""
                    while not body.endswith(b"\r\n.\r\n"):
                        body += reader.readline()
                    if self.refuses:
                        self.refuses -= 1
                        say("451 try again later")
                        continue
                    found = email.message_from_bytes(body[:-5], policy=email.policy.SMTP)
                    assert isinstance(found, EmailMessage)
                    self.letters.append(found)
                    self.encrypted.append(encrypted)
                    say("250 taken")
                else:
                    if verb == "RCPT":
                        self.to.append(words.partition(":")[2].strip("<>"))
                    say("221 bye" if verb == "QUIT" else "250 fine")
        except (OSError, ssl.SSLError):  # the other side has gone, or does not trust us
            return
        finally:
            reader.close()
            line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


def certificate(folder: Path) -> Path:
    """A certificate of our own for 127.0.0.1, with its key."""
    found = folder / "certificate.pem"
    subprocess.run(
        [
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
            ),
            *("-keyout", str(found), "-out", str(folder / "public.pem"), "-days", "2", "-subj", "/CN=local"),
            *("-addext", "subjectAltName=IP:127.0.0.1"),
        ],
        check=True,
        capture_output=True,
    )
    found.write_text(found.read_text() + (folder / "public.pem").read_text())
    return found


class Receiver:
    """An address that is called; it answers with the next status of a list, then with 204."""

    def __init__(self, *answers: int, certificate: Path | None = None) -> None:
        self.calls: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.answers = list(answers)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.calls.append(json.loads(body))
                receiver.paths.append(self.path)
                receiver.headers.append({name.lower(): value for name, value in self.headers.items()})
                status = receiver.answers.pop(0) if receiver.answers else 204
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        scheme = "http" if certificate is None else "https"
        self.url = f"{scheme}://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
