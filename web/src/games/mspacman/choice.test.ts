import { describe, expect, it, vi } from "vitest";
import type { MsPacManEvents, MsPacManView } from "../../kit/wire";
import { Plan } from "./plan.svelte";
import { outcome, standing, trail, type Tried } from "./choice";

const view = (over: Partial<MsPacManView>) =>
  ({ phase: "walk", seat: 1, ctrl: 1, mp: "a1", ghosts: [], ...over }) as MsPacManView;
const tried = (over: Partial<MsPacManView>, kind: "turn" | "chance" | "over" = "turn") =>
  ({ view: view(over), asked: { kind } }) as unknown as Tried;
const events = (...all: object[]) => all as MsPacManEvents[];

describe("a plan", () => {
  it("tells what matters most of what it leads to", () => {
    const power = { kind: "power_eaten" };
    expect(outcome(1, events(power))).toBe("power");
    expect(outcome(1, events(power, { kind: "caught" }))).toBe("caught");
    expect(outcome(1, events({ kind: "captured", seat: 2 }))).toBe("lost");
    expect(outcome(2, events({ kind: "captured", seat: 2 }))).toBe("captured");
    expect(outcome(2, events({ kind: "ran_into_her" }))).toBe("lost");
    expect(outcome(1, events({ kind: "caught" }, { kind: "won", seat: 1 }))).toBe("won");
    expect(outcome(1, events({ kind: "won", seat: 2 }))).toBe("given");
    expect(outcome(1, [])).toBe(null);
  });

  it("leads from where the piece stands over every cell", () => {
    expect(standing(view({}))).toBe("a1");
    expect(standing(view({ seat: 2, ghosts: [null, { at: "c3", cause: "strong", flip_in: 0 }] }))).toBe("c3");
    const step = (origin: string, to: string) => ({ kind: "ghost_stepped", origin, to });
    const way = events(step("a1", "a2"), step("a2", "a1"), { kind: "bumped", origin: "a1", to: "b1" });
    expect(trail(way)).toEqual(["a1", "a2", "a1", "b1"]);
    expect(trail([])).toEqual([]);
  });
});

/** A corridor a b c d e in which a walk of three steps begins at b. */
class Corridor {
  taken: string[] = [];
  asked = 0;
  denied: unknown[] = [];
  readonly choice = {
    legal: ["a", "c"],
    act: (...actions: string[]) => void (this.taken = actions),
    reach: (after: readonly string[] = []) => {
      const here = "abcde".indexOf(after.at(-1) ?? "b");
      const way = (there: number) => [..."abcde".slice(here + 1, there + 1)];
      return Promise.resolve([..."abcde"].slice(here + 1).map((target, n) => ({ target, actions: way(here + n + 1) })));
    },
    rehearse: (actions: readonly string[]) => {
      this.asked += 1;
      const cells = ["b", ...actions];
      const fits = cells.every(
        (cell, n) => n === 0 || Math.abs(cell.charCodeAt(0) - cells[n - 1]!.charCodeAt(0)) === 1,
      );
      if (!fits || actions.length > 3) return Promise.resolve(null);
      const [steps, here] = [3 - actions.length, actions.at(-1)!];
      const beside = [-1, 1].map((n) => String.fromCharCode(here.charCodeAt(0) + n));
      return Promise.resolve({
        ...tried(steps > 0 ? { mp: here, steps } : { mp: here, seat: 2, phase: "roll" }, steps > 0 ? "turn" : "chance"),
        events: actions.map((to, n) => ({ kind: "stepped", origin: cells[n], to, left: 2 - n })),
        legal: steps > 0 ? { "1": beside } : {},
        goes_on: steps > 0,
        actions,
      } as unknown as Tried);
    },
  };
  readonly props = {
    game: { view: view({ mp: "b", steps: 3 }) },
    choice: this.choice,
    help: { no: (...why: unknown[]) => void (this.denied = why) },
  } as unknown as ReturnType<ConstructorParameters<typeof Plan>[0]>;
}

const beside = (one: string, other: string) => Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) === 1;
const settle = () => new Promise((done) => setTimeout(done));

describe("planning a walk", () => {
  it("takes a near step, a far one, and steps back, and sends nothing before Go", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    plan.to("c");
    await settle();
    expect([plan.actions, plan.legal, plan.whole]).toEqual([["c"], ["b", "d"], false]);
    plan.to("e");
    await settle();
    expect([plan.actions, plan.whole, plan.trail]).toEqual([["c", "d", "e"], true, ["b", "c", "d", "e"]]);
    plan.back();
    await settle();
    expect([plan.actions, plan.whole]).toEqual([["c", "d"], false]);
    plan.go();
    expect(corridor.taken).toEqual([]);
    plan.to("c");
    await settle();
    plan.go();
    expect(corridor.taken).toEqual(["c", "d", "c"]);
  });

  it("stays where the piece is when that is touched again", async () => {
    const corridor = new Corridor();
    const reach = vi.fn(() => Promise.resolve([{ target: "c", actions: ["d", "c"] }]));
    Object.assign(corridor.choice, { reach });
    const plan = new Plan(() => corridor.props, beside);
    plan.to("b"); // where it stands already
    plan.to("c");
    plan.to("c");
    await settle();
    expect([plan.actions, plan.aim]).toEqual([["c"], null]);
    expect(reach).not.toHaveBeenCalled();
  });

  it("asks why not at the first touch of its own square, however young the page is", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    const young = vi.spyOn(performance, "now").mockReturnValue(100);
    plan.to("b");
    await settle();
    young.mockRestore();
    expect([corridor.asked, plan.actions]).toEqual([1, []]);
  });

  it("does not take a second touch that follows at once for Go", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    plan.to("e");
    await settle();
    expect(plan.whole).toBe(true);
    plan.go(true);
    expect(corridor.taken).toEqual([]);
    const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 400);
    plan.go(true);
    later.mockRestore();
    expect(corridor.taken).toEqual(["c", "d", "e"]);
  });

  it("keeps steps that are asked for faster than they are answered, in order", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    const onward = (now: Plan) => String.fromCharCode((now.trail.at(-1) ?? "b").charCodeAt(0) + 1);
    plan.step(onward);
    plan.step(onward);
    plan.step(onward);
    plan.step(onward); // one too many
    await settle();
    expect(plan.actions).toEqual(["c", "d", "e"]);
  });

  it("plans again from a whole plan, stays as it is where it cannot go, and remembers what it was told", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    plan.to("e");
    await settle();
    plan.to("d");
    await settle();
    expect(plan.actions).toEqual(["c", "d"]);
    plan.to("z");
    await settle();
    expect([plan.actions, plan.aim]).toEqual([["c", "d"], null]);
    expect(corridor.denied).toEqual(["mspacman-out-of-reach", { cell: "z", steps: 1 }, ["z"]]);
    const asked = corridor.asked;
    plan.to("e");
    await settle();
    expect([plan.actions, corridor.asked]).toEqual([["c", "d", "e"], asked]);
  });

  it("forgets answers to a plan that was dropped", async () => {
    const corridor = new Corridor();
    const plan = new Plan(() => corridor.props, beside);
    plan.to("c");
    plan.drop();
    await settle();
    expect([plan.actions, plan.tried]).toEqual([[], null]);
  });
});
