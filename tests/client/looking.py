"""Looks at a screen as everybody may see it: in each language, by day and night, on any width."""

import io
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from testkit.chromium import until
from tests.client.people import PHONE, Guest
from tools.node import CLIENT

LANGUAGES = ("en", "pt-br", "es", "da")
DESK = {"width": 1280, "height": 800}
TELEVISION = {"width": 1280, "height": 720}
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = os.environ.get("SCREENSHOTS")
"""The folder in which the pictures of all screens are kept, if they are to be made."""
WIDEST, QUALITY = 560, 38

SPEAK = """language => {
    localStorage.setItem('dixit.language', language)
    dispatchEvent(new StorageEvent('storage'))
}"""

CUT_OFF = """() => {
    const over = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const ignored = '.hidden-text, .fan-card:not(.front), .large-card, noscript'
    const texts = document.createTreeWalker(over, NodeFilter.SHOW_TEXT)
    const found = []
    const isWithin = (text, box) =>
        text.left >= box.left - 1 && text.right <= box.right + 1 &&
        text.top >= box.top - 3 && text.bottom <= box.bottom + 3
    while (texts.nextNode()) {
        const node = texts.currentNode
        const parent = node.parentElement
        if (!node.data.trim() || parent.closest(ignored) || !parent.checkVisibility()) continue
        const isClipped = getComputedStyle(parent).overflowX === 'hidden'
        if (isClipped && parent.scrollWidth > parent.clientWidth + 1) found.push(node.data)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const text of range.getClientRects()) {
            if (text.left < -1 || text.right > innerWidth + 1) found.push(node.data)
            for (let box = parent; box && box !== document.body; box = box.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(box)
                if (overflowX === 'auto' || overflowY === 'auto') break
                if (overflowX === 'visible') continue
                if (!isWithin(text, box.getBoundingClientRect())) found.push(node.data)
            }
        }
    }
    return [...new Set(found)]
}"""

COVERED = """() => {
    const over = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const found = []
    for (const control of over.querySelectorAll('button, a[href], input, textarea')) {
        if (control.closest('.large-card') || !control.checkVisibility()) continue
        const seen = control.closest('label') ?? control
        seen.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = seen.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!seen.contains(hit)) found.push(control.outerHTML.slice(0, 120))
    }
    over.scrollTo?.(0, 0)
    scrollTo(0, 0)
    return found
}"""

EXAMINE = """async rules => {
    const only = rules ? { type: 'rule', values: rules } : {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) =>
        `${id}: ` + nodes.map(({ target, any }) =>
            `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`).join(', '))
}"""


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


class Look:
    """All that is wrong with the screens that were looked at, each with its name."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def __call__(self, screen: str, guest: Guest, wide: Any = DESK) -> None:
        page = guest.page
        page.evaluate(_axe())
        page.emulate_media(color_scheme="dark")
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            until(page, "language => document.documentElement.lang === language", arg=language)
            for size in (PHONE, wide):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                guest.settles()
                faults = [*_faults(page)]
                if PICTURES:
                    _keep(guest, Path(PICTURES) / f"{screen}.{language}.{size['width']}.webp")
                self._note(screen, language, str(size["width"]), faults)
            _is_high_enough(guest, PHONE)
            self._note(screen, language, "night", page.evaluate(EXAMINE, None))
            page.emulate_media(color_scheme="light")
            guest.settles()
            self._note(screen, language, "day", page.evaluate(EXAMINE, ["color-contrast"]))
            page.emulate_media(color_scheme="dark")
        page.evaluate(SPEAK, "en")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        guest.settles()

    def _note(self, screen: str, language: str, how: str, faults: Any) -> None:
        self.faults += [f"{screen}, {language}, {how}: {fault}" for fault in faults]


def _faults(page: Page) -> Iterator[str]:
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    if page.evaluate(wider) > 0:
        yield "scrolls sideways"
    for text in page.evaluate(CUT_OFF):
        yield f"cut off: {text}"
    for control in page.evaluate(COVERED):
        yield f"covered: {control}"


def _is_high_enough(guest: Guest, size: Any) -> None:
    """The screen is as high as the page, whose foot then covers nothing; a dialog lies over all."""
    page = guest.page
    page.set_viewport_size(size)
    height = page.evaluate("document.documentElement.scrollHeight")
    if not page.locator("dialog[open]").count() and height > size["height"]:
        page.set_viewport_size({"width": size["width"], "height": height})
    guest.settles()


def _keep(guest: Guest, file: Path) -> None:
    """A small picture of the page, on a screen that is high enough for all of it."""
    page = guest.page
    _is_high_enough(guest, page.viewport_size or PHONE)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if picture.width > WIDEST:
        picture = picture.resize((WIDEST, picture.height * WIDEST // picture.width))
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file, quality=QUALITY, method=6)
