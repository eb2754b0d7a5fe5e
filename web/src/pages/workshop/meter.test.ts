import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Share, SoFar } from "../../kit/wire";
import { measure } from "./asking";
import { Meter } from "./meter.svelte";

vi.mock("./asking", () => ({ measure: vi.fn() }));
vi.mock("../../kit/l10n.svelte", () => ({ needFor: () => Promise.resolve(), t: (key: string) => key }));

const WHAT = { game: "cards", players: 2, options: {}, bot: "random" };
const PARTS = 120;

function found(games: number, verdict: Share["verdict"] = "open"): SoFar {
  const one = {
    games,
    wins: games / 2,
    shared: 0,
    share: 0.5,
    interval: [0.4, 0.6] as [number, number],
    fair: 0.5,
    verdict,
  };
  const sides = [1, 2].map((seat) => ({ ...one, name: String(seat) }));
  return { tally: { games }, sides, turns: 10, minutes: 5, events: {} };
}

/** Answer every part with so many games more than what was counted before. */
function playing(more: number, clearAt = Infinity): number[] {
  const asked: number[] = [];
  vi.mocked(measure).mockImplementation(({ before }) => {
    asked.push(before?.games ?? 0);
    const games = (before?.games ?? 0) + more;
    return Promise.resolve(found(games, games >= clearAt ? "even" : "open"));
  });
  return asked;
}

const rest = (meter: Meter) => vi.waitFor(() => expect(meter.running).toBe(false));

beforeEach(() => void vi.mocked(measure).mockReset());

describe("the meter", () => {
  it("looks at most twenty times, first after eight games", async () => {
    const looks = new Set<number>();
    const meter = new Meter("draft");
    vi.mocked(measure).mockImplementation(({ before }) => {
      looks.add(meter.figures?.tally.games ?? 0);
      return Promise.resolve(found((before?.games ?? 0) + ((before?.games ?? 0) < 40 ? 1 : 45)));
    });
    meter.start(WHAT);
    await rest(meter);
    expect(meter.games).toBeGreaterThanOrEqual(2000);
    looks.delete(0);
    expect(Math.min(...looks)).toBe(8);
    expect(looks.size).toBeLessThanOrEqual(20);
  });
  it("rests after a while and goes on from there", async () => {
    const asked = playing(2);
    const meter = new Meter("draft");
    meter.start(WHAT);
    expect(meter.more).toBe(false);
    await rest(meter);
    expect(asked.length).toBe(PARTS);
    expect(meter.more).toBe(true);
    meter.goOn();
    await rest(meter);
    expect(asked[PARTS]).toBe(2 * PARTS);
    expect(meter.games).toBe(4 * PARTS);
  });
  it("has no more to do once it is clear, nor after a change", async () => {
    playing(50, 200);
    const meter = new Meter("draft");
    meter.start(WHAT);
    await rest(meter);
    expect([meter.games, meter.more]).toEqual([250, false]);
    meter.stop();
    meter.goOn();
    expect([meter.games, meter.more, meter.running]).toEqual([0, false, false]);
  });
});
