"""Writes the environment variables into .env.example and docs/operations.md.

python -m tools.environment_docs           write them anew
python -m tools.environment_docs --check   say which of the files are stale, and change nothing
"""

import textwrap
from collections.abc import Iterable

from tools.generated import DOCS, ROOT, with_part, write_or_check
from web.environment import Variable, variables

ENV_FILE = ROOT / ".env.example"
PAGE = DOCS / "operations.md"
HEAD = """\
# Copy to .env, and fill it in. The server refuses to start while something here is insecure.
# Written by `make schema` from web/environment.py; docs/operations.md has further variables.
"""
WIDTH = 100


def env_file(variables: Iterable[Variable]) -> str:
    return "\n".join([HEAD, *(_lines(one) for one in variables if one.about.in_env_file)])


def _lines(variable: Variable) -> str:
    about = variable.about
    comment = textwrap.wrap(
        about.sentence,
        WIDTH,
        initial_indent="# ",
        subsequent_indent="# ",
        break_on_hyphens=False,
    )
    value = variable.default if about.example is None else about.example
    return "\n".join([*comment, f"{variable.name}={value}\n"])


def table(variables: Iterable[Variable]) -> str:
    rows = "".join(map(_row, variables))
    return f"| Variable | Value | Default | Meaning | Read by |\n|---|---|---|---|---|\n{rows}"


def _row(variable: Variable) -> str:
    default = f"`{variable.default}`" if variable.default else ""
    cells = f"`{variable.name}` | {variable.form} | {default} | {variable.about.sentence}"
    return f"| {cells} | `{variable.about.reader}` |\n"


def main() -> None:
    page = with_part(PAGE.read_text(encoding="utf-8"), "environment", table(variables()))
    write_or_check({ENV_FILE: env_file(variables()), PAGE: page})


if __name__ == "__main__":
    main()
