"""Chromium as tests find it: Debian's, which drivers of other makers start as well."""

import os
import shutil
import time
from typing import Any

import pytest
from playwright.sync_api import Page

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")

needs_chromium = pytest.mark.skipif(
    not (CHROMIUM and DRIVER) and "CHROMIUM_REQUIRED" not in os.environ,
    reason="there is no chromium with its chromedriver here",
)
"""Skips a test where there is no Chromium, unless the variable CHROMIUM_REQUIRED is set."""

PATIENCE = 20.0
"""Seconds that a page is waited for, on a machine that does other things as well."""


def until(page: Page, expression: str, arg: Any = None) -> Any:
    """Waits for an expression of JavaScript to become true on the page; returns its value.

    Playwright's own `wait_for_function` asks again by `eval`, which our pages forbid: it works only
    where there is nothing to wait for.
    """
    end = time.monotonic() + PATIENCE
    while not (value := page.evaluate(expression, arg)):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(50)
    return value
