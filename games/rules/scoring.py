"""The arithmetic of a turn."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.rules.editions import Edition
from games.rules.events import Outcome, TurnPoints, Votes
from games.rules.names import Player


def score(
    edition: Edition, storyteller: Player, owners: Sequence[Player], votes: Votes
) -> tuple[Outcome, dict[Player, TurnPoints]]:
    """The outcome of a turn, and the points of everybody who told, gave or voted in it.

    `owners` names the owner of each card, slot by slot. A player who passed has cast no slots.
    """
    hits = {
        player: sum(owners[slot - 1] == storyteller for slot in slots)
        for player, slots in votes.items()
    }
    cast = sum(map(len, votes.values()))
    outcome = _outcome(found=sum(hits.values()), cast=cast)
    decoys = Counter(owners[slot - 1] for slots in votes.values() for slot in slots)
    return outcome, {
        player: (
            TurnPoints(told=edition.told_well if outcome == "some" else 0)
            if player == storyteller
            else TurnPoints(
                found=_found(edition, outcome, hits.get(player, 0)),
                nobody_found=edition.none_found if outcome == "nobody" and votes.get(player) else 0,
                decoys=edition.decoy * decoys[player],
            )
        )
        for player in _in_order((storyteller, *owners, *votes))
    }


def _outcome(found: int, cast: int) -> Outcome:
    if cast == 0:
        return "no_votes"
    if found == cast:
        return "everyone"
    return "some" if found else "nobody"


def _found(edition: Edition, outcome: Outcome, hits: int) -> int:
    """The points for the votes of a guesser that lie on the storyteller's card."""
    if outcome == "everyone" and hits:
        return edition.all_found
    return edition.vote_found * hits


def _in_order(players: Iterable[Player]) -> list[Player]:
    return list(dict.fromkeys(players))
