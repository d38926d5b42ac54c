"""Everything that can die does, once, while people play. `make chaos` is the longer one."""

import os
import subprocess
import sys
from collections.abc import Iterator

import psycopg
import pytest

from chaos.citus import NEEDED
from chaos.verdict_of_citus import is_refused
from testkit.processes import database_environment

SHORT = ("--seed", "1", "--seconds", "5", "--tables", "3")
OF_CITUS = ("--seed", "2", "--seconds", "5", "--tables", "3", "--citus")
OF_NODES = ("--seed", "3", "--seconds", "5", "--tables", "2", "--nodes", "3")


needs_citus_to_kill = pytest.mark.skipif(
    any(name not in os.environ for name in NEEDED),
    reason=f"there is no cluster of Citus here to be killed: set {', '.join(NEEDED)}",
)


@pytest.mark.timeout(600)  # on a machine that is busy with other things
@pytest.mark.parametrize(
    "plan",
    [SHORT, OF_NODES, pytest.param(OF_CITUS, marks=needs_citus_to_kill)],
    ids=["one node", "three nodes", "Citus"],
)
def test_games_outlive_whatever_is_killed(plan: tuple[str, ...]) -> None:
    own = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "DJANGO_SETTINGS_MODULE")
    values = {key: value for key, value in os.environ.items() if key not in own}
    done = subprocess.run(
        [sys.executable, "-m", "chaos", *plan],
        env=values,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


# What counts as a refusal


@pytest.fixture
def guarded() -> Iterator[psycopg.Connection]:
    """A table with a row, of which nothing is refused yet."""
    with psycopg.connect(database_environment()["DATABASE_URL"], autocommit=True) as database:
        database.execute("CREATE TABLE guarded AS SELECT 1 AS seq")
        try:
            yield database
        finally:
            database.execute("DROP TABLE guarded")
            database.execute("DROP FUNCTION IF EXISTS guard")


CHANGE = "UPDATE {} SET seq = seq"


def guard(database: psycopg.Connection, words: str, code: str) -> bool:
    """True if a change that fails with these words and that code counts as refused."""
    raises = f"RAISE EXCEPTION '{words}' USING ERRCODE = '{code}';"
    database.execute(
        f"CREATE FUNCTION guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {raises} END $$"
    )
    database.execute(
        "CREATE TRIGGER guard BEFORE UPDATE ON guarded FOR EACH ROW EXECUTE FUNCTION guard()"
    )
    return is_refused(database_environment()["DATABASE_URL"], CHANGE, "guarded")


@pytest.mark.usefixtures("committed_db")
def test_a_change_that_is_made_is_not_refused(guarded: psycopg.Connection) -> None:
    url = database_environment()["DATABASE_URL"]
    assert not is_refused(url, CHANGE, "guarded")
    guarded.execute("TRUNCATE guarded")
    assert is_refused(url, CHANGE, "guarded")


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("UPDATE on games_event refused: what happened stays as it is", "restrict_violation"),
        ("cannot modify it because it is a shard of a distributed table", "internal_error"),
    ],
)
def test_the_words_of_triggers_and_of_citus_are_refusals(
    guarded: psycopg.Connection, words: str, code: str
) -> None:
    assert guard(guarded, words, code)


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize("code", ["internal_error", "restrict_violation", "deadlock_detected"])
def test_no_other_error_is_taken_for_a_refusal(guarded: psycopg.Connection, code: str) -> None:
    with pytest.raises(psycopg.Error, match="the node is confused"):
        guard(guarded, "the node is confused", code)
