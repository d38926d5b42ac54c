"""Serves the static files: pictures of built-in decks, documentation pages, and the client.

`make run` and the image of Docker compress them beforehand (tools/compress.py). The compressed
forms of a file lie under the hash of its content, so that none is ever stale; a file without any
is served as it is. The client's files are compressed where they are built.
"""

import gzip
import os
import re
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication

import brotli  # type: ignore[import-untyped]
from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from whitenoise import WhiteNoise  # type: ignore[import-untyped]
from whitenoise.compress import Compressor  # type: ignore[import-untyped]
from whitenoise.responders import StaticFile  # type: ignore[import-untyped]

CLIENT = settings.BASE / "client" / "built" / "static"
CLIENT_URL = f"{settings.STATIC_URL}client/"
HASHED = r"^.+\.([0-9a-f]{12}|[0-9A-Z]{8})\.[a-z0-9]+$"
"""Names of files with a hash of their content, which never change."""
ENCODINGS: dict[str, Callable[[bytes], bytes]] = {
    # At quality 11 it takes nearly three times as long, for a fiftieth less.
    "br": partial(brotli.compress, quality=10),
    "gzip": partial(gzip.compress, mtime=0),
}
NOT_COMPRESSED = (*Compressor.SKIP_COMPRESS_EXTENSIONS, "map")
"""Endings of files that are small already, or that nobody loads but developers of libraries."""
LEAST = 1024
"""The bytes that a file has at least which is compressed: it is one packet as it is."""

_compressor = Compressor(NOT_COMPRESSED, quiet=True)


class StaticFiles(WhiteNoise):  # type: ignore[misc]
    """Serves each file compressed as its client can read it, if it was compressed beforehand."""

    def get_static_file(self, path: str, url: str, stat_cache: object = None) -> StaticFile:
        plain = super().get_static_file(path, url, stat_cache)
        ((_, _, headers),) = plain.alternatives
        return StaticFile(path, headers, encodings=_compressed_forms(Path(path)))


def with_static_files(application: WSGIApplication) -> WSGIApplication:
    """Serves static files straight from the installed apps, so that none are collected."""
    static = _static(StaticFiles, application)
    for url, path in static_files():
        static.add_file_to_dictionary(url, path)
    return _with_client(static)


def _with_client(application: WSGIApplication) -> WSGIApplication:
    """Serves what `make client` has built, and finds what it builds while the server runs."""
    static = _static(WhiteNoise, application)

    def serve(environ: dict[str, Any], start_response: StartResponse) -> Any:
        path = environ["PATH_INFO"]
        if not path.startswith(CLIENT_URL) or not _is_built(path):
            return application(environ, start_response)
        if path not in static.files:
            static.add_files(str(CLIENT), CLIENT_URL)
        return static(environ, start_response)

    return serve


def _is_built(path: str) -> bool:
    name = path.removeprefix(CLIENT_URL)
    return bool(re.fullmatch(r"[\w.-]+", name)) and (CLIENT / name).is_file()


def _static(kind: type[WhiteNoise], application: WSGIApplication) -> WhiteNoise:
    return kind(
        application,
        max_age=60 * 60,
        immutable_file_test=HASHED,
        add_headers_function=_add_headers,
    )


def static_files() -> Iterator[tuple[str, str]]:
    """The path of each static file below its address."""
    for finder in get_finders():
        for name, storage in finder.list(None):
            yield f"{settings.STATIC_URL}{name}", storage.path(name)


def compress(paths: Iterable[Path]) -> int:
    """Compresses the files that are not compressed yet; returns how many these were."""
    folder = settings.COMPRESSED_FILES
    folder.mkdir(parents=True, exist_ok=True)
    forms = {path: _compressed_forms(path) for path in paths}
    new = [path for path in forms if not all(form.exists() for form in forms[path].values())]
    for path in new:
        for encoding, form in forms[path].items():
            _write(form, ENCODINGS[encoding](path.read_bytes()))
    kept = {form for of_file in forms.values() for form in of_file.values()}
    for encoding in ENCODINGS:
        for stale in set(folder.glob(f"*.{encoding}")) - kept:
            stale.unlink(missing_ok=True)
    return len(new)


def _write(path: Path, content: bytes) -> None:
    """Writes it whole or not at all: a server may be reading, and another process writing."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def _compressed_forms(path: Path) -> dict[str, Path]:
    """The files that hold the compressed forms of a file, if there are any, by encoding."""
    content = path.read_bytes()
    if len(content) < LEAST or not _compressor.should_compress(path.name):
        return {}
    digest = sha256(content).hexdigest()[:32]
    return {encoding: settings.COMPRESSED_FILES / f"{digest}.{encoding}" for encoding in ENCODINGS}


def _add_headers(headers: MutableMapping[str, str], path: str, url: str) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
