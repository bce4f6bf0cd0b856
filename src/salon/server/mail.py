"""E-mail by SMTP: where it goes out, and how one letter does."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from salon.kernel import BadSetup, fault

TIMEOUT = 15  # seconds, for each word of the other side
PORTS = {"smtp": 587, "smtps": 465}
_ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,190}")

_LINKING = re.compile(r"([.:/@．。｡․])(?=\S)")


class Mail(msgspec.Struct, frozen=True):
    """Where letters go out, and whose name is on them."""

    host: str
    port: int
    tls: bool  # from the first word; else as soon as the other side offers it
    sender: str
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:  # a password has no place in a log
        return f"Mail({self.host}:{self.port})"


class NotSent(Exception):
    """Why something did not go out, in few words and without secrets; `again` if it may later."""

    def __init__(self, why: str, *, again: bool = True, status: int = 0) -> None:
        super().__init__(why)
        self.again = again
        self.status = status  # what was answered, by one who answers with numbers


def is_address(text: str) -> bool:
    """Whether a text can be somebody's address.

    >>> is_address("ana@example.org"), is_address("ana"), is_address("a@b\\nBcc: c@d")
    (True, False, False)
    """
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None


def settings(url: str, sender: str = "") -> Mail:
    """Read smtp://user:password@host:port, or smtps:// for TLS from the first word.

    >>> settings("smtps://ana%40example.org:pw@mail.example.org").sender
    'ana@example.org'
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise fault(BadSetup, "house.bad-mail") from None
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise fault(BadSetup, "house.bad-mail")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sender = sender or (user if is_address(user) else "")
    if not is_address(sender):
        raise fault(BadSetup, "house.bad-sender")
    return Mail(host, port or PORTS[parts.scheme], parts.scheme == "smtps", sender, user, password)


def unlinked(words: str) -> str:
    """Words of somebody else's, so that no programme that shows letters makes a link of them.

    >>> unlinked("https://evil.example/x"), unlinked("ana@evil.example"), unlinked("Ana M. de Austria")
    ('https: / / evil. example/ x', 'ana@ evil. example', 'Ana M. de Austria')
    """
    return _LINKING.sub(r"\1 ", words)


def letter(mail: Mail, to: str, subject: str, body: str, stop: str) -> EmailMessage:
    """A letter; at `stop` one can have no more of them, with a click or by a programme's POST."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


def send(mail: Mail, message: EmailMessage) -> None:
    """Hand a letter over. This waits for the other side: not for the event loop."""
    try:
        with _connection(mail) as line:
            if mail.user:
                line.login(mail.user, mail.password)
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent(f"refused {codes}", again=all(code < 500 for code in codes)) from None
    except smtplib.SMTPResponseException as error:
        raise NotSent(f"{type(error).__name__} {error.smtp_code}") from None
    except (smtplib.SMTPException, OSError) as error:
        raise NotSent(type(error).__name__) from None


def _connection(mail: Mail) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if mail.tls:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=context)
    line = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT)
    try:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        elif mail.password and not _same_machine(mail.host):
            raise NotSent("no TLS: the password is not sent in the clear")
    except BaseException:
        line.close()
        raise
    return line


def _same_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
