"""The tables of a device: playing, storing, restoring and refusing."""

from __future__ import annotations

import json

import pytest

from sobremesa.alone.storage import FORMAT
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.record import Record
from sobremesa.table.fairness import verify
from tests.alone.sitting_alone import AtDevice

SEATS = {"evidencia": 2, "euphoria": 5, "codigos": 3}


@pytest.mark.parametrize("game", SEATS)
def test_a_game_against_bots_ends_and_its_record_replays_elsewhere_bit_for_bit(game: str) -> None:
    here = AtDevice()
    table, (key,) = here.started(game, seats=SEATS[game], bots=SEATS[game] - 1)
    here.play_to_the_end(table)
    status, text = here.ask("GET", f"/api/tables/{table}/record", door=key)
    assert status == 200
    record = Record.read(text)
    assert str(record) == text
    match = verify(record, GAMES[game](SEATS[game], record.options))
    assert match.outcome == here.hosted(table).table.outcome
    # A record lists the answers of a window by seat, not in the order they were given.
    assert sorted(match.codes) == sorted(here.hosted(table).table.codes)


def test_people_at_one_device_play_in_turn_and_the_device_goes_to_the_player_to_move() -> None:
    here = AtDevice()
    table, keys = here.started("evidencia", seats=2, bots=0)
    here.play_to_the_end(table)
    assert {seat for _table, seat in here.turns} == {0, 1, None}
    assert here.ask("GET", f"/api/tables/{table}/replay?seat=1", door=keys[0])[0] == 200


def test_everything_is_stored_before_it_is_sent() -> None:
    here = AtDevice()
    table, (key,) = here.started("evidencia", seats=2, bots=1)
    for _move in range(5):
        while here.hosted(table).turn is None:
            if here.thoughts:
                here.think_one()
            else:
                here.now += here.wake or 0
                here.take("tick")
        view = here.hosted(table).table.view(0)
        assert view is not None
        here.say(0, table, {"type": "play", "code": view.moves[0], "id": f"m{_move}"})
        other = here.again(table)
        assert other.hosted(table).table.codes == here.hosted(table).table.codes
        assert other.hosted(table).table.seq == here.heard[0][-1].get("seq", here.hosted(table).table.seq)
    # And it goes on from there, on a new connection, by the stored key.
    other.hello(7, table, key)
    assert other.heard[7][0]["type"] == "welcome"


def test_a_request_that_is_sent_again_after_a_restart_changes_nothing() -> None:
    here = AtDevice()
    table, (key,) = here.started("evidencia", seats=2, bots=1)
    view = here.hosted(table).table.view(0)
    assert view is not None
    move = {"type": "play", "code": view.moves[0], "id": "once"}
    here.say(0, table, move)
    other = here.again(table)
    other.hello(1, table, key)
    length = len(other.kept[table])
    other.say(1, table, move)
    assert len([entry for entry in other.kept[table][length:] if '"once"' in entry]) == 0
    assert other.heard[1][-1] == {"type": "accepted", "id": "once"}


def test_bots_hurry_until_a_person_is_asked_and_then_take_the_same_time_for_every_move_of_their_level() -> None:
    opening: set[int] = set()
    later: set[int] = set()
    # The cards say who begins: a bot in two games of three.
    while not opening:
        for hurries, milliseconds in planned_moves():
            (opening if hurries else later).add(milliseconds)
    assert (opening, later) == ({500}, {900})


def planned_moves() -> list[tuple[bool, int]]:
    """For each bot's move in the first part of a game: whether no person had to move yet, and the time until the
    move."""
    here = AtDevice()
    table, _keys = here.started("codigos", seats=3, bots=2)
    planned: dict[int, tuple[bool, int]] = {}
    nobody_was_asked = True
    for step in range(60):
        turn = here.hosted(table).turn
        nobody_was_asked = nobody_was_asked and turn is None
        for plan in here.hosted(table)._plans.values():
            planned.setdefault(plan.thought, (nobody_was_asked, plan.moves_at - here.now))
        if here.thoughts:
            here.think_one()
        elif turn is not None:
            view = here.hosted(table).table.view(turn)
            assert view is not None
            here.say(turn, table, {"type": "play", "code": view.moves[0], "id": f"m{step}"})
        elif here.wake is not None:
            here.now += here.wake
            here.take("tick")
    assert len(planned) > 5
    return list(planned.values())


