"""Draws the built-in decks.

python -m tools.draw                                    all files of the decks' newest revisions
python -m tools.draw --new-revision                     the same, as one revision more
python -m tools.draw --cards boot-house,cave-horse --sheet sheet.png
python -m tools.draw --cards boot-house --pictures folder --width 800
python -m tools.draw --kit docs/kit                     sheets of what cards can be made of
python -m tools.draw --count                            what comes too often or costs too much
"""

import argparse
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.decks.built_in import BUILT_IN
from games.decks.counting import counted
from games.decks.recipe import Card
from tools.browser import Browser, BrowserError
from tools.deck_files import begin_revision, image_tag, picture_of, write_deck
from tools.kit import kit

GAP = 6
NAMED = 18
"""The height of the line that names a card."""


def main(arguments: Sequence[str]) -> int:
    asked = _parser().parse_args(arguments)
    if asked.count:
        return count()
    try:
        cards = chosen(asked.cards)
        with Browser() as browser:
            if not (asked.sheet or asked.pictures or asked.kit):
                write_decks(browser, new_revision=asked.new_revision)
            if asked.kit:
                save_kit(browser, asked.kit)
            if asked.pictures:
                save_pictures(browser, cards, asked.pictures, asked.width or 800)
            if asked.sheet:
                page = sheet(browser, cards, asked.width or 150, asked.columns, named=asked.named)
                save(page, asked.sheet)
    except (BrowserError, LookupError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make draw ARGS=...", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--cards", default="", help="names of cards or decks, with commas; else all"
    )
    parser.add_argument("--sheet", type=Path, help="a PNG or WebP with all of them side by side")
    parser.add_argument("--pictures", type=Path, help="a folder for a PNG of each")
    parser.add_argument("--width", type=int, help="of a card, in pixels: 150 on a sheet, 800 alone")
    parser.add_argument("--columns", type=int, default=12)
    parser.add_argument("--named", action="store_true", help="write each card's name below it")
    parser.add_argument("--kit", type=Path, help="a folder for sheets of poses, places and so on")
    parser.add_argument(
        "--new-revision", action="store_true", help="keep the files of the newest one, as released"
    )
    parser.add_argument("--count", action="store_true", help="count motifs, horizons and costs")
    return parser


def chosen(names: str) -> list[Card]:
    """The cards of these names and decks, in the order of the names."""
    everything = {card.name: [card] for deck in BUILT_IN for card in deck.cards}
    everything |= {deck.slug: list(deck.cards) for deck in BUILT_IN}
    wanted = names.split(",") if names else [deck.slug for deck in BUILT_IN]
    for name in wanted:
        if name not in everything:
            raise LookupError(f"There is no card or deck {name!r}.")
    return [card for name in wanted for card in everything[name]]


def write_decks(browser: Browser, *, new_revision: bool) -> None:
    if new_revision:
        begin_revision(BUILT_IN)
    for deck in BUILT_IN:
        revision = write_deck(deck, browser)
        print(f"{deck.slug}: revision {revision.number}, {len(revision.cards)} cards")  # noqa: T201


def save_pictures(browser: Browser, cards: Sequence[Card], folder: Path, width: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for card in cards:
        picture_of(browser, card, width).save(folder / f"{card.name}.png")


def save_kit(browser: Browser, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, cards in kit().items():
        save(sheet(browser, cards, 110, 12, named=True), folder / f"{name}.webp")


def save(page: bytes, file: Path) -> None:
    """Writes pixels to a file, in the format of its name."""
    if file.suffix == ".png":
        file.write_bytes(page)
    else:
        Image.open(BytesIO(page)).convert("RGB").save(file, quality=66, method=6)


def sheet(
    browser: Browser, cards: Sequence[Card], width: int, columns: int, *, named: bool = False
) -> bytes:
    """All cards in rows on one page."""
    columns = min(columns, len(cards))
    rows = -(-len(cards) // columns)
    high = width * 3 // 2 + (NAMED if named else 0)
    cells = "".join(
        f"<div>{image_tag(card, width)}{f'<p>{card.name}</p>' if named else ''}</div>"
        for card in cards
    )
    across, down = columns * (width + GAP) + GAP, rows * (high + GAP) + GAP
    style = (
        f"body{{margin:{GAP}px;width:{across - 2 * GAP}px;background:#2b2433;display:grid;"
        f"grid-template-columns:repeat({columns},{width}px);grid-auto-rows:{high}px;gap:{GAP}px}}"
        "img{display:block}p{margin:2px 0;font:11px sans-serif;color:#fff;text-align:center}"
    )
    return browser.png(f"<style>{style}</style>{cells}", across, down)


def count() -> int:
    """Prints what comes too often or costs too much; the code is 1 if anything does."""
    faults = 0
    for deck in BUILT_IN:
        found = counted(deck.cards)
        lines = [f"{deck.title}: {found.cards} cards"]
        lines.append(f"  horizon across the middle: {len(found.level)}, may be {found.cards // 5}")
        lines += [f"    {name}" for name in (found.level if found.too_level else ())]
        lines += [
            f"  {name}: on {len(cards)}, may be {found.cards // 10}: {', '.join(cards)}"
            for name, cards in sorted(found.too_common.items(), key=lambda one: -len(one[1]))
        ]
        lines += [f"  {fault}" for fault in found.costly]
        print("\n".join(lines))  # noqa: T201
        faults += found.too_level + len(found.too_common) + len(found.costly)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
