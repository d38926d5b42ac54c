"""Compresses the static files, for `make run` and for the image of Docker.

    python -m tools.compress

What has been compressed before is left as it is, so that only the first time takes seconds.
"""

import os
from pathlib import Path

import django
from django.utils.module_loading import import_string


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    django.setup()
    files = import_string("web.static_files.static_files")()
    import_string("web.static_files.compress")([Path(path) for _, path in files])


if __name__ == "__main__":
    main()
