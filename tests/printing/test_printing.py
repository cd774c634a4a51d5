"""Printed matter: the layout on paper, the completeness of cards, and the embedded typefaces."""

from __future__ import annotations

import io
import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PageObject, PdfReader

from sobremesa.games.catalog import GAMES
from sobremesa.lab.decks import printed_text as own_cards
from sobremesa.printing.box import box_for, box_pdf
from sobremesa.printing.cards import CardTooLarge, card_images, cards_pdf
from sobremesa.printing.printed_card import PrintedCard
from sobremesa.printing.printed_deck import deck_for_print
from sobremesa.printing.rulebook import rules_pdf, runs
from sobremesa.printing.sheet_layout import MARGIN, PAPERS, Corner, Size, best_layout
from sobremesa.printing.tabletop import MOST, grid, tabletop

POINT = 25.4 / 72
SIZE = Size()
Corners = tuple[float, float, float, float]


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def areas(page: PageObject) -> list[Corners]:
    """The areas printed as cards: those that contain all their parts. Left, top, width and height, in millimetres."""
    height = float(page.mediabox.height)
    contents = page.get_contents()
    assert contents is not None
    found: list[Corners] = []
    points: list[tuple[float, float]] = []
    for operands, operator in contents.operations:
        if operator == b"m":
            points = []
        if operator in (b"m", b"l"):
            points.append((float(operands[0]), float(operands[1])))
        elif operator == b"W" and len(points) == 4:
            across, down = [x for x, _ in points], [height - y for _, y in points]
            corners = (min(across), min(down), max(across) - min(across), max(down) - min(down))
            left, top, wide, tall = (round(POINT * length, 2) for length in corners)
            found.append((left, top, wide, tall))
    return found


def cards_of(page: PageObject, size: Size, bleed: float) -> list[Corners]:
    wanted = (size.width + 2 * bleed, size.height + 2 * bleed)
    return [area for area in areas(page) if area[2:] == pytest.approx(wanted, abs=0.02)]


def print_cards(game: str, **wishes: Any) -> bytes:
    usual: dict[str, Any] = {"paper": "a4", "size": SIZE, "bleed": 3.0, "backs": "duplex", "has_marks": True}
    return cards_pdf(GAMES[game](), "es", **usual | wishes)[0]


@pytest.mark.parametrize(("paper", "bleed"), [("a4", 0), ("a4", 3), ("letter", 6)])
def test_turned_over_every_back_lies_behind_its_front(paper: str, bleed: float) -> None:
    pages = reader(print_cards("evidencia", paper=paper, bleed=bleed)).pages
    counted = 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        width = POINT * float(front.mediabox.width)
        fronts, backs = cards_of(front, SIZE, bleed), cards_of(back, SIZE, bleed)
        turned = [(width - left - wide, top) for left, top, wide, _ in backs]
        assert turned == [pytest.approx((left, top), abs=0.02) for left, top, _, _ in fronts]
        counted += len(fronts)
    assert counted == 18


