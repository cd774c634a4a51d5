"""How much an address, and everybody together, may have."""

from __future__ import annotations

import resource

from sobremesa.server.limits import Sockets
from sobremesa.server.main import raise_file_limit

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
        assert raise_file_limit() == hard
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
