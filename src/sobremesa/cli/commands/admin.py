"""``sobremesa admin``, ``backup`` and ``restore``: for the operator of a server.

The ``admin`` commands talk to the nodes that run in a folder of this machine.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import add_data, tables_folder, whole
from sobremesa.cli.commands.output import show_list
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import BadFile, check_file, check_target, file_error, is_taken, path_from, write_text
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.server import Operator, SeatLine

COLUMNS = ("admin-table", "tables-game", "admin-status", "admin-since", "admin-seats")


def add_commands(commands: Commands) -> None:
    commands.add("admin list", list_tables)
    close = commands.add("admin close", close_table)
    close.option("--why")
    delete = commands.add("admin delete", delete_table)
    delete.switch("--yes")
    export = commands.add("admin export", export_table)
    export.option("--out", path)
    for parser in (close, delete, export):
        parser.argument("admin-table", required=True)
    ban = commands.add("admin ban", ban_person)
    ban.argument("whom", required=True)
    ban.option("--seat", whole(), about="help-flag-admin-seat")
    ban.option("--why")
    commands.add("admin unban", unban).argument("whom", required=True)
    commands.add("admin bans", list_bans)
    commands.add("admin reports", list_reports)
    for name, run in (("backup", run_backup), ("restore", run_restore)):
        commands.add(name, run).argument("file", required=True, offered=())
    for parser in commands.values():
        add_data(parser)


def operator_for(args: Arguments, screen: Screen) -> Operator:
    from sobremesa.server import operator

    need_server()
    return operator(args.data, screen.language)


def moment(at: int) -> str:
    """In UTC, as in the logs."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def list_tables(args: Arguments, screen: Screen) -> None:
    """The tables that a running node has in memory, and their players."""

    def seat_words(number: int, seat: SeatLine) -> str:
        if not seat.name:
            return f"{number}: -"
        where = seat.level or ", ".join(seat.addresses) or TEXTS.say(screen.language, "admin-not-here")
        return f"{number}: {visible(seat.name)} ({where})"

    tables = operator_for(args, screen).tables()
    if not tables:
        screen.say("admin-no-tables")
        return
    rows = []
    for table in tables:
        seats = "\n".join(seat_words(number, seat) for number, seat in enumerate(table.seats))
        rows.append((table.table, table.game, table.status, moment(table.opened_at), seats))
    show_list(screen, [TEXTS.say(screen.language, key) for key in COLUMNS], rows, is_folded=True)


def close_table(args: Arguments, screen: Screen) -> None:
    operator_for(args, screen).close(args.admin_table, args.why or "")
    screen.say("admin-closed", table=args.admin_table)


def delete_table(args: Arguments, screen: Screen) -> None:
    if not args.yes:
        raise BadCommand(TEXTS.message("admin-really", table=args.admin_table))
    operator_for(args, screen).delete(args.admin_table)
    screen.say("admin-deleted", table=args.admin_table)


def export_table(args: Arguments, screen: Screen) -> None:
    """The finished games of a table, as records."""
    records = operator_for(args, screen).export(args.admin_table)
    if not records:
        raise BadCommand(TEXTS.message("admin-no-games", table=args.admin_table))
    folder: Path = args.out or Path()
    files = [folder / f"{args.admin_table}-{number}.txt" for number in range(1, len(records) + 1)]
    taken = next((file for file in files if is_taken(file)), None)
    if taken is not None:
        raise BadFile(TEXTS.message("backup-exists", file=taken))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise file_error(folder, problem) from None
    for file, record in zip(files, records, strict=True):
        write_text(file, record, private=True)
    screen.say("admin-exported", count=len(files), folder=folder)


def ban_person(args: Arguments, screen: Screen) -> None:
    """Bans a player's key, and the addresses they are connected from now."""
    operator = operator_for(args, screen)
    if args.seat is None:
        operator.ban(args.whom, args.why or "")
    else:
        operator.ban_seat(args.whom, args.seat, args.why or "")
    screen.say("admin-banned", whom=args.whom, count=len(operator.bans()))


def unban(args: Arguments, screen: Screen) -> None:
    operator_for(args, screen).unban(args.whom)
    screen.say("admin-unbanned", what=args.whom)


def list_bans(args: Arguments, screen: Screen) -> None:
    bars = operator_for(args, screen).bans()
    if not bars:
        screen.say("admin-no-bans")
    for bar in bars:
        screen.say("admin-bar", kind=bar.kind, what=bar.what, since=moment(bar.since), why=visible(bar.why))


def list_reports(args: Arguments, screen: Screen) -> None:
    """Reads the file, so no node need run; the latest report comes last."""
    from sobremesa.server import read_reports

    need_server()
    try:
        found = read_reports(args.data)
    except OSError as problem:
        raise file_error(args.data, problem) from None
    if not found:
        screen.say("admin-no-reports")
    for one in found:
        screen.say(
            "admin-report",
            at=moment(one.at),
            table=one.table,
            game=one.game,
            by=visible(one.by),
            about=visible(one.about),
            seat=-1 if one.seat is None else one.seat,
            text=visible(one.text),
        )
        for name, words in one.talk:
            screen.say("admin-report-talk", name=visible(name), text=visible(words))


def run_backup(args: Arguments, screen: Screen) -> None:
    """Copies a server's tables to one file."""
    from sobremesa.server import backup

    need_server()
    data = tables_folder(args)
    file = path_from(args.file)
    check_target(file)
    if is_taken(file):
        # It may be yesterday's backup, or the database itself.
        raise BadFile(TEXTS.message("backup-exists", file=file))
    backup(data, file)
    screen.say("backed-up", data=data, file=file)


def run_restore(args: Arguments, screen: Screen) -> None:
    """Replaces a server's tables by a backup."""
    from sobremesa.server import restore

    need_server()
    data = tables_folder(args)
    file = path_from(args.file)
    check_file(file)
    try:
        restore(file, data)
    except BlockingIOError:
        raise BadCommand(TEXTS.message("cli-folder-used", data=data)) from None
    except OSError as problem:
        raise file_error(data, problem) from None
    screen.say("restored", data=data, file=file)
