"""Measures how well bots guess and tell, what their thinking costs, and that they keep the rules.

Guessing is measured by clues, and boards for them, from somebody who had seen neither the
associations nor the clues that bots have (bench/bots_data/, frozen before anything was scored).
Telling is measured among bots. The wait of whoever comes alone is that of the first request of all
that a server gets, up to the moment in which the pictures of the hand are there.
"""

import gc
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import fmean

import httpx
import psutil

from bench.databases import Database, new_database
from bench.report import say, title
from bench.serving import serving
from bots.clues import clues_of
from bots.knowledge import Knowledge
from bots.mind import Mind
from bots.personas import PERSONAS, STRENGTHS, Persona, Strength
from bots.words import LANGUAGES, Language
from games.decks.built_in import BUILT_IN
from games.rules import moves as m
from games.rules.editions import EDITIONS, FEWEST_PLAYERS
from games.rules.names import Card, Player
from games.rules.settings import Settings
from games.rules.state import ScoredTurn, Table
from games.rules.view import CardsView, ClueView, RevealView, View, VotesView
from testkit.games_of_bots import DECKS, Chooser, game_of_bots, known, thinking

CLUES = Path(__file__).parent / "bots_data"
OF_FIVE = {"en": 0.55, "pt-br": 0.50, "es": 0.50, "da": 0.50}
AMONG_DECOYS = 0.42
SOME: Mapping[int, float] = {6: 0.60, 4: 0.50}
ONE_SIDED = 0.25
BESIDE_RANDOM = 2.0
VOTE_MS, TELLING_MS, MEMORY_MB = 5.0, 200.0, 30.0
FIRST_CHOICE, FRESH_SERVERS = 2.0, 5
"""Seconds within which somebody alone has a hand to choose from; the number of servers asked."""
TOLD_IN, COMPARED_IN, PLAYED = 60, 40, 1000
"""Numbers of games."""


def measure() -> None:
    _memory()
    _guessing()
    _telling()
    _strengths()
    _cost()
    _from_cold()
    _whole_games()


# Memory


def _memory() -> None:
    title("Bots: what they know")
    before = _resident()
    began = time.perf_counter()
    for language in LANGUAGES:
        known(language)
    took = time.perf_counter() - began
    gc.collect()
    grown = (_resident() - before) / 2**20
    _at_most("a process that knows all cards in four languages, MB more", grown, MEMORY_MB)
    say("read the first time, all four languages", f"{took * 1000:.0f} ms")


def _resident() -> int:
    resident: int = psutil.Process().memory_info().rss
    return resident


# Guessing


def _guessing() -> None:
    title("Bots: votes on the right card, clues of others")
    for language in LANGUAGES:
        for strength in STRENGTHS:
            share = _found("five", strength, language)
            wanted = OF_FIVE[language] if strength == "usual" else None
            _at_least(f"of five, {language}, {strength}", share, wanted)
    for strength in STRENGTHS:
        share = _found("six", strength, "en")
        wanted = AMONG_DECOYS if strength == "usual" else None
        _at_least(f"beside the best of five hands, en, {strength}", share, wanted)


def _found(name: str, strength: Strength, language: Language) -> float:
    """The part of all personas' votes that lie on the card that the clue was written for."""
    cards = {
        f"{deck.slug}/{drawn.name}": Card(f"{deck.slug}:{number}")
        for deck in BUILT_IN
        for number, drawn in enumerate(deck.cards, start=1)
    }
    dice, votes = random.Random(1), []
    for line in (CLUES / f"{name}.jsonl").read_text("utf-8").splitlines():
        asked = json.loads(line)
        if asked["language"] == language:
            board = [cards[card] for card in asked["board"]]
            for persona in PERSONAS:
                mind = Mind(known(language).sense, persona.at(strength), dice, ())
                fits = mind.fits(asked["clue"], board)
                votes.append(max(fits, key=fits.__getitem__) == cards[asked["card"]])
    return fmean(votes)


# Telling


