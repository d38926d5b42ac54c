"""The folder of `make run`, with games, secret key and logs, and the note of a run that is up.

Other commands find that run by its note, and so the same servers, key and address.
"""

import secrets
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_address
from itertools import chain
from pathlib import Path

import msgspec
import psutil

from tools.server_process import noted_process
from tools.servers import Urls
from web.environment import read_environment, variables

ROOT = Path(__file__).parent.parent
LOCAL_HOSTS = "localhost,127.0.0.1,[::1]"
EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104
"""Values of HOST with which phones in the same network can play, too."""
ONLY_OWNER = 0o600


class RunNote(msgspec.Struct, frozen=True):
    """A run that is up: its process, its address, and the variables that it gives to its parts."""

    pid: int
    created: float
    url: str
    environment: dict[str, str]


def data_folder() -> Path:
    return Path(read_environment().dixit_data or ROOT / ".data").resolve()


def secret_key(data: Path) -> str:
    """The key of the folder, made on the first start. Whoever reads it can sign in as anybody."""
    kept = data / "secret_key"
    if not kept.exists():
        _write_for_owner(kept, secrets.token_urlsafe(48).encode())
    return kept.read_text()


def home_addresses() -> list[str]:
    """The addresses by which others in the same network reach a run; none if it is not for them."""
    if read_environment().host not in EVERY_ADDRESS:
        return []
    all_of_them = chain.from_iterable(psutil.net_if_addrs().values())
    found = (one.address for one in all_of_them if one.family == socket.AF_INET)
    return sorted(address for address in found if not ip_address(address).is_loopback)


def local_environment(urls: Urls, data: Path) -> dict[str, str]:
    """Our environment, for a command that works on the folder's data by these servers."""
    defaults = {
        "ALLOWED_HOSTS": ",".join((LOCAL_HOSTS, *home_addresses())),
        "INSECURE_COOKIES": "1",
        "PICTURES_FOLDER": str(data / "pictures"),
    }
    key = read_environment().secret_key or secret_key(data)
    return {**defaults, **urls.environment(), "SECRET_KEY": key}


@contextmanager
def noted_run(data: Path, url: str, environment: Mapping[str, str]) -> Iterator[None]:
    """Leave the note for as long as the block runs. It has the key, so its owner alone reads it."""
    names = {variable.name for variable in variables()}
    ours = {name: value for name, value in environment.items() if name in names}
    me = psutil.Process()
    note = RunNote(me.pid, me.create_time(), url, ours)
    _write_for_owner(_note(data), msgspec.json.encode(note))
    try:
        yield
    finally:
        _note(data).unlink(missing_ok=True)


def current_run(data: Path) -> RunNote | None:
    """The run that is up. The note of one that was killed counts for nothing."""
    try:
        note = msgspec.json.decode(_note(data).read_bytes(), type=RunNote)
    except FileNotFoundError:
        return None
    return note if noted_process(note.pid, note.created) else None


def _note(data: Path) -> Path:
    return data / "run.json"


def _write_for_owner(path: Path, content: bytes) -> None:
    """Write it whole or not at all, readable by the owner alone."""
    draft = path.with_suffix(".draft")
    draft.unlink(missing_ok=True)
    draft.touch(ONLY_OWNER, exist_ok=False)
    draft.write_bytes(content)
    draft.replace(path)
