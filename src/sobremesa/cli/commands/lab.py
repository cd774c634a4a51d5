"""``sobremesa lab``: many games between bots, and what they say about the game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from sobremesa.cli.command_line import Arguments, BadCommand, Commands, Parser, path
from sobremesa.cli.commands.options import (
    add_bots,
    add_games_from,
    add_outside_games,
    add_table_options,
    configure,
    explain_other_game,
    game_option,
    whole,
)
from sobremesa.cli.commands.output import show_table
from sobremesa.cli.lab_console import ON_RAY, LabConsole
from sobremesa.cli.sweep_run import SweepRun
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.files import write_whole
from sobremesa.kernel.seed import Seed
from sobremesa.lab.deck_search import read_range
from sobremesa.lab.decks import card_table, dump_toml
from sobremesa.lab.run_folder import DECK, RunFolder
from sobremesa.lab.study import LARGEST_SEED, MOST_GAMES, UNTIL_PRECISE, Study, read_study
from sobremesa.lab.targets import read_target
from sobremesa.printing.press import need_press
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_file, check_target, file_error, path_from, write_bytes, write_text
from sobremesa.terminal.texts import TEXTS

MOST_PROCESSES, MOST_BOTS = 64, 2
MOST_VARIANTS = 64
MOST_DECKS, MOST_ROUNDS = 64, 20
MOST_RECORDS = 10_000
COMPARISON_PAGE = "comparison.html"
SIDES = ("a", "b")
_STRETCH = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?", re.ASCII)


def add_commands(commands: Commands) -> None:
    _add_run_commands(commands)
    compare = commands.add("lab compare", run_compare)
    compare.argument("runs", many=True, offered=())
    compare.option("--a", variant)
    compare.option("--b", variant)
    compare.option("--html", path)
    compare.switch("--open")
    sweep = commands.add("lab sweep", run_sweep)
    sweep.option("--set", several_values, many=True)
    tune = commands.add("lab tune", run_tune)
    tune.option("--vary", many=True)
    tune.option("--target", many=True)
    tune.option("--decks", whole(MOST_DECKS, least=2), default=8)
    tune.option("--rounds", whole(MOST_ROUNDS, least=1), default=2)
    exchange = commands.add("lab exchange", run_exchange)
    exchange.option("--card")
    exchange.option("--with")
    for parser in (compare, sweep, tune, exchange):
        if parser is not compare:
            parser.argument("game", offered=tuple(GAMES))
        _add_study_options(parser)
    skill = commands.add("lab skill", run_skill)
    skill.switch("--plans")
    skill.option("--html", path)
    random = commands.add("lab random", run_random)
    random.option("--out", path)
    for parser, games in ((skill, 200), (random, 100_000)):
        parser.argument("game", offered=tuple(GAMES))
        add_table_options(parser)
        _add_games(parser, games)
        _add_processes(parser)
        add_games_from(parser)


def _add_run_commands(commands: Commands) -> None:
    """The commands that play a study, and those that read a run."""
    run = commands.add("lab run", run_study)
    run.argument("game", offered=tuple(GAMES))
    run.option("--study", path)
    _add_study_options(run)
    run.option("--until", percent)
    run.switch("--resume", about="help-flag-lab-resume")
    run.switch("--open")
    report = commands.add("lab report", run_report)
    report.switch("--pdf")
    report.switch("--open")
    add_games_from(report)
    record = commands.add("lab record", run_record)
    export = commands.add("lab export", run_export)
    export.switch("--parquet")
    for parser in (report, record, export):
        parser.argument("run-folder", required=parser is not record, offered=())
    record.argument("game-number", many=True)
    add_games_from(record)
    for parser in (record, export):
        parser.option("--out", path)


def _add_study_options(parser: Parser) -> None:
    add_table_options(parser)
    add_bots(parser, about="help-flag-lab-bots", default="normal")
    _add_games(parser, 1000)
    parser.option("--out", path)
    _add_processes(parser)
    parser.option("--on", choices=(ON_RAY,))
    add_games_from(parser)


def _add_games(parser: Parser, games: int) -> None:
    parser.option("--games", whole(MOST_GAMES, least=1), about="help-flag-lab-games", default=games)
    parser.option("--seed", about="help-flag-lab-seed", default="1")


def _add_processes(parser: Parser) -> None:
    parser.option("--processes", whole(MOST_PROCESSES, least=1))


def percent(option: str, words: str) -> float:
    """``1%`` or ``0.5 %``, as a fraction."""
    number = words.strip().removesuffix("%").strip()
    if not re.fullmatch(r"\d{1,2}(\.\d{1,3})?", number) or not 0 < float(number) <= 50:
        raise BadCommand(TEXTS.message("cli-bad-percent", flag=option, value=words[:40]))
    return float(number) / 100


def several_values(option: str, words: str) -> tuple[str, tuple[str, ...]]:
    """``jokers=4,5``: an option, and the values to try."""
    name, value = game_option(option, words)
    found = tuple(dict.fromkeys(part.strip() for part in value.split(",") if part.strip()))
    if not found:
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return name, found


@dataclass(frozen=True)
class Variant:
    """A difference from the printed game: a deck, some options, or both."""

    deck: Path | None
    options: tuple[tuple[str, str], ...]


def variant(option: str, words: str) -> Variant:
    """``my-deck.toml``, ``pyramid=free``, or both with a comma between them."""
    deck = None
    options = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        name, equals, value = part.partition("=")
        if equals and name != "deck":
            options.append(game_option(option, part))
        elif deck is None:
            deck = path_from(value if equals else part)
        else:
            raise BadCommand(TEXTS.message("cli-two-decks-in-one", flag=option, value=words[:80]))
    if deck is None and not options:
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return Variant(deck, tuple(options))


def _begin(args: Arguments, screen: Screen) -> None:
    need("lab")
    add_outside_games(args, screen)


def _lab_console(args: Arguments, screen: Screen) -> LabConsole:
    return LabConsole(screen, args.processes, args.on)


def study_of(args: Arguments) -> Study:
    """The study that the options describe."""
    game = configure(args)
    if len(args.bots) > MOST_BOTS:
        raise BadCommand(TEXTS.message("cli-lab-bots", most=MOST_BOTS))
    seed = Seed.read(args.seed)
    if seed.key or seed.number > LARGEST_SEED:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value=str(seed)[:40]))
    options = tuple(sorted(dict(args.option).items()))
    return Study(game.about.name, game.seats, options, args.deck, args.bots, args.games, 0.0, seed.number)


def run_study(args: Arguments, screen: Screen) -> None:
    """Plays a study and writes its report."""
    _begin(args, screen)
    if args.study is not None:
        check_file(args.study)
        study = read_study(args.study)
        study.build_game()
    else:
        study = study_of(args)
        if args.until is not None:
            games = study.games if args.has("games") else UNTIL_PRECISE
            study = replace(study, precision=args.until, games=games)
    folder = args.out or Path("runs") / f"{study.game}-{study.digest()}"
    _lab_console(args, screen).run(study, folder, resume=args.resume, is_opened=args.open)


def run_report(args: Arguments, screen: Screen) -> None:
    """Writes a run's report again, in either language."""
    _begin(args, screen)
    if args.pdf:
        need_press()
    LabConsole(screen).report(RunFolder(path_from(args.run_folder)), pdf=args.pdf, is_opened=args.open)


