"""Links as people copy them."""

from __future__ import annotations

import pytest

from sobremesa.cli.command_line import BadCommand
from sobremesa.cli.link import Link, read_server

SERVER = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("words", "link"),
    [
        (f"{SERVER}/t/abc", Link(SERVER, "abc")),
        (f"{SERVER}/t/abc/", Link(SERVER, "abc")),
        (f"{SERVER}/t/abc#i=secret", Link(SERVER, "abc", invite="secret")),
        (f"{SERVER}/t/abc#k=own", Link(SERVER, "abc", key="own")),
        ("127.0.0.1:8000/t/abc#i=secret", Link(SERVER, "abc", invite="secret")),
        ("https://mesa.example/t/a%20b", Link("https://mesa.example", "a b")),
        ("http://[::1]:8000/t/abc", Link("http://[::1]:8000", "abc")),
    ],
)
def test_a_link_is_read(words: str, link: Link) -> None:
    assert Link.read(words) == link


@pytest.mark.parametrize("link", [Link(SERVER, "a b", invite="x"), Link(SERVER, "abc", key="k"), Link(SERVER, "abc")])
def test_a_link_that_is_written_can_be_read(link: Link) -> None:
    assert Link.read(str(link)) == link


@pytest.mark.parametrize(
    "words",
    ["", "abc", SERVER, f"{SERVER}/r/abc", f"{SERVER}/t/", f"{SERVER}/t/a/b", "ftp://x/t/abc", "http://x:99999/t/abc"],
)
def test_anything_else_is_refused(words: str) -> None:
    with pytest.raises(BadCommand, match="not the link of a table"):
        Link.read(words)


@pytest.mark.parametrize("words", ["http://", "http://x:port", "file:///etc", "http://a b"])
def test_an_address_that_is_not_a_servers_is_refused(words: str) -> None:
    with pytest.raises(BadCommand, match="not the address of a server"):
        read_server(words)
