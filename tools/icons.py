"""Draws the icons of the client as PNG, for devices that keep it among their programs.

python -m tools.icons
"""

import base64
from pathlib import Path

from tools.browser import Browser
from tools.node import CLIENT

ICONS = CLIENT / "icons"
DRAWN = {"icon": (192, 512), "maskable": (512,)}
"""The drawings, and how wide their pictures are."""


def main() -> None:
    with Browser() as browser:
        for name, widths in DRAWN.items():
            for width in widths:
                picture = browser.png(_page(ICONS / f"{name}.svg", width), width, width)
                (ICONS / f"{name}-{width}.png").write_bytes(picture)


def _page(drawing: Path, width: int) -> str:
    source = base64.b64encode(drawing.read_bytes()).decode()
    return (
        "<!doctype html><style>html, body { margin: 0; background: transparent }</style>"
        f'<img src="data:image/svg+xml;base64,{source}" width="{width}" height="{width}">'
    )


if __name__ == "__main__":
    main()
