"""Permissions as data: every endpoint with its outcome for each role, and the scene to try it in.

The room of the scene has a password and a running game, which strangers must not learn of. The game
`private` was played there before, and `public` in a public room; both are over. `nobody` has no
token; `guest`, `account`, `moderator` and `admin` are strangers to the room; `spectator` has given
its password, and `banned` has sat there. `bot` is one of others, and sits there. `token` is a link
into the room, and `called` invites `account`.

    python -m testkit.permissions    writes the table into docs/security.md
"""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

ROLES = (
    "nobody", "guest", "account", "spectator", "player", "host", "banned", "moderator", "admin",
    "bot",
)  # fmt: skip

# `yes` is: not refused for who one is, though perhaps for the state of things or the body.
TABLE = """
                                                 none gst  acc  spec play host ban  mod  adm  bot
GET    /healthz                                  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /readyz                                   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /metrics                                  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api                                      yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/                                     yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /icon.svg                                 yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /favicon.ico                              yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /manifest.webmanifest                     yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /service-worker.js                        yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/redoc/script.js                      yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/schema                               yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/schema/                              yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/asyncapi                             yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/asyncapi/                            yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/docs                                 yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/docs/                                yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/docs/pages/{name}/                   yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/redoc                                yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    /api/redoc/                               yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
POST   guests                                    yes  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   solo                                      yes  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   play                                      401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    me                                        401  yes  yes  yes  yes  yes  yes  yes  yes  yes
PATCH  me                                        401  yes  yes  yes  yes  yes  yes  yes  yes  403
DELETE me                                        401  yes  yes  yes  yes  yes  yes  yes  yes  yes
POST   me/claim                                  401  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   me/bot                                    401  yes  yes  yes  yes  yes  yes  403  403  403
POST   socket-tickets                            401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    me/export                                 401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    editions                                  yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    decks                                     yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    decks/{slug}                              yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
POST   decks                                     401  403  yes  403  403  403  403  403  403  403
PATCH  decks/{slug}                              401  404  404  404  404  404  404  404  404  403
DELETE decks/{slug}                              401  404  404  404  404  404  404  404  404  403
GET    games/{game}/decks                        401  404  404  yes  yes  yes  404  404  404  yes
GET    me/rooms                                  401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    rooms                                     401  yes  yes  yes  yes  yes  yes  yes  yes  yes
POST   rooms                                     401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    rooms/{code}                              401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    rooms/{code}/door                         yes  yes  yes  yes  yes  yes  yes  yes  yes  403
PATCH  rooms/{code}                              401  403  403  403  403  yes  403  403  403  403
POST   rooms/{code}/enter                        401  403  403  yes  yes  yes  403  403  403  yes
POST   rooms/{code}/close                        401  403  403  403  403  yes  403  403  403  403
POST   rooms/{code}/games                        401  403  403  403  403  yes  403  403  403  403
GET    rooms/{code}/bans                         401  403  403  403  403  yes  403  403  403  403
POST   rooms/{code}/bans                         401  403  403  403  403  yes  403  403  403  403
DELETE rooms/{code}/bans/{person}                401  403  403  403  403  yes  403  403  403  403
POST   rooms/{code}/queue                        401  403  403  yes  yes  yes  403  403  403  403
DELETE rooms/{code}/queue                        401  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   rooms/{code}/bots                         401  403  403  403  403  yes  403  403  403  403
DELETE rooms/{code}/bots/{person}                401  403  403  403  403  404  403  403  403  403
GET    rooms/{code}/invitations                  401  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   rooms/{code}/invitations                  401  403  403  403  403  yes  403  403  403  403
DELETE rooms/{code}/invitations/{called}         401  404  404  404  404  yes  404  404  404  403
GET    invitations/{token}                       yes  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    invitations/{token}/qr.svg                yes  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   invitations/{token}/accept                401  yes  yes  yes  yes  yes  403  yes  yes  yes
POST   me/invitations/{called}/accept            401  404  yes  404  404  404  404  404  404  404
DELETE me/invitations/{called}                   401  404  yes  404  404  404  404  404  404  404
GET    games/{game}                              401  404  404  yes  yes  yes  404  404  404  yes
GET    games/{game}/events                       401  404  404  yes  yes  yes  404  404  404  yes
GET    games/{game}/people                       401  404  404  yes  yes  yes  404  404  404  yes
GET    games/{private}                           401  404  404  404  yes  yes  yes  404  404  404
GET    games/{private}/events                    401  404  404  404  yes  yes  yes  404  404  404
GET    games/{private}/people                    401  404  404  404  yes  yes  yes  404  404  404
GET    games/{private}/decks                     401  404  404  404  yes  yes  yes  404  404  404
GET    games/{private}/story                     404  404  404  404  yes  yes  yes  404  404  403
GET    games/{private}/story/picture.jpg         404  404  404  404  yes  yes  yes  404  404  403
GET    games/{public}                            401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    games/{public}/events                     401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    games/{public}/people                     401  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    games/{public}/decks                      yes  yes  yes  yes  yes  yes  yes  yes  yes  yes
GET    games/{public}/story                      yes  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    games/{public}/story/picture.jpg          yes  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   games/{game}/join                         401  403  403  yes  yes  yes  403  403  403  yes
POST   games/{game}/leave                        401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/back                         401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/colour                       401  404  404  yes  yes  yes  404  404  404  yes
POST   games/{game}/start                        401  404  404  yes  yes  yes  404  404  404  yes
POST   games/{game}/remove                       401  404  404  403  403  yes  404  404  404  403
POST   games/{game}/clue                         401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/cards                        401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/votes                        401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/reveal                       401  404  404  403  yes  yes  404  404  404  yes
POST   games/{game}/hide-clue                    401  404  404  403  403  yes  403  404  404  403
POST   games/{game}/performances?kind=sung       401  404  404  403  yes  yes  404  404  404  403
GET    games/{game}/performances/{performance}   401  404  404  yes  yes  yes  404  404  404  403
GET    performances/{signed}/{file}              yes  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   games/{game}/reactions                    401  404  404  403  yes  yes  404  404  404  403
GET    me/games                                  401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    players/{other}                           401  404  404  404  yes  yes  404  404  404  403
GET    players/{other}/games                     401  404  404  404  yes  yes  404  404  404  403
GET    players/{other}/puzzles                   401  404  404  404  yes  yes  404  404  404  403
GET    puzzles/today                             401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    puzzles/{date}                            401  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   puzzles/{date}/answer                     401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    leaderboard                               401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    games/{game}/story                        404  404  404  404  yes  yes  yes  404  404  403
GET    games/{game}/story/picture.jpg            404  404  404  404  yes  yes  yes  404  404  403
PUT    games/{game}/story/consent                401  404  404  404  yes  yes  yes  404  404  403
DELETE games/{game}/story/consent                401  404  404  404  yes  yes  yes  404  404  403
POST   reports                                   401  404  404  yes  yes  yes  yes  404  404  403
GET    me/reports                                401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    me/reminders                              401  yes  yes  yes  yes  yes  yes  yes  yes  403
PATCH  me/reminders                              401  yes  yes  yes  yes  yes  yes  yes  yes  403
PUT    me/reminders/device                       401  yes  yes  yes  yes  yes  yes  yes  yes  403
DELETE me/reminders/device                       401  yes  yes  yes  yes  yes  yes  yes  yes  403
GET    me/decisions                              401  yes  yes  yes  yes  yes  yes  yes  yes  403
POST   me/decisions/{decision}/appeal            401  404  404  404  yes  404  404  404  404  403
GET    moderation/reports                        401  403  403  403  403  403  403  yes  yes  403
GET    moderation/reports/{report}               401  403  403  403  403  403  403  yes  yes  403
POST   moderation/reports/{report}/dismiss       401  403  403  403  403  403  403  yes  yes  403
POST   moderation/reports/{report}/performance   401  403  403  403  403  403  403  yes  yes  403
GET    moderation/appeals                        401  403  403  403  403  403  403  yes  yes  403
POST   moderation/appeals/{appealed}/answer      401  403  403  403  403  403  403  yes  yes  403
GET    moderation/decisions                      401  403  403  403  403  403  403  yes  yes  403
POST   moderation/decisions                      401  403  403  403  403  403  403  yes  yes  403
POST   moderation/decisions/{decision}/take-back 401  403  403  403  403  403  403  yes  yes  403
GET    moderation/audit                          401  403  403  403  403  403  403  yes  yes  403
GET    moderation/rooms                          401  403  403  403  403  403  403  yes  yes  403
GET    moderation/games/{game}                   401  403  403  403  403  403  403  yes  yes  403
GET    moderation/games/{game}?hidden=true       401  403  403  403  403  403  403  403  yes  403
GET    moderation/games/{game}/events            401  403  403  403  403  403  403  yes  yes  403
GET    moderation/games/{game}/people            401  403  403  403  403  403  403  yes  yes  403
GET    moderation/people/{person}                401  403  403  403  403  403  403  yes  yes  403
"""

