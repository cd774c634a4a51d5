"""The manual page, in the language of ``man``, from the same tables and texts as the help."""

from __future__ import annotations

from collections.abc import Mapping

import sobremesa
from sobremesa.terminal.command_line import PROGRAM, TOP_FLAGS, Command, Flag, value_of
from sobremesa.terminal.texts import TEXTS


def manual(commands: Mapping[str, Command], language: str) -> str:
    def say(key: str, **facts: object) -> str:
        return _escaped(" ".join(TEXTS.say(language, key, **facts).split()))

    def entry(flag: Flag) -> list[str]:
        value = value_of(flag)
        shape = (value if isinstance(value, str) else value.say(language)) if flag.takes_value else ""
        about = say(flag.about or f"help-flag-{flag.key}")
        return [".TP", f"\\fB{_escaped(flag.name)}\\fR {_escaped(shape)}".rstrip(), about]

    headings = ("manual-name", "manual-synopsis", "manual-options", "manual-commands", "manual-exit")
    name, synopsis, options, commands_heading, exit_heading = (f".SH {say(key)}" for key in headings)
    lines = [
        f'.TH {PROGRAM.upper()} 1 "" "{PROGRAM} {sobremesa.__version__}"',
        name,
        f"{PROGRAM} \\- {say('help-top')}",
        synopsis,
        f".B {PROGRAM}",
        say("value-command"),
        options,
        *(line for flag in TOP_FLAGS for line in entry(flag)),
        commands_heading,
    ]
    for command in commands.values():
        shape = _escaped(command.shape(language))
        lines += [f".SS {PROGRAM} {command.name} {shape}".rstrip(), say(f"help-{command.name.replace(' ', '-')}")]
        lines += [line for flag in command.flags for line in entry(flag)]
    lines += [exit_heading, say("manual-exit-codes")]
    return "\n".join(lines) + "\n"


def _escaped(words: str) -> str:
    """No word is taken for an order to the typesetter."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
