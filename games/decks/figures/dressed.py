"""Somebody's clothes, cut to their bones."""

from dataclasses import dataclass

from games.decks.figures.clothes import Garment
from games.decks.figures.hands import shoe
from games.decks.figures.parts import Part, form, line
from games.decks.figures.skeleton import Bones, Build, Pose
from games.decks.geometry import (
    Circle,
    Spot,
    between,
    distance,
    going,
    heading,
    hull,
    rounded,
    tube,
)


@dataclass(frozen=True)
class Dressed:
    """Somebody's bones and clothes, from which the parts are cut."""

    build: Build
    bones: Bones
    pose: Pose
    garment: Garment
    print: str = ""
    extras: tuple[str, ...] = ()
    back: bool = False

    @property
    def front(self) -> bool:
        return self.pose.view == "front"

    def leg(self, number: int) -> list[Part]:
        b, s, far = self.bones, self.bones.size, number == 1 and not self.front
        hip, knee, ankle = b.hips[number], b.knees[number], b.ankles[number]
        thick = self.build.thigh * s * self.garment.wide
        wide = self.garment.wide > 1
        thigh = hull([(*hip, thick), (*knee, thick * (0.9 if wide else 0.7))])
        if wide:
            hem = _across(knee, ankle, thick * 0.86)
            corners: tuple[Spot, Spot] | None = hem
            shin = hull([(*knee, thick * 0.9)], hem)
        else:
            calf = [knee, between(knee, ankle, 0.34), between(knee, ankle, 0.7), ankle]
            radii = [thick * part for part in (0.68, 0.74, 0.5, 0.44)]
            shin, corners = tube(calf, radii), None
        tone = self.garment.legs
        trousers = form(
            thigh, shin, tone=tone, depth=thick * 2, far=far, corners=corners or (),
            print=self.print if tone == "cloth" else "",
        )  # fmt: skip
        size = s * self.build.thigh / 0.042
        foot = shoe(
            b.ankles[number], b.feet[number], size, front=self.front, far=far,
            tall=self.garment.boots,
        )  # fmt: skip
        return [trousers, *foot] if self.garment.boots else [*foot, trousers]

    def arm(self, number: int) -> list[Part]:
        """An arm of two parts, which meet in an elbow; a sleeve ends in a cuff."""
        b, s, far = self.bones, self.bones.size, number == 1 and not self.front
        shoulder, elbow, wrist = b.shoulders[number], b.elbows[number], b.hands[number]
        r = self.build.sleeve * s
        covered = abs(self.garment.sleeve)
        tone = "trim" if self.garment.sleeve < 0 else "cloth"
        dim = "dim-trim" if self.garment.sleeve < 0 else "dim"
        cap = () if far or self.front else (*shoulder, r * 1.3)
        if covered >= 1:
            cuff = _across(elbow, wrist, r * 0.74)
            upper = tube(
                [shoulder, between(shoulder, elbow, 0.4), between(shoulder, elbow, 0.8), elbow],
                [r * 1.2, r * 1.12, r * 0.9, r * 0.98],
            )
            lower = hull([(*elbow, r * 0.98), (*between(elbow, wrist, 0.3), r * 0.96)], cuff)
            sleeve = form(upper, lower, tone=tone, depth=r * 2, far=far, corners=cuff, cap=cap)
            folds = self._folds_of_sleeve(number, r, dim, far=far) if r > CREASE_SEEN else []
            return [self._printed(sleeve), *folds]
        skin = form(
            hull([(*shoulder, r * 0.86), (*elbow, r * 0.7)]),
            tube([elbow, between(elbow, wrist, 0.35), wrist], [r * 0.7, r * 0.72, r * 0.54]),
            tone="skin", depth=r * 1.6, far=far,
        )  # fmt: skip
        short = {0.5: 1.0, 0.3: 0.62}.get(covered, 0)
        if not short:
            return [skin]
        end = between(shoulder, elbow, short)
        hem = _across(shoulder, end, r * 1.06)
        sleeve = form(
            hull([(*shoulder, r * 1.18)], hem), tone=tone, depth=r * 2, far=far, corners=hem,
            cap=cap,
        )  # fmt: skip
        return [skin, self._printed(sleeve)]

    def _folds_of_sleeve(self, number: int, r: float, tone: str, *, far: bool) -> list[Part]:
        """The seam of the cuff, and the fold inside a bent elbow."""
        b = self.bones
        shoulder, elbow, wrist = b.shoulders[number], b.elbows[number], b.hands[number]
        strokes: list[tuple[Spot, ...]] = [
            _across(elbow, going(wrist, heading(wrist, elbow), r * 0.5), r * 0.74)
        ]
        turn = (heading(elbow, wrist) - heading(shoulder, elbow) + 180) % 360 - 180
        if abs(turn) > CREASED:
            strokes += _folds_of_elbow(shoulder, elbow, wrist, r)
        return [line(*strokes, tone=tone, width=max(1.0, r * 0.14), far=far)]

    def _printed(self, part: Part) -> Part:
        return Part(part.outlines, part.tone, part.kind, part.corners, part.width, part.far,
                    part.fade, self.print if part.tone == "cloth" else "",
                    cap=part.cap)  # fmt: skip

    def body(self) -> list[Part]:
        """The trunk with the skirt, and what is on it."""
        outlines = [self.trunk()]
        corners: list[Spot] = []
        folds: list[Part] = []
        if self.garment.skirt:
            skirt, corners = self.skirt()
            outlines.append(skirt)
            folds = self._folds(corners)
        depth = self.build.waist * self.bones.size * 2.2
        tone = "trim" if "bib" in self.extras_worn else self.garment.top
        return [self._printed(form(*outlines, tone=tone, depth=depth, corners=corners)), *folds]

    def _folds(self, hem: list[Spot]) -> list[Part]:
        """The folds of a skirt, from its hem towards the waist."""
        s, down = self.bones.size, self.garment.skirt
        if self.garment.flare < FLARED or down < HANGING or s < FOLDED:
            return []
        top = between(self.bones.pelvis, self.bones.waist, 0.3)
        left, right = min(hem), max(hem)
        rows = []
        for part, up in ((0.24, 0.4), (0.5, 0.62), (0.74, 0.46)):
            low = between(left, right, part)
            rows.append(
                [between(low, top, 0.03), between(low, top, up * 0.5), between(low, top, up)]
            )
        return [line(*rows, tone="dim", width=max(1.2, 0.007 * s))]

    @property
    def extras_worn(self) -> tuple[str, ...]:
        return (*self.garment.extras, *self.extras)

    def spine(self) -> tuple[list[Spot], list[float]]:
        """The line of the trunk, and its half widths."""
        b, s = self.bones, self.bones.size
        line_ = [b.pelvis, b.waist, between(b.waist, b.neck, 0.5), between(b.waist, b.neck, 0.84),
                 b.neck]  # fmt: skip
        if self.front:
            widths = (self.build.hip, self.build.waist, self.build.chest * 1.04,
                      self.build.shoulder * 1.12, 0.034)  # fmt: skip
        else:
            widths = (self.build.hip * 0.94, self.build.waist, self.build.chest * 0.98,
                      self.build.shoulder * 0.84, 0.032)  # fmt: skip
        return line_, [width * s for width in widths]

    def trunk(self) -> list[Spot]:
        line_, widths = self.spine()
        return tube(line_, widths)

    def hem(self) -> tuple[Spot, Spot]:
        """The two ends of the hem: behind and in front."""
        _, corners = self.skirt()
        return min(corners), max(corners)

    def skirt(self) -> tuple[list[Spot], list[Spot]]:
        """The outline of what hangs over the legs, and the corners of its hem."""
        b, s, down = self.bones, self.bones.size, self.garment.skirt
        circles: list[Circle] = [(*b.pelvis, self.build.hip * s)]
        _, widths = self.spine()
        circles.append((*between(b.pelvis, b.waist, 0.6), widths[1] * 0.98))
        corners: list[Spot] = []
        drift = -self.pose.drift * self.garment.skirt * 0.1 * s
        for hip, knee, ankle in zip(b.hips, b.knees, b.ankles, strict=True):
            half = _along(hip, knee, ankle, down * 0.5)
            end = _along(hip, knee, ankle, down)
            thick = (self.build.thigh * 1.25 + self.garment.flare * 0.5) * s
            circles.append((*half, thick))
            way = heading(half, end)
            hem = (self.build.thigh * 1.3 + self.garment.flare) * s
            corners += [
                (x + drift, y) for x, y in (going(end, way + 90, hem), going(end, way - 90, hem))
            ]
        if self.pose.rest == "ground":
            corners = [(x, min(y, -0.006 * s)) for x, y in corners]
        outline = hull(circles, corners)
        kept = [spot for spot in corners if rounded(spot) in {rounded(p) for p in outline}]
        return _waved(outline, kept, 0.012 * s), kept


