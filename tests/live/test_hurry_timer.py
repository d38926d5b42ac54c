"""The timer of `hurry`, on an event loop of its own."""

import asyncio
from datetime import UTC, datetime, timedelta

from games.live.hurry_timer import HURRY_SECONDS, HurryTimer


def calls(*restarts: timedelta, pause: float) -> int:
    """The number of calls, where the timer is restarted so far from ten seconds before the end."""

    async def run() -> int:
        called: list[None] = []
        timer = HurryTimer(lambda: called.append(None))
        hurry_at = datetime.now(UTC) + timedelta(seconds=HURRY_SECONDS)
        for ahead in restarts:
            timer.restart(hurry_at + ahead)
            await asyncio.sleep(pause)
        await asyncio.sleep(0.3)
        return len(called)

    return asyncio.run(run())


SOON = timedelta(milliseconds=50)


def test_it_calls_once_ten_seconds_before_the_deadline() -> None:
    assert calls(SOON, pause=0) == 1


def test_news_of_the_same_deadline_that_comes_as_the_call_falls_due_does_not_stop_it() -> None:
    assert calls(SOON, SOON, SOON, pause=0.052) == 1


def test_another_deadline_takes_the_place_of_the_one_before() -> None:
    assert calls(SOON, timedelta(milliseconds=100), pause=0) == 1


def test_a_phase_that_has_less_left_gets_no_call() -> None:
    assert calls(timedelta(seconds=-1), pause=0) == 0
