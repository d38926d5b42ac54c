"""The motifs, drawn by hand in drawings/*.svg, one symbol each.

The first path of a symbol is its silhouette, and the rest lies upon it. A symbol of the class
"loose" doesn't stand on the ground, so it throws no shadow by itself. An element's class is its
tone: base, shade, light, dark, accent or glow of the coat that the motif wears in a scene. An
element with a stroke-width is a line.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

DRAWINGS = Path(__file__).parent / "drawings"
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Stroke:
    tone: str
    shape: str
    """The SVG element without its colour: `path d="..."`."""
    line: bool


@dataclass(frozen=True)
class Motif:
    name: str
    family: str
    width: float
    height: float
    outline: str
    body: Stroke
    details: tuple[Stroke, ...]
    stands: bool = True


@cache
def motifs() -> dict[str, Motif]:
    found = [motif for file in sorted(DRAWINGS.glob("*.svg")) for motif in _family(file)]
    by_name = {motif.name: motif for motif in found}
    if len(by_name) != len(found):
        raise ValueError("two motifs have one name")
    return by_name


def _family(file: Path) -> list[Motif]:
    root = ElementTree.parse(file).getroot()  # noqa: S314  # a file of our own
    return [_motif(symbol, file.stem) for symbol in root.iter(f"{SVG}symbol")]


def _motif(symbol: ElementTree.Element, family: str) -> Motif:
    _, _, width, height = map(float, symbol.attrib["viewBox"].split())
    body, *details = map(_stroke, symbol)
    outline = symbol[0].attrib["d"]
    stands = symbol.attrib.get("class") != "loose"
    return Motif(symbol.attrib["id"], family, width, height, outline, body, tuple(details), stands)


def _stroke(element: ElementTree.Element) -> Stroke:
    given = {name: value for name, value in element.attrib.items() if name != "class"}
    shape = " ".join(
        [element.tag.removeprefix(SVG), *(f'{name}="{value}"' for name, value in given.items())]
    )
    return Stroke(element.attrib["class"], shape, "stroke-width" in given)
