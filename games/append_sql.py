"""The SQL that keeps a move's events and writes the game's row, here once for both its forms.

It is one statement, or a function where games are spread over nodes. There the function is called
at the node of the game: the statement would bring the rows of events to the caller's node first.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple


class Condition(NamedTuple):
    """A condition in SQL under which alone events are kept.

    Its parameters have names of their own, which the statement that keeps events has no use for.
    """

    sql: str
    parameters: Mapping[str, Any]
    locks: bool = False
    """True if it locks a row, so that it holds until the transaction ends."""

    def also(self, other: "Condition | None") -> "Condition":
        """Both conditions, whose parameters have different names."""
        if other is None:
            return self
        return Condition(
            f"{self.sql} AND {other.sql}",
            {**self.parameters, **other.parameters},
            self.locks or other.locks,
        )


_MOVE_ON = """
    UPDATE games_game SET
        version = %(version)s, phase = %(phase)s, edition = %(edition)s, host = %(host)s,
        players = %(players)s::uuid[], open_seats = %(open_seats)s,
        winners = %(winners)s::uuid[], voided = %(voided)s,
        with_bots = %(with_bots)s, deadline_at = %(deadline_at)s,
        opened_at = coalesce(opened_at, %(at)s), last_event_at = %(at)s, counted = false
        {columns}
    WHERE id = %(game)s AND version = %(before)s AND {condition}
"""
SETTINGS = ", settings = %(settings)s::jsonb"
"""The column that moves seldom change, and none of a turn does."""
_ADD_EVENTS = """
    INSERT INTO games_event
        (game_id, seq, payload, payload_version, actor, at, key, digest, until)
    SELECT %(game)s::uuid, %(before)s + place, payload, payload_version,
           CASE WHEN place <= %(asked)s THEN %(actor)s::uuid END, %(at)s,
           CASE WHEN place = 1 THEN %(key)s END,
           CASE WHEN place = 1 THEN %(digest)s::bytea END,
           CASE WHEN place = 1 THEN %(version)s END
    FROM {moved_on} ROWS FROM (
        jsonb_array_elements(%(payloads)s::jsonb), unnest(%(payload_versions)s::smallint[])
    ) WITH ORDINALITY AS happened (payload, payload_version, place)
"""
_TYPES = {
    "game": "uuid",
    "before": "integer",
    "version": "integer",
    "phase": "text",
    "edition": "text",
    "host": "uuid",
    "players": "uuid[]",
    "open_seats": "smallint",
    "winners": "uuid[]",
    "voided": "boolean",
    "with_bots": "boolean",
    "deadline_at": "timestamptz",
    "at": "timestamptz",
    "settings": "jsonb",
    "asked": "smallint",
    "actor": "uuid",
    "key": "text",
    "digest": "bytea",
    "payloads": "jsonb",
    "payload_versions": "smallint[]",
}
"""The parameters in the order in which the function takes them."""
NAME = "append_to_game"
SIGNATURE = f"{NAME}({', '.join(_TYPES.values())})"


@lru_cache(maxsize=16)
def statement(columns: str, condition: str) -> str:
    """The statement, which adds as many rows as there are events, or none."""
    moved_on = _MOVE_ON.replace("{columns}", columns).replace("{condition}", condition)
    added = _ADD_EVENTS.replace("{moved_on}", "moved_on,")
    return f"WITH moved_on AS ({moved_on} RETURNING id) {added}"


def function() -> str:
    """Makes the function, which says if it has added the events."""
    same_unless_given = ", settings = coalesce(%(settings)s::jsonb, settings)"
    moved_on = _MOVE_ON.replace("{columns}", same_unless_given).replace("{condition}", "TRUE")
    added = _ADD_EVENTS.replace("{moved_on}", "")
    places = {name: f"${place}" for place, name in enumerate(_TYPES, 1)}
    body = f"{moved_on}; IF NOT FOUND THEN RETURN false; END IF; {added}; RETURN true;" % places
    return f"""
        CREATE OR REPLACE FUNCTION {SIGNATURE} RETURNS boolean LANGUAGE plpgsql AS $function$
        BEGIN {body} END
        $function$
    """


CALL = f"SELECT {NAME}({', '.join(f'%({name})s::{kind}' for name, kind in _TYPES.items())})"
