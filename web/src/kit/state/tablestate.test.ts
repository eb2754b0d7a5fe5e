import { describe, expect, it } from "vitest";
import { acting, hear, legalFor, missing, NOTHING, resuming, type TableState } from "./tablestate";
import type { Frame, Update } from "../wire";

const view = (name: string) => ({ name }) as unknown as Update["view"];
const frame = (ply: number): Frame => ({ ply, seat: ply ? 1 : null, events: [], view: view(`ply ${ply}`) });
const moved = (to: string) => ({ kind: "moved", seat: 1, origin: "e1", to, ruling: "QUOR-6" }) as const;

function update(part: Partial<Update>): Update {
  return {
    t: "update",
    n: 0,
    since: null,
    steps: [],
    viewer: "watcher",
    view: view("now"),
    plies: 0,
    asked: { kind: "turn", seats: [1] },
    legal: { "1": ["e2"] },
    ...part,
  };
}

function seated(): TableState {
  const first = hear({ ...NOTHING, seats: [1] }, update({ n: 2, plies: 1 }), 0).state;
  return hear(first, { t: "frames", id: "x", plies: 1, frames: [frame(0), frame(1)] }, 0).state;
}

describe("what a device knows of a table", () => {
  it("asks for the match so far when it has only the position", () => {
    const state = hear(NOTHING, update({ plies: 3 }), 0).state;
    expect(missing(state)).toBe(0);
    expect(missing(seated())).toBe(null);
  });

  it("goes on with the eyes and entries it had, even while plies are being fetched", () => {
    expect(resuming(NOTHING)).toEqual({ have: null, looking: null });
    expect(resuming(seated())).toEqual({ have: 2, looking: null });
    const state = hear(seated(), update({ n: 3, since: 2, viewer: 1, plies: 1 }), 0).state;
    expect(missing(state)).toBe(0); // other eyes: the match so far comes again
    expect(resuming(state)).toEqual({ have: 3, looking: 1 });
  });

  it("adds a ply it was told of", () => {
    const step = { n: 2, entry: "acted", seat: 1, events: [moved("e2")] };
    const { state, gap } = hear(seated(), update({ n: 3, since: 2, steps: [step], plies: 2 }), 0);
    expect(gap).toBe(false);
    expect(state.frames.map((one) => one.ply)).toEqual([0, 1, 2]);
    expect(state.frames[2]).toMatchObject({ seat: 1, events: [moved("e2")], view: { name: "now" } });
  });

  it("leaves plies whose positions it does not know to be asked for", () => {
    const steps = [2, 3].map((n) => ({ n, entry: "acted", seat: 1, events: [moved("e2")] }));
    const { state } = hear(seated(), update({ n: 4, since: 2, steps, plies: 3 }), 0);
    expect(missing(state)).toBe(2);
  });

  it("goes back when something is taken back, and tells so aside", () => {
    const rewound = { kind: "rewound", keep: 0, ruling: "" } as const;
    const step = { n: 2, entry: "undone", keep: 0, events: [rewound] };
    const { state, aside } = hear(seated(), update({ n: 3, since: 2, steps: [step], plies: 0 }), 0);
    expect(state.frames).toHaveLength(1);
    expect(aside).toEqual([rewound]);
    expect(missing(state)).toBe(null);
  });

  it("notices that entries are missing", () => {
    const before = seated();
    const { state, gap } = hear(before, update({ n: 9, since: 8, plies: 5 }), 0);
    expect(gap).toBe(true);
    expect(state).toBe(before);
  });

  it("does not count twice what it has seen", () => {
    const steps = [
      { n: 1, entry: "acted", seat: 1, events: [moved("e2")] },
      { n: 2, entry: "acted", seat: 1, events: [moved("e3")] },
    ];
    const { state } = hear(seated(), update({ n: 3, since: 1, steps, plies: 2 }), 0);
    expect(state.frames).toHaveLength(3);
    expect(state.frames[2]!.events).toEqual([moved("e3")]);
  });

  it("ignores an answer that news has overtaken", () => {
    const before = seated();
    expect(hear(before, update({ n: 1, since: 0 }), 0).state).toBe(before);
  });

  it("starts again from a full view", () => {
    const { state } = hear(seated(), update({ n: 1, since: null, plies: 4 }), 0);
    expect(state.frames).toEqual([]);
    expect(missing(state)).toBe(0);
  });

  it("keeps nothing that was seen with other eyes", () => {
    const step = { n: 2, entry: "acted", seat: 1, events: [moved("e2")] };
    const { state } = hear(seated(), update({ n: 3, since: 2, steps: [step], plies: 2, viewer: 2 }), 0);
    expect(state.frames).toEqual([]);
    expect(missing(state)).toBe(0);
  });

  it("lets who looks decide first where several of this device are asked", () => {
    const both = { ...seated(), seats: [1, 2] };
    const asking = (viewer: number | string) =>
      hear(both, update({ n: 3, viewer, asked: { kind: "turn", seats: [1, 2] } }), 0).state;
    expect(acting(asking(2))).toBe(2);
    expect(acting(asking("watcher"))).toBe(1);
  });

  it("hears what happened beside the play even before it has the match so far", () => {
    const back = { kind: "seat_reclaimed", seat: 1 } as const;
    const before = hear({ ...NOTHING, seats: [1] }, update({ n: 2, plies: 1 }), 0).state;
    const steps = [{ n: 2, entry: "minded", events: [back] }];
    const { state, aside, gap } = hear(before, update({ n: 3, since: 2, steps, plies: 1 }), 0);
    expect(aside).toEqual([back]);
    expect(gap).toBe(false);
    expect(missing(state)).toBe(0);
  });

  it("offers actions only to a seat of this device that is asked", () => {
    const state = seated();
    expect(legalFor(state, acting(state))).toEqual(["e2"]);
    expect(acting({ ...state, update: { ...state.update!, gone: [1] } })).toBe(null);
    expect(acting({ ...state, seats: [2] })).toBe(null);
    expect(acting(hear(state, update({ n: 3, since: null, paused: true }), 0).state)).toBe(null);
    expect(legalFor(state, null)).toEqual([]);
  });

  it("says why it was not let in, but takes no later refusal for that", () => {
    const refused = { t: "refused", id: null, code: "x", message: "error-no-such-table" } as const;
    expect(hear(NOTHING, refused, 0).state.closed?.message).toBe("error-no-such-table");
    const inside = { ...NOTHING, table: {} as TableState["table"] };
    expect(hear(inside, refused, 0).state.closed).toBe(null);
  });
});
