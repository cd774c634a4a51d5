"""The terminal has every text in Spanish and English."""

from __future__ import annotations

import re

import pytest

from sobremesa.cli.commands.catalog import SECTIONS, all_commands
from sobremesa.kernel.text import LANGUAGES
from sobremesa.terminal.extras import EXTRAS
from sobremesa.terminal.texts import TEXTS

NARROWEST = 80


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the facts that its text mentions."""
    text = (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert len(entries) == len(dict(entries)), "a key is there twice"
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in entries}


def source_code() -> str:
    """All modules that use the terminal's texts."""
    package = TEXTS.folder.parents[1]
    files = (path for name in ("terminal", "cli", "agents") for path in (package / name).rglob("*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_both_languages_have_the_same_texts_with_the_same_facts() -> None:
    assert messages("es") == messages("en")


def test_no_text_is_left_unused() -> None:
    code = source_code()
    built = {"engine-", "help-", "rules-", "value-", "cli-missing-", "example-", "restricted-"}
    built |= {*(f"extra-{name}" for name in EXTRAS), "spoken-tool-", "doctor-engine-"}
    built |= {"full-key-", "full-order-", "full-leave-", "full-yes", "full-no"}
    unused = [key for key in messages("es") if f'"{key}"' not in code and not key.startswith(tuple(built))]
    assert unused == []


def test_every_option_is_explained() -> None:
    for parser in all_commands("es"):
        assert [shape for shape, about in parser.options.items() if not about] == []


def test_no_explanation_of_a_command_or_option_is_left_unused() -> None:
    """The keys are built from names, so they do not appear in the code."""
    code = source_code()
    parsers = list(all_commands("es"))
    words = {name for parser in parsers for name in (parser.name.replace(" ", "-"), parser.name.split()[0])}
    actions = [action for parser in parsers for action in parser._actions]
    options = {name.removeprefix("--") for action in actions for name in action.option_strings} | {"version"}
    dests = {action.dest.replace("_", "-") for action in actions} | {"command"}
    used = {f"help-{word}" for word in words} | {f"help-flag-{name}" for name in options}
    used |= {f"help-section-{section}" for section in SECTIONS} | {"help-top"}
    used |= {f"value-{name}" for name in dests} | {f"cli-missing-{name}" for name in dests}
    built = [key for key in messages("es") if key.startswith(("help-", "value-", "cli-missing-"))]
    assert [key for key in built if key not in used and f'"{key}"' not in code] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claims", ["yes", "no"])
def test_help_fits_the_narrowest_terminal(language: str, claims: str) -> None:
    """A longer line would be broken in the middle of a word."""
    lines = TEXTS.say(language, "help-playing", clause="EU-20", claims=claims).splitlines()
    assert [line for line in lines if len(line) >= NARROWEST] == []