def test_a_bot_waits_for_a_page_that_tells_what_it_has_shown_and_no_longer_than_four_seconds() -> None:
    def takes(told: list[int], *, shows_after_ms: int | None = None) -> int:
        """Milliseconds for the bot's move after the player's."""
        here = AtDevice()
        table, _keys = here.started("codigos", seats=2, bots=1)
        hosted, moves = here.hosted(table), 0
        while hosted.turn is not None or not moves:
            if hosted.turn is None:
                here.think_one()
                here.now += here.wake or 0
                here.take("tick")
                continue
            moves += 1
            view = hosted.table.view(hosted.turn)
            assert view is not None
            here.say(0, table, {"type": "play", "code": view.moves[0], "id": f"move {moves}"})
        for n in told:
            here.say(0, table, {"type": "seen", "n": n})
        asked_at, count = here.now, len(hosted.table.codes)
        here.think_one()
        if shows_after_ms is not None:
            here.now += shows_after_ms
            here.say(0, table, {"type": "seen", "n": hosted.table.seq})
        while len(hosted.table.codes) == count:
            assert here.wake is not None
            here.now += here.wake
            here.take("tick")
        return here.now - asked_at

    pause = takes([])
    assert takes([0]) == pause + 4_000
    assert takes([0, 2**53]) == pause
    assert takes([0], shows_after_ms=pause + 1_500) == pause + 1_500


def test_a_mind_that_fails_is_asked_again_and_then_does_with_little_thought() -> None:
    here = AtDevice()
    table, _keys = here.started("codigos", seats=3, bots=2)
    while not here.thoughts:
        view = here.hosted(table).table.view(0)
        assert view is not None
        here.say(0, table, {"type": "play", "code": view.moves[0], "id": f"m{here.now}"})
        here.now += 1
    moves = len(here.hosted(table).table.codes)
    for _failure in range(3):
        asked = here.thoughts.pop(0)
        here.take("thought", id=asked["id"], data="")
    assert here.thoughts == []
    assert here.wake is not None
    here.now += here.wake
    here.take("tick")
    assert len(here.hosted(table).table.codes) > moves


def test_the_list_of_games_learns_when_the_latest_move_was_in_the_time_of_the_device() -> None:
    here = AtDevice()
    table, (key, _other) = here.started("evidencia", seats=2, bots=0)
    here.now += 3_600_000
    turn = here.hosted(table).turn
    view = here.hosted(table).table.view(turn)
    assert turn is not None
    assert view is not None
    here.say(turn, table, {"type": "play", "code": view.moves[0], "id": "late"})
    moved_at = here.now
    assert here.details[table]["told_at"] == moved_at
    here.now += 60_000
    _status, text = here.ask("GET", f"/api/tables/{table}", door=key)
    assert json.loads(text)["told_at"] == moved_at


def test_a_hint_comes_from_the_other_worker_and_not_for_a_decision_that_is_over() -> None:
    here = AtDevice()
    table, _keys = here.started("evidencia", seats=2, bots=1)
    here.thoughts.clear()
    here.say(0, table, {"type": "hint", "id": "h1"})
    here.think_one()
    hints = here.heard[0][-1]
    assert hints["type"] == "hints"
    assert hints["id"] == "h1"
    assert hints["moves"]
    here.say(0, table, {"type": "hint", "id": "h2"})
    here.say(0, table, {"type": "play", "code": hints["moves"][0]["code"], "id": "m"})
    here.think_one()
    assert [message for message in here.heard[0] if message["type"] == "hints"][-1] == {
        "type": "hints",
        "id": "h2",
        "moves": [],
    }


# Refusals.