def _folds_of_elbow(shoulder: Spot, elbow: Spot, wrist: Spot, r: float) -> list[tuple[Spot, ...]]:
    """Three folds that fan out from the inside of a bent elbow."""
    inner = heading(elbow, between(shoulder, wrist))
    start = going(elbow, inner, r * 0.92)
    up, down = heading(elbow, shoulder), heading(elbow, wrist)
    middle = going(elbow, inner + 180, r * 0.36)
    above = going(going(elbow, up, r * 0.95), inner + 180, r * 0.1)
    below = going(going(elbow, down, r * 0.95), inner + 180, r * 0.1)
    return [
        (start, middle),
        (going(start, up, r * 0.5), above),
        (going(start, down, r * 0.5), below),
    ]


CREASED = 34
"""Elbows that bend by fewer degrees have no fold."""
CREASE_SEEN = 5
FLARED, HANGING, FOLDED = 0.028, 0.5, 150
"""Skirts that are as wide and as long as this hang in folds, on people who are large enough."""


def _across(start: Spot, end: Spot, half: float) -> tuple[Spot, Spot]:
    """The two ends of a straight cut at the end of a sleeve or of a leg."""
    way = heading(start, end)
    return going(end, way + 90, half), going(end, way - 90, half)


def _waved(outline: list[Spot], hem: list[Spot], deep: float) -> list[Spot]:
    """The outline with a soft wave along its hem, which hangs lower in the middle."""
    ends = {rounded(spot) for spot in hem}
    found: list[Spot] = []
    for spot, after in zip(outline, [*outline[1:], outline[0]], strict=True):
        found.append(spot)
        if rounded(spot) in ends and rounded(after) in ends and distance(spot, after) > 6 * deep:
            way = heading(spot, after) + 90
            found += [
                going(between(spot, after, part), way, deep * low)
                for part, low in ((0.2, 0.9), (0.38, 0.2), (0.58, 1.0), (0.78, 0.3))
            ]
    return found


def _along(hip: Spot, knee: Spot, ankle: Spot, part: float) -> Spot:
    return between(hip, knee, part * 2) if part <= 0.5 else between(knee, ankle, part * 2 - 1)  # noqa: PLR2004
