"""Chromium as tests find it: Debian's, which drivers of other makers start as well."""

import os
import shutil

import pytest

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")

needs_chromium = pytest.mark.skipif(
    not (CHROMIUM and DRIVER) and "CHROMIUM_REQUIRED" not in os.environ,
    reason="there is no chromium with its chromedriver here",
)
"""Skips a test where there is no Chromium, unless the variable CHROMIUM_REQUIRED is set."""