def test_folded_every_back_lies_behind_its_front() -> None:
    for page in reader(print_cards("evidencia", backs="fold", bleed=0)).pages:
        fold = POINT * float(page.mediabox.width) / 2
        cards = cards_of(page, SIZE, 0)
        fronts, backs = cards[: len(cards) // 2], cards[len(cards) // 2 :]
        assert all(left + wide <= fold + 0.02 for left, _, wide, _ in fronts)
        folded = [(2 * fold - left - wide, top) for left, top, wide, _ in backs]
        assert folded == [pytest.approx((left, top), abs=0.02) for left, top, _, _ in fronts]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", [0, 3, 6])
@pytest.mark.parametrize("backs", ["duplex", "fold", "none"])
def test_cards_and_marks_keep_off_each_other_and_off_the_edge(paper: str, bleed: float, backs: Any) -> None:
    laid = best_layout(PAPERS[paper], SIZE, bleed, backs)
    assert laid is not None
    places = [*laid.fronts, *(laid.backs if backs == "fold" else ())]
    printed_areas = [_reach(place, bleed) for place in places]
    for number, one in enumerate(printed_areas):
        assert one[0] >= MARGIN - 0.001
        assert one[1] >= MARGIN - 0.001
        assert one[2] <= laid.width - MARGIN + 0.001
        assert one[3] <= laid.height - MARGIN + 0.001
        assert not any(_overlap(one, other) for other in printed_areas[:number])
    for x, y, to_x, to_y in laid.marks(places):
        assert 0 < x <= to_x < laid.width
        assert 0 < y <= to_y < laid.height
        assert not any(_overlap((x - 0.1, y - 0.1, to_x + 0.1, to_y + 0.1), area) for area in printed_areas)


def _reach(place: Corner, bleed: float) -> Corners:
    return place.x - bleed, place.y - bleed, place.x + SIZE.width + bleed, place.y + SIZE.height + bleed


def _overlap(one: Corners, other: Corners) -> bool:
    thin = 0.001
    return (
        one[0] < other[2] - thin and other[0] < one[2] - thin and one[1] < other[3] - thin and other[1] < one[3] - thin
    )


def test_nine_cards_of_the_usual_size_fit_on_either_paper() -> None:
    assert [len(best_layout(PAPERS[paper], SIZE, 0, "none").fronts) for paper in PAPERS] == [9, 9]  # type: ignore[union-attr]


def test_a_card_that_fits_on_no_sheet_is_refused() -> None:
    with pytest.raises(CardTooLarge, match=r"200 × 200 mm.*A4"):
        print_cards("evidencia", size=Size(200, 200), bleed=6)


@pytest.mark.parametrize(("game", "cards"), [("evidencia", 18), ("euphoria", 24 + 24 + 4), ("codigos", 48 + 5 + 4)])
def test_all_that_is_in_the_box_is_printed_and_every_typeface_is_embedded(game: str, cards: int) -> None:
    deck = deck_for_print(GAMES[game](), "es")
    assert len(deck.each()) == cards
    pdf = reader(print_cards(game, backs="none"))
    assert sum(len(cards_of(page, SIZE, 3)) for page in pdf.pages) == cards
    words = " ".join("".join(page.extract_text() for page in pdf.pages).split())
    assert [card.name for card in deck.cards if game != "codigos" and card.name.split()[0] not in words] == []
    assert _not_embedded(pdf) == []
    # Vector drawing only, without any bitmap.
    assert not any(page.images for page in pdf.pages)


def _not_embedded(pdf: PdfReader) -> list[str]:
    fonts = list(_fonts(pdf))
    assert fonts
    return [
        str(font["/BaseFont"])
        for font in fonts
        if not {"/FontFile", "/FontFile2", "/FontFile3"} & set(font["/FontDescriptor"].get_object())
    ]


def _fonts(pdf: PdfReader) -> Iterator[Any]:
    for page in pdf.pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            yield from (inner.get_object() for inner in font.get_object()["/DescendantFonts"])


def test_a_deck_of_ones_own_is_printed_with_what_it_says(tmp_path: Path) -> None:
    text = own_cards(GAMES["evidencia"]).replace('es = "Gnomo de jardín"', 'es = "Enano del balcón"')
    text = text.replace('id = "g4"', 'id = "mine"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    game = GAMES["evidencia"](deck=tmp_path / "mine.toml")
    pdf, _ = cards_pdf(game, "es", paper="a4", size=SIZE, bleed=0, backs="none", has_marks=False)
    assert "Enano del balcón" in reader(pdf).pages[0].extract_text()
    # A card without a drawing of its name has no picture.
    fronts = {card.front.facts["name"]: card.front.facts["picture"] for card in deck_for_print(game, "es").cards}
    assert (fronts["Enano del balcón"], fronts["Sindicato de barbas"]) == ("picture-g1", "")


def test_all_followers_of_a_side_look_alike() -> None:
    """EU-01: but for the number that says with how many players each is used."""
    cards = [card for card in deck_for_print(GAMES["euphoria"](), "es").cards if card.group == "recruits"]
    assert len({_without_number(card) for card in cards}) == 4
    assert len({json.dumps(card.back.plain()) for card in cards}) == 1


def _without_number(card: PrintedCard) -> str:
    return json.dumps({**card.front.plain(), "number": ""}, sort_keys=True)


def test_the_rulebook_has_the_clauses_the_cards_and_what_the_table_chose() -> None:
    for language, chosen in (("es", "parejo: se reparte de nuevo"), ("en", "even: dealt again")):
        game = GAMES["euphoria"](options={"deal": "even"})
        pdf = reader(rules_pdf(game, language, paper="letter"))
        words = " ".join("".join(page.extract_text() for page in pdf.pages).split())
        assert chosen in words
        assert {"EU-01", "EU-23", "EU-39"} <= set(re.findall(r"EU-\d\d", words))
        assert (["Espejo", "Mirror"][language == "en"]) in words
        assert "**" not in words
        assert _not_embedded(pdf) == []


def test_the_marks_of_a_paragraph_become_runs() -> None:
    assert runs("a **b** *c* `d` e") == [
        {"how": "plain", "text": "a "},
        {"how": "bold", "text": "b"},
        {"how": "plain", "text": " "},
        {"how": "italic", "text": "c"},
        {"how": "plain", "text": " "},
        {"how": "code", "text": "d"},
        {"how": "plain", "text": " e"},
    ]


def test_a_box_is_as_deep_as_its_deck_and_fits_on_a_sheet() -> None:
    assert box_for(57, SIZE).depth > 57 * 0.3 > box_for(18, SIZE).depth
    pdf, box = box_pdf(GAMES["codigos"](), "en", paper="a4", size=SIZE)
    [page] = reader(pdf).pages
    assert page.extract_text().count("Códigos") >= 4
    assert box.net[0] < 210


def test_single_pictures_have_their_bleed_and_enough_dots() -> None:
    pictures = card_images(GAMES["evidencia"](), "es", size=SIZE, bleed=3)
    assert len(pictures) == 18 + 3
    assert next(iter(pictures)) == "01-gnomo-de-jardín-x1.png"
    for picture in pictures.values():
        width, height = struct.unpack(">II", picture[16:24])
        assert (width, height) == (pytest.approx(69 / 25.4 * 300, abs=1), pytest.approx(94 / 25.4 * 300, abs=1))
        # The file states its resolution, in dots a metre.
        assert picture[37:50] == b"pHYs" + struct.pack(">IIB", 11811, 11811, 1)
        with Image.open(io.BytesIO(picture)) as image:
            image.load()
            assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)


def test_a_deck_for_tabletop_simulator_has_the_fields_that_it_reads() -> None:
    files = tabletop(GAMES["evidencia"](), "es", SIZE, "https://example.org/")
    saved = json.loads(files["evidencia.json"])
    [deck] = saved["ObjectStates"]
    assert deck["Name"] == "DeckCustom"
    assert len(deck["DeckIDs"]) == len(deck["ContainedObjects"]) == 18
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]] == [100 + n for n in range(18)]
    [(key, custom)] = deck["CustomDeck"].items()
    assert (key, custom["FaceURL"]) == ("1", "https://example.org/evidencia-cards-1-fronts.png")
    # Evidencia's backs differ, so each card has its own.
    assert (custom["UniqueBack"], custom["BackIsHidden"]) == (True, True)
    columns, rows = custom["NumWidth"], custom["NumHeight"]
    assert 2 <= columns <= 10
    assert 2 <= rows <= 7
    assert columns * rows > 18
    for name in ("evidencia-cards-1-fronts.png", "evidencia-cards-1-backs.png"):
        width, height = struct.unpack(">II", files[name][16:24])
        assert (width, height) == (
            pytest.approx(columns * 63 / 25.4 * 150, abs=2),
            pytest.approx(rows * 88 / 25.4 * 150, abs=2),
        )


def test_the_largest_sheet_of_the_simulator_leaves_a_place_for_the_hidden_card() -> None:
    assert grid(MOST) == (10, 7)
    assert all(columns * rows > cards for cards in range(1, MOST + 1) for columns, rows in [grid(cards)])
