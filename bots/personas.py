"""The bots as characters: a name in each language, a temper and a tempo."""

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from bots.sense import Ear
from bots.words import LANGUAGES, Language

Strength = Literal["easy", "usual", "sharp"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
Temper = Literal["literal", "poetic", "risky", "timid"]


class Skill(msgspec.Struct, frozen=True):
    """The difference that a strength makes."""

    share: float
    """The part of all associations that come to mind."""
    haziness: float
    """The size of errors beside the fit of a clue to a card."""
    worlds: int
    """The turns imagined before a clue is told; without any, a clue is as good as another."""


SKILLS: Mapping[Strength, Skill] = {
    "easy": Skill(share=0.3, haziness=1.2, worlds=0),
    "usual": Skill(share=0.7, haziness=0.5, worlds=12),
    "sharp": Skill(share=1.0, haziness=0.15, worlds=32),
}


class Character(msgspec.Struct, frozen=True):
    """The difference that a temper makes."""

    meaning: float
    """The weight of what words mean."""
    wording: float
    """The weight of the words themselves."""
    boldness: float
    """Above 0 for somebody who would rather be found by few than by many."""


CHARACTERS: Mapping[Temper, Character] = {
    "literal": Character(meaning=0.9, wording=1.6, boldness=0.0),
    "poetic": Character(meaning=1.1, wording=0.7, boldness=0.05),
    "risky": Character(meaning=1.0, wording=1.0, boldness=0.2),
    "timid": Character(meaning=1.0, wording=1.2, boldness=-0.15),
}


class Persona(msgspec.Struct, frozen=True):
    slug: str
    names: Mapping[Language, str]
    temper: Temper
    tempo: float
    """The time that the bot takes for a choice, compared with the usual one."""
    avatar: str
    """The picture that stands for it at every table, and for no other of them."""
    strength: Strength = "usual"

    def at(self, strength: Strength) -> "Persona":
        """The same character, playing as well as that."""
        return replace(self, strength=strength)

    def name(self, language: Language) -> str:
        return self.names.get(language, self.names["en"])

    @property
    def ear(self) -> Ear:
        nature, skill = CHARACTERS[self.temper], SKILLS[self.strength]
        return Ear(self.slug, nature.meaning, nature.wording, skill.share)

    @property
    def haziness(self) -> float:
        return SKILLS[self.strength].haziness

    @property
    def worlds(self) -> int:
        return SKILLS[self.strength].worlds

    @property
    def boldness(self) -> float:
        return CHARACTERS[self.temper].boldness


def _persona(
    slug: str, temper: Temper, tempo: float, avatar: str, names: tuple[str, str, str, str]
) -> Persona:
    return Persona(slug, dict(zip(LANGUAGES, names, strict=True)), temper, tempo, avatar)


PERSONAS: tuple[Persona, ...] = (
    _persona("otto", "literal", 1.0, "anchor", ("Nautilus", "Náutilo", "Nautilo", "Nautilus")),
    _persona("ines", "poetic", 1.3, "moon", ("Vesper", "Véspero", "Véspero", "Aftenstjerne")),
    _persona("felix", "risky", 0.7, "candle", ("Firecracker", "Rojão", "Petardo", "Kanonslag")),
    _persona("mabel", "timid", 1.2, "key", ("Thimble", "Dedal", "Dedal", "Fingerbøl")),
    _persona(
        "rufus", "literal", 0.8, "lamp", ("Pepperpot", "Pimenteiro", "Pimentero", "Peberbøsse")
    ),
    _persona("luna", "poetic", 1.1, "moth", ("Mothwing", "Mariposa", "Polilla", "Natsværmer")),
    _persona("hugo", "risky", 0.9, "kite", ("Tumbleweed", "Rola-Mundo", "Trotamundos", "Vindheks")),
    _persona("clara", "timid", 1.0, "egg", ("Marzipan", "Marzipã", "Mazapán", "Marcipan")),
    _persona("tess", "literal", 1.2, "crow", ("Inkwell", "Tinteiro", "Tintero", "Blækhus")),
    _persona(
        "oscar", "poetic", 0.9, "feather", ("Quill", "Pena de Ganso", "Pluma de Ganso", "Gåsefjer")
    ),
    _persona("greta", "risky", 1.1, "fox", ("Bramble", "Amora Brava", "Zarzamora", "Brombær")),
    _persona("emil", "timid", 0.8, "whale", ("Periscope", "Periscópio", "Periscopio", "Periskop")),
)
