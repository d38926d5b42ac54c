"""Everybody is told everything in their own language."""

from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation import gettext, override
from msgspec.structs import replace

from games.refusals import WORDS
from games.rules.editions import EDITIONS
from games.rules.refusals import RuleViolation
from games.rules.settings import Deck, Settings, TimeLimits, check_settings
from games.text_checks import Said
from moderation import refusals as moderation
from testkit.api_callers import Caller, a_room, guest
from tools.texts import LOCALES, take, wrong
from web.problems import TITLES
from web.refusals import Refusal, all_refusals
from web.schema import REFUSALS

OTHERS = [code for code, _ in settings.LANGUAGES if code != "en"]


def test_no_text_is_missing_in_any_language() -> None:
    assert wrong() == []


def test_a_clue_and_a_puzzle_have_a_word_each_in_danish() -> None:
    with (settings.BASE / "locale" / "da" / "LC_MESSAGES" / "django.po").open("rb") as file:
        told = {str(text.id): str(text.string).lower() for text in read_po(file)}
    riddles = [english for english, danish in told.items() if "gåde" in danish]
    assert riddles
    assert all("puzzle" in english for english in riddles)
    assert "ledetråd" in told["“{title}” waits for your clue."]


# Over HTTP


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize(
    ("language", "title", "detail"),
    [
        (
            "en",
            "The game does not allow that",
            "It takes at least 3 players, and there are 1.",
        ),
        (
            "pt-br",
            "O jogo não permite isso",
            "São precisos pelo menos 3 jogadores, e há 1.",
        ),
        (
            "es",
            "El juego no permite eso",
            "Hacen falta al menos 3 jugadores, y hay 1.",
        ),
        (
            "da",
            "Spillet tillader det ikke",
            "I skal være mindst 3 spillere, og I er 1.",
        ),
    ],
)
def test_the_rules_refuse_in_the_language_of_whoever_asks(
    language: str, title: str, detail: str
) -> None:
    host = guest("Ana", language=language)
    game = host.post("/rooms", {"title": "The harbour"}).json["game"]["id"]
    answer = host.moves(game, "start")
    assert (answer.code, answer.json["facts"]) == ("too_few_players", {"expected": 3, "given": 1})
    assert (answer.json["title"], answer.json["detail"]) == (title, detail)
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]


