"""How a page uses the room that there is: measured, and the sizes at which it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
}
UPRIGHT = ("small", "phone", "tablet")

# What is cut off or out of sight, how much of the height has something drawn or written at it, and over how much of the
# table's width and height its cards, seats and sheets are spread. How large the largest card is.
MEASURE = """() => {
    const [width, height] = [innerWidth, innerHeight];
    const field = document.querySelector(".field");
    const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const named = ({dataset, textContent}) => dataset.move ?? dataset.card ?? textContent.trim().slice(0, 30);
    const wanted = ["[data-move]", "[data-present]", "[data-question]", "[data-row]", ".bar", ".field [data-card]",
        "[data-testid=over] button", "[data-testid=over] [data-stamp]"];
    const foot = field.getBoundingClientRect().bottom;
    const out = [...document.querySelectorAll(wanted.join())].filter(seen).filter((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        // What lies on the table is not in sight behind the bar. The corners of a card that leans are lower.
        const lowest = field.contains(one) ? foot + 8 : height;
        return bottom > lowest + 1 || top < -1 || left < -1 || right > width + 1;
    }).map(named);
    const leaves = [...document.querySelectorAll("body *")].filter((one) => seen(one) && !one.closest(".unseen") &&
        (one.matches("svg, img, [data-card], button") ||
            [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim())));
    const spans = leaves.map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
        .map((box) => [Math.max(0, box.top), Math.min(height, box.bottom)]).sort((one, other) => one[0] - other[0]);
    let [used, end] = [0, 0];
    for (const [top, bottom] of spans) {
        used += Math.max(0, bottom - Math.max(top, end));
        end = Math.max(end, bottom);
    }
    const lying = [...field.querySelectorAll("[data-card], [data-move], .plate, .sheet")].filter(seen)
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height);
    const span = (from, to) => Math.max(...lying.map((box) => box[to])) - Math.min(...lying.map((box) => box[from]));
    const cards = [...field.querySelectorAll("[data-card]")].filter(seen)
        .map((one) => [one.offsetWidth, one.offsetHeight])
        .filter(([across, down]) => down > 1.2 * across && down < 1.7 * across);
    return {
        out,
        largest: Math.max(0, ...cards.map(([_across, down]) => down)),
        spread: [span("left", "right") / field.clientWidth, span("top", "bottom") / field.clientHeight],
        scrolls: Math.max(field.scrollHeight - field.clientHeight, document.documentElement.scrollHeight - height),
        sideways: Math.max(document.documentElement.scrollWidth - width, field.scrollWidth - field.clientWidth),
        used: used / height,
    };
}"""

# Words wider than what they stand in lets be seen. Stamps lie across, and a phase that is not on has its number.
CUT = """() => [...document.querySelectorAll("main *")]
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((one) => !one.closest(".unseen, [aria-live], option, svg, .stamp, ol .word"))
    .flatMap((one) => [...one.childNodes].filter((part) => part.nodeType === 3 && part.textContent.trim()))
    .filter((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const {left, right, width} = words.getBoundingClientRect();
        for (let one = part.parentElement; width > 2 && one !== document.body; one = one.parentElement) {
            const {overflowX, rotate} = getComputedStyle(one);
            if (overflowX === "auto" || rotate !== "none") continue;
            const edge = one.getBoundingClientRect();
            const ends = overflowX !== "visible" || one.matches("button");
            if (ends && (right > edge.right + 1.5 || left < edge.left - 1.5)) return true;
        }
        return false;
    }).map((part) => part.textContent.trim().slice(0, 30))"""


# A finger needs 44 px each way. What stands in a label is chosen by all of the label. What is hidden from ears only
# repeats a button of the bar.
SMALL = """(within) => [...document.querySelectorAll(within)]
    .flatMap((one) => [...one.querySelectorAll("a[href], button, summary, select, textarea, input, label")])
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => !one.closest(".unseen, .skip, [aria-hidden=true]"))
    .filter((one) => one.matches("label") ? one.querySelector("input[type=radio], input[type=checkbox]")
        : !one.matches("label input:is([type=radio], [type=checkbox])"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([_one, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([one, box]) => `${(one.ariaLabel || one.textContent || one.name).trim().slice(0, 30)}: `
        + `${Math.round(box.width)} x ${Math.round(box.height)} px`)"""


def small_targets(page: Page, within: str = "main") -> list[str]:
    """What is too small to be tapped safely, with its size."""
    return list(page.evaluate(SMALL, within))


def resize(page: Page, size: str) -> None:
    """Another size, drawn: what measures itself has been told its size, and has drawn itself again."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)


# Every frame is looked at until three of them are alike, with all typefaces loaded: until they come, words are wider.
# `document.fonts.ready` is not enough, as it may be resolved before the layout asks for the first of them.
STEADY = """async () => {
    const measured = () => [...document.querySelectorAll("body *")].map((one) =>
        `${one.className} ${one.offsetLeft} ${one.offsetTop} ${one.offsetWidth} ${one.offsetHeight}`).join();
    let [before, alike] = ["", 0];
    for (let n = 0; n < 60 && alike < 2; n++) {
        await new Promise((done) => requestAnimationFrame(done));
        await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
        const now = measured();
        alike = now === before ? alike + 1 : 0;
        before = now;
    }
}"""


def drawn(page: Page) -> None:
    """Waits until the page is laid out: what measures itself draws itself again in a later frame."""
    page.evaluate(STEADY)


def problems(page: Page, where: str) -> list[str]:
    """What is wrong with the room at any of the sizes, in words; the page is left at the last of them."""
    found: list[str] = []
    largest: dict[str, int] = {}
    for size in SIZES:
        resize(page, size)
        measured: dict[str, Any] = page.evaluate(MEASURE)
        largest[size] = measured["largest"]
        if measured["out"]:
            found.append(f"{where}, {size}: out of sight: {', '.join(measured['out'][:6])}")
        if measured["scrolls"] > 1:
            found.append(f"{where}, {size}: {measured['scrolls']} px below the fold")
        if measured["sideways"] > 0:
            found.append(f"{where}, {size}: {measured['sideways']} px too wide")
        if size in UPRIGHT and measured["used"] < 0.7:
            found.append(f"{where}, {size}: only {measured['used']:.0%} of the height is used")
        if size == "desktop" and (measured["spread"][0] < 0.6 or measured["spread"][1] < 0.75):
            across, down = measured["spread"]
            found.append(f"{where}, {size}: only {across:.0%} by {down:.0%} of the table is used")
        # A card with a sentence on it may be as large as it needs to be on either.
        if size == "desktop" and largest[size] < min(1.05 * largest["laptop"], 0.15 * SIZES[size][1]):
            found.append(f"{where}: a card is {largest[size]} px high on a desktop, {largest['laptop']} on a laptop")
        if size == "small" and (cut := page.evaluate(CUT)):
            found.append(f"{where}, {size}: cut: {', '.join(cut[:6])}")
    return found