def run_export(args: Arguments, screen: Screen) -> None:
    """Writes the tables of a run, for a spreadsheet or a notebook."""
    need("lab")
    folder = RunFolder(path_from(args.run_folder))
    kind = "parquet" if args.parquet else "csv"
    LabConsole(screen).export(folder, kind, args.out or folder.path / kind)


def run_record(args: Arguments, screen: Screen) -> None:
    """Writes the records of a run's games, to be replayed."""
    _begin(args, screen)
    from sobremesa.lab.replays import archive, check_games, replay_game

    numbers = _numbers(args.game_number)
    folder = RunFolder(path_from(args.run_folder))
    out: Path | None = args.out
    if len(numbers) == 1 and (out is None or out.suffix.lower() != ".zip"):
        target = out or Path(f"game-{numbers[0]}.txt")
        check_target(target)
        write_text(target, str(replay_game(folder, numbers[0])), private=False)
        deck = f" --deck {folder.path / DECK}" if folder.study().deck is not None else ""
        screen.say("lab-recorded", file=target, deck=deck)
        return
    target = out or Path("games.zip")
    check_target(target)
    check_games(folder, numbers)
    with LabConsole(screen).bar("lab-recording", len(numbers), 0) as bar:
        content = archive(folder, numbers, bar.advance)
    write_bytes(target, content, private=False)
    deck = f" --deck {DECK}" if folder.study().deck is not None else ""
    screen.say("lab-recorded-many", count=len(numbers), file=target, deck=deck)


