"""Who comes next: the queue alone, with time as an argument."""

import pytest

from mazechase.server.thinking.fairqueue import Bounds, Claim, FairQueue, TooBusy, Usage, Who


def claim(address: str, group: str = "", cost_ms: float = 100, least_ms: float | None = None) -> Claim:
    return Claim(Who(address, group), cost_ms, cost_ms if least_ms is None else least_ms)


def order(queue: FairQueue[str], now: float = 0, used_ms: float | None = None) -> list[str]:
    """Run every job to its end, one after another, and return them in that order."""
    jobs = []
    while (granted := queue.take(now)) is not None:
        jobs.append(granted.job)
        queue.done(granted.ticket, granted.cost_ms if used_ms is None else used_ms, now)
    return jobs


def test_addresses_take_turns_however_much_one_has_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put(f"busy{number}", claim("busy", f"t{number}"))
    queue.put("quiet0", claim("quiet"))
    queue.put("quiet1", claim("quiet"))
    assert order(queue) == ["busy0", "quiet0", "busy1", "quiet1", "busy2", "busy3", "busy4"]


def test_who_has_used_least_lately_comes_first_and_use_fades() -> None:
    queue: FairQueue[str] = FairQueue(half_life_s=30)
    ticket = queue.put("before", claim("early", cost_ms=400))
    queue.take(0)
    queue.done(ticket, 400, 0)
    assert [queue.used_ms("early", now) for now in (0, 30, 90)] == [400, 200, 50]
    ticket = queue.put("before", claim("late", cost_ms=100))
    queue.take(90)
    queue.done(ticket, 100, 90)
    for address in ("late", "early", "new"):
        queue.put(address, claim(address))
    assert order(queue, 90) == ["new", "early", "late"]


def test_within_an_address_the_table_that_has_used_least_then_the_shortest_then_the_oldest() -> None:
    queue: FairQueue[str] = FairQueue()
    ticket = queue.put("before", claim("home", "b"))
    queue.take(0)
    queue.done(ticket, 100, 0)
    for job, group, cost_ms in (("b", "b", 10), ("long", "a", 90), ("old", "a", 20), ("young", "a", 20)):
        queue.put(job, claim("home", group, cost_ms))
    assert order(queue, used_ms=0) == ["old", "young", "long", "b"]


def test_a_running_job_counts_with_what_it_is_expected_to_cost() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("one", "two"):
        queue.put(job, claim("greedy"))
    queue.put("other", claim("patient"))
    taken = [queue.take(0), queue.take(0)]
    assert [granted and granted.job for granted in taken] == ["one", "other"]


def test_what_was_really_used_is_charged() -> None:
    queue: FairQueue[str] = FairQueue()
    for address, used_ms in (("cheap", 2.0), ("dear", 900.0)):
        ticket = queue.put("job", claim(address, cost_ms=100))
        queue.take(0)
        queue.done(ticket, used_ms, 0)
        assert queue.used_ms(address, 0) == pytest.approx(used_ms)


@pytest.mark.parametrize(("others", "cost_ms"), [(0, 2000), (1, 1000), (3, 500), (59, 50)])
def test_what_can_be_cut_short_is_shared_out_among_the_jobs_of_an_address(others: int, cost_ms: float) -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("elsewhere", claim("else", cost_ms=2000, least_ms=50))
    for number in range(others + 1):
        queue.put("here", claim("home", f"t{number}", cost_ms=2000, least_ms=50))
    first, second = queue.take(0), queue.take(0)
    assert first is not None
    assert (first.job, first.cost_ms, first.sharers) == ("elsewhere", 2000, 1)
    assert second is not None
    assert (second.job, second.cost_ms, second.sharers) == ("here", cost_ms, others + 1)


def test_what_runs_is_among_those_that_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(2):
        queue.put("job", claim("home", cost_ms=600, least_ms=50))
    first, second = queue.take(0), queue.take(0)
    assert first is not None
    assert second is not None
    assert (first.cost_ms, second.cost_ms) == (300, 300)
    queue.put("third", claim("home", cost_ms=600, least_ms=50))
    queue.done(first.ticket, 300, 0)
    queue.done(second.ticket, 300, 0)
    third = queue.take(0)
    assert third is not None
    assert third.cost_ms == 600


def test_a_short_job_goes_past_a_long_one_where_only_short_ones_fit() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("long", claim("quiet", cost_ms=301))
    ticket = queue.put("before", claim("busy"))
    queue.take(0, most_ms=300)
    queue.done(ticket, 5000, 0)
    queue.put("short", claim("busy", cost_ms=300))
    granted = queue.take(0, most_ms=300)
    assert granted is not None
    assert granted.job == "short"
    assert queue.take(0, most_ms=300) is None
    assert len(queue) == 1


