"""Every text a person reads: Fluent files in a folder's ``text/es.ftl`` and ``text/en.ftl``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sobremesa.kernel.fluent_bundle import FluentBundle

KEY = re.compile(r"([a-zA-Z][\w-]*) *=(.*)")
PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
# From here on a language groups digits in its own way.
SMALL = range(1000)


def plain_texts(file: str) -> dict[str, str]:
    """The plain ones by their keys, as Fluent would read them."""
    found: dict[str, str] = {}
    key, seen = "", set()
    for line in file.splitlines():
        if line[:1] in ("", " ", "}"):
            if line.strip() and key:
                # It goes on, so it is not plain.
                found.pop(key, None)
            continue
        start = KEY.fullmatch(line)
        key = start[1] if start else ""
        if start is None or key in seen:
            # The first one of a key counts.
            key = ""
            continue
        seen.add(key)
        words = start[2].strip(" ")
        if words and not re.search(r"[{}]", PLACE.sub("", words)):
            found[key] = words
    return found


def fill(words: str, facts: Mapping[str, Any]) -> str | None:
    """The text with its facts; None where one is missing, or is more than a word or a small number."""
    for place in PLACE.finditer(words):
        fact = facts.get(place[1])
        if not (isinstance(fact, str) or (type(fact) is int and fact in SMALL)):
            return None
    return PLACE.sub(lambda place: str(facts[place[1]]), words)


LANGUAGES = ("es", "en")
DEFAULT_LANGUAGE = "es"
LOCALES = {"es": "es-AR", "en": "en-US"}


class Texts:
    """The texts of one package or game, in all languages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __repr__(self) -> str:
        return f"Texts({self.folder.parent.name!r})"

    def __reduce__(self) -> tuple[Callable[[Path], Texts], tuple[Path]]:
        """Pickles texts as the folder that they are read from."""
        return texts_in, (self.folder,)

    def _read(self, language: str) -> str:
        return (self.folder / f"{language}.ftl").read_text(encoding="utf-8")

    @cached_property
    def _plain(self) -> dict[str, dict[str, str]]:
        return {language: plain_texts(self._read(language)) for language in LANGUAGES}

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        from sobremesa.kernel.fluent_bundle import FluentBundle

        return {language: FluentBundle(language, self._read(language)) for language in LANGUAGES}

    def has(self, key: str) -> bool:
        is_plain = all(key in texts for texts in self._plain.values())
        return is_plain or all(bundle.has(key) for bundle in self._bundles.values())

    def say(self, language: str, key: str, /, **facts: Any) -> str:
        """The text of the key. A missing key or fact is a bug and raises."""
        told = {name: _say_fact(fact, language) for name, fact in facts.items()}
        if (words := self._plain[language].get(key)) is not None and (text := fill(words, told)) is not None:
            return text
        bundle = self._bundles[language]
        if not bundle.has(key):
            raise KeyError(f"{self.folder.parent.name}/{language}.ftl has no text {key!r}")
        try:
            return bundle.say(key, told)
        except KeyError as missing:
            raise KeyError(f"{self.folder.parent.name}/{language}.ftl: {key!r}: {missing.args[0]}") from None

    def message(self, key: str, /, **facts: Any) -> Message:
        return Message(self, key, facts)


@cache
def texts_in(folder: Path) -> Texts:
    """The texts of the folder, read once."""
    return Texts(folder)


@dataclass(frozen=True, eq=False)
class Message:
    """A text that is yet to be said in some language. Facts may be messages themselves."""

    texts: Texts
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def say(self, language: str) -> str:
        return self.texts.say(language, self.key, **self.facts)


@dataclass(frozen=True, eq=False)
class Named:
    """A name that data gives in every language, such as a card's."""

    names: Mapping[str, str]

    def say(self, language: str) -> str:
        return self.names[language]


def _say_fact(fact: Any, language: str) -> Any:
    if isinstance(fact, Message | Named):
        return fact.say(language)
    return fact if isinstance(fact, int | float) else str(fact)


KERNEL = Texts(Path(__file__).parent / "text")
