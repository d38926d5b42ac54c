from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from testkit.api_callers import Answer, Queries


@pytest.fixture
def queries() -> Queries:
    """Of an answer that is no refusal."""

    def count(ask: Callable[..., Answer], *args: Any) -> int:
        with CaptureQueriesContext(connection) as captured:
            answer = ask(*args)
        assert answer.status < 400, answer
        return len(captured)

    return count
