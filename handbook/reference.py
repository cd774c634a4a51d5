"""The pages of the handbook that are made from the code: rules, commands, messages, observations, the API.

``pages.py`` says where each goes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

# What a program may rely on, by topic.
API: Mapping[str, tuple[str, ...]] = {
    "Games and bots by name": (
        "sobremesa.game",
        "sobremesa.bot",
        "sobremesa.engine",
        "sobremesa.games.catalog.add_games",
    ),
    "A match and its views": (
        "sobremesa.kernel.match.Match",
        "sobremesa.kernel.seed.Seed",
        "sobremesa.kernel.record.Record",
        "sobremesa.kernel.narrator.Narrator",
        "sobremesa.kernel.errors",
    ),
    "Bots": ("sobremesa.bots.bot.Bot", "sobremesa.bots.hints.hints", "sobremesa.kernel.player.Player"),
    "A game of your own": (
        "sobremesa.kernel.kit.SmallGame",
        "sobremesa.kernel.kit.SmallState",
        "sobremesa.kernel.kit.Zone",
        "sobremesa.kernel.kit.Verb",
        "sobremesa.kernel.kit.SmallMove",
        "sobremesa.kernel.kit.Happening",
        "sobremesa.kernel.about.About",
        "sobremesa.kernel.game.Game",
        "sobremesa.kernel.laws",
    ),
    "A seat at a live table": (
        "sobremesa.client.Client",
        "sobremesa.client.seat.Seat",
        "sobremesa.table.fairness.verify",
    ),
    "Environments and data": (
        "sobremesa.vector.make",
        "sobremesa.adapters.gymnasium",
        "sobremesa.adapters.pettingzoo.env",
        "sobremesa.adapters.pettingzoo.parallel_env",
        "sobremesa.adapters.openspiel.load",
        "sobremesa.adapters.openspiel.register",
        "sobremesa.adapters.dataset",
        "sobremesa.laws",
    ),
}
VISIBILITY = """# Who sees what

This page is made from the annotations of the code. A law holds them to what is shown: in every position a field for all
is equal for all seats and spectators, and a field by owner differs for its owner only. The law of secrecy does the
rest: worlds that a viewer cannot tell apart look alike.

