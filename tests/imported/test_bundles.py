"""Folders and archives: what they may hold, and what is done to those that mean harm."""

import io
import os
import random
import stat
import struct
import tracemalloc
import zipfile
import zlib
from contextlib import suppress
from pathlib import Path

import pytest

from games.imported import bundle
from games.imported.bundle import MOST_CARDS, Bundle, open_bundle
from games.imported.errors import BadDeck
from games.imported.pictures import MOST_BYTES
from testkit.imported_decks import in_folder, picture, zipped

MOON = {"moon.png": b"a moon"}


def inside(content: bytes) -> dict[str, bytes]:
    with open_bundle(io.BytesIO(content)) as found:
        return read(found)


def read(found: Bundle) -> dict[str, bytes]:
    return {entry.name: entry.read() for entry in found.pictures}


def why_not(source: bytes | Path) -> str:
    with (
        pytest.raises(BadDeck) as refused,
        open_bundle(io.BytesIO(source) if isinstance(source, bytes) else source) as found,
    ):
        read(found)
    assert all(refused.value.in_words)
    (code,) = {fault.kind.code for fault in refused.value.faults}
    return code


def test_a_folder_and_an_archive_of_it_are_the_same(tmp_path: Path) -> None:
    files = {"2.png": b"two", "10.png": b"ten", "1.png": b"one"}
    folder, archive = in_folder(tmp_path / "deck", files), tmp_path / "deck.zip"
    archive.write_bytes(zipped(files))
    for source in (folder, archive):
        with open_bundle(source) as found:
            assert read(found) == files
            assert [entry.name for entry in found.pictures] == ["1.png", "2.png", "10.png"]


def test_a_folder_may_be_in_the_archive_as_a_whole() -> None:
    assert inside(zipped({"cats/moon.png": b"a moon", "cats/": b""})) == MOON


def test_what_computers_leave_in_folders_is_passed_over(tmp_path: Path) -> None:
    left = {".DS_Store": b"", "Thumbs.db": b"", "desktop.ini": b""}
    assert inside(zipped({**MOON, **left, "__MACOSX/._moon.png": b""})) == MOON
    with open_bundle(in_folder(tmp_path, {**MOON, **left})) as found:
        assert read(found) == MOON


def test_deck_json_is_no_picture() -> None:
    with open_bundle(io.BytesIO(zipped({**MOON, "deck.json": b"{}"}))) as found:
        assert read(found) == MOON
        assert found.manifest is not None
        assert found.manifest() == b"{}"


def test_an_archive_from_windows_or_the_command_line_is_read() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(zipfile.ZipInfo("moon.png"), b"a moon")
        link_free = zipfile.ZipInfo("mond ø.png")
        link_free.external_attr = (stat.S_IFREG | 0o644) << 16
        archive.writestr(link_free, b"a moon")
    assert inside(file.getvalue()) == {**MOON, "mond ø.png": b"a moon"}


# What means harm


@pytest.mark.parametrize("content", [b"", b"PK", b"hello" * 99, picture()])
def test_what_is_no_archive_is_refused(content: bytes) -> None:
    assert why_not(content) == "not_an_archive"


def test_a_path_to_nothing_is_refused(tmp_path: Path) -> None:
    assert why_not(tmp_path / "nothing") == "not_there"


@pytest.mark.parametrize(
    "name", ["../moon.png", "cats/../../moon.png", "/etc/moon.png", "C:\\moon.png", "..\\m.png"]
)
def test_a_name_that_leads_out_of_the_archive_is_refused(name: str) -> None:
    assert why_not(zipped({"1.png": b"", name: b"a moon"})) == "not_a_file"


def test_a_link_in_an_archive_is_refused() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        link = zipfile.ZipInfo("moon.png")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    assert why_not(file.getvalue()) == "not_a_file"


def test_a_link_in_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"not yours")
    deck = in_folder(tmp_path / "deck", MOON)
    (deck / "2.png").symlink_to(tmp_path / "secret")
    assert why_not(deck) == "not_a_file"


def test_what_is_no_file_in_a_folder_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "moon.png")
    assert why_not(tmp_path) == "not_a_file"


def test_folders_in_folders_are_refused(tmp_path: Path) -> None:
    assert why_not(zipped({"1.png": b"", "more/2.png": b""})) == "nested"
    assert why_not(zipped({"a/1.png": b"", "a/b/2.png": b""})) == "nested"
    (tmp_path / "more").mkdir()
    assert why_not(tmp_path) == "nested"


