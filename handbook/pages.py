"""The plan of the handbook: its pages, section by section, and where each comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).parents[1]
LANGUAGES = ("es", "en")
GAMES = ("evidencia", "euphoria", "codigos")


@dataclass(frozen=True)
class Page:
    """``path`` is its address below that of its language. ``source`` is a file of the repository, with ``{language}``
    in it where there is one for each; or empty, where the page is made from the code (``made.py``). ``titles`` are
    in the order of LANGUAGES."""

    path: str
    titles: tuple[str, str]
    source: str = ""

    @property
    def file(self) -> str:
        return f"{self.path}.md"

    def source_in(self, language: str) -> Path:
        return HOUSE / self.source.format(language=language)

    def is_written_in(self, language: str) -> bool:
        """Pages with one source are in English."""
        return not self.source or "{language}" in self.source or language == "en"

    def title_in(self, language: str) -> str:
        return self.titles[LANGUAGES.index(language)]


@dataclass(frozen=True)
class Section:
    titles: tuple[str, str]
    pages: tuple[Page, ...]

    def title_in(self, language: str) -> str:
        return self.titles[LANGUAGES.index(language)]


def both(path: str, spanish: str, english: str) -> Page:
    """Written by hand in both languages."""
    return Page(path, (spanish, english), f"docs/{path}.{{language}}.md")


HOME = Page("index", ("Inicio", "Home"), "docs/index.{language}.md")
SECTIONS = (
    Section(
        ("Jugar", "Play"),
        (
            both("play/index", "Empezar a jugar", "Start playing"),
            Page("play/evidencia", ("Evidencia", "Evidencia")),
            Page("play/euphoria", ("Euphoria", "Euphoria")),
            Page("play/codigos", ("Códigos", "Códigos")),
            both("play/friends", "Con amigos", "With friends"),
            both("play/alone", "Sin servidor", "With no server"),
            both("play/big-screen", "En pantalla grande", "On a big screen"),
            both("play/terminal", "En la terminal", "In the terminal"),
            Page("play/terminal-in-detail", ("La terminal en detalle", "The terminal in detail"), "docs/terminal.md"),
        ),
    ),
    Section(
        ("Poner un servidor", "Host"),
        (
            both("host/index", "Tu primer servidor", "Your first server"),
            both("host/service", "systemd y Docker", "systemd and Docker"),
            both("host/backup", "Copias y versiones nuevas", "Backups and upgrades"),
            both("host/doctor", "¿Anda todo bien?", "Is everything well?"),
            Page("host/installing", ("Instalar", "Installing"), "docs/installing.md"),
            Page("host/operating", ("Operar en detalle", "Operating in detail"), "docs/operating.md"),
        ),
    ),
    Section(
        ("Diseñar", "Design"),
        (
            Page("design/lab", ("El laboratorio", "The lab"), "docs/lab.md"),
            Page("design/balance", ("Nuestros mazos", "Our own decks"), "docs/balance/README.md"),
            Page("design/scaling", ("Muchas máquinas", "Many machines"), "docs/scaling.md"),
        ),
    ),
    Section(
        ("Programar", "Program"),
        (
            Page(
                "program/a-game-in-an-evening",
                ("Un juego en una noche", "A game in an evening"),
                "docs/a-game-in-an-evening.md",
            ),
            Page("program/bots", ("Un bot de afuera", "A bot from outside"), "docs/bots.md"),
            Page("program/language-models", ("Modelos de lenguaje", "Language models"), "docs/language-models.md"),
            Page("program/api", ("La API", "The API")),
            Page("program/messages", ("Los mensajes", "The messages")),
            Page("program/commands", ("Los comandos", "The commands")),
            Page("program/a-move", ("El viaje de una jugada", "A move through the house"), "docs/a-move.md"),
            Page("program/contributing", ("Colaborar", "Contributing"), "CONTRIBUTING.md"),
        ),
    ),
    Section(
        ("Investigar", "Research"),
        (
            Page("research/index", ("Entornos y datos", "Environments and data"), "docs/research.md"),
            Page("research/observations", ("Observaciones", "Observations")),
            Page("research/visibility", ("Quién ve qué", "Who sees what")),
            Page(
                "research/bots-strength",
                ("Qué tan fuertes son los bots", "How strong the bots are"),
                "docs/bots-strength.md",
            ),
        ),
    ),
)
GLOSSARY = Page("glossary", ("Glosario", "Glossary"), "docs/glossary.md")
CHANGELOG = Page("changelog", ("Novedades", "Changelog"), "CHANGELOG.md")


def decisions() -> Section:
    """As many as there are; each is called by its own heading."""
    found = []
    for path in sorted((HOUSE / "docs" / "decisions").glob("*.md")):
        title = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        found.append(Page(f"decisions/{path.stem}", (title, title), f"docs/decisions/{path.name}"))
    return Section(("Decisiones", "Decisions"), tuple(found))


def sections() -> tuple[Section, ...]:
    return (*SECTIONS, decisions(), Section(("La casa", "The house"), (GLOSSARY, CHANGELOG)))


def pages() -> Iterator[Page]:
    yield HOME
    for section in sections():
        yield from section.pages