"""
DIRECTIONS = {"ToTable": "To the table", "FromTable": "From the table"}
HEADS = {
    "es": (
        "Los comandos",
        "opción",
        "qué hace",
        "Opciones de todos",
        "Termina con 0, o con 2 si algo de lo escrito no se puede hacer.",
    ),
    "en": (
        "The commands",
        "option",
        "what it does",
        "For all of them",
        "They end with 0, or with 2 where something typed cannot be done.",
    ),
}


def rules(name: str, language: str) -> str:
    """The game on a page, then its clauses, each with an anchor of its own (``#ev-20``)."""
    from sobremesa.games.catalog import GAMES as CATALOG
    from sobremesa.terminal.rulebook import Rulebook

    about = CATALOG[name].about
    book = Rulebook(CATALOG[name], language)
    _title, _, rest = book.markdown().partition("\n")
    head = f"# {about.texts.say(language, 'title')}"
    facts = " · ".join(about.texts.say(language, key) for key in ("players", "minutes"))
    linked = re.sub(
        rf"^- ({about.clauses}-\d\d)\b",
        lambda found: f"- **{found[1]}**{{ #{found[1].lower()} }}",
        rest,
        flags=re.MULTILINE,
    )
    return f"{head}\n\n*{about.texts.say(language, 'tagline')}* {facts}\n{{ .facts }}\n\n{linked}\n"


def commands(language: str) -> str:
    """Every command with its options, from the parsers that the command line itself is read by."""
    from sobremesa.cli.command_line import Parser
    from sobremesa.cli.commands.catalog import all_commands, top_parser

    title, option, meaning, for_all, codes = HEADS[language]

    def rows(parser: Parser) -> Iterator[str]:
        yield from (f"| {option} | {meaning} |", "| --- | --- |")
        for shape, about in parser.options.items():
            yield f"| `{shape}` | {about.replace('|', chr(92) + '|')} |"

    top = top_parser(language)
    lines = [f"# {title}", "", top.description or "", "", codes, "", f"## {for_all}", "", *rows(top), ""]
    for parser in all_commands(language):
        lines += [f"## {parser.prog}", "", parser.description or "", "", "```sh", parser.shape(), "```", ""]
        lines += [*rows(parser), ""]
    return "\n".join(lines)


def observations() -> str:
    from sobremesa.adapters.observation_docs import document

    return document()


def visibility() -> str:
    from sobremesa.games.catalog import GAMES as CATALOG
    from sobremesa.kernel.visibility import who_sees_what

    return VISIBILITY + "\n".join([who_sees_what(kind) for kind in CATALOG.values()])


def api() -> str:
    lines = [
        "# The API",
        "",
        "What a program may rely on, from the docstrings of the code.",
        "Names that are not here may change with any version.",
        "",
    ]
    for heading, names in API.items():
        lines += [f"## {heading}", ""]
        for name in names:
            lines += [f"::: {name}", ""]
    return "\n".join(lines)


def messages() -> str:
    """Every message of the WebSocket, and every part of one, from the schema that they are checked by."""
    from sobremesa.wire import messages as wire
    from sobremesa.wire.schema import json_schema

    defined: dict[str, Any] = json_schema()["$defs"]
    _first, _, how = (wire.__doc__ or "").partition("How messages")
    lines = [
        "# The messages",
        "",
        f"Version {wire.VERSION}. A message is one JSON object; `type` says which. A server has the same as JSON",
        "Schema at `/schema.json`, and what it answers over HTTP at `/openapi.json`.",
        "[A bot from outside](bots.md) says how they are used.",
        "",
        f"How messages {how.strip()}",
        "",
    ]
    listed: set[str] = set()
    for direction, heading in DIRECTIONS.items():
        names = [option["$ref"].rpartition("/")[2] for option in defined[direction]["anyOf"]]
        listed |= {direction, *names}
        lines += [f"## {heading}", ""]
        for name in names:
            lines += _message(name, defined[name])
    lines += ["## Parts of messages", ""]
    for name in sorted(defined.keys() - listed):
        lines += _message(name, defined[name])
    return "\n".join(lines)


def _message(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    fields: Mapping[str, Any] = schema.get("properties", {})
    tags = [f'`"{key}": "{value["enum"][0]}"`' for key, value in fields.items() if _is_tag(key, value)]
    yield from (f"### {name}", "")
    if described := " ".join(str(schema.get("description", "")).replace("``", "`").split()):
        yield from (described, "")
    if tags:
        yield from (" ".join(tags), "")
    rest = {key: value for key, value in fields.items() if not _is_tag(key, value)}
    if rest:
        yield from ("| field | type | if left out |", "| --- | --- | --- |")
        for key, value in rest.items():
            usual = f"`{_usual(value)}`" if "default" in value else ""
            if key in schema.get("required", ()):
                usual = "it is refused"
            yield f"| `{key}` | {_kind(value)} | {usual} |"
        yield ""
    elif not tags:
        yield from (_kind(schema), "")


def _is_tag(key: str, value: Mapping[str, Any]) -> bool:
    return key in ("type", "what") and len(value.get("enum", ())) == 1


def _usual(value: Mapping[str, Any]) -> str:
    import json

    return json.dumps(value["default"], ensure_ascii=False)


def _kind(value: Mapping[str, Any]) -> str:
    if "$ref" in value:
        name = value["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in value:
        return ", ".join(f"`{option}`" for option in value["enum"])
    if "anyOf" in value:
        return " or ".join(_kind(option) for option in value["anyOf"])
    kind = value.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(value.get('items') or {})}"
    if kind == "object" and isinstance(value.get("additionalProperties"), dict):
        return f"object of {_kind(value['additionalProperties'])}"
    ends = [str(value[key]) for key in ("minimum", "maximum") if key in value]
    return f"{kind}, {' to '.join(ends)}" if len(ends) == 2 else str(kind)