def _numbers(words: Sequence[str]) -> list[int]:
    """The game numbers: ``3`` or ``10-19``, each once."""
    found: dict[int, None] = {}
    for word in words:
        stretch = _STRETCH.fullmatch(word)
        if stretch is None:
            raise BadCommand(TEXTS.message("cli-which-game", most=MOST_RECORDS))
        first = int(stretch[1])
        found |= dict.fromkeys(range(first, min(int(stretch[2] or first), first + MOST_RECORDS) + 1))
    if not 1 <= len(found) <= MOST_RECORDS:
        raise BadCommand(TEXTS.message("cli-which-game", most=MOST_RECORDS))
    return list(found)


def run_compare(args: Arguments, screen: Screen) -> None:
    """Compares two runs, or plays two variants and compares them."""
    _begin(args, screen)
    html: Path | None = args.html
    if html is not None:
        check_target(html)
    is_played = args.has("a") or args.has("b")
    if len(args.runs) != (1 if is_played else 2):
        raise BadCommand(TEXTS.message("cli-two-runs"))
    if args.open and html is None and not is_played:
        raise BadCommand(TEXTS.message("cli-open-what"))
    lab = _lab_console(args, screen)
    if is_played:
        args.game = args.runs[0]
        first, second, page = _play_variants(args, lab)
        html = html or page
    else:
        first, second = (RunFolder(path_from(words)) for words in args.runs)
    lab.compare(first, second, html, is_opened=args.open)


def _play_variants(args: Arguments, lab: LabConsole) -> tuple[RunFolder, RunFolder, Path]:
    """Plays both variants on the same deals, and returns the page's file. Games that were played before are not played
    again."""
    study = study_of(args)
    sides = [_apply_variant(study, wanted) for wanted in (args.a, args.b)]
    digests = [side.digest() for side in sides]
    if digests[0] == digests[1]:
        raise BadCommand(TEXTS.message("compare-same-twice"))
    out: Path = args.out or Path("runs") / f"{study.game}-{'-'.join(digests)}"
    folders = []
    try:
        for name, side in zip(SIDES, sides, strict=True):
            folder = RunFolder.begin(out / name, side, resume=True)
            if not lab.play(side, folder, {"a": "lab-playing-a", "b": "lab-playing-b"}[name]):
                lab.screen.say("tune-interrupted", folder=out)
                raise KeyboardInterrupt
            folders.append(folder)
    except OSError as problem:
        raise file_error(Path(problem.filename or out), problem) from None
    return folders[0], folders[1], out / COMPARISON_PAGE


def _apply_variant(study: Study, wanted: Variant | None) -> Study:
    """The study with the variant's deck and options, checked before any game is played."""
    if wanted is not None:
        options = dict(study.options) | dict(wanted.options)
        study = replace(study, deck=wanted.deck or study.deck, options=tuple(sorted(options.items())))
    if study.deck is not None:
        check_file(study.deck)
    with explain_other_game(study.deck, study.game):
        study.build_game()
    return study


def run_sweep(args: Arguments, screen: Screen) -> None:
    """Plays the study with every combination of some options."""
    _begin(args, screen)
    study = study_of(args)
    swept: list[tuple[str, tuple[str, ...]]] = args.set
    if not swept:
        raise BadCommand(TEXTS.message("cli-sweep-nothing"))
    variants = []
    for values in product(*(choices for _name, choices in swept)):
        chosen = dict(study.options) | {name: value for (name, _), value in zip(swept, values, strict=True)}
        variants.append(replace(study, options=tuple(sorted(chosen.items()))))
    if len(variants) > MOST_VARIANTS:
        raise BadCommand(TEXTS.message("cli-sweep-many", variants=len(variants), most=MOST_VARIANTS))
    for each in variants:
        each.build_game()
    folder = args.out or Path("runs") / f"{study.game}-sweep-{study.digest()}"
    SweepRun(screen, _lab_console(args, screen)).run(variants, [name for name, _ in swept], folder)


def run_tune(args: Arguments, screen: Screen) -> None:
    """Searches for a deck that is nearer to a target, and writes it to a file."""
    _begin(args, screen)
    from sobremesa.cli.deck_tuner import DeckTuner

    study = replace(study_of(args), insight=False)
    if not args.vary or not args.target:
        raise BadCommand(TEXTS.message("tune-nothing"))
    cards = study.build_game().deck.content[card_table(GAMES[study.game])]
    targets = [read_target(words, [str(card["id"]) for card in cards]) for words in args.target]
    ranges = [each for words in args.vary for each in read_range(words, cards)]
    out = args.out or Path("runs") / f"{study.game}-tune-{study.digest()}"
    DeckTuner(screen, _lab_console(args, screen), study, targets, out).run(ranges, args.decks, args.rounds)


