"""Environment variables: read in one place, refused if they are ill-formed, and documented."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment_docs import env_file
from web.environment import (
    Environment,
    IllFormedEnvironment,
    Variable,
    read_environment,
    variables,
)

ROOT = Path(__file__).parent.parent.parent
VARIABLES = list(variables())


def test_a_variable_that_is_empty_or_not_there_has_its_default() -> None:
    assert read_environment({}) == Environment()
    assert read_environment(dict.fromkeys((one.name for one in VARIABLES), "")) == Environment()


def test_each_value_has_its_type() -> None:
    read = read_environment(
        {
            "DEBUG": "1",
            "FAST_MOVES": "0",
            "PORT": "8001",
            "PACE": "0.5",
            "WEB_CORES": "each",
            "ALLOWED_HOSTS": "play.example.org, .example.org,[::1],",
            "CORS_ORIGINS": "https://play.example.org",
            "SECOND_FACTOR": "0",
        }
    )
    assert read == Environment(
        debug=True,
        fast_moves=False,
        port=8001,
        pace=0.5,
        web_cores="each",
        allowed_hosts=("play.example.org", ".example.org", "[::1]"),
        cors_origins=("https://play.example.org",),
        second_factor=False,
    )


def test_what_the_environment_has_besides_is_nobodys_business() -> None:
    assert read_environment({"SHELL": "/bin/bash"}) == Environment()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://dixit:open-sesame@db/dixit"),
        ("REDIS_URL", "http://:open-sesame@redis"),
        ("PORT", "open-sesame"),
        ("PORT", "65536"),
        ("WEB_THREADS", "0"),
        ("WEB_THREADS", "2.5"),
        ("ROOMS_STAY_DAYS", "-1"),
        ("PACE", "slow"),
        ("DEBUG", "yes"),
        ("SECOND_FACTOR", "2"),
        ("WEB_CORES", "all"),
        ("ALLOWED_HOSTS", "https://play.example.org"),
        ("CORS_ORIGINS", "https://play.example.org,play.example.org"),
        ("CORS_ORIGINS", "https://play.example.org/table"),
        ("FRONTEND_URL", "play.example.org"),
        ("ADMIN_PATH", "back door"),
    ],
)
def test_an_ill_formed_value_is_refused_by_name_and_not_repeated(name: str, value: str) -> None:
    with pytest.raises(IllFormedEnvironment) as refused:
        read_environment({name: value})
    said = str(refused.value)
    form = next(one.form for one in VARIABLES if one.name == name)
    assert said == f"{name} must be {form}."
    assert value not in said


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(IllFormedEnvironment, match=r"^PORT must be .+\. WEB_CORES must be .+\.$"):
        read_environment({"PORT": "x", "WEB_CORES": "x"})


def test_whoever_prints_the_environment_sees_no_secret() -> None:
    read = read_environment({"SECRET_KEY": "open-sesame", "METRICS_TOKEN": "open-sesame"})
    assert read.secret_key == "open-sesame"
    assert "open-sesame" not in f"{read} {read!r}"


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "tools.serve"],
        ["-m", "tools.run"],
        ["-m", "tools.demo"],
        ["-m", "tools.servers", "true"],
        ["-m", "celery", "--quiet", "--app", "dixit_project", "worker"],
        ["manage.py", "check"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_nothing_starts_with_an_ill_formed_value(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "WEB_THREADS": "six"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "WEB_THREADS must be a whole number, 1 or more.\n"


# The one place

SERVER = (
    "accounts",
    "bots",
    "dixit_project",
    "games",
    "history",
    "moderation",
    "puzzles",
    "reminders",
    "tools",
    "web",
)
HAND_IT_ON = {"tools/manage.py", "tools/server_process.py", "tools/servers.py"}
"""Files that give the environment of ours to the processes that they start."""
IMPORTS = {"environ", "environb", "getenv", "getenvb"}


def environment_lines(code: str) -> list[int]:
    """The lines that touch the environment, but for naming the module of Django's settings."""
    nodes = list(ast.walk(ast.parse(code)))
    modules = {
        alias.asname or alias.name
        for node in nodes
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "os"
    }
    found: dict[ast.AST, int] = {}
    for node in nodes:
        match node:
            case ast.ImportFrom(module="os") if {alias.name for alias in node.names} & IMPORTS:
                found[node] = node.lineno
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in modules:
                found |= {node: node.lineno} if attr in IMPORTS else {}
    for node in nodes:
        match node:
            case ast.Call(
                func=ast.Attribute(value=environ, attr="setdefault"),
                args=[ast.Constant(value="DJANGO_SETTINGS_MODULE"), *_],
            ):
                found.pop(environ, None)
    return list(found.values())


def test_no_other_file_of_the_server_reads_the_environment() -> None:
    files = [ROOT / "manage.py", *(file for area in SERVER for file in (ROOT / area).rglob("*.py"))]
    touching = {
        str(file.relative_to(ROOT))
        for file in files
        if environment_lines(file.read_text(encoding="utf-8"))
    }
    assert touching == {"web/environment.py", *HAND_IT_ON}


@pytest.mark.parametrize(
    "code",
    [
        'import os\nos.environ["A"]',
        "import os as system\nsystem.environ.get('A')",
        "from os import environ",
        "import os\nos.getenv('A')",
        "import os\nos.environ.setdefault('DEBUG', '1')",
    ],
)
def test_whoever_reads_it_would_be_found(code: str) -> None:
    assert environment_lines(code)


def test_naming_the_settings_is_no_reading() -> None:
    assert not environment_lines("import os\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'x')")


# Documents


@pytest.mark.parametrize("variable", VARIABLES, ids=lambda variable: variable.name)
def test_each_variable_is_used_by_the_part_that_it_names(variable: Variable) -> None:
    reader = ROOT / variable.about.reader
    if reader.suffix:
        text = reader.read_text(encoding="utf-8")
        assert variable.name in text or f".{variable.name.lower()}" in text


@pytest.mark.parametrize("variable", VARIABLES, ids=lambda variable: variable.name)
def test_each_variable_is_described_in_one_sentence(variable: Variable) -> None:
    assert variable.about.sentence.endswith(".")
    assert ". " not in variable.about.sentence


def test_the_example_is_well_formed() -> None:
    lines = env_file(VARIABLES).splitlines()
    example = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert read_environment(example) == Environment(web_concurrency=2)
    assert (ROOT / ".env.example").read_text(encoding="utf-8").splitlines() == lines