def test_an_unknown_key_and_an_unknown_table_are_refused_once() -> None:
    here = AtDevice()
    table, _keys = here.started("evidencia", seats=2, bots=1)
    here.hello(5, table, "x" * 43, language="en")
    assert here.heard[5] == [
        {"type": "bye", "code": "bad-key", "text": "That key opens no seat of this game.", "again": False}
    ]
    here.hello(6, "alone-0000", "x" * 43, language="es")
    assert here.heard[6][0]["text"] == "Esa partida no está en este dispositivo."
    here.hello(8, table, "")
    assert here.heard[8][0]["code"] == "no-spectators"


@pytest.mark.parametrize("data", ["", "{}", "[]", '{"type":"fly"}', '{"type":"play","id":"1","code":1}', "\x00"])
def test_any_message_before_a_hello_is_answered_with_a_reason(data: str) -> None:
    here = AtDevice()
    table, _keys = here.started("evidencia", seats=2, bots=1)
    here.take("hear", line=9, table=table, data=data)
    assert here.heard[9][0]["type"] == "bye"
    assert here.heard[9][0]["text"]


def test_an_illegal_move_is_refused_in_the_players_language_and_names_the_clause() -> None:
    here = AtDevice()
    table = here.open("evidencia", seats=2, bots=1)
    here.hello(0, table, here.sit(table, "Ana"), language="es")
    here.say(0, table, {"type": "start", "id": "s"})
    view = here.hosted(table).table.view(0)
    assert view is not None
    code = next(code for code in range(len(here.hosted(table).table.game.moves)) if code not in view.moves)
    here.say(0, table, {"type": "play", "code": code, "id": "bad"})
    refused = here.heard[0][-1]
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "bad", "illegal-move")
    assert "EV-" in refused["text"]


def test_a_table_with_a_clock_is_not_for_a_device() -> None:
    here = AtDevice()
    settings = {"game": "evidencia", "seats": 2, "clock": {"kind": "move", "seconds": 30}}
    status, text = here.ask("POST", "/api/tables", {"settings": settings, "bots": ["facil"]})
    assert status == 422
    assert json.loads(text) == {"type": "refused", "code": "no-clocks", "text": "Without a server there are no clocks."}


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("POST", "/api/tables", {"settings": {"game": "ajedrez", "seats": 2}}, 422),
        ("POST", "/api/tables", {"settings": {"game": "evidencia", "seats": 9}}, 422),
        ("POST", "/api/tables", {"what": 1}, 400),
        ("GET", "/api/tables/alone-1/replay?seat=x", None, 404),
        ("POST", "/api/records", {"record": "hola"}, 422),
    ],
)
def test_what_cannot_be_answered_is_refused_in_words(method: str, path: str, body: object, status: int) -> None:
    found, text = AtDevice().ask(method, path, body)
    assert found == status
    assert json.loads(text)["text"]


def test_a_record_is_closed_until_the_game_is_over() -> None:
    here = AtDevice()
    table, (key,) = here.started("evidencia", seats=2, bots=1)
    status, text = here.ask("GET", f"/api/tables/{table}/record", door=key)
    assert (status, json.loads(text)["code"]) == (409, "not-over")
    assert here.ask("GET", f"/api/tables/{table}/replay", door="")[0] == 404


# Records from elsewhere.


def finished(game: str = "evidencia") -> str:
    here = AtDevice()
    table, (key,) = here.started(game, seats=SEATS[game], bots=SEATS[game] - 1)
    here.play_to_the_end(table)
    return here.ask("GET", f"/api/tables/{table}/record", door=key)[1]


def test_a_record_from_elsewhere_is_checked_kept_and_replayed() -> None:
    text, here = finished(), AtDevice()
    status, answer = here.ask("POST", "/api/records", {"record": text})
    checked = json.loads(answer)
    assert (status, checked["proof"]) == (201, "good")
    other = here.again(checked["table"])
    assert json.loads(other.ask("GET", f"/api/tables/{checked['table']}")[1])["summary"]["status"] == "over"
    replay = json.loads(other.ask("GET", f"/api/tables/{checked['table']}/replay?seat=0")[1])
    assert len(replay["steps"]) == len(Record.read(text).moves) + 1
    assert other.ask("GET", f"/api/tables/{checked['table']}/record")[1] == text