def _telling() -> None:
    for language in LANGUAGES:
        title(f"Bots: who finds what bots tell, {language}")
        for seats in (6, 4):
            outcomes = _outcomes(seats, language)
            turns = outcomes.total()
            some = outcomes["some"] / turns
            _at_least(f"some, at tables of {seats} ({turns} turns)", some, SOME[seats])
            for outcome in ("nobody", "everyone"):
                _at_most(f"{outcome}, at tables of {seats}", outcomes[outcome] / turns, ONE_SIDED)


def _outcomes(seats: int, language: Language) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    for seed in range(TOLD_IN):
        company = _company(seats, seed, [partial(_as, "usual", known(language))])
        outcomes.update(turn.outcome for turn in _turns(company, _settings("classic"), seed))
    return outcomes


def _as(strength: Strength, knowledge: Knowledge, persona: Persona) -> Chooser:
    return thinking(knowledge, persona.at(strength))


def _company(
    seats: int, seed: int, ways: Sequence[Callable[[Persona], Chooser]]
) -> dict[Player, Chooser]:
    """Different personas at each table, which play in these ways in turn."""
    personas = random.Random(seed).sample(PERSONAS, seats)
    numbers = islice(cycle(range(len(ways))), seats)
    return {
        Player(f"{number}-{persona.slug}"): ways[number](persona)
        for number, persona in zip(numbers, personas, strict=True)
    }


def _settings(edition: str, target: int = 30) -> Settings:
    return Settings(decks=DECKS, edition=edition, target=target)


def _turns(company: Mapping[Player, Chooser], settings: Settings, seed: int) -> list[ScoredTurn]:
    scored: dict[int, ScoredTurn] = {}
    for table in game_of_bots(company, settings, seed):
        if table.last_turn is not None:
            scored[table.last_turn.turn] = table.last_turn
    return list(scored.values())


# Strength


def _strengths() -> None:
    title("Bots: points a turn, six at a table")
    knowledge = known("en")
    usual = partial(_as, "usual", knowledge)
    random_one, *five = _points_of([lambda _: _at_random, *[usual] * 5])
    thought = fmean(five)
    ratio = thought / random_one
    what = f"five usual ones ({thought:.2f}) beside a random one ({random_one:.2f})"
    _at_least(what, ratio, BESIDE_RANDOM)
    points = _points_of([partial(_as, strength, knowledge) for strength in STRENGTHS])
    weaker = 0.0
    for strength, figure in zip(STRENGTHS, points, strict=True):
        say(f"{strength}, among all three", f"{figure:.2f}", "more than weaker ones",
            kept=figure > weaker)  # fmt: skip
        weaker = figure


def _points_of(ways: Sequence[Callable[[Persona], Chooser]]) -> list[float]:
    """Points a turn of those who play in each way."""
    points: dict[str, list[int]] = defaultdict(list)
    for seed in range(COMPARED_IN):
        turns = _turns(_company(6, seed, ways), _settings("classic"), seed)
        for turn in turns:
            for player, gained in turn.points.items():
                points[player.partition("-")[0]].append(gained.total)
    return [fmean(points[str(way)]) for way in range(len(ways))]


def _at_random(view: View, dice: random.Random, _: tuple[str, ...]) -> m.AnyMove | None:
    """Any card, any slot, and a clue that was written for any card."""
    match view:
        case ClueView(you=you) if you is not None:
            return m.GiveClue(view.turn, dice.choice(you.hand), dice.choice(_all_clues()))
        case CardsView(you=you) if you is not None:
            return m.GiveCards(view.turn, tuple(dice.sample(you.hand, view.cards_each)))
        case VotesView(you=you) if you is not None:
            slots = [slot for slot, card in enumerate(view.board, 1) if card not in you.played]
            return m.CastVotes(view.turn, tuple(dice.choices(slots, k=view.votes_each)))
        case RevealView():
            return m.Reveal(view.turn)
        case _:
            return None


def _all_clues() -> list[str]:
    decks = [clues_of(deck.slug, "en") for deck in BUILT_IN]
    return [clue.text for deck in decks for card in deck.values() for clue in card]


# Cost


