"""For any bad input: one clear message in the reader's language, and exit code 2."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from tests.terminal.saying import Sobremesa

DECK = (Evidencia.about.folder / "cards.toml").read_text(encoding="utf-8")
FIRST_CARD, SECOND_CARD = (f"[[card]]{part}" for part in DECK.split("[[card]]")[1:3])


def played(moves: int) -> str:
    """The record of a game in which every player always makes the first move."""
    match = Match(Evidencia(), Seed(7), ("Ana", "Beto"))
    while match.outcome is None and len(match.moves) < moves:
        seat = match.to_act[0]
        match.play(seat, match.legal_moves(seat)[0])
    return str(match.record())


BEGUN, FINISHED = played(5), played(1000)

FILES: dict[str, str | bytes] = {
    "binary": bytes(range(256)),
    "huge": " " * 2_000_001,
    "not-toml.toml": "card = = 3",
    "seventeen.toml": DECK.replace(FIRST_CARD, ""),
    "twice.toml": DECK.replace('id = "g4"', 'id = "g1"'),
    "twelve.toml": DECK.replace("value = 9", "value = 12", 1),
    "worth.toml": DECK.replace("value = 9", "value = 9\nworth = 3", 1),
    "backs.toml": DECK.replace('back = "gnomos"', 'back = "illuminati"', 1),
    "nameless.toml": DECK.replace('name = { es = "Gnomo de jardín", en = "Garden gnome" }\n', ""),
    "faction.toml": DECK.replace('symbols = ["gnomos"]', 'symbols = ["elfos"]', 1),
    "kind.toml": DECK.replace('kind = "highest"', 'kind = "loudest"', 1),
    "special.toml": DECK.replace('special = "ojo"', 'special = "ojos"'),
    "other.toml": DECK.replace("Gnomo de jardín", "Gnomo de balcón"),
    "heading": BEGUN.replace("sobremesa record 1", "sobremesa record 99"),
    "missing-field": BEGUN.replace("edition 1\n", ""),
    "field": BEGUN.replace("edition 1", "edicion 1"),
    "field-twice": BEGUN.replace("edition 1", "edition 1\nedition 1"),
    "edition-word": BEGUN.replace("edition 1", "edition uno"),
    "edition": BEGUN.replace("edition 1", "edition 77"),
    "option": BEGUN.replace("option pyramid=in_order", "option pyramid"),
    "option-value": BEGUN.replace("pyramid=in_order", "pyramid=upside_down"),
    "unknown-game": BEGUN.replace("game evidencia", "game ajedrez"),
    "bad-seed": BEGUN.replace("seed 7", "seed siete"),
    "lonely": BEGUN.replace("seat Beto\n", "").replace("\n1 ", "\n0 "),
    "bad-seat": BEGUN.replace("\n1 juega", "\n7 juega", 1),
    "bad-move": BEGUN.replace("juega", "esconde", 1),
    "illegal": BEGUN + "0 a la zona\n0 a la zona\n",
    "deck-hash": BEGUN.replace("deck sha256:", "deck sha256:0"),
    "after-end": FINISHED + "0 pasa\n",
    "not-over": BEGUN + "end\n",
    "begun": BEGUN,
    "half": played(1),
    "finished": FINISHED,
}


@dataclass(frozen=True)
class Slip:
    """A mistake, and what the message must mention in each language; ``{}`` is the folder of the files."""

    what: str
    arguments: str
    spanish: str
    english: str
    typed: tuple[str, ...] = ()


PLAY = "play evidencia"
SLIPS = (
    # The command line.
    Slip("half a command", "lab", "Por ejemplo: sobremesa lab run", "For example: sobremesa lab run"),
    Slip("half another command", "deck", "deck new, deck check", "For example: sobremesa deck new"),
    Slip("nearly half a command", "lab rnu", "¿Quisiste decir «lab run»?", "Did you mean “lab run”?"),
    Slip("unknown command", "jugar", "«jugar». Los comandos son: play", "“jugar”. The commands are: play"),
    Slip("nearly a command", "plya evidencia", "¿Quisiste decir «play»?", "Did you mean “play”?"),
    Slip("unknown option", f"{PLAY} --sed 3", "¿Quisiste decir «--seed»?", "Did you mean “--seed”?"),
    Slip("unknown short option", f"{PLAY} -z", "«-z»", "“-z”"),
    Slip("option without value", f"{PLAY} --seed", "--seed N", "--seed N"),
    Slip("switch with value", f"{PLAY} --hotseat=yes", "--hotseat va sola", "--hotseat stands alone"),
    Slip("option twice", f"{PLAY} --seed 1 --seed 2", "--seed está dos veces", "--seed is there twice"),
    Slip("no game", "play", "(evidencia", "(evidencia"),
    Slip("unknown game", "play truco", "«truco». Los juegos son: evidencia", "“truco”. The games are: evidencia"),
    Slip("no game for rules", "rules", "sobremesa rules JUEGO", "sobremesa rules GAME"),
    Slip("unknown game for rules", "rules truco", "«truco»", "“truco”"),
    Slip("no file", "replay", "sobremesa replay ARCHIVO", "sobremesa replay FILE"),
    Slip("one word too many", f"{PLAY} rápido", "Sobra «rápido»", "“rápido” is too much"),
    Slip("unknown opponent", f"{PLAY} --against deep", "random | greedy", "random | greedy"),
    Slip("hotseat against a bot", f"{PLAY} --hotseat --against random", "no van juntas", "do not go together"),
    Slip("own seat that is not there", f"{PLAY} --seat 2", "del 0 al 1", "from 0 to 1"),
    Slip("own seat that is not a number", f"{PLAY} --seat uno", "«uno»", "“uno”"),
    Slip("eyes that are not there", "replay {}/begun --seat 2", "«none»", "“none”"),
    # Bots, hints and tournaments.
    Slip("unknown bot", f"{PLAY} --bots facil,genio", "«genio». Los bots son: random", "“genio”. The bots are: random"),
    Slip("bots twice", f"{PLAY} --bots facil --against normal", "no van juntas", "do not go together"),
    Slip("hotseat with bots", f"{PLAY} --hotseat --bots facil", "no van juntas", "do not go together"),
    Slip("one bot alone", "arena evidencia greedy", "de 2 a 8", "2 to 8"),
    Slip("no bots", "arena evidencia", "de 2 a 8", "2 to 8"),
    Slip("unknown bot in the arena", "arena evidencia greedy genio", "«genio»", "“genio”"),
    Slip("bot in no file", "arena evidencia nada.py:Bot random", "No se encontró", "not found"),
    Slip("bot in no module", "arena evidencia no.hay:Bot random", "No se encontró", "not found"),
    Slip("no bot by that name there", "arena evidencia sobremesa.bots.greedy_bot:Genio random", "Genio", "Genio"),
    Slip("something else than a bot", "arena evidencia pathlib:Path random", "no es un bot", "is not a bot"),
    Slip("file without a class", "arena evidencia mio.py: random", "archivo.py:Clase", "file.py:Class"),
    Slip("no games", "arena evidencia greedy random --games 0", "--games", "--games"),
    Slip("games in letters", "arena evidencia greedy random --games mil", "«mil»", "“mil”"),
    Slip("too many games", "arena evidencia greedy random --games 99999999", "de 1 a", "from 1 to"),
    Slip("no processes", "arena evidencia greedy random --processes 0", "--processes", "--processes"),
    Slip("secret seed in the arena", f"arena evidencia greedy random --seed key:{'0' * 64}", "--seed", "--seed"),
    Slip("tournament of nothing", "arena", "(evidencia", "(evidencia"),
    Slip("hint without a file", "hint", "sobremesa hint ARCHIVO", "sobremesa hint FILE"),
    Slip("hint for a finished game", "hint {}/finished", "ya terminó", "is over"),
    Slip("hint for a seat that does not move", "hint {}/half --seat 0", "Se espera a: 1", "Waiting for: 1"),
    Slip("hint for a seat not there", "hint {}/begun --seat 7", "del 0 al 1", "from 0 to 1"),
    Slip("hint with a silly effort", "hint {}/begun --iterations=-3", "--iterations", "--iterations"),
    # Clocks, servers and live tables.
    Slip("a clock of no kind", f"{PLAY} --clock rapido", "move:30", "move:30"),
    Slip("a clock without time", f"{PLAY} --clock move:", "player:600+5", "player:600+5"),
    Slip("an increment for moves", f"{PLAY} --clock move:30+5", "«move:30+5»", "“move:30+5”"),
    Slip("a clock too short", f"{PLAY} --clock player:4", "entre 5 y 604.800", "5 to 604,800"),
    Slip("an increment too long", f"{PLAY} --clock player:60+601", "a lo sumo 600", "at most 600"),
    Slip("a table without a link", "join", "sobremesa join ENLACE", "sobremesa join LINK"),
    Slip("a link that is none", "join evidencia", "/t/MESA", "/t/TABLE"),
    Slip("a link to a front page", "join http://127.0.0.1:9", "no es el enlace", "not the link"),
    Slip("a link of another kind", "join ftp://127.0.0.1/t/x", "no es el enlace", "not the link"),
    Slip("a wanted seat in letters", "join http://127.0.0.1:9/t/x --seat uno", "--seat", "--seat"),
    Slip("a file as a link", "watch {}/begun", "no es el enlace", "not the link"),
    Slip("watching nothing", "watch", "sobremesa watch ENLACE", "sobremesa watch LINK"),
    Slip("tables nowhere", "tables", "sobremesa tables URL", "sobremesa tables URL"),
    Slip("tables at no address", "tables http://", "http://127.0.0.1:8000", "http://127.0.0.1:8000"),
    Slip("no server there", "tables http://127.0.0.1:9", "no contesta nadie", "Nobody answers"),
    Slip("hosting nothing", "host", "(evidencia", "(evidencia"),
    Slip("hosting nowhere", "host evidencia", "--server http://", "--server http://"),
    Slip("hosting at no address", "host evidencia --server http://:9", "no es la dirección", "not the address"),
    Slip("hosting without a name", "host evidencia --server http://127.0.0.1:9", "--name", "--name"),
    Slip("a window of another length", "host euphoria --server x --window 9", "8 | 15 | 30", "8 | 15 | 30"),
    Slip("hosting with an unknown bot", "host evidencia --server x --bots genio", "«genio»", "“genio”"),
    Slip("games from nowhere", "games --games-from {}/nowhere", "nowhere", "nowhere"),
    # Seats, names, seed and options.
    Slip("too many seats", f"{PLAY} --seats 3", "posible: 2", "players: 2"),
    Slip("seats in letters", f"{PLAY} --seats dos", "número entero", "whole number"),
    Slip("seed in letters", f"{PLAY} --seed siete", "de 0 a 9223372036854775807", "from 0 to 9223372036854775807"),
    Slip("negative seed", f"{PLAY} --seed -1", "«-1»", "“-1”"),
    Slip("seed too large", f"{PLAY} --seed 9223372036854775808", "9223372036854775807", "9223372036854775807"),
    Slip("short key", f"{PLAY} --seed key:00ff", "64 cifras", "64 hexadecimal digits"),
    Slip("empty name", f"{PLAY} --name=", "entre 1 y 40", "1 to 40"),
    Slip("long name", f"{PLAY} --name {'x' * 41}", "entre 1 y 40", "1 to 40"),
    Slip("three names for two", f"{PLAY} --name a --name b --name c", "2 nombres", "2 names"),
    Slip("option without value", f"{PLAY} --option pyramid", "nombre=valor", "name=value"),
    Slip("unknown rule option", f"{PLAY} --option piramide=free", "pairs, pyramid, repeats", "pairs, pyramid, repeats"),
    Slip("bad rule option", f"{PLAY} --option pyramid=full", "in_order | free", "in_order | free"),
    # Servers.
    Slip("a port that is none", "serve --port 99999", "de 0 a 65.535", "from 0 to 65,535"),
    # Decks.
    Slip("missing deck", f"{PLAY} --deck {{}}/nowhere.toml", "no existe", "does not exist"),
    Slip("folder as deck", f"{PLAY} --deck {{}}", "es una carpeta", "it is a folder"),
    Slip("device as deck", f"{PLAY} --deck /dev/zero", "no es un archivo común", "not an ordinary file"),
    Slip("binary deck", f"{PLAY} --deck {{}}/binary", "UTF-8", "UTF-8"),
    Slip("huge deck", f"{PLAY} --deck {{}}/huge", "1.000.000 bytes", "1,000,000 bytes"),
    Slip("deck that is not TOML", f"{PLAY} --deck {{}}/not-toml.toml", "no es TOML válido", "not valid TOML"),
    Slip("17 cards", f"{PLAY} --deck {{}}/seventeen.toml", "18 x [[card]]", "18 x [[card]]"),
    Slip("a card twice", f"{PLAY} --deck {{}}/twice.toml", "1 x g1", "1 x g1"),
    Slip("a value of 12", f"{PLAY} --deck {{}}/twelve.toml", "dice 12; tiene que ser 1..9", "says 12; it must be 1..9"),
    Slip("an unknown field", f"{PLAY} --deck {{}}/worth.toml", "campo «worth»", "field “worth”"),
    Slip("backs unevenly", f"{PLAY} --deck {{}}/backs.toml", "6 x gnomos", "6 x gnomos"),
    Slip("a card without name", f"{PLAY} --deck {{}}/nameless.toml", "campo «name»: falta", "“name”: is missing"),
    Slip("an unknown faction", f"{PLAY} --deck {{}}/faction.toml", '["elfos"]', '["elfos"]'),
    Slip("an unknown challenge", f"{PLAY} --deck {{}}/kind.toml", "highest | lowest", "highest | lowest"),
    Slip("an unknown special card", f"{PLAY} --deck {{}}/special.toml", "abduccion | revelacion", "revelacion | ojo"),
    # Moves, from a script.
    Slip("a switch half turned", PLAY, "«autopase x» no se", "“autopass x” makes", ("autopass x",)),
    Slip("a lie without a claim", PLAY, "Nadie sostiene nada", "Nobody claims anything", ("mentira",)),
    Slip("words that are not a move", PLAY, "No entiendo «abracadabra»", "understand “abracadabra”", ("abracadabra",)),
    Slip("a number not on the list", f"{PLAY} --seed 7", "va del 1 al 2", "goes from 1 to 2", ("3",)),
    Slip("no answer", f"{PLAY} --seed 7", "del 1 al 2", "from 1 to 2", ("",)),
    Slip("a card not in the hand", f"{PLAY} --seed 7", "(EV-20)", "(EV-20)", ("juega g1",)),
    Slip("a move of another phase", f"{PLAY} --seed 7", "(EV-20)", "(EV-20)", ("a la zona",)),
    Slip("an ambiguous move", PLAY, "puede ser varias", "may be several", ("juega",)),
    Slip("a move too long", PLAY, "No entiendo «xxx", "understand “xxx", ("x" * 300,)),
    Slip("a rule that is not there", PLAY, "EV-01 a EV-61", "EV-01 to EV-61", ("reglas EV-99",)),
    Slip("saving without a name", PLAY, "guardar mi-partida", "save my-game", ("guardar",)),
    # Saved games.
    Slip("no such record", "replay {}/nowhere", "no existe", "does not exist"),
    Slip("folder as record", "replay {}", "es una carpeta", "it is a folder"),
    Slip("binary record", "replay {}/binary", "UTF-8", "UTF-8"),
    Slip("huge record", "replay {}/huge", "2.000.000", "2,000,000"),
    Slip("wrong heading", "replay {}/heading", "«sobremesa record 1»", "“sobremesa record 1”"),
    Slip("missing field", "replay {}/missing-field", "«edition»", "“edition”"),
    Slip("unknown field", "replay {}/field", "Línea 3", "Line 3"),
    Slip("field twice", "replay {}/field-twice", "«edition» está dos veces", "“edition” is there twice"),
    Slip("edition in letters", "replay {}/edition-word", "«uno»", "“uno”"),
    Slip("another edition", "replay {}/edition", "evidencia 77", "evidencia 77"),
    Slip("option without value in a record", "replay {}/option", "option nombre=valor", "option name=value"),
    Slip("bad option in a record", "replay {}/option-value", "in_order | free", "in_order | free"),
    Slip("unknown game in a record", "replay {}/unknown-game", "«ajedrez»", "“ajedrez”"),
    Slip("bad seed in a record", "replay {}/bad-seed", "«siete»", "“siete”"),
    Slip("one name in a record", "replay {}/lonely", "no se juega de a 1", "not played by 1"),
    Slip("seat not there in a record", "replay {}/bad-seat", "de 0 a 1", "0 to 1"),
    Slip("unreadable move in a record", "replay {}/bad-move", "Jugada 1", "Move 1"),
    Slip("illegal move in a record", "replay {}/illegal", "Jugada 6", "Move 6"),
    Slip("another deck by hash", "replay {}/deck-hash", "--deck", "--deck"),
    Slip("another deck by file", "replay {}/begun --deck {}/other.toml", "otro mazo", "another deck"),
    Slip("something after the end", "replay {}/after-end", "después de «end»", "after “end”"),
    Slip("an end before the end", "replay {}/not-over", "faltan jugadas", "moves are missing"),
    # Saving and resuming.
    Slip("saving nowhere", f"{PLAY} --save {{}}/nowhere/x", "no existe", "does not exist"),
    Slip("saving onto a folder", f"{PLAY} --save {{}}", "ya existe", "exists already"),
    Slip("saving inside a file", f"{PLAY} --save {{}}/begun/x", "no existe", "does not exist"),
    Slip("saving over another file", f"{PLAY} --save {{}}/binary", "no lo voy a pisar", "will not be overwritten"),
    Slip("saving under a long name", f"{PLAY} --save {{}}/{'x' * 300}", "demasiado largo", "too long"),
    Slip("resuming what is not there", f"{PLAY} --resume {{}}/nowhere", "no existe", "does not exist"),
    Slip("resuming a finished game", f"{PLAY} --resume {{}}/finished", "ya terminó", "is over"),
    Slip("resuming another game", f"{PLAY} --resume {{}}/unknown-game", "es de ajedrez", "is of ajedrez"),
    Slip("resuming with a seed", f"{PLAY} --resume {{}}/begun --seed 3", "--resume y --seed", "--resume and --seed"),
    Slip("resuming at no seat", f"{PLAY} --resume {{}}/begun --seat 9", "del 0 al 1", "from 0 to 1"),
)


def arguments(slip: Slip, folder: Path) -> list[str]:
    """The command line of the mistake, after its files are written to the folder."""
    for name, content in FILES.items():
        if f"{{}}/{name}" in slip.arguments:
            (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return [word.replace("{}", str(folder)) for word in slip.arguments.split()]


def test_the_files_to_be_refused_differ_from_the_good_ones() -> None:
    contents = list(FILES.values())
    assert len({*contents, DECK}) == len(contents) + 1


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.what)
@pytest.mark.parametrize("language", ["es", "en"])
def test_it_is_refused_with_one_message_and_code_2(
    slip: Slip, language: str, tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_LANG", language)
    said = sobremesa(*arguments(slip, tmp_path), lines=slip.typed)
    assert said.code == 2
    assert (slip.spanish if language == "es" else slip.english) in said.err
    assert "Traceback" not in said.err + said.out
    assert "usage:" not in said.err + said.out
    headline, *details = said.err.splitlines()
    assert headline
    assert [line for line in details if not line.startswith("  - ")] == []


WITHOUT_A_TABLE = [slip for slip in SLIPS if not slip.typed]


@pytest.mark.parametrize("slip", WITHOUT_A_TABLE, ids=lambda slip: slip.what)
def test_nothing_is_shown_before_it_is_refused(slip: Slip, tmp_path: Path, sobremesa: Sobremesa) -> None:
    assert sobremesa(*arguments(slip, tmp_path)).out == ""


@pytest.mark.parametrize(
    ("value", "message"),
    [("fr", "«fr» no va con --lang. Valores posibles: es | en."), ("", "«» no va con --lang.")],
)
def test_an_unknown_language_is_refused(value: str, message: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("games", f"--lang={value}")
    assert said.code == 2
    assert message in said.err


def test_an_unknown_language_of_the_environment_is_refused(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_LANG", "fr")
    said = sobremesa("games")
    assert said.code == 2
    assert said.err == "La variable SOBREMESA_LANG dice «fr». Idiomas: es | en.\n"


def test_the_language_of_the_command_line_counts_more_than_the_environments(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_LANG", "fr")
    assert "2 players" in sobremesa("games", "--lang", "en").out


@pytest.mark.parametrize(
    ("set_there", "said"),
    [
        ({"LANG": "en_US.UTF-8"}, "2 players"),
        ({"LANG": "es_AR.UTF-8"}, "2 jugadores"),
        ({"LANG": "en_GB"}, "2 players"),
        ({"LANG": "de_DE.UTF-8"}, "2 jugadores"),
        ({"LANG": "C.UTF-8"}, "2 jugadores"),
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "en_US.UTF-8"}, "2 jugadores"),
        ({"LC_MESSAGES": "en_IE.UTF-8", "LANG": "es_ES.UTF-8"}, "2 players"),
        ({"SOBREMESA_LANG": "es", "LC_ALL": "en_US.UTF-8"}, "2 jugadores"),
    ],
)
def test_the_language_of_the_system_counts_where_nothing_else_is_said(
    set_there: dict[str, str], said: str, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_there.items():
        monkeypatch.setenv(name, value)
    assert said in sobremesa("games").out


def test_a_deck_is_refused_with_every_problem_at_once(tmp_path: Path, sobremesa: Sobremesa) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK.replace("value = 9", "value = 12").replace('kind = "highest"', 'kind = "loudest"'))
    assert len(sobremesa("play", "evidencia", "--deck", deck).err.splitlines()) == 1 + 2 + 3


def test_what_would_move_the_cursor_is_not_passed_on(tmp_path: Path, sobremesa: Sobremesa) -> None:
    record = tmp_path / "record"
    record.write_text("sobremesa record 1\n\x1b[2J\x1b[31mhola\n")
    said = sobremesa("replay", record)
    assert said.code == 2
    assert "hola" in said.err
    assert "\x1b" not in said.err


def test_a_number_that_is_none_in_the_environment_of_a_server(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOBREMESA_PACE", "quick")
    said = sobremesa("serve", "--port", 0, "--data", tmp_path, "--lang", "en")
    assert (said.code, said.err) == (2, "SOBREMESA_PACE cannot be “quick”: it has to be a number, from 0 on.\n")


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("SOBREMESA_LAB_KEY", "short", "SOBREMESA_LAB_KEY must have 16 to 128 characters of A-Z, a-z, 0-9, - and _.\n"),
        ("SOBREMESA_LAB_RUNS", "-1", "SOBREMESA_LAB_RUNS cannot be “-1”: it has to be a whole number.\n"),
    ],
)
def test_a_setting_of_the_workshop_that_cannot_be(
    name: str, value: str, problem: str, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(name, value)
    said = sobremesa("serve", "--lab", "--port", 0, "--data", tmp_path, "--lang", "en")
    assert (said.code, said.err) == (2, problem)
