"""Everything that can die does, once, while people play. `make chaos` is the longer one."""

import os
import subprocess
import sys

import pytest

SHORT = ("--seed", "1", "--seconds", "5", "--tables", "3")


@pytest.mark.timeout(600)  # on a machine that is busy with other things
def test_games_outlive_whatever_is_killed() -> None:
    own = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "DJANGO_SETTINGS_MODULE")
    values = {key: value for key, value in os.environ.items() if key not in own}
    done = subprocess.run(
        [sys.executable, "-m", "chaos", *SHORT],
        env=values,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