def _cost() -> None:
    title("Bots: CPU of a choice, sharp ones, twelve at a table")
    spent: dict[type, list[float]] = defaultdict(list)
    timed = partial(_timed, spent, known("da"))
    for seed in range(3):
        list(game_of_bots(_company(12, seed, [timed]), _settings("odyssey"), seed))
    for kind, name, most in (
        (m.CastVotes, "a vote", VOTE_MS),
        (m.GiveCards, "giving a card", VOTE_MS),
        (m.GiveClue, "telling", TELLING_MS),
    ):
        times = sorted(spent[kind])
        _at_most(f"{name}, ms, the slowest of a hundred", times[len(times) * 99 // 100], most)


def _timed(spent: dict[type, list[float]], knowledge: Knowledge, persona: Persona) -> Chooser:
    chooser = _as("sharp", knowledge, persona)

    def choosing(view: View, dice: random.Random, told: tuple[str, ...]) -> m.AnyMove | None:
        began = time.thread_time()
        move = chooser(view, dice, told)
        spent[type(move)].append((time.thread_time() - began) * 1000)
        return move

    return choosing


# The first request


def _from_cold() -> None:
    title("Bots: a game alone, the first request of a fresh server")
    with new_database() as database:
        waits = [_first_choice(database) for _ in range(FRESH_SERVERS)]
    begun, seen = (max(times) for times in zip(*waits, strict=True))
    say(f"the game has begun, s, the slowest of {FRESH_SERVERS}", f"{begun:.2f}")
    _at_most("and the hand is seen, with its pictures", seen, FIRST_CHOICE)


def _first_choice(database: Database) -> tuple[float, float]:
    """Seconds until the answer to `POST /solo`, and until there is a hand to choose from."""
    with (
        serving(database, 1, cold=True) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http,
    ):
        began = time.perf_counter()
        solo = http.post("/api/v1/solo", json={"name": "Ana"}).raise_for_status().json()
        answered = time.perf_counter() - began
        assert solo["view"]["you"]["to_do"] == "clue"
        http.headers["Authorization"] = f"Bearer {solo['token']}"
        game = solo["room"]["game"]["id"]
        decks = http.get(f"/api/v1/games/{game}/decks").raise_for_status().json()["decks"]
        pictures = {card["card"]: card["picture"] for deck in decks for card in deck["cards"]}
        for card in solo["view"]["you"]["hand"]:
            http.get(pictures[card]).raise_for_status()
        return answered, time.perf_counter() - began


# Whole games


def _whole_games() -> None:
    title("Bots: whole games, 3 to 12 at a table")
    played: Counter[str] = Counter()
    moves = 0
    for seed, (edition, seats) in zip(range(PLAYED), cycle(_tables()), strict=False):
        ways = [partial(_as, strength, known("en")) for strength in ("easy", "easy", "usual")]
        tables = game_of_bots(_company(seats, seed, ways), _settings(edition, 20), seed)
        last, number = _last(tables)
        moves += number
        kept = last.ended_because in ("target", "cards") and _all_cards_there(last)
        played[edition if kept else "broken"] += 1
    for edition in EDITIONS:
        say(f"games of the {edition} edition, played to their end", f"{played[edition]}")
    say("moves, none of them refused", f"{moves:,}")
    _at_most("games that ended otherwise, or with a card too few or too many", played["broken"], 0)


def _tables() -> Iterator[tuple[str, int]]:
    for edition in EDITIONS.values():
        for seats in range(FEWEST_PLAYERS, edition.most_players + 1):
            yield edition.name, seats


def _last(tables: Iterator[Table]) -> tuple[Table, int]:
    number = 0
    for table in tables:
        number, last = number + 1, table
    return last, number


def _all_cards_there(table: Table) -> bool:
    held = [card for hand in table.hands.values() for card in hand]
    return Counter((*held, *table.pile, *table.discard)) == Counter(table.settings.cards)


def _at_least(what: str, figure: float, least: float | None) -> None:
    wanted = "" if least is None else f"at least {least:.2f}"
    say(what, f"{figure:.2f}", wanted, kept=least is None or figure >= least)


def _at_most(what: str, figure: float, most: float) -> None:
    say(what, f"{figure:.2f}", f"at most {most:.2f}", kept=figure <= most)
