"""The bots as characters: a name in each language, a temper and a tempo."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from bots.words import LANGUAGES, Language

Strength = Literal["easy", "usual", "sharp"]
Temper = Literal["literal", "poetic", "risky", "timid"]


class Persona(msgspec.Struct, frozen=True):
    slug: str
    names: Mapping[Language, str]
    temper: Temper
    tempo: float
    """The time that the bot takes for a choice, compared with the usual one."""
    strength: Strength = "usual"

    def at(self, strength: Strength) -> "Persona":
        """The same character, playing as well as that."""
        return replace(self, strength=strength)

    def name(self, language: Language) -> str:
        return self.names.get(language, self.names["en"])


def _persona(slug: str, temper: Temper, tempo: float, names: tuple[str, str, str, str]) -> Persona:
    return Persona(slug, dict(zip(LANGUAGES, names, strict=True)), temper, tempo)


PERSONAS: tuple[Persona, ...] = (
    _persona("otto", "literal", 1.0, ("Otto", "Otto", "Otto", "Otto")),
    _persona("ines", "poetic", 1.3, ("Agnes", "Inês", "Inés", "Agnes")),
    _persona("felix", "risky", 0.7, ("Felix", "Félix", "Félix", "Felix")),
    _persona("mabel", "timid", 1.2, ("Mabel", "Mabel", "Mabel", "Mabel")),
    _persona("rufus", "literal", 0.8, ("Rufus", "Rufo", "Rufo", "Rufus")),
    _persona("luna", "poetic", 1.1, ("Luna", "Luna", "Luna", "Luna")),
    _persona("hugo", "risky", 0.9, ("Hugo", "Hugo", "Hugo", "Hugo")),
    _persona("clara", "timid", 1.0, ("Clara", "Clara", "Clara", "Klara")),
    _persona("tess", "literal", 1.2, ("Theresa", "Teresa", "Teresa", "Therese")),
    _persona("oscar", "poetic", 0.9, ("Oscar", "Oscar", "Óscar", "Oskar")),
    _persona("greta", "risky", 1.1, ("Greta", "Greta", "Greta", "Grethe")),
    _persona("emil", "timid", 0.8, ("Emil", "Emílio", "Emilio", "Emil")),
)
