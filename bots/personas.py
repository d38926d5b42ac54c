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
    _persona("otto", "literal", 1.0, ("Nautilus", "Náutilo", "Nautilo", "Nautilus")),
    _persona("ines", "poetic", 1.3, ("Vesper", "Véspero", "Véspero", "Aftenstjerne")),
    _persona("felix", "risky", 0.7, ("Firecracker", "Rojão", "Petardo", "Kanonslag")),
    _persona("mabel", "timid", 1.2, ("Thimble", "Dedal", "Dedal", "Fingerbøl")),
    _persona("rufus", "literal", 0.8, ("Pepperpot", "Pimenteiro", "Pimentero", "Peberbøsse")),
    _persona("luna", "poetic", 1.1, ("Mothwing", "Mariposa", "Polilla", "Natsværmer")),
    _persona("hugo", "risky", 0.9, ("Tumbleweed", "Rola-Mundo", "Trotamundos", "Vindheks")),
    _persona("clara", "timid", 1.0, ("Marzipan", "Marzipã", "Mazapán", "Marcipan")),
    _persona("tess", "literal", 1.2, ("Inkwell", "Tinteiro", "Tintero", "Blækhus")),
    _persona("oscar", "poetic", 0.9, ("Quill", "Pena de Ganso", "Pluma de Ganso", "Gåsefjer")),
    _persona("greta", "risky", 1.1, ("Bramble", "Amora Brava", "Zarzamora", "Brombær")),
    _persona("emil", "timid", 0.8, ("Periscope", "Periscópio", "Periscopio", "Periskop")),
)
