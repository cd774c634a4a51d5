"""Fixed chance: a test meets the same deals and bots in every run."""

from __future__ import annotations

import secrets
from random import Random

import pytest


@pytest.fixture(autouse=True)
def _drawn_alike(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    chance = Random(request.node.name)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
