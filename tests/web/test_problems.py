"""Whoever asks is told whether to try again or that something is broken."""

import pytest
from django.db import InternalError
from pytest_django import Settings

from web.problems import problem_of


@pytest.mark.parametrize(("over_nodes", "code"), [(True, "out_of_reach"), (False, "server_error")])
def test_a_statement_may_break_with_a_node_and_with_nothing_else(
    settings: Settings, over_nodes: bool, code: str
) -> None:
    settings.DISTRIBUTED = over_nodes
    trouble = problem_of(InternalError("cannot execute a distributed query"))
    assert trouble.refusal.code == code
    assert ("Retry-After" in trouble.headers) is over_nodes
