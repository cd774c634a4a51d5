"""The handbook as it was built: every page is in it, every link holds, and it loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from mkdocs.exceptions import PluginError

import sobremesa
from handbook.build import inline_scripts
from handbook.hooks import LANGUAGES, link_out
from handbook.pages import FROM_THE_ROOT, PAGES, ROOT
from handbook.reference import API, commands, messages
from sobremesa.cli.commands.catalog import all_commands
from sobremesa.games.catalog import GAMES
from sobremesa.server.http.handbook import ARCHIVE, HANDBOOK, Site, policy_for
from sobremesa.wire.schema import json_schema

TAG = re.compile(r"<(\w+)((?:\s+[\w:-]+(?:=\"[^\"]*\")?)*)\s*/?>")
ATTRIBUTE = re.compile(r"([\w:-]+)=\"([^\"]*)\"")
ADDRESSES = {"href", "src", "srcset", "action", "poster", "data"}


@cache
def site() -> dict[str, str]:
    """The pages by their place."""
    return {name: content.decode() for name, content in sorted(built().files.items()) if name.endswith(".html")}


@cache
def built() -> Site:
    assert (HANDBOOK / ARCHIVE).exists(), "the handbook is not built: make docs"
    return Site(HANDBOOK / ARCHIVE)


@cache
def files() -> frozenset[str]:
    return frozenset(built().files)


@cache
def anchors(page: str) -> frozenset[str]:
    return frozenset(re.findall(r"\sid=\"([^\"]+)\"", site()[page]))


def attributes(page: str) -> list[tuple[str, str, str]]:
    """Tag, attribute and value of everything in it but its scripts."""
    text = re.sub(r"<script.*?</script>", "", site()[page], flags=re.DOTALL)
    return [(tag, name, unescape(value)) for tag, said in TAG.findall(text) for name, value in ATTRIBUTE.findall(said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_was_built(language: str) -> None:
    documents = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    names = {re.sub(r"(\.(es|en))?\.md$", "", name) for name in documents | PAGES.keys() | FROM_THE_ROOT.keys()}
    folder = "en" if language == "en" else ""
    pages = {os.path.normpath(Path(folder, name.removesuffix("index"), "index.html")) for name in names}
    assert pages - site().keys() == set()


def test_every_decision_is_listed_where_their_address_is_trimmed() -> None:
    listed = {value for _tag, name, value in attributes("en/decisions/index.html") if name == "href"}
    decisions = {f"{path.stem}/" for path in (ROOT / "docs" / "decisions").glob("*.md")}
    assert decisions
    assert decisions - listed == set()


@pytest.mark.parametrize(("language", "page"), [("es", "index.html"), ("en", "en/index.html")])
def test_the_front_page_describes_each_game_in_its_own_words(language: str, page: str) -> None:
    assert GAMES
    assert [name for name, game in GAMES.items() if game.about.texts.say(language, "tagline") not in site()[page]] == []


def test_every_link_and_anchor_leads_somewhere() -> None:
    broken = []
    for page in site():
        for _tag, name, value in attributes(page):
            to = urlsplit(value)
            if name not in ADDRESSES or to.scheme or to.netloc:
                continue
            place = os.path.normpath(Path(page).parent / unquote(to.path)) if to.path else page
            place = f"{place}/index.html".removeprefix("./") if to.path.endswith(("/", ".")) else place
            if place == "../index.html":
                continue  # the page of the games, which the handbook leads back to
            if place not in files() or (to.fragment and unquote(to.fragment) not in anchors(place)):
                broken.append((page, value))
    assert broken == []


FAULTY = {
    "an id that does not begin with a letter": r'\sid="[^a-zA-Z]',
    "an attribute that HTML 5 dropped": r"<t[hd] align=",
    "a checkbox that a browser should fill in": r'type="checkbox"[^>]* autocomplete=',
    "an empty tabindex": r'tabindex=""',
    "a form without a submit button": r'(?s)<form(?:(?!type="submit").)*?</form>',
    "a space at the end of a line": r"[ \t]\n",
}


@pytest.mark.parametrize("fault", FAULTY)
def test_every_page_is_valid_where_its_theme_is_not(fault: str) -> None:
    assert [page for page, text in site().items() if re.search(FAULTY[fault], text)] == []


@pytest.mark.parametrize("page", ["index.html", "en/measurements/index.html"])
def test_landmarks_have_names_of_their_own(page: str) -> None:
    names = re.findall(r'<nav class="[^"]*" aria-label="([^"]*)"', site()[page])
    assert len(names) >= 3
    assert sorted(set(names)) == sorted(names)


def test_no_page_loads_anything_from_elsewhere() -> None:
    """A reader may follow a link out; nothing is fetched before."""
    loads = [
        (page, tag, value)
        for page in site()
        for tag, name, value in attributes(page)
        if name in ADDRESSES and tag != "a" and (urlsplit(value).scheme or urlsplit(value).netloc)
    ]
    assert loads == []
    for name, content in built().files.items():
        if name.endswith(".css"):
            assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", content.decode()) == [], name


def test_the_policy_lets_the_pages_own_scripts_run_and_no_others() -> None:
    allowed = set().union(*(inline_scripts(text) for text in site().values()))
    policy = built().policy
    assert "unsafe" not in policy
    assert policy == policy_for(sorted(allowed))
    assert not inline_scripts("<script>steal()</script>") <= allowed
    said = [(page, name) for page in site() for _tag, name, _value in attributes(page)]
    assert [one for one in said if one[1] == "style" or one[1].startswith("on")] == []


def test_a_page_in_english_says_so_where_the_rest_is_spanish() -> None:
    assert '<div lang="en">' in site()["host/settings/index.html"]
    assert '<div lang="en">' in site()["contributing/index.html"]
    assert '<div lang="en">' not in site()["host/index.html"]
    assert '<html lang="es"' in site()["host/index.html"]
    assert '<html lang="en"' in site()["en/host/index.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_commands_lists_every_command_and_option(language: str) -> None:
    page = commands(language)
    for parser in all_commands(language):
        own = page.split(f"## {parser.prog}\n")[1].split("\n## ")[0]
        assert [shape for shape in parser.options if f"`{shape}`" not in own] == []


def test_the_page_of_messages_lists_every_message_and_field() -> None:
    page = messages()
    for name, schema in json_schema()["$defs"].items():
        if name in ("ToTable", "FromTable"):
            continue
        own = page.split(f"### {name}\n")[1].split("\n### ")[0]
        assert [
            field for field in schema.get("properties", {}) if f"`{field}`" not in own and f'"{field}"' not in own
        ] == []


def test_the_api_lists_every_name_that_the_package_exports() -> None:
    listed = {name.rpartition(".")[2] for names in API.values() for name in names}
    assert set(sobremesa.__all__) - listed - {"GAMES", "SobremesaError", "__version__"} == set()
    assert "SobremesaError" in site()["en/api/index.html"]


def test_a_link_that_leaves_the_documents_leads_to_a_copy_or_is_named_without_one() -> None:
    assert link_out("it", "../../Dockerfile", "host/service.en.md") == "[it](../files/Dockerfile)"
    assert link_out("it", "../setup.py", "lab.md") == "`it`"
    assert link_out("it", "../lab.md", "host/service.en.md") == "[it](../lab.md)"


def test_a_link_to_what_is_not_there_is_refused() -> None:
    with pytest.raises(PluginError, match=r"docs/lab\.md links to \.\./nowhere\.py, which is not there"):
        link_out("gone", "../nowhere.py", "lab.md")
