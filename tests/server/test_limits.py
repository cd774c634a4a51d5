"""Limits of one address, and of all together."""

from __future__ import annotations

import re
import resource
from dataclasses import fields
from pathlib import Path

from sobremesa.server.node.rate_limit import Allowance, Sockets
from sobremesa.server.ops.config import Config, Limits
from sobremesa.server.ops.main import MOST_FILES, raise_file_limit
from sobremesa.workshop.bounds import Bounds
from sobremesa.workshop.key import workshop_key

ANA, BETO, CARO = ("10.0.0.1", 1), ("10.0.0.2", 1), ("10.0.0.3", 1)


def test_there_is_room_for_so_many_sockets_of_an_address_and_so_many_in_all() -> None:
    sockets = Sockets(per_address=2, in_all=3)
    assert [sockets.enter(ANA), sockets.enter(ANA), sockets.enter(ANA)] == [True, True, False]
    assert [sockets.enter(BETO), sockets.enter(CARO)] == [True, False]
    sockets.leave(ANA)
    assert sockets.enter(CARO)


def test_behind_a_proxy_all_sockets_are_the_proxys() -> None:
    sockets = Sockets(per_address=None, in_all=3)
    assert [sockets.enter(ANA) for _socket in range(4)] == [True, True, True, False]


def test_a_node_may_open_as_many_files_as_the_machine_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert raise_file_limit() == min(hard, MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(hard, MOST_FILES), hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_what_stays_has_a_limit_by_the_hour_for_an_address_and_for_all() -> None:
    allowance = Allowance(per_hour=10, per_hour_in_all=15, now=0)
    assert [allowance.take("ana", 8, 0), allowance.take("ana", 3, 0), allowance.take("ana", 2, 0)] == [
        True,
        False,
        True,
    ]
    assert [allowance.take("beto", 6, 0), allowance.take("beto", 5, 0)] == [False, True]
    assert [allowance.take("ana", 5, 1800), allowance.take("ana", 1, 1800)] == [True, False]


def test_an_operator_may_set_every_limit() -> None:
    names = [limit.name for limit in fields(Limits)]
    limits = Config.read({f"SOBREMESA_{name.upper()}": "7" for name in names}).limits
    assert all(getattr(limits, name) == 7 for name in names)
    assert Config.read({}).limits == Limits()


def test_a_burst_grows_with_its_rate() -> None:
    limits = Config.read({"SOBREMESA_REQUESTS_PER_SECOND": "100"}).limits
    assert (limits.requests_burst, limits.pages_burst) == (600, Limits.pages_burst)


class Asked(dict[str, str]):
    """An empty environment that records which variables were read."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def get(self, name: str, usual: str = "") -> str:  # type: ignore[override]  # texts only
        self.names[name] = usual
        return usual


def test_the_document_lists_every_variable_with_what_holds_without_it(tmp_path: Path) -> None:
    asked = Asked()
    Config.read(asked)
    Bounds.read(asked)
    workshop_key(tmp_path, asked)
    told = (Path(__file__).parents[2] / "docs/host/settings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(SOBREMESA_[A-Z_]+)` \| .* \| (.*?) \|$", told, re.MULTILINE)
    documented = {name: default for name, default in rows if name != "SOBREMESA_LOG"}
    assert documented.keys() == asked.names.keys()
    numbers = {name: default for name, default in documented.items() if re.match(r"[\d,.]+", default)}
    for name, default in numbers.items():
        assert float(re.match(r"[\d,.]+", default)[0].replace(",", "")) == float(asked.names[name]), name  # type: ignore[index]
    assert len(numbers) > len(fields(Limits))