def test_what_is_withdrawn_leaves_no_trace() -> None:
    queue: FairQueue[str] = FairQueue()
    ticket = queue.put("job", claim("home"))
    assert queue.withdraw(ticket)
    assert not queue.withdraw(ticket)
    assert (len(queue), queue.take(0), queue.used_ms("home", 0)) == (0, None, 0)
    ticket = queue.put("job", claim("home"))
    granted = queue.take(0)
    assert granted is not None
    assert granted.sharers == 1
    assert not queue.withdraw(ticket), "it runs"


def test_no_more_wait_than_there_is_room_for() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(in_all=5, per_address=3, per_group=2))

    def fits(address: str, group: str) -> bool:
        try:
            queue.put("job", claim(address, group))
        except TooBusy:
            return False
        return True

    assert [fits("a", "t1") for _ in range(3)] == [True, True, False]
    assert [fits("a", "t2") for _ in range(2)] == [True, False]
    assert [fits("b", "t1") for _ in range(3)] == [True, True, False], "a group is an address's own"
    assert not fits("c", "t3"), "five wait"
    granted = queue.take(0)
    assert granted is not None
    assert not fits("a", "t2"), "what runs counts too"
    queue.done(granted.ticket, 1, 0)
    assert fits("c", "t3")


def test_use_is_remembered_of_so_many_and_never_below_nothing() -> None:
    usage: Usage[str] = Usage(half_life_s=30, remembered=2)
    for name in ("a", "b", "a", "c"):
        usage.add(name, 100, 0)
    assert [usage.of(name, 0) for name in "abc"] == [200, 0, 100]
    usage.add("a", -500, 0)
    assert usage.of("a", 0) == 0
    assert usage.of("c", -50) == 100, "a clock that goes back makes nothing grow"


def test_jobs_in_the_background_are_taken_apart_and_cost_the_others_nothing() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(in_all=100, per_address=20, per_group=16))
    slow = Claim(Who("busy", "t1"), 8_000, 8_000, background=True)
    queue.put("review", slow)
    queue.put("move", claim("busy", "t2", cost_ms=400, least_ms=50))
    quick = queue.take(0)
    assert quick is not None
    assert (quick.job, quick.sharers, quick.background) == ("move", 1, False)
    assert queue.take(0) is None
    review = queue.take(0, background=True)
    assert review is not None
    queue.done(review.ticket, 8_000, 0)
    assert queue.used_ms("busy", 0) == 400


def test_ten_times_fewer_jobs_wait_in_the_background() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(in_all=30, per_address=20, per_group=16))
    slow = [Claim(Who(address, "t1"), 8_000, 8_000, background=True) for address in "abcd"]
    for one in (slow[0], slow[0], slow[1]):
        queue.put("review", one)
    for one in (slow[0], slow[3]):  # two of one address, three in all
        with pytest.raises(TooBusy):
            queue.put("review", one)
    queue.put("move", claim("a"))
    assert queue.take(0, background=True) is not None
    queue.put("review", slow[3])


def shares(addresses: int, each: int) -> list[float]:
    """Fill a queue that is served by two at once, and return what every job is cut down to."""
    queue: FairQueue[str] = FairQueue(at_once=2)
    for number in range(addresses):
        for _ in range(each):
            queue.put("job", claim(f"a{number}", f"t{number}", cost_ms=500, least_ms=50))
    granted = [queue.take(0) for _ in range(addresses * each)]
    return [one.cost_ms for one in granted if one is not None]


@pytest.mark.parametrize(("addresses", "cost_ms"), [(1, 500), (4, 500), (8, 250), (30, 62.5), (100, 50)])
def test_where_many_wait_all_are_cut_down_so_that_nobody_waits_for_long(addresses: int, cost_ms: float) -> None:
    costs = shares(addresses, 1)
    assert costs == [cost_ms] * addresses
    assert sum(costs) / 2 <= max(1000, 25 * addresses)  # two at once; those at their least can't be cut down further


def test_one_address_takes_little_from_the_others_however_much_it_asks_for() -> None:
    queue: FairQueue[str] = FairQueue(at_once=2)
    for number in range(90):
        queue.put("many", claim("busy", f"t{number}", cost_ms=500, least_ms=50))
    for address in ("b", "c", "d"):
        queue.put("one", claim(address, cost_ms=500, least_ms=50))
    granted = [queue.take(0) for _ in range(4)]
    assert sorted(one.cost_ms for one in granted if one is not None) == [50, 500, 500, 500]
