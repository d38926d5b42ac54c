"""Somebody's clothes, cut to their bones."""

from dataclasses import dataclass

from games.decks.figures.clothes import Garment
from games.decks.figures.hands import shoe
from games.decks.figures.parts import Part, form
from games.decks.figures.skeleton import Bones, Build, Pose
from games.decks.geometry import Circle, Spot, between, going, heading, hull, limb, rounded, tube


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

    @property
    def unit(self) -> float:
        return self.build.sleeve * self.bones.size * 0.78

    def leg(self, number: int) -> list[Part]:
        b, s, far = self.bones, self.bones.size, number == 1 and not self.front
        joints = (b.hips[number], b.knees[number], b.ankles[number])
        thick = self.build.thigh * s * self.garment.wide
        radii = [thick, thick * 0.95, thick * 0.72, thick * 0.66, thick * 0.5]
        if self.garment.wide > 1:
            radii = [thick, thick * 0.98, thick * 0.86, thick * 0.78, thick * 0.72]
        tone = self.garment.legs
        trousers = form(
            tube(limb(joints), radii, open_end=self.garment.wide > 1), tone=tone,
            depth=thick * 2, far=far, print=self.print if tone == "cloth" else "",
        )  # fmt: skip
        size = s * self.build.thigh / 0.042
        foot = shoe(
            b.ankles[number], b.feet[number], size, front=self.front, far=far,
            tall=self.garment.boots,
        )  # fmt: skip
        return [trousers, *foot] if self.garment.boots else [*foot, trousers]

    def arm(self, number: int) -> list[Part]:
        b, s, far = self.bones, self.bones.size, number == 1 and not self.front
        line_ = limb((b.shoulders[number], b.elbows[number], b.hands[number]))
        r = self.build.sleeve * s
        bare = form(
            tube(line_, [r * 0.84, r * 0.76, r * 0.74, r * 0.7, r * 0.56]), tone="skin",
            depth=r * 1.6, far=far,
        )  # fmt: skip
        covered = abs(self.garment.sleeve)
        tone = "trim" if self.garment.sleeve < 0 else "cloth"
        if covered >= 1:
            sleeve = tube(line_, [r * 1.12, r * 1.1, r, r * 0.94, r * 0.84], open_end=True)
            return [self._printed(form(sleeve, tone=tone, depth=r * 2, far=far))]
        short = {0.5: 3, 0.3: 2}.get(covered, 0)
        if not short:
            return [bare]
        part = [line_[0], *line_[1:short]] if short > 2 else [line_[0], line_[1]]  # noqa: PLR2004
        sleeve = tube(part, [r * 1.2, r * 1.15], open_end=True)
        return [bare, self._printed(form(sleeve, tone=tone, depth=r * 2, far=far))]

    def _printed(self, part: Part) -> Part:
        return Part(part.outlines, part.tone, part.kind, part.corners, part.width, part.far,
                    part.fade, self.print if part.tone == "cloth" else "")  # fmt: skip

    def body(self) -> list[Part]:
        """The trunk with the skirt, and what is on it."""
        outlines = [self.trunk()]
        corners: list[Spot] = []
        if self.garment.skirt:
            skirt, corners = self.skirt()
            outlines.append(skirt)
        depth = self.build.waist * self.bones.size * 2.2
        tone = "trim" if "bib" in self.extras_worn else "cloth"
        return [self._printed(form(*outlines, tone=tone, depth=depth, corners=corners))]

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
                      self.build.shoulder * 0.98, 0.034)  # fmt: skip
        else:
            widths = (self.build.hip * 0.92, self.build.waist * 0.96, self.build.chest * 0.9,
                      self.build.shoulder * 0.62, 0.03)  # fmt: skip
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
        return outline, kept


def _along(hip: Spot, knee: Spot, ankle: Spot, part: float) -> Spot:
    return between(hip, knee, part * 2) if part <= 0.5 else between(knee, ankle, part * 2 - 1)  # noqa: PLR2004
