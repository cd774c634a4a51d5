"""Links to servers and tables, as the page writes them: ``http://host/t/TABLE#i=INVITATION`` or ``#k=KEY``."""

from __future__ import annotations

import io
from dataclasses import dataclass
from urllib.parse import parse_qs, quote, unquote, urlsplit

from sobremesa.cli.command_line import BadCommand
from sobremesa.terminal.texts import TEXTS


def read_server(words: str, refusal: str = "cli-bad-server") -> str:
    """The address of a server, without a trailing slash. ``http://`` may be left out."""
    try:
        parts = urlsplit(words if "://" in words else f"http://{words}")
        port = parts.port
    except ValueError:
        raise BadCommand(TEXTS.message(refusal, words=words[:80])) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or " " in parts.netloc:
        raise BadCommand(TEXTS.message(refusal, words=words[:80]))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port is None else f":{port}")


@dataclass(frozen=True)
class Link:
    """The part after # is a secret: ``key`` opens a seat, ``invite`` the table."""

    server: str
    table: str
    key: str = ""
    invite: str = ""

    @classmethod
    def read(cls, words: str) -> Link:
        server = read_server(words, "cli-bad-link")
        parts = urlsplit(words if "://" in words else f"http://{words}")
        first, _, table = parts.path.strip("/").partition("/")
        if first != "t" or not table or "/" in table:
            raise BadCommand(TEXTS.message("cli-bad-link", words=words[:80]))
        secrets = parse_qs(parts.fragment)
        key, invite = (secrets.get(name, [""])[0] for name in ("k", "i"))
        return cls(server, unquote(table), key, invite)

    def __str__(self) -> str:
        secret = f"#k={self.key}" if self.key else f"#i={self.invite}" if self.invite else ""
        return f"{self.server}/t/{quote(self.table, safe='')}{secret}"


def qr_code(text: str) -> str:
    """The text as a QR code made of block characters."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
