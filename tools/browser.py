"""A browser without a window that turns drawings into pixels, always by the same rules."""

import base64
import shutil
import tempfile
from pathlib import Path
from types import TracebackType

from selenium import webdriver

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--force-device-scale-factor=1",
    "--disable-lcd-text",
    "--font-render-hinting=none",
)
"""Flags that switch off what could make the same drawing look different."""


class BrowserError(Exception):
    pass


class Browser:
    """One Chromium, started once for any number of pictures."""

    def __enter__(self) -> "Browser":
        chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
        if not (chromium and driver):
            raise BrowserError("Drawing pixels needs chromium with its chromedriver.")
        self._folder = tempfile.TemporaryDirectory()
        options = webdriver.ChromeOptions()
        options.binary_location = chromium
        for flag in (*FLAGS, f"--user-data-dir={self._folder.name}/profile"):
            options.add_argument(flag)
        self._driver = webdriver.Chrome(options, webdriver.ChromeService(driver))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._driver.quit()
        self._folder.cleanup()

    def png(self, page: str, width: int, height: int) -> bytes:
        """A page of HTML, as large as it is said to be."""
        file = Path(self._folder.name) / "page.html"
        file.write_text(page, "utf-8")
        self._driver.get(file.as_uri())
        taken = self._driver.execute_cdp_cmd(
            "Page.captureScreenshot",
            {
                "format": "png",
                "captureBeyondViewport": True,
                "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1},
            },
        )
        return base64.b64decode(taken["data"])
