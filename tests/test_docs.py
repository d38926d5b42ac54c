"""The page for players says what the rules say."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from django.conf import settings as server
from msgspec import json

from games import reactions
from games.imported.bundle import MOST_CARDS, MOST_UNPACKED
from games.imported.importing import FEWEST_CARDS
from games.imported.manifest import LONGEST, LONGEST_TEXT
from games.imported.pictures import (
    LARGEST_HEAD,
    LEAST,
    MOST_BYTES,
    MOST_PIXELS,
    MOST_WORK,
    MOST_WORK_OF_DECK,
)
from games.performing import LONGEST_SECONDS
from games.rules import decide, settings
from games.rules.decide import CLUE_LENGTH
from games.rules.editions import CLASSIC, FEWEST_PLAYERS, ODYSSEY
from games.rules.refusals import SENTENCES, Code
from games.rules.settings import (
    DECK_CARDS,
    HAND,
    MOST_DECKS,
    SECONDS,
    TARGET,
    Deck,
    Settings,
    TimeLimits,
)

PAGE = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
LINES = PAGE.splitlines()
DECKS = (Path(__file__).parent.parent / "docs" / "own-decks.md").read_text(encoding="utf-8")
UNLESS_CHOSEN = Settings(decks=())
DAY = 24 * 60 * 60
TIMES = f"{SECONDS[0]} seconds to {SECONDS[1] // DAY} days, or no limit"
LONGEST_NAME = re.search(
    r"\{1,(\d+)\}", json.schema(Deck)["$defs"]["Deck"]["properties"]["name"]["pattern"]
)
assert LONGEST_NAME is not None


def to(bounds: tuple[int, int]) -> str:
    lowest, highest = bounds
    return f"{lowest} to {highest}"


def yes(setting: bool) -> str:
    return "yes" if setting else "no"


@pytest.mark.parametrize("code", Code)
def test_every_refusal_stands_in_the_page(code: Code) -> None:
    assert f"| `{code}` | {SENTENCES[code]} |" in LINES


def test_no_other_refusal_stands_in_the_page() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == set(Code)


@pytest.mark.parametrize(
    "row",
    [
        ("Target score", to(TARGET), UNLESS_CHOSEN.target),
        ("Cards in a hand, with four players or more", to(HAND), UNLESS_CHOSEN.hand),
        ("Decks", f"{to((1, MOST_DECKS))}, each once", "you must"),
        ("Cards in a deck", to(DECK_CARDS), Deck("harbour").size),
        (
            "Name of a deck",
            f"1 to {LONGEST_NAME[1]} small letters (a to z), digits and hyphens",
            "you must",
        ),
        ("Characters in a clue", to(CLUE_LENGTH), "you must"),
        ("Edition", "classic or odyssey", UNLESS_CHOSEN.edition),
        ("Joining late", "yes or no", yes(UNLESS_CHOSEN.late_joining)),
        ("Clues", "words or performed", UNLESS_CHOSEN.clues),
        ("A bot plays for whoever is away", "yes or no", yes(UNLESS_CHOSEN.stand_ins)),
        (
            "Card revealed together with the votes",
            "yes or no",
            yes(UNLESS_CHOSEN.auto_reveal),
        ),
    ],
)
def test_every_bound_stands_in_the_page(row: tuple[str, str, object]) -> None:
    assert "| {} | {} | {} |".format(*row) in LINES


def test_how_often_minds_may_change_stands_in_the_page() -> None:
    page = " ".join(LINES)
    assert f"your votes up to {decide.MOST_CHANGES} times" in page
    assert f"leave and come again, {decide.MOST_LOBBY_CHANGES} times in all" in page


def test_how_long_the_clock_waits_for_a_recording_stands_in_the_page() -> None:
    page = " ".join(LINES)
    sent = decide.RECORDING_SENT_WITHIN.total_seconds()
    told = decide.RECORDING_TOLD_WITHIN.total_seconds()
    assert f"waits for it {sent + told:.0f} seconds, once in a turn" in page
    assert f"in the first {sent:.0f}" in page
    assert f"lasts {LONGEST_SECONDS} seconds at most" in page


def test_how_often_one_reacts_stands_in_the_page() -> None:
    assert f"has {reactions.MOST_EACH} reactions in a turn" in " ".join(LINES)


@pytest.mark.parametrize("module", [settings, decide])
def test_a_new_bound_must_be_written_down_here(module: ModuleType) -> None:
    known = {"TARGET", "HAND", "SECONDS", "DECK_CARDS", "MOST_DECKS", "CLUE_LENGTH"}
    known |= {"MOST_CHANGES", "MOST_LOBBY_CHANGES"}
    named = {name: value for name, value in vars(module).items() if name.isupper()}
    numbers = {name for name, value in named.items() if isinstance(value, int)}
    pairs = {name for name, value in named.items() if re.fullmatch(r"\(\d+, \d+\)", repr(value))}
    assert numbers | pairs <= known | {"FEWEST_PLAYERS"}


@pytest.mark.parametrize("phase", ["clue", "cards", "votes", "reveal"])
def test_every_time_limit_stands_in_the_page(phase: str) -> None:
    seconds = getattr(TimeLimits(), phase)
    assert SECONDS[1] % DAY == 0
    assert f"| Time for the {phase} | {TIMES} | {seconds} seconds |" in LINES


def test_what_differs_by_edition_stands_in_the_page() -> None:
    players = [to((FEWEST_PLAYERS, edition.most_players)) for edition in (CLASSIC, ODYSSEY)]
    assert "| Players | {} | {} |".format(*players) in LINES
    assert f"| Votes of each guesser | {CLASSIC.votes_each} | {ODYSSEY.votes_each} |" in LINES
    more = ODYSSEY.colours[len(CLASSIC.colours) :]
    colours = f"{', '.join(CLASSIC.colours)} | those eight, and {', '.join(more)}"
    assert f"| Colours | {colours} |" in LINES


@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("**Everyone:**", "all_found"),
        ("**Some:**", "vote_found"),
        ("**Nobody:**", "none_found"),
    ],
)
def test_the_points_of_guessers_stand_in_the_page(who: str, points: str) -> None:
    (row,) = (number for number, line in enumerate(LINES) if line.startswith(f"| {who}"))
    expected = f"| {getattr(CLASSIC, points)} | {getattr(ODYSSEY, points)} |"
    assert LINES[row + 1].startswith("|  | each guesser")
    assert LINES[row + 1].endswith(expected)


def test_the_points_of_storytellers_and_decoys_stand_in_the_page() -> None:
    told = {line.split("|")[1].strip()[:8]: line for line in LINES if "| storyteller |" in line}
    assert told["**Some:*"].endswith(f"| {CLASSIC.told_well} | {ODYSSEY.told_well} |")
    (bonus,) = (line for line in LINES if line.startswith("| **Always:**"))
    assert bonus.endswith(f"| {CLASSIC.decoy} | {ODYSSEY.decoy} |")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("lobbies", "for {} days is closed"),
        ("games", "a move for {} days"),
        ("rooms", "closes {} days after its last game"),
    ],
)
def test_when_tables_are_forgotten_stands_in_the_page(what: str, said: str) -> None:
    assert said.format(server.STAY_DAYS[what]) in PAGE.replace("\n", " ")


def test_every_link_leads_to_a_heading() -> None:
    headings = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
    assert len(set(anchors)) == len(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= set(anchors)


@pytest.mark.parametrize(
    "bound",
    [
        f"| Cards | {FEWEST_CARDS}, what three players need, to {MOST_CARDS} |",
        f"| A picture's size | {LEAST[0]} by {LEAST[1]} to {MOST_PIXELS // 10**6} million pixels |",
        f"| A picture's file | at most {MOST_BYTES // 10**6} MB |",
        f"| What a JPEG says before the picture itself | at most {LARGEST_HEAD // 10**6} MB |",
        f"| Pixels decoded, of a picture | at most {MOST_WORK // 10**6} million |",
        f"| Pixels decoded, of a deck | at most {MOST_WORK_OF_DECK // 10**6} million |",
        f"| An archive, unpacked | at most {MOST_UNPACKED // 10**6} MB |",
        f"| An archive over HTTP | at most {server.LARGEST_ARCHIVE // 2**20} MB |",
        f"| Title; author; licence | {'; '.join(map(str, LONGEST.values()))} characters |",
        f"| A text | {LONGEST_TEXT} characters |",
        f"| Decks of yours that are not retired | {server.MOST_DECKS_EACH} |",
    ],
)
def test_the_bounds_of_a_deck_stand_in_its_page(bound: str) -> None:
    assert bound in DECKS.splitlines()
