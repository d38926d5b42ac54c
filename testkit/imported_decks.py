"""Pictures, archives and imported decks, made on the fly."""

import io
import json
import uuid
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from accounts.models import Account
from games.imported.importing import FEWEST_CARDS, import_deck
from games.imported.manifest import About
from games.models import ImportedDeck

CATS = About("Cats of the harbour", "Ana Clara", "CC BY 4.0")


@cache
def picture(
    number: int = 1, size: tuple[int, int] = (400, 600), format: str = "PNG", mode: str = "RGB"
) -> bytes:
    """A picture; no two numbers look alike."""
    width, height = size
    image = Image.new("RGB", size, (number * 40 % 256, number * 90 % 256, 120))
    place = number * 17 % 100 * width // 100
    ImageDraw.Draw(image).ellipse((place, height // 3, place + width // 4, height // 2), "white")
    return saved(image.convert(mode), format)


def saved(image: Image.Image, format: str, **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, format, **options)
    return file.getvalue()


def pictures(count: int = FEWEST_CARDS) -> dict[str, bytes]:
    return {f"{number}.png": picture(number) for number in range(1, count + 1)}


def deck_json(**said: Any) -> dict[str, bytes]:
    return {"deck.json": json.dumps({**CATS._asdict(), **said}).encode()}


def zipped(files: Mapping[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", packing) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def in_folder(folder: Path, files: Mapping[str, bytes]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def an_account(name: str = "Ana") -> Account:
    """A full account, which may import decks."""
    return Account.objects.create(
        name=name, email=f"{uuid.uuid4().hex}@example.org", is_guest=False
    )


def a_deck(owner: Account | None = None, count: int = FEWEST_CARDS) -> ImportedDeck:
    """An imported deck, private to its owner."""
    brought = io.BytesIO(zipped(pictures(count)))
    slug = import_deck(brought, None if owner is None else owner.id, CATS)
    return ImportedDeck.objects.get(pk=slug)