@pytest.mark.usefixtures("committed_db")
def test_players_at_one_table_are_each_told_in_their_own() -> None:
    table = a_room(1)
    bruno, dag = guest("Bruno", language="pt-BR"), guest("Dag", language="da")
    assert table.host.moves(table.game, "colour", {"colour": "yellow"}).status == 200
    for caller, detail in (
        (bruno, "Outra pessoa já joga com a cor amarela."),
        (dag, "En anden har allerede farven gul."),
    ):
        answer = caller.moves(table.game, "join", {"colour": "yellow"})
        assert (answer.json["detail"], answer.json["facts"]["given"]) == (detail, "yellow")


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize(
    ("accepted", "detail"),
    [
        ("pt-BR,en;q=0.5", "Não existe o baralho nothing."),
        ("pt", "Não existe o baralho nothing."),
        ("en;q=0.5, es-AR", "No existe la baraja nothing."),
        ("da-DK", "Kortsættet nothing findes ikke."),
        ("tlh", "There is no deck nothing."),
        ("tlh, da;q=0.1", "Kortsættet nothing findes ikke."),
        ("*", "There is no deck nothing."),
        ("", "There is no deck nothing."),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(accepted: str, detail: str) -> None:
    assert Caller(language=accepted).get("/decks/nothing").json["detail"] == detail


# One by one


@pytest.mark.parametrize("refusal", all_refusals(), ids=lambda refusal: refusal.code)
@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_tells_its_facts_in_every_language(refusal: Refusal, language: str) -> None:
    facts = {name: f"<{name}>" for name in refusal.told}
    with override(language):
        told = gettext(refusal.sentence)
    assert told != refusal.sentence
    assert all(fact in told.format(**facts) for fact in facts.values())
    assert told.endswith((".", ". {reason}", ": {reason}", ". {reasons}"))


def test_every_status_that_the_api_refuses_with_has_a_title() -> None:
    assert REFUSALS.keys() <= TITLES.keys()


def test_there_is_a_word_for_every_colour() -> None:
    colours = {colour for edition in EDITIONS.values() for colour in edition.colours}
    assert colours <= WORDS


def test_there_is_a_word_for_everything_that_may_be_said() -> None:
    assert set(get_args(get_type_hints(Said)["kind"])) == moderation.WORDS


TABLE = Settings(decks=(Deck("harbour"),))


@pytest.mark.parametrize(
    "chosen",
    [
        replace(TABLE, target=0),
        replace(TABLE, hand=0),
        replace(TABLE, decks=()),
        replace(TABLE, decks=(Deck("harbour", 0),)),
        replace(TABLE, limits=TimeLimits(clue=0)),
        replace(TABLE, limits=TimeLimits(cards=0)),
        replace(TABLE, limits=TimeLimits(votes=0)),
        replace(TABLE, limits=TimeLimits(reveal=0)),
    ],
)
def test_there_is_a_word_for_every_setting(chosen: Settings) -> None:
    with pytest.raises(RuleViolation) as refused:
        check_settings(chosen)
    assert refused.value.facts["setting"] in WORDS


# What the check finds


CODE = 'OUT = gettext_noop("{who} is out.")\n'
MORE = 'NO_BIRD = "no_bird", 404, _("There is no bird.")\n'
PAGE = '<p>\n  <b>{% translate "There is no bird." %}</b>\n    It\'s so {% if a %}\n{% endif %}</p>'
Spoil = Callable[[Catalog], None]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project in which everything is right."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "hunt.py").write_text(CODE)
    take(tmp_path)
    edit(tmp_path, translate)
    assert wrong(tmp_path) == []
    return tmp_path


def edit(project: Path, change: Spoil, compile: bool = True) -> None:
    for locale in LOCALES:
        path = project / "locale" / locale / "LC_MESSAGES" / "django.po"
        with path.open("rb") as file:
            texts = read_po(file)
        change(texts)
        with path.open("wb") as file:
            write_po(file, texts)
        if compile:
            with path.with_suffix(".mo").open("wb") as file:
                write_mo(file, texts)


def says(string: str) -> Spoil:
    def change(texts: Catalog) -> None:
        texts["{who} is out."].string = string

    return change


def translate(texts: Catalog) -> None:
    says("{who} er ude.")(texts)


def guess(texts: Catalog) -> None:
    texts["{who} is out."].flags.add("fuzzy")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (says(""), "not translated: {who} is out."),
        (guess, "only guessed: {who} is out."),
        (says("{hvem} er ude."), "names other things in {}: {who} is out."),
        (says("Nogen er ude."), "names other things in {}: {who} is out."),
        (says("{who er ude."), "names other things in {}: {who} is out."),
    ],
)
def test_a_text_that_is_not_well_translated_is_found(
    project: Path, change: Spoil, complaint: str
) -> None:
    edit(project, change)
    assert wrong(project) == [f"{locale}: {complaint}" for locale in LOCALES]


@pytest.mark.parametrize(
    ("code", "complaint"),
    [(CODE + MORE, "not there: There is no bird."), ("", "no longer in the code: {who} is out.")],
)
def test_code_that_says_something_else_is_found(project: Path, code: str, complaint: str) -> None:
    (project / "web" / "hunt.py").write_text(code)
    assert wrong(project) == [f"{locale}: {complaint}" for locale in LOCALES]


def test_what_a_template_says_is_translated_too(project: Path) -> None:
    (project / "web" / "templates").mkdir()
    (project / "web" / "templates" / "hunt.html").write_text(PAGE)
    assert wrong(project) == [f"{locale}: not there: There is no bird." for locale in LOCALES]


def test_a_file_that_was_not_compiled_is_found(project: Path) -> None:
    edit(project, says("{who} er her ikke."), compile=False)
    complaint = "django.mo is not what django.po compiles to"
    assert wrong(project) == [f"{locale}: {complaint}" for locale in LOCALES]


def test_what_has_been_translated_stays_so(project: Path) -> None:
    (project / "web" / "hunt.py").write_text(CODE + MORE)
    take(project)
    missing = "not translated: There is no bird."
    assert wrong(project) == [f"{locale}: {missing}" for locale in LOCALES]
    (project / "web" / "hunt.py").write_text(CODE)
    take(project)
    assert wrong(project) == []
