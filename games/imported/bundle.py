"""Reads an uploaded deck, a folder or a zip archive of pictures, file by file.

Nothing is unpacked to disk, and a name in an archive is never taken for a path. An archive's own
figures are not believed: each file is read until it ends or becomes too large.
"""

import re
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, NamedTuple

from games.imported.errors import BadDeck, Fault, fault, refuse
from games.imported.pictures import MOST_BYTES
from games.refusals import FaultKind

MOST_CARDS = 200
MOST_FILES = 2 * MOST_CARDS
"""Files of all kinds in a deck, hidden ones included."""
MOST_UNPACKED = 500_000_000
MANIFEST = "deck.json"
IGNORED = ("__MACOSX", "Thumbs.db", "desktop.ini")
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1
ENTRY = b"PK\x01\x02"
"""The first bytes of every entry in an archive's directory."""

Read = Callable[[], bytes]


class Entry(NamedTuple):
    name: str
    read: Read


class Bundle(NamedTuple):
    pictures: tuple[Entry, ...]
    """The pictures, in the order of the cards."""
    manifest: Read | None


@contextmanager
def open_bundle(source: Path | IO[bytes]) -> Iterator[Bundle]:
    """The deck in a folder, or in a zip archive given as a path or an open file."""
    if not isinstance(source, Path):
        with _archive(source) as entries:
            yield _bundle(entries)
    elif source.is_dir():
        yield _bundle(_files_in(source))
    elif source.is_file():
        with source.open("rb") as file, _archive(file) as entries:
            yield _bundle(entries)
    else:
        raise refuse(FaultKind.NOT_THERE, str(source))


def _bundle(entries: Iterable[Entry]) -> Bundle:
    found = {PurePosixPath(normalised_name(entry.name)): entry.read for entry in entries}
    names = {name: name for name in found if not _is_ignored(name)}
    tops = {name.parts[0] for name in names}
    if len(tops) == 1 and all(len(name.parts) > 1 for name in names):
        names = {name.relative_to(name.parts[0]): name for name in names}
    if nested := [name for name in names if len(name.parts) != 1]:
        raise BadDeck(fault(FaultKind.NESTED, str(name)) for name in nested[:MOST_CARDS])
    budget = _Budget(MOST_UNPACKED)
    reads = {str(name): budget.counting(found[whole]) for name, whole in names.items()}
    manifest = reads.pop(MANIFEST, None)
    if len(reads) > MOST_CARDS:
        raise refuse(FaultKind.TOO_MANY_FILES, most=MOST_CARDS)
    return Bundle(tuple(Entry(name, reads[name]) for name in sorted(reads, key=_order)), manifest)


def normalised_name(name: str) -> str:
    """The name in NFC: some systems write an accented letter as one sign, some as two."""
    return unicodedata.normalize("NFC", name)


def _is_ignored(name: PurePosixPath) -> bool:
    return any(part.startswith(".") or part in IGNORED for part in name.parts)


def _order(name: str) -> tuple[list[tuple[int, str]], str]:
    """A key that sorts 2.png before 10.png."""
    parts = re.findall(r"[0-9]{1,9}|[^0-9]+", name.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts], name


class _Budget:
    """The number of bytes that may still be read from all files together."""

    def __init__(self, left: int) -> None:
        self._left = left

    def counting(self, read: Read) -> Read:
        def counted() -> bytes:
            content = read()
            self._left -= len(content)
            if self._left < 0:
                raise refuse(FaultKind.TOO_MUCH, megabytes=MOST_UNPACKED // 10**6)
            return content

        return counted


# A folder


def _files_in(folder: Path) -> list[Entry]:
    entries: list[Entry] = []
    for path in folder.iterdir():
        if len(entries) >= MOST_FILES:
            raise refuse(FaultKind.TOO_MANY_FILES, most=MOST_CARDS)
        if _is_ignored(PurePosixPath(path.name)):
            continue
        if path.is_dir() and not path.is_symlink():
            raise refuse(FaultKind.NESTED, path.name)
        if path.is_symlink() or not path.is_file():
            raise refuse(FaultKind.NOT_A_FILE, path.name)
        entries.append(Entry(path.name, _reading_file(path)))
    return entries


def _reading_file(path: Path) -> Read:
    def read() -> bytes:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)

    return read


# An archive


@contextmanager
def _archive(file: IO[bytes]) -> Iterator[list[Entry]]:
    _refuse_too_many_entries(file)
    try:
        archive = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise refuse(FaultKind.NOT_AN_ARCHIVE) from None
    with archive:
        files = [info for info in archive.infolist() if not info.filename.endswith("/")]
        if len(files) > MOST_FILES:
            raise refuse(FaultKind.TOO_MANY_FILES, most=MOST_CARDS)
        if faults := [found for info in files if (found := _fault_of(info))]:
            raise BadDeck(faults)
        yield [Entry(info.filename, _unpacking(archive, info)) for info in files]


def _refuse_too_many_entries(file: IO[bytes]) -> None:
    """Counts the entries before the directory is read, which could take all memory.

    Each file may have its folder as an entry too.
    """
    entries, before = 0, b""
    while chunk := file.read(1 << 20):
        entries += (before + chunk).count(ENTRY)
        before = chunk[-len(ENTRY) + 1 :]
    if entries > 2 * MOST_FILES:
        raise refuse(FaultKind.TOO_MANY_FILES, most=MOST_CARDS)
    file.seek(0)


def _fault_of(info: zipfile.ZipInfo) -> Fault | None:
    name = info.orig_filename
    path = PurePosixPath(name)
    is_path = path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name
    kind = stat.S_IFMT(info.external_attr >> 16)
    if is_path or "\0" in name or not path.parts or kind not in (0, stat.S_IFREG):
        return fault(FaultKind.NOT_A_FILE, name)
    if info.flag_bits & ENCRYPTED:
        return fault(FaultKind.ENCRYPTED, name)
    if info.compress_type not in PACKINGS:
        return fault(FaultKind.PACKED_OTHERWISE, name)
    return None


def _unpacking(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Read:
    def read() -> bytes:
        try:
            with archive.open(info) as file:
                return file.read(MOST_BYTES + 1)
        except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError):
            raise refuse(FaultKind.BROKEN, info.filename) from None

    return read