BODIES: dict[str, Any] = {
    "POST guests": {"name": "Gudrun", "avatar": "fox"},
    "PATCH me": {"language": "da"},
    "POST me/claim": {"email": "g@example.org", "password": "a long walk by the sea"},
    "POST rooms": {"title": "Another room"},
    "PATCH rooms/{code}": {"title": "Another title"},
    "POST rooms/{code}/bans": {"person": "{other}"},
    "PATCH decks/{slug}": {"title": "Dogs of the harbour"},
    "POST games/{game}/colour": {"colour": "blue"},
    "POST games/{game}/remove": {"player": "{other}"},
    "POST games/{game}/clue": {"turn": 1, "card": "first-light:1", "clue": "low tide"},
    "POST games/{game}/cards": {"turn": 1, "cards": ["first-light:1"]},
    "POST games/{game}/votes": {"turn": 1, "slots": [1]},
    "POST games/{game}/reveal": {"turn": 1},
    "POST games/{game}/hide-clue": {"turn": 1},
    "POST games/{game}/reactions": {"picture": "heart"},
    "POST puzzles/{date}/answer": {"puzzle": "{puzzle}", "slot": 1},
    "POST reports": {"matter": "clue", "game": "{game}", "turn": 1},
    "POST me/decisions/{decision}/appeal": {"words": "It was a quotation"},
    "POST moderation/reports/{report}/dismiss": {"reason": "No harm in that"},
    "POST moderation/appeals/{appealed}/answer": {"granted": False, "words": "It was not"},
    "POST moderation/decisions": {"kind": "warn", "person": "{other}", "reason": "So"},
    "POST moderation/decisions/{decision}/take-back": {"reason": "So"},
}