def run_exchange(args: Arguments, screen: Screen) -> None:
    """Measures what a card is worth, on the same deals with and without it."""
    _begin(args, screen)
    from sobremesa.lab.exchange import effect, exchange_cards, median_card
    from sobremesa.lab.measures.cards import cards
    from sobremesa.lab.metrics_reader import MetricsReader

    study = replace(study_of(args), insight=False)
    card = args.card
    rival = getattr(args, "with")
    if card is None:
        raise BadCommand(TEXTS.message("exchange-which"))
    looking = MetricsReader(study.build_game())
    # Refuse an impossible exchange before any game is played.
    exchange_cards(study, card, rival or next((each for each in looking.cards if each != card), card))
    out = args.out or Path("runs") / f"{study.game}-exchange-{study.digest()}"
    lab = _lab_console(args, screen)
    try:
        before = _play(lab, study, out / "as-it-is")
        other = rival or median_card(cards(before, looking.cards), card)
        file = out / f"{card}-{other}.toml"
        write_whole(file, dump_toml(exchange_cards(study, card, other)).encode())
        after = _play(lab, replace(study, deck=file), out / f"{card}-{other}")
    except OSError as problem:
        raise file_error(Path(problem.filename or out), problem) from None
    found = effect(before, after, card, other)
    names = {key: looking.name(value, screen.language) for key, value in (("card", card), ("other", other))}
    numbers = {
        "gain": f"{100 * found.gain.value:+.1f}",
        "low": f"{100 * found.gain.low:+.1f}",
        "high": f"{100 * found.gain.high:+.1f}",
    }
    screen.say("exchange-found", games=found.games, deals=found.deals, **names, **numbers)


def _play(lab: LabConsole, study: Study, folder_path: Path) -> RunFolder:
    folder = RunFolder.begin(folder_path, study, resume=True)
    if folder.games_played() < study.games and not lab.play(study, folder, "lab-playing"):
        raise KeyboardInterrupt
    return folder


def run_random(args: Arguments, screen: Screen) -> None:
    """Plays very many games of random moves, to see what the rules alone do."""
    _begin(args, screen)
    from sobremesa.lab.number_text import chance as probability
    from sobremesa.lab.number_text import interval
    from sobremesa.lab.random_play import RandomPlay, play_at_random

    game = configure(args)
    if args.out is not None:
        check_target(args.out)
    lab = LabConsole(screen, args.processes)
    seed = Seed.read(args.seed).number
    with lab.bar("lab-playing", args.games, 0) as bar:
        found: RandomPlay = play_at_random(game, args.games, seed, lab.processes, bar.advance)
    rows = []
    for seat, won in enumerate(found.seats, 1):
        rows.append((TEXTS.say(screen.language, "random-seat", seat=seat), interval(won)))
    for reason, part in found.endings.items():
        key = f"reason-{reason}"
        name = game.texts.say(screen.language, key) if game.texts.has(key) else reason
        rows.append((name, interval(part)))
    show_table(screen, (), rows)
    tenth, half, ninetieth = found.decisions
    screen.say("random-found", games=found.games, tenth=tenth, half=half, ninetieth=ninetieth, p=probability(found.p))
    if args.out is not None:
        write_text(args.out, json.dumps(found.plain(), ensure_ascii=False, indent=1) + "\n", private=False)


def run_skill(args: Arguments, screen: Screen) -> None:
    """Measures how far skill goes in a game."""
    _begin(args, screen)
    from sobremesa.lab.skill import meetings, skill
    from sobremesa.lab.skill_page import HEADS, row, skill_page, verdicts
    from sobremesa.lab.texts import LAB

    game = configure(args)
    seed = Seed.read(args.seed)
    if seed.key:
        raise BadCommand(TEXTS.message("cli-bad-number", flag="--seed", value="key"))
    if args.html is not None:
        check_target(args.html)
    games = args.games // 2 * 2 or 2
    lab = LabConsole(screen, args.processes)
    with lab.bar("lab-playing", meetings(game, with_plans=args.plans) * games, 0) as bar:
        found = skill(game, games, seed.number, lab.processes, bar.advance, with_plans=args.plans)
    heads = [LAB.say(screen.language, key) for key in HEADS]
    show_table(screen, heads, [row(game, meeting, found, screen.language) for meeting in found.all])
    for sentence in verdicts(game, found, screen.language):
        lab.print_line(sentence)
    if args.html is not None:
        write_text(args.html, skill_page(game, found, screen.language), private=False)
        screen.say("lab-reported", file=args.html)