def test_an_archive_within_an_archive_is_not_opened() -> None:
    inner = zipped(MOON)
    assert inside(zipped({"1.png": inner})) == {"1.png": inner}


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_archive_packed_in_a_rare_way_is_refused(packing: int) -> None:
    assert why_not(zipped(MOON, packing)) == "packed_otherwise"


def test_an_encrypted_archive_is_refused() -> None:
    locked = bytearray(zipped(MOON))
    locked[6] |= 1
    table = locked.index(b"PK\x01\x02")
    locked[table + 8] |= 1
    assert why_not(bytes(locked)) == "encrypted"


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    many = {f"{number}.png": b"" for number in range(MOST_CARDS + 1)}
    assert len(inside(zipped(dict(list(many.items())[:-1])))) == MOST_CARDS
    assert why_not(zipped(many)) == "too_many_files"
    assert why_not(in_folder(tmp_path, many)) == "too_many_files"


def test_a_table_of_very_many_entries_is_not_even_read() -> None:
    whole = zipped({"1": b""})
    entry = whole[whole.index(b"PK\x01\x02") : whole.index(b"PK\x05\x06")]
    table = entry * 100_000
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1, 1, len(table), 0, 0)
    tracemalloc.start()
    try:
        assert why_not(table + end) == "too_many_files"
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 3 * len(table)


def test_a_bomb_is_read_no_further_than_a_picture_may_be_large() -> None:
    bomb = zipped({"1.png": bytes(10 * MOST_BYTES)})
    assert len(bomb) < MOST_BYTES // 10
    assert [len(content) for content in inside(bomb).values()] == [MOST_BYTES + 1]


def test_many_small_bombs_together_are_refused() -> None:
    bomb = zipped({f"{number}.png": bytes(MOST_BYTES) for number in range(26)})
    assert 26 * MOST_BYTES > bundle.MOST_UNPACKED
    assert why_not(bomb) == "too_much"


def test_what_an_archive_claims_of_a_file_is_not_believed() -> None:
    small = bytearray(zipped({"1.png": bytes(10 * MOST_BYTES)}))
    claim = struct.pack("<L", 5)
    table = small.index(b"PK\x01\x02")
    small[22:26] = small[table + 24 : table + 28] = claim
    assert why_not(bytes(small)) == "broken"


def test_files_that_lie_over_each_other_are_no_way_round() -> None:
    """One packed megabyte, and a table that tells of it a hundred times."""
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    zeros = bytes(MOST_BYTES)
    data = packed.compress(zeros) + packed.flush()
    crc = zlib.crc32(zeros)
    fields = (20, 0, 8, 0, 0, crc, len(data), len(zeros), 5, 0)
    local = struct.pack("<4s5H3L2H", b"PK\x03\x04", *fields) + b"1.png" + data
    table = b"".join(
        struct.pack("<4s6H3L5H2L", b"PK\x01\x02", 20, *fields, 0, 0, 0, 0, 0) + f"{n:05}".encode()
        for n in range(100)
    )
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 100, 100, len(table), len(local), 0)
    assert why_not(local + table + end) in ("broken", "too_much", "not_an_archive")


def test_an_archive_that_breaks_off_or_is_spoilt_is_refused() -> None:
    whole = zipped({"1.png": os.urandom(5_000)})
    assert why_not(whole[:-30]) == "not_an_archive"
    spoilt = bytearray(whole)
    spoilt[2_000] ^= 0xFF
    assert why_not(bytes(spoilt)) == "broken"


def test_an_entry_without_a_name_is_refused() -> None:
    nameless = bytearray(zipped({"1.png": b""}))
    table = nameless.index(b"PK\x01\x02")
    nameless[table + 28 : table + 30] = b"\0\0"
    nameless[table + 46 : table + 51] = b""
    size = nameless.index(b"PK\x05\x06") + 12
    nameless[size : size + 8] = struct.pack("<2L", 46, table)
    assert why_not(bytes(nameless)) == "not_a_file"


def test_whatever_is_wrong_in_an_archive_it_is_read_or_refused() -> None:
    rng = random.Random(17)
    whole = zipped({"1.png": os.urandom(50), "2.png": b"two" * 50})
    for _ in range(3_000):
        spoilt = bytearray(whole)
        for _ in range(rng.randint(1, 6)):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        with suppress(BadDeck):
            assert len(inside(bytes(spoilt))) <= 2
