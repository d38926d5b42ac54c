"""The poses of people, by name. Angles: 0 hangs down, 90 is forward, 180 up, -90 back."""

from games.decks.figures.skeleton import Limb, Pose

L = Limb


SIDE_BY_SIDE = L(5, 0.99, 35), L(5, 0.99, 35)


def _front(
    near: Limb, far: Limb, legs: tuple[Limb, Limb] = SIDE_BY_SIDE, *, nod: float = 0,
    hands: str = "mitt",
) -> Pose:  # fmt: skip
    return Pose(0, 0, nod, (near, far), legs, view="front", hands=hands)


POSES: dict[str, Pose] = {
    # on their feet
    "stand": Pose(0, 2, 0, (L(6, 0.92), L(-6, 0.9)), (L(2), L(-5))),
    "walk": Pose(5, 2, 2, (L(-26, 0.91), L(30, 0.9)), (L(24, 0.98, 104), L(-24, 0.95, 48)), drift=0.5),
    "run": Pose(18, 4, 0, (L(74, 0.66), L(-70, 0.66)), (L(44, 0.82, 108), L(-54, 0.88, 8)), drift=1),
    "tiptoe": Pose(4, 8, 6, (L(44, 0.7), L(30, 0.72)), (L(30, 0.86, 60), L(-10, 0.98, 50))),
    "march": Pose(-4, 0, -6, (L(44, 0.91), L(-40, 0.9)), (L(62, 0.78, 100), L(-6, 0.99))),
    "reach": Pose(8, -4, -22, (L(130, 0.96), L(104, 0.84)), (L(4, 1, 55), L(-16, 0.97, 40)), hands="open"),
    "point": Pose(2, 0, -4, (L(98, 0.97), L(-8, 0.95)), (L(8), L(-10)), hands="point"),
    "wave": Pose(-2, 0, -4, (L(126, 0.92), L(-8, 0.9)), (L(3), L(-6)), hands="open"),
    "hold-up": Pose(-4, -4, -22, (L(140, 0.92), L(128, 0.88)), (L(6), L(-10)), hands="flat"),
    "offer": Pose(8, 4, 6, (L(74, 0.91), L(64, 0.88)), (L(10), L(-12)), hands="flat"),
    "carry": Pose(-9, 0, 2, (L(46, 0.66), L(54, 0.7)), (L(16, 0.98), L(-16, 0.97, 62)), hands="flat"),
    "hug": Pose(-2, 6, 16, (L(46, 0.58), L(52, 0.6)), (L(2), L(-5)), hands="flat"),
    "embrace": Pose(12, 6, 14, (L(92, 0.82), L(74, 0.78)), (L(4), L(-16, 0.98, 62)), hands="flat"),
    "push": Pose(44, 2, 8, (L(88, 0.9), L(80, 0.9)), (L(-36, 0.98, 62), L(22, 0.74, 90)), hands="flat"),
    "pull": Pose(-34, 0, -4, (L(82, 0.91), L(76, 0.9)), (L(42, 0.98, 104), L(6, 0.8, 90)), hands="grip"),
    "throw": Pose(-14, -4, -12, (L(-120, 0.8), L(96, 0.9)), (L(-22, 0.95, 60), L(34, 0.98, 110))),
    "dance": Pose(-8, -6, -10, (L(132, 0.94), L(-108, 0.9)), (L(-2, 1, 45), L(52, 0.8, 50)), drift=0.8),
    "twirl": Pose(4, -4, -14, (L(190, 0.94), L(96, 0.9)), (L(2, 1, 30), L(-64, 0.76, 0)), drift=1),
    "leap": Pose(14, -6, -14, (L(132, 0.94), L(-96, 0.94)), (L(76, 0.95, 100), L(-70, 0.95, -30)), rest="middle", drift=1),
    "stumble": Pose(34, 6, -12, (L(112, 0.91), L(78, 0.9)), (L(-60, 0.9, 10), L(10, 0.82, 90)), drift=0.8, hands="open"),
    "bow": Pose(46, 18, 40, (L(-52, 0.91), L(54, 0.66)), (L(2), L(-10))),
    "lean-back": Pose(-22, -4, -10, (L(-34, 0.91), L(-44, 0.9)), (L(14), L(4))),
    "lean-out": Pose(48, 4, 4, (L(16, 0.84), L(30, 0.8)), (L(-12), L(-18)), rest="middle"),
    "listen": Pose(14, 6, 8, (L(154, 0.4), L(-4, 0.9)), (L(4), L(-10)), hands="flat"),
    "whisper": Pose(20, 8, 6, (L(108, 0.46), L(-20, 0.85)), (L(6, 1, 60), L(-14, 0.98, 55)), hands="flat"),
    "shade-eyes": Pose(4, 0, -8, (L(142, 0.52), L(-6, 0.9)), (L(4), L(-8)), hands="flat"),
    "hide-face": Pose(6, 12, 24, (L(126, 0.4), L(130, 0.42)), (L(2), L(-4)), hands="flat"),
    "shiver": Pose(4, 12, 14, (L(58, 0.44), L(64, 0.48)), (L(3, 0.96), L(-3, 0.96)), hands="flat"),
    "think": Pose(2, 4, 12, (L(94, 0.36), L(44, 0.6)), (L(4), L(-6)), hands="flat"),
    "read": Pose(0, 8, 26, (L(56, 0.64), L(66, 0.66)), (L(3), L(-5)), hands="flat"),
    "look-back": Pose(2, 0, 0, (L(-14, 0.91), L(16, 0.9)), (L(16, 0.98), L(-18, 0.97, 58)), look="behind"),
    "look-up": Pose(-6, -6, -34, (L(4, 0.92), L(-8, 0.9)), (L(3), L(-6))),
    "drag": Pose(30, 4, 6, (L(-58, 0.91), L(24, 0.84)), (L(30, 0.92), L(-30, 0.96, 50)), hands="grip"),
    "sow": Pose(4, 2, 8, (L(96, 0.86), L(40, 0.6)), (L(20, 0.98), L(-20, 0.96, 58)), hands="flat"),
    "dig": Pose(30, 10, 26, (L(40, 0.9), L(62, 0.72)), (L(20, 0.86), L(-24, 0.98)), hands="grip"),
    "play-violin": Pose(-2, 4, 20, (L(64, 0.72), L(92, 0.74)), (L(6), L(-8)), hands="grip"),
    "row-standing": Pose(20, 6, 4, (L(58, 0.86), L(66, 0.84)), (L(24, 0.96), L(-22, 0.97)), hands="grip"),
    "climb": Pose(6, -4, -18, (L(132, 0.84), L(112, 0.72)), (L(46, 0.62, 80), L(-4, 0.97, 50)), hands="grip"),
    "hang": Pose(-4, -2, -16, (L(190, 0.92), L(168, 0.86)), (L(10, 0.92, 40), L(-14, 0.97, 20)), rest="hands", hands="grip"),
    "balance": Pose(-4, -2, 0, (L(112, 0.94), L(-104, 0.94)), (L(4), L(-14, 0.96, 60)), hands="flat"),
    # nearer to the ground
    "crouch": Pose(40, 22, 16, (L(40, 0.74), L(28, 0.7)), (L(14, 0.5), L(-16, 0.5, 72))),
    "hide": Pose(50, 36, 30, (L(92, 0.42), L(96, 0.46)), (L(12, 0.46), L(-10, 0.46, 80)), hands="flat"),
    "kneel": Pose(4, 4, 8, (L(48, 0.7), L(58, 0.68)), (L(-58, 0.72, -82), L(46, 0.66)), hands="flat"),
    "beg": Pose(-4, -2, -16, (L(112, 0.8), L(104, 0.8)), (L(-60, 0.7, -84), L(-52, 0.7, -84)), hands="flat"),
    "kneel-over": Pose(50, 14, 24, (L(10, 0.91), L(24, 0.9)), (L(-66, 0.72, -86), L(-58, 0.7, -86)), hands="flat"),
    "crawl": Pose(80, -6, -20, (L(-4, 0.91), L(26, 0.9)), (L(-40, 0.74, -88), L(-18, 0.72, -88)), hands="flat"),
    "sit": Pose(-2, 6, 4, (L(34, 0.78), L(42, 0.76)), (L(46, 0.72), L(42, 0.74)), rest="seat", hands="flat"),
    "sit-back": Pose(-24, 2, -4, (L(20, 0.84), L(30, 0.8)), (L(56, 0.8), L(46, 0.76)), rest="seat"),
    "read-sitting": Pose(2, 10, 28, (L(58, 0.66), L(64, 0.68)), (L(46, 0.72), L(40, 0.74)), rest="seat", hands="flat"),
    "row": Pose(-22, 4, -2, (L(66, 0.9), L(72, 0.9)), (L(66, 0.84, 120), L(62, 0.82, 118)), rest="seat", hands="grip"),
    "play-piano": Pose(10, 8, 12, (L(62, 0.84), L(72, 0.86)), (L(46, 0.74), L(38, 0.76)), rest="seat", hands="flat"),
    "ride": Pose(6, 2, 0, (L(50, 0.74), L(58, 0.76)), (L(30, 0.8), L(36, 0.8)), rest="seat", hands="grip"),
    "sit-ground": Pose(-10, 10, 4, (L(-34, 0.91), L(38, 0.8)), (L(74, 0.7, 110), L(84, 0.96, 160)), rest="ground"),
    "hug-knees": Pose(12, 26, 20, (L(62, 0.8), L(66, 0.8)), (L(62, 0.56, 96), L(58, 0.56, 96)), rest="ground", hands="flat"),
    "fish": Pose(4, 10, 6, (L(62, 0.82), L(70, 0.8)), (L(44, 0.74, 70), L(38, 0.76, 66)), rest="seat", hands="grip"),
    "lie": Pose(-90, 0, -90, (L(86, 0.86, side=90), L(96, 0.8, side=90)), (L(90, 0.99, 160), L(92, 0.96, 160)), rest="ground"),
    "lie-front": Pose(84, -14, 30, (L(60, 0.5), L(76, 0.6)), (L(-90, 0.99, -86), L(-94, 0.86, 170)), rest="ground", hands="flat"),
    "sleep": Pose(-86, -6, -76, (L(100, 0.66, side=90), L(104, 0.7, side=90)), (L(104, 0.78, 150), L(96, 0.74, 150)), rest="ground"),
    # in the air and in the water
    "fall": Pose(-58, -10, -30, (L(112, 0.94), L(168, 0.9)), (L(84, 0.86, 130), L(112, 0.95, 170)), rest="middle", drift=-1, hands="open"),
    "tumble": Pose(128, 14, 130, (L(20, 0.91), L(-30, 0.9)), (L(-150, 0.84, -120), L(-110, 0.9, -80)), rest="middle", hands="open"),
    "float": Pose(-30, -6, -24, (L(60, 0.91), L(-70, 0.9)), (L(34, 0.94, 60), L(10, 0.9, 30)), rest="middle", drift=0.6),
    "fly": Pose(76, -16, 16, (L(100, 0.97), L(-84, 0.96)), (L(-86, 0.99, -88), L(-80, 0.94, -80)), rest="middle", drift=0.5),
    "swim": Pose(74, -14, 14, (L(112, 0.97), L(-40, 0.9)), (L(-92, 0.96, -92), L(-72, 0.94, -76)), rest="middle", drift=0.4),
    "dive": Pose(150, -8, 148, (L(-8, 0.97), L(-14, 0.97)), (L(-158, 0.99, -160), L(-166, 0.97, -166)), rest="middle"),
    "swing": Pose(-16, 2, -10, (L(118, 0.72), L(112, 0.7)), (L(76, 0.94, 130), L(68, 0.9, 126)), rest="seat", hands="grip", drift=0.8),
    # seen from the front or, with view="back", from behind
    "face-us": _front(L(11, 0.96), L(11, 0.96)),
    "arms-wide": _front(L(96, 0.95), L(96, 0.95), hands="open"),
    "shrug": _front(L(52, 0.62), L(52, 0.62), hands="open"),
    "hold-front": _front(L(-14, 0.56), L(-14, 0.56), nod=8, hands="flat"),
    "raise-both": _front(L(156, 0.88), L(156, 0.88), nod=-12, hands="open"),
    "wave-front": _front(L(150, 0.84), L(8, 0.9), hands="open"),
    "peek": _front(L(112, 0.5), L(112, 0.5), hands="flat"),
    "sit-front": Pose(0, 0, 0, (L(12, 0.76), L(12, 0.76)), (L(12, 0.62, 20), L(12, 0.62, 20)), view="front", rest="seat"),
    "cross-legged": Pose(0, 0, 4, (L(26, 0.82), L(26, 0.82)), (L(10, 0.36, -60), L(10, 0.36, -60)), view="front", rest="seat"),
    "hands-in-pockets": _front(L(14, 0.84), L(14, 0.84)),
    "straddle": _front(L(60, 0.7), L(60, 0.7), (L(24, 0.98, 60), L(24, 0.98, 60))),
    "star-jump": _front(L(134, 0.94), L(134, 0.94), (L(34, 0.97, 60), L(34, 0.97, 60)), nod=-8, hands="open"),
}  # fmt: skip
