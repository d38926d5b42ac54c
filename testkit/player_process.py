"""A process that plays moves, for tests in which several processes play one game.

It reads a move from each line, `{"game", "who", "move", "key"}`, plays it, and writes a line with
the version and the view, or with the code of a refusal.
"""

import sys
from uuid import UUID

import django
import msgspec

from games.rules.moves import Actor, AnyMove
from games.rules.refusals import RuleViolation
from games.rules.view import as_player, view_for


class Asked(msgspec.Struct):
    game: UUID
    who: Actor
    move: AnyMove
    key: str | None = None


class Answer(msgspec.Struct):
    version: int = 0
    view: str = ""
    refused: str = ""


def answer(asked: Asked) -> Answer:
    from games.play import play  # noqa: PLC0415 (Django has to be set up before)

    try:
        table = play(asked.game, asked.who, asked.move, asked.key)
    except RuleViolation as refusal:
        return Answer(refused=refusal.code)
    view = view_for(table, as_player(str(asked.who.id)))
    return Answer(version=table.version, view=msgspec.json.encode(view).decode())


if __name__ == "__main__":
    django.setup()
    print("ready", flush=True)  # noqa: T201
    for line in sys.stdin:
        reply = answer(msgspec.json.decode(line, type=Asked))
        print(msgspec.json.encode(reply).decode(), flush=True)  # noqa: T201
