"""The palettes: six tones each, from the deepest shadow to the light, and one in contrast."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Palette:
    ink: str
    deep: str
    mid: str
    soft: str
    pale: str
    glow: str
    spark: str

    def tone(self, name: str) -> str:
        """The tone of that name; `mid+ink` lies halfway between two tones."""
        first, _, second = name.partition("+")
        tone: str = getattr(self, first)
        return mix(tone, getattr(self, second), 0.5) if second else tone

    def hazed(self, haze: str, amount: float) -> "Palette":
        """The palette as seen through haze: 0 is clear, 1 is all haze."""
        return Palette(*(mix(tone, haze, amount) for tone in astuple(self)))


def mix(one: str, other: str, part: float) -> str:
    """The first colour with a part of the second mixed in, from 0 to 1."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def brightness(tone: str) -> int:
    """The sum of a colour's channels: 0 is black, 765 white."""
    return sum(channels(tone))


def channels(tone: str) -> tuple[int, ...]:
    return tuple(int(tone[at : at + 2], 16) for at in (1, 3, 5))


PALETTES = {
    "dawn": Palette("#1b1a3b", "#3c3a75", "#86619b", "#d98c94", "#f6c5a0", "#fff1cf", "#e4502f"),
    "tide": Palette("#08232e", "#0f4a57", "#2b8285", "#86bda8", "#dbe3bd", "#fff6d6", "#e8623a"),
    "ember": Palette("#28101f", "#5a1c33", "#a43a3a", "#dd7a47", "#f4b96b", "#fff2c6", "#2f8c8c"),
    "moss": Palette("#14241c", "#274a35", "#5c7f45", "#a5b264", "#e2d892", "#fdf6d3", "#d9523c"),
    "night": Palette("#0a1030", "#17265c", "#31508f", "#7a8fc0", "#c9cfe0", "#fdf0c0", "#f2a93b"),
    "frost": Palette("#1c2a40", "#3d5875", "#7898ae", "#b5cbd3", "#e3ebe8", "#fffaf0", "#d6494a"),
    "rose": Palette("#2c1330", "#63274f", "#b0486b", "#e58b86", "#f8c9b4", "#fff1e0", "#2d7f8f"),
    "sand": Palette("#2b2033", "#5f4656", "#a9785f", "#d9ab74", "#f0d6a0", "#fff7dc", "#1f7a86"),
    "brass": Palette("#1f1a2b", "#453052", "#8a5a44", "#c99a3f", "#ecd27a", "#fff6cf", "#2f7f7a"),
    "lagoon": Palette("#06202f", "#0b4f6c", "#1f8a9e", "#6cc5b8", "#c9ead0", "#fffbe0", "#ff6f59"),
    "plum": Palette("#1d0f2b", "#43205c", "#7b3f8c", "#c07fb0", "#eec4cf", "#fff3e6", "#f2b134"),
    "brick": Palette("#241014", "#5b1f25", "#a8432f", "#dd8a56", "#f1c79a", "#fff2d8", "#23657a"),
    "slate": Palette("#171c26", "#36414f", "#67778a", "#a7b3ba", "#dcdfd8", "#fffaea", "#e0a526"),
    "fern": Palette("#0e231f", "#1c4a43", "#3f7f63", "#8fb98a", "#d7e3ae", "#fdf8d9", "#e2574c"),
    "cobalt": Palette("#0a1238", "#1f2f7a", "#3f63b5", "#86a9dd", "#d3e0ee", "#fff7dc", "#f0643f"),
    "fog": Palette("#2a2533", "#5a5168", "#8f8799", "#c0b7bd", "#e6ddd6", "#fffaf1", "#c8443f"),
}