ELSEWHERE = {
    "api/v1/auth/": "signing up, in and out, is allauth's: tests/accounts/test_signing_in.py",
    "admin/": "for moderators alone: tests/moderation/test_admin.py, test_admin_login.py",
}

ROUTES = Path(__file__).parent.parent / "client" / "routes.json"
PAGE = Path(__file__).parent.parent / "docs" / "security.md"
BEGIN, END = "<!-- the table of testkit/permissions.py -->\n", "<!-- end of the table -->\n"


class Row(NamedTuple):
    method: str
    address: str
    outcomes: tuple[str, ...]

    @property
    def route(self) -> str:
        """The address without its query."""
        return self.address.partition("?")[0]

    @property
    def root(self) -> str:
        """The prefix of an address: the API's, unless it begins with a slash."""
        return "" if self.address.startswith("/") else "/api/v1/"

    @property
    def name(self) -> str:
        return f"{self.method} {self.route}"

    def outcome(self, role: str) -> str:
        return self.outcomes[ROLES.index(role)]


def rows() -> list[Row]:
    lines = [line.split() for line in TABLE.strip().splitlines()[1:]]
    return [Row(method, address, tuple(outcomes)) for method, address, *outcomes in lines]


def pages() -> list[Row]:
    """The pages of the client, each of which is the same for everybody."""
    routes = json.loads(ROUTES.read_text(encoding="utf-8")).values()
    addresses = (re.sub(r":(\w+)", r"{\1}", route) for route in routes)
    return [Row("GET", address, ("yes",) * len(ROLES)) for address in addresses]


def nameless(endpoint: str) -> str:
    """The endpoint without the names of the parts of its address that may be anything."""
    return re.sub(r"<[^>]+>|{[^}]+}", "*", endpoint)


def rendered_table() -> str:
    """The table as Markdown, for docs/security.md."""
    marks = {"yes": "✓"}
    lines = [
        f"| | {' | '.join(ROLES)} |",
        f"|---|{'---|' * len(ROLES)}",
        *(
            f"| `{row.method} {row.address}` | "
            f"{' | '.join(marks.get(outcome, outcome) for outcome in row.outcomes)} |"
            for row in rows()
        ),
    ]
    return "\n".join(lines) + "\n"


def table_in_docs() -> str:
    """The table as it stands in docs/security.md."""
    return PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]


def write_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    between = re.compile(f"(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", re.DOTALL)
    PAGE.write_text(between.sub(lambda _: rendered_table(), page), encoding="utf-8")


if __name__ == "__main__":
    write_table()
