"""The people: of what build they are, and what they wear unless a recipe says otherwise."""

from dataclasses import dataclass, replace

from games.decks.figures.skeleton import Build


@dataclass(frozen=True)
class Person:
    build: Build
    hair: str
    wears: str
    hat: str = ""
    nose: float = 1
    """The size of the nose."""
    beard: str = ""
    old: bool = False


WOMAN = Build(
    head=0.08, trunk=0.29, leg=0.47, arm=0.335, shoulder=0.07, chest=0.06, waist=0.05,
    hip=0.066, sleeve=0.03, thigh=0.038,
)  # fmt: skip
MAN = Build(
    head=0.075, trunk=0.32, leg=0.46, arm=0.355, shoulder=0.088, chest=0.074, waist=0.062,
    hip=0.062, sleeve=0.034, thigh=0.042,
)  # fmt: skip
CHILD = Build(
    head=0.122, trunk=0.27, leg=0.39, arm=0.275, shoulder=0.074, chest=0.07, waist=0.07,
    hip=0.074, sleeve=0.038, thigh=0.046,
)  # fmt: skip
SMALL = Build(
    head=0.15, trunk=0.3, leg=0.3, arm=0.27, shoulder=0.08, chest=0.086, waist=0.1,
    hip=0.1, sleeve=0.045, thigh=0.056,
)  # fmt: skip
GRANDMOTHER = replace(WOMAN, head=0.09, leg=0.42, waist=0.07, hip=0.078, chest=0.066, stoop=16)
GRANDFATHER = replace(MAN, head=0.085, leg=0.42, waist=0.075, stoop=14)

PEOPLE: dict[str, Person] = {
    "woman": Person(WOMAN, "bun", "dress"),
    "man": Person(MAN, "short", "coat", nose=1.15),
    "girl": Person(CHILD, "plaits", "dress", nose=0.75),
    "boy": Person(CHILD, "tuft", "jumper", nose=0.75),
    "child": Person(CHILD, "bob", "coat", nose=0.75),
    "toddler": Person(SMALL, "tuft", "overalls", nose=0.6),
    "old-woman": Person(GRANDMOTHER, "bun", "coat", hat="headscarf", nose=1.25, old=True),
    "old-man": Person(GRANDFATHER, "bald", "coat", nose=1.45, beard="full", old=True),
}


def built(build: Build, shape: str) -> Build:
    """The build made stout or thin."""
    if shape == "stout":
        return replace(
            build, chest=build.chest * 1.35, waist=build.waist * 2.0, hip=build.hip * 1.5,
            sleeve=build.sleeve * 1.25, thigh=build.thigh * 1.25, leg=build.leg * 0.92,
        )  # fmt: skip
    if shape == "thin":
        return replace(
            build, chest=build.chest * 0.82, waist=build.waist * 0.75, hip=build.hip * 0.78,
            shoulder=build.shoulder * 0.85, sleeve=build.sleeve * 0.78, thigh=build.thigh * 0.72,
            head=build.head * 0.92, leg=build.leg * 1.08,
        )  # fmt: skip
    return build
