"""Hooks of apps are found by one rule, and come in one order."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings

from web.hooks import ENDING, Hook

APPS = [app for app in apps.get_app_configs() if Path(app.path).parent == settings.BASE]
MODULES = {
    f"{app.name}.{path.stem}" for app in APPS for path in Path(app.path).glob(f"*{ENDING}.py")
}


def test_every_module_of_hooks_is_loaded_with_its_app() -> None:
    loaded = "import django, sys; django.setup(); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", loaded],
        capture_output=True,
        check=True,
        cwd=settings.BASE,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "dixit_project.settings", "DEBUG": "1"},
        text=True,
    )
    assert {"games.account_hooks", "moderation.game_hooks"} <= MODULES
    assert set(done.stdout.split()) >= MODULES


def test_what_is_registered_comes_in_the_order_of_its_registration() -> None:
    hook: Hook[Callable[[], str]] = Hook()

    @hook.register
    def first() -> str:
        return "first"

    @hook.register
    def second() -> str:
        return "second"

    assert [one() for one in hook] == [first(), second()]


def test_in_a_test_other_things_can_be_registered_for_a_while() -> None:
    hook: Hook[str] = Hook()
    hook.register("always")
    with pytest.raises(RuntimeError), hook.only("now", "and then"):
        assert list(hook) == ["now", "and then"]
        raise RuntimeError
    assert list(hook) == ["always"]
