"""The Python client and a server that is newer than it (wire/messages.py, rule 4)."""

from __future__ import annotations

import pytest
from msgspec import ValidationError, json

from sobremesa.client import _decoded
from sobremesa.table.news import Spoke
from sobremesa.wire import messages as m

SPOKE = {"what": "spoke", "n": 1, "seat": 0, "text": "hola"}
DANCED = {"what": "danced", "n": 2, "seat": 0, "steps": [1, 2]}
UPDATE = {"type": "update", "since": 0, "seq": 2, "status": "playing"}


def test_a_message_of_an_unknown_type_is_passed_over() -> None:
    assert _decoded(json.encode({"type": "weather", "rain": True})) is None


def test_unknown_news_are_passed_over_and_the_rest_is_heard() -> None:
    heard = _decoded(json.encode({**UPDATE, "news": [SPOKE, DANCED]}))
    assert isinstance(heard, m.Update)
    assert heard.seq == 2
    assert heard.news == [Spoke(1, 0, "hola")]


@pytest.mark.parametrize("news", [[{**SPOKE, "seat": "Ana"}], [{**SPOKE, "seat": "Ana"}, DANCED]])
def test_what_is_known_has_to_be_as_it_is_known(news: list[object]) -> None:
    with pytest.raises(ValidationError):
        _decoded(json.encode({**UPDATE, "news": news}))
