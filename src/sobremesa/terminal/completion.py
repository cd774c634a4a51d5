"""What a shell offers when Tab is pressed, as a script for it, from the same tables as the command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.terminal.command_line import PROGRAM, TOP_FLAGS, Command, Flag
from sobremesa.terminal.texts import TEXTS

SHELLS = ("bash", "zsh", "fish")
# Flags whose value is one of the bots; the value of every other is a file or is typed.
OF_BOTS = ("--bots", "--bot", "--against")


@dataclass(frozen=True)
class Offer:
    """What may stand somewhere: these words, or files."""

    words: tuple[str, ...]
    files: bool = False


def script(shell: str, commands: Mapping[str, Command], language: str) -> str:
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](commands, language)


def firsts(commands: Mapping[str, Command]) -> list[str]:
    """The first words: ``lab`` once, for all of its commands."""
    return list(dict.fromkeys(name.split()[0] for name in commands))


def seconds(commands: Mapping[str, Command], first: str) -> list[str]:
    return [name.split()[1] for name in commands if name.startswith(f"{first} ")]


def value_offer(flag: Flag) -> Offer:
    if flag.choices:
        return Offer(flag.choices)
    return Offer(tuple(MINDS)) if flag.name in OF_BOTS else Offer((), files=True)


def argument_offer(command: Command) -> Offer:
    """What follows the command. Where it takes several, the others are the bots, or files as well."""
    words = tuple(GAMES) if command.argument in ("game", "printed", "runs") else ()
    if command.name == "completion":
        words = SHELLS
    if command.more == "bot":
        words += tuple(MINDS)
    return Offer(words, files=command.argument in ("file", "run", "printed") or command.more in ("file", "run", "bot"))


def _bash(commands: Mapping[str, Command], language: str) -> str:  # noqa: ARG001  # bash shows no descriptions
    return f"""# Completion for bash. Source it, or put it where bash looks:
#   {PROGRAM} completion bash > ~/.local/share/bash-completion/completions/{PROGRAM}
_{PROGRAM}() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="${{COMP_WORDS[1]}}" words="" files=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "{" ".join([*firsts(commands), *(flag.name for flag in TOP_FLAGS)])}" -- "$word"))
        return
    fi
    case "$command" in {"|".join(first for first in firsts(commands) if seconds(commands, first))})
        command="$command ${{COMP_WORDS[2]}}";;
    esac
    case "$command|$before" in
{_lines(_value_cases(commands), "bash")}
    *)
        case "$command" in
{_lines(_command_cases(commands), "bash")}
        esac;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -o filenames -F _{PROGRAM} {PROGRAM}
"""


def _zsh(commands: Mapping[str, Command], language: str) -> str:
    told = " ".join(_quoted(f"{first}:{_about_first(first, commands, language)}") for first in firsts(commands))
    return f"""#compdef {PROGRAM}
# Completion for zsh. Put it where zsh looks ($fpath) under the name _{PROGRAM}.
_{PROGRAM}() {{
    local command="${{words[2]}}" before="${{words[CURRENT-1]}}" offered="" files=""
    if (( CURRENT == 2 )); then
        local -a told=({told})
        _describe command told
        compadd -- {" ".join(flag.name for flag in TOP_FLAGS)}
        return
    fi
    case "$command" in {"|".join(first for first in firsts(commands) if seconds(commands, first))})
        command="$command ${{words[3]}}";;
    esac
    case "$command|$before" in
{_lines(_value_cases(commands), "zsh")}
    *)
        case "$command" in
{_lines(_command_cases(commands), "zsh")}
        esac;;
    esac
    [[ -n "$offered" ]] && compadd -- ${{=offered}}
    [[ -n "$files" ]] && _files
}}
compdef _{PROGRAM} {PROGRAM}
"""


def _fish(commands: Mapping[str, Command], language: str) -> str:
    lines = [f"# Completion for fish: {PROGRAM} completion fish > ~/.config/fish/completions/{PROGRAM}.fish"]
    lines += [f"complete -c {PROGRAM} -f"]
    for first in firsts(commands):
        about = _quoted(_about_first(first, commands, language))
        lines.append(f"complete -c {PROGRAM} -n __fish_use_subcommand -a {first} -d {about}")
        for second in seconds(commands, first):
            missing = " ".join(seconds(commands, first))
            where = f"__fish_seen_subcommand_from {first}; and not __fish_seen_subcommand_from {missing}"
            about = _quoted(_said(f"help-{first}-{second}", language))
            lines.append(f"complete -c {PROGRAM} -n '{where}' -a {second} -d {about}")
    for command in commands.values():
        seen = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in command.name.split())
        for flag in command.flags:
            offer = value_offer(flag)
            about = _quoted(_said(flag.about or f"help-flag-{flag.key}", language))
            value = f" -x -a {_quoted(' '.join(offer.words))}" if offer.words else " -r -F"
            takes = value if flag.takes_value else ""
            lines.append(f"complete -c {PROGRAM} -n '{seen}' -l {flag.key}{takes} -d {about}")
        follows = argument_offer(command)
        if follows.words:
            lines.append(f"complete -c {PROGRAM} -n '{seen}' -a {_quoted(' '.join(follows.words))}")
        if follows.files:
            lines.append(f"complete -c {PROGRAM} -n '{seen}' -F")
    return "\n".join(lines) + "\n"


def _value_cases(commands: Mapping[str, Command]) -> Iterator[tuple[str, Offer]]:
    """Right after a flag: its value."""
    for command in commands.values():
        for flag in command.flags:
            if flag.takes_value:
                yield f"{command.name}|{flag.name}", value_offer(flag)


def _command_cases(commands: Mapping[str, Command]) -> Iterator[tuple[str, Offer]]:
    """Anywhere else in a command: what follows it, and its flags."""
    for command in commands.values():
        follows = argument_offer(command)
        yield command.name, Offer((*follows.words, *(flag.name for flag in command.flags)), follows.files)
    for first in firsts(commands):
        if seconds(commands, first):
            yield f"{first} *", Offer(tuple(seconds(commands, first)))


def _lines(cases: Iterator[tuple[str, Offer]], shell: str) -> str:
    variable = "words" if shell == "bash" else "offered"
    lines = []
    for pattern, offer in cases:
        matched = f'"{pattern.removesuffix("*")}"*' if pattern.endswith("*") else f'"{pattern}"'
        files = " files=yes" if offer.files else ""
        lines.append(f'    {matched}) {variable}="{" ".join(offer.words)}"{files};;')
    return "\n".join(lines)


def _about_first(first: str, commands: Mapping[str, Command], language: str) -> str:
    under = seconds(commands, first)
    return ", ".join(under) if under else _said(f"help-{first}", language)


def _said(key: str, language: str) -> str:
    return " ".join(TEXTS.say(language, key).split())


def _quoted(words: str) -> str:
    return "'" + words.replace("'", "’").replace("\\", "/") + "'"