def test_a_record_whose_proof_was_changed_is_noticed() -> None:
    text = finished()
    line = next(line for line in text.splitlines() if line.startswith("note secret "))
    changed = text.replace(line, "note secret " + "0" * 64)
    answer = json.loads(AtDevice().ask("POST", "/api/records", {"record": changed})[1])
    assert answer["proof"] == "bad"
    assert answer["why"]


def test_a_record_without_a_proof_replays_and_proves_nothing() -> None:
    text = "\n".join(line for line in finished().split("\n") if not line.startswith("note "))
    assert json.loads(AtDevice().ask("POST", "/api/records", {"record": text})[1])["proof"] == "none"


def test_half_a_record_is_refused() -> None:
    text = "\n".join(finished().split("\n")[:-4]) + "\n"
    status, answer = AtDevice().ask("POST", "/api/records", {"record": text})
    assert (status, json.loads(answer)["code"]) == (422, "unfinished")


# Stored tables that cannot be read.


def half_played() -> tuple[AtDevice, str, str]:
    here = AtDevice()
    table, (key,) = here.started("evidencia", seats=2, bots=1)
    for number in range(12):
        if here.hosted(table).turn is not None:
            view = here.hosted(table).table.view(0)
            assert view is not None
            here.say(0, table, {"type": "play", "code": view.moves[0], "id": f"m{number}"})
        elif here.thoughts:
            here.think_one()
        else:
            here.now += here.wake or 0
            here.take("tick")
    return here, table, key


BROKEN_OFF = '{"type":"play","at":1'
UNKNOWN = '{"type":"flown","at":1}'
IMPOSSIBLE = '{"type":"play","at":1,"seat":0,"code":999}'


@pytest.mark.parametrize("damage", ["", BROKEN_OFF, UNKNOWN, IMPOSSIBLE])
def test_a_damaged_entry_is_reported_and_the_game_goes_on_from_before_it(damage: str) -> None:
    here, table, key = half_played()
    entries = [*here.kept[table]]
    entries[-2] = damage
    other = AtDevice()
    other.take("load", table=table, entries=entries, format=FORMAT)
    other.hello(0, table, key, language="en")
    (bye,) = other.heard[0]
    assert bye["code"] == "damaged"
    assert f"from entry {len(entries) - 1} on" in bye["text"]
    effects = other.take("load", table=table, entries=entries, format=FORMAT, salvage=True)
    assert effects["cut"] == [{"table": table, "length": len(entries) - 2}]
    other.hello(1, table, key)
    assert other.heard[1][0]["type"] == "welcome"
    assert len(other.hosted(table).local.journal) >= len(entries) - 2


def test_nothing_is_left_of_a_table_whose_first_entry_is_damaged() -> None:
    here, table, key = half_played()
    other = AtDevice()
    other.take("load", table=table, entries=["?", *here.kept[table][1:]], format=FORMAT, salvage=True)
    other.hello(0, table, key)
    assert other.heard[0][0]["code"] == "damaged"


def test_a_table_of_a_newer_page_is_left_as_it_is() -> None:
    here, table, key = half_played()
    other = AtDevice()
    other.take("load", table=table, entries=here.kept[table], format=FORMAT + 1)
    other.hello(0, table, key)
    assert other.heard[0][0]["code"] == "newer"
    assert table not in other.device.tables


def test_a_table_that_another_page_plays_is_not_opened_twice() -> None:
    here, table, key = half_played()
    other = AtDevice()
    other.take("load", table=table, entries=here.kept[table], format=FORMAT, elsewhere=True)
    other.hello(0, table, key)
    assert other.heard[0][0]["code"] == "elsewhere"
    other.take("load", table=table, entries=here.kept[table], format=FORMAT)
    other.hello(1, table, key)
    assert other.heard[1][0]["type"] == "welcome"
