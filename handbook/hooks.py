"""What mkdocs leaves to us: two languages side by side, links that leave ``docs/``, and what a screen reader needs.

mkdocs calls the functions whose names begin with ``on_``.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from unicodedata import normalize

from markdown.extensions.toc import slugify  # type: ignore[import-untyped]  # its stubs are not among our tools
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from handbook.pages import FILES, GAMES, PAGES, ROOT

LANGUAGES = ("es", "en")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[([^\]]*)\]\(((?:\.\./)[^)\s#]+)\)")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
# The name of the list of contents inside the menu, beside the one at the side of the page.
MENU = {"es": "Menú", "en": "Menu"}
# Patterns in the pages of mkdocs-material, and valid HTML in their place. An id begins with a letter; on_post_build
# changes scripts and styles alike.
FAULTS = {
    r"^\s*<!doctype html>": "<!DOCTYPE html>",
    r'\b(id|for|aria-labelledby)="__': r'\1="md-',
    r'(type="checkbox" id="[^"]*") autocomplete="off"': r"\1",
    r'(?s)<form (class="md-header__option"[^>]*>.*?)</form>': r"<div \1</div>",
    r'role="presentation"': 'role="none"',
    r'tabindex=""': 'tabindex="0"',
    r'<(t[hd]) align="(\w+)"': r'<\1 class="\2"',
    r"<(img|br|hr)([^>]*?) ?/>": r"<\1\2>",
    # A picture of a terminal is wider than a phone: keys can scroll what they can reach.
    r'(<div class="language-text highlight"><pre)>': r'\1 tabindex="0">',
}
IN_ENGLISH = (
    '\n!!! info "Esta página está en inglés"\n\n    Las de jugar y las de poner un servidor están en castellano.\n'
)


def on_config(config: MkDocsConfig) -> None:
    config.mdx_configs.setdefault("toc", {})["slugify"] = slug


def slug(heading: str, separator: str) -> str:
    """An id for a heading. It begins with a letter, as ids of HTML did before version 5 and validators ask for."""
    plain: str = slugify(heading, separator)
    return f"n{separator}{plain}" if plain[:1].isdigit() else plain


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """``index.en.md`` is the English ``index``; both languages have the same addresses."""
    for file in list(files.documentation_pages()):
        place, _, language = file.src_uri.removesuffix(".md").rpartition(".")
        if language not in LANGUAGES:
            continue
        if language != config.extra["language"]:
            files.remove(file)
            continue
        file.name = Path(place).name
        file.dest_uri = f"{place.removesuffix('index').rstrip('/')}/index.html".lstrip("/")
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    language = config.extra["language"]
    name = page.file.src_uri
    text = markdown.replace("<!-- games -->", game_cards(language))
    parts = FENCE.split(text)
    text = "".join(part if n % 2 else _prose(part, name, language) for n, part in enumerate(parts))
    if language == "en" or name.endswith(f".{language}.md") or name in PAGES:
        return text
    page.meta["language"] = "en"
    return text.replace("\n", f"\n{IN_ENGLISH}", 1)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """What mkdocs-material leaves out for those who use keyboards and screen readers."""
    [search] = re.findall(r'<nav class="md-search__options" aria-label="([^"]*)"', output)
    dialog = '<div class="md-search" data-md-component="search" role="dialog"'
    output = output.replace(dialog, f'{dialog} aria-label="{search}"')
    # The list of contents is there twice, for narrow screens and for wide ones, so its parts are not landmarks.
    output = re.sub(r'<nav class="md-nav" aria-label="[^"]*">', '<nav class="md-nav" role="none">', output)
    twice = '<nav class="md-nav md-nav--secondary" aria-label="'
    if output.count(twice) == 2:
        output = output.replace(twice, f"{twice}{MENU[config.extra['language']]}: ", 1)
    return make_valid(output, search)


def make_valid(page: str, search: str) -> str:
    """What html-validate finds wrong in the pages of mkdocs-material. ``search`` names the button that a form needs."""
    for wrong, right in FAULTS.items():
        page = re.sub(wrong, right, page)
    submit = f'<button type="submit" hidden>{search}</button>'
    page = page.replace("</form>", f"{submit}</form>")
    return re.sub(r"[ \t]+$", "", page, flags=re.MULTILINE)


def on_post_build(config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    index = site / "search" / "search_index.json"
    index.write_text(add_unaccented_words(index.read_text(encoding="utf-8")), encoding="utf-8")
    [bundle] = site.glob("assets/javascripts/bundle.*.min.js")
    old, new = '"nav",{class:"md-code__nav"', '"div",{class:"md-code__nav"'
    script = bundle.read_text(encoding="utf-8")
    assert script.count(old) == 1, f"{bundle.name} is not the script that this mends"
    # A button beside a piece of code is not a landmark of the page.
    script = script.replace(old, new)
    assert script.count("#__config") == script.count("[for=__search]") == 1, f"{bundle.name} names other ids"
    bundle.write_text(script.replace("#__config", "#md-config").replace("[for=__", "[for=md-"), encoding="utf-8")
    for styles in site.glob("assets/stylesheets/*.css"):
        styles.write_text(styles.read_text(encoding="utf-8").replace("[for=__", "[for=md-"), encoding="utf-8")


def game_cards(language: str) -> str:
    """The games on the front page, each in its own words."""
    from sobremesa.games.catalog import GAMES as CATALOG

    lines = ['<div class="handbook-things" markdown>']
    for name in GAMES:
        texts = CATALOG[name].about.texts
        title, tagline, players = (texts.say(language, key) for key in ("title", "tagline", "players"))
        lines += ["<div markdown>", f"[{title}](play/{name}.md)", "", f"{tagline} {players}.", "</div>"]
    return "\n".join([*lines, "</div>"])


def _prose(text: str, name: str, language: str) -> str:
    text = LINK.sub(lambda found: link_out(found[1], found[2], name), COMMENT.sub("", text))
    # A page that is in English only links to pages that the reader has in another language.
    text = re.sub(r"(?<=\.)en(?=\.md[)#])", language, text)
    # Python's Markdown wants a blank line before a list or a table; other readers of these files do not.
    return re.sub(r"^(?!- |\||\s)(.+)\n(?=- |\|)", r"\1\n\n", text, flags=re.MULTILINE)


def link_out(words: str, target: str, name: str) -> str:
    """A file outside ``docs/`` comes along, or is named without a link; a link inside is mkdocs' own affair."""
    folder = ROOT / "docs" / Path(name).parent
    path = Path(os.path.normpath(folder / target))
    if path.is_relative_to(ROOT / "docs"):
        return f"[{words}]({target})"
    if not path.exists():
        raise PluginError(f"docs/{name} links to {target}, which is not there")
    if path in FILES:
        return f"[{words}]({os.path.relpath(ROOT / 'docs' / FILES[path], folder)})"
    return words if "`" in words else f"`{words}`"


def add_unaccented_words(index: str) -> str:
    """Adds the accented words of each page once more without accents, for a reader who types none."""
    whole = json.loads(index)
    words: dict[str, set[str]] = {}
    for entry in whole["docs"]:
        text = re.sub(r"<[^>]+>", " ", f"{entry['title']} {entry['text']}")
        found = words.setdefault(entry["location"].partition("#")[0], set())
        found |= {word for word in re.findall(r"[^\W\d_]+", text.lower()) if not word.isascii()}
    for entry in whole["docs"]:
        if plain := sorted({_plain(word) for word in words.get(entry["location"], ())}):
            entry["text"] += f"<p>{' '.join(plain)}</p>"
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _plain(word: str) -> str:
    return normalize("NFKD", word).encode("ascii", "ignore").decode()
