"""The definitions of a picture: shapes, gradients and patterns, each written once."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from string import ascii_lowercase


@dataclass
class Sheet:
    """The definitions of one picture, each written once."""

    definitions: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def define(self, xml: str) -> str:
        """Adds a definition, unless it is there, and returns its name, put in place of `{}`."""
        if xml not in self.names:
            self.names[xml] = name = _short_name(len(self.names))
            self.definitions[name] = xml.replace("{}", name, 1)
        return self.names[xml]


TILE = 64


@cache
def specks() -> str:
    """The specks of one tile, some small and some large: round dots, as the ends of lines."""
    chance, drawn = Random("specks"), ""
    for count, size in ((76, 1.5), (50, 2.3), (14, 3.1)):
        spots = "".join(
            f"M{chance.randrange(TILE)} {chance.randrange(TILE)}h0" for _ in range(count)
        )
        drawn += f'<path d="{spots}" stroke-width="{size}"/>'
    return drawn


def _short_name(number: int) -> str:
    """The name with this number: a to z, then aa to zz."""
    name = ""
    while number >= 0:
        name = ascii_lowercase[number % 26] + name
        number = number // 26 - 1
    return name
