"""The two READMEs are twins, and what they promise exists."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools import packages_table

HOUSE = Path(__file__).parents[2]
ENGLISH, SPANISH = "README.md", "README.es.md"
DOCUMENTS = [ENGLISH, SPANISH, "CONTRIBUTING.md"]
SUFFIXES = ("md", "svelte", "cff", "txt")
ROOT_PAGES = [*DOCUMENTS, "AGENTS.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"]


def text_of(name: str) -> str:
    return (HOUSE / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(name), re.MULTILINE | re.DOTALL)


def heading_levels(name: str) -> list[int]:
    prose = re.sub(r"^```.*?^```$", "", text_of(name), flags=re.MULTILINE | re.DOTALL)
    return [len(marks) for marks in re.findall(r"^(#+) ", prose, re.MULTILINE)]


def commands(name: str) -> list[str]:
    """The lines typed at a shell, without the words after `#` that explain them."""
    lines = "".join(blocks(name, "sh")).splitlines()
    return [line.split("#")[0].strip() for line in lines]


def test_both_languages_have_the_same_headings() -> None:
    assert heading_levels(ENGLISH) == heading_levels(SPANISH)


def test_both_languages_have_the_same_commands() -> None:
    assert commands(ENGLISH) == commands(SPANISH) != []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_make_target_that_is_named_exists(document: str) -> None:
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", text_of(document), re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))
    assert named
    assert named - targets == set()


def test_every_program_of_ours_that_a_document_names_exists() -> None:
    documents = [*(HOUSE / "docs").rglob("*.md"), *(HOUSE / name for name in DOCUMENTS)]
    text = "".join(path.read_text(encoding="utf-8") for path in documents)
    named = set(re.findall(r"\b((?:research|tests)(?:\.[a-z_]+)+)(?=[ `])", text))
    assert named
    assert [name for name in sorted(named) if find_spec(name) is None] == []


def test_every_method_of_ours_that_a_document_names_exists() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "docs").rglob("*.md"))
    named = {found for found in re.findall(r"`([A-Z]\w+)\.([a-z_]+)[(`]", text) if found[1] not in SUFFIXES}
    sources = [path.read_text(encoding="utf-8") for path in (HOUSE / "src" / "sobremesa").rglob("*.py")]
    classes = {kind: [one for one in sources if re.search(rf"^class {kind}\b", one, re.MULTILINE)] for kind, _ in named}
    ours = {(kind, name) for kind, name in named if classes[kind]}
    assert len(ours) >= 10
    gone = [found for found in sorted(ours) if not any(re.search(rf"\b{found[1]}\b", one) for one in classes[found[0]])]
    assert gone == []


@pytest.mark.parametrize("document", ROOT_PAGES)
def test_every_link_to_a_file_leads_somewhere(document: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text_of(document))
    assert [link for link in links if not (HOUSE / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document: str) -> None:
    """From the root, from the package, or, in the table of a game's files, from the folder of one."""
    package = HOUSE / "src" / "sobremesa"
    places = [HOUSE, package, package / "games", *package.glob("games/*/")]
    named = set(re.findall(r"`([\w./-]+(?:/|\.(?:py|md|toml|ftl|txt)))`", text_of(document)))
    assert named
    assert [name for name in sorted(named) if not any((place / name).exists() for place in places)] == []


def test_the_table_of_packages_is_the_one_that_the_code_gives() -> None:
    written = text_of(ENGLISH)
    assert written == packages_table.insert_table(written), "run: python tools/packages_table.py --write"


def test_every_package_says_in_a_sentence_what_it_is_for() -> None:
    packages = packages_table.packages_in(packages_table.PACKAGE)
    assert packages
    assert [path.name for path in packages if not packages_table.summarize(path)] == []


def test_the_pages_for_assistants_and_reporters_are_short() -> None:
    pages = ("AGENTS.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
    assert [name for name in pages if len(text_of(name).splitlines()) > 60] == []


def test_the_moving_picture_moves_and_is_small() -> None:
    picture = (HOUSE / "docs/pictures/evidencia-moving.webp").read_bytes()
    assert picture.count(b"ANMF") >= 5
    assert len(picture) < 600_000


@pytest.mark.parametrize("document", [ENGLISH, SPANISH])
def test_the_python_example_runs_and_ends_a_game(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"```python\n(.*?)```", text_of(document), re.DOTALL)
    assert block
    exec(block.group(1), {})
    assert "clause='EV-60'" in capsys.readouterr().out
