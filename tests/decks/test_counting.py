"""Whether the cards of a deck are different enough, and cheap enough to draw."""

from games.decks.counting import costs, counted, is_level
from games.decks.recipe import (
    Card,
    Figure,
    Frame,
    Held,
    Moon,
    Put,
    Thing,
    View,
    World,
)

SEA = World("sea", "tide")


def card(*things: Thing, world: World = SEA) -> Card:
    return Card(f"card-{things!r}", "Title", "Idea.", world, things)


def test_a_horizon_across_the_middle_is_seen() -> None:
    assert is_level(card())
    assert not is_level(card(world=World("sea", "tide", options={"horizon": 200})))
    assert not is_level(card(world=World("backdrop", "tide")))


def test_a_tilted_a_shifted_and_a_framed_horizon_do_not_count() -> None:
    def seen(view: View) -> Card:
        return card(world=World("sea", "tide", view=view))

    assert is_level(seen(View(zoom=1.1)))
    assert not is_level(seen(View(tilt=9)))
    assert not is_level(seen(View(at=(300, 800))))
    assert not is_level(card(Frame("keyhole")))


def test_a_motif_on_more_than_one_card_in_ten_is_too_common() -> None:
    boots = [card(Put("boot", (300, 800), 100 + at)) for at in range(2)]
    names = ("cup", "egg", "key", "bell", "fox", "bed", "tree", "hand", "bear")
    others = [card(Put(name, (300, 800), 100)) for name in names]
    assert counted(boots + others).too_common.keys() == {"boot"}


def test_the_disc_is_one_motif_however_it_is_drawn() -> None:
    found = counted([card(Moon((300, 200), 50)), card(Put("sun", (300, 200), 100))])
    assert len(found.motifs["disc"]) == 2


def test_poses_and_things_in_hands_are_counted_too() -> None:
    man = Figure("man", "stand", (300, 800), 300, holds="lantern")
    woman = Figure("woman", "stand", (300, 800), 300, holds=(Held("lantern"),))
    found = counted([card(man), card(woman)])
    assert len(found.motifs["stand (pose)"]) == len(found.motifs["lantern"]) == 2


def test_a_picture_that_costs_too_much_is_named() -> None:
    assert not list(costs("cheap", "<svg><feTurbulence/><feTurbulence/><feTurbulence/></svg>"))
    assert list(costs("dear", "<feTurbulence/>" * 4)) == ["dear: 4 turbulence filters"]
    assert list(costs("soft", "<feGaussianBlur/>" * 4)) == ["soft: 4 blurs"]
    assert list(costs("large", "x" * 40_001)) == ["large: 40001 bytes"]
