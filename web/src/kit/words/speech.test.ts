import { describe, expect, it } from "vitest";
import type { Event, Frame } from "../wire";
import { Speech } from "./speech";
import type { Begins, Turn } from "./turns";

const event = (kind: string, over: object = {}) => ({ kind, ...over }) as unknown as Event;
const named = (one: Event, kind: string) => String(one.kind) === kind;
const frame = (ply: number, seat: number, to_act: number[], ...kinds: string[]) =>
  ({ ply, seat, to_act, events: kinds.map((kind) => event(kind, { seat })), view: {} }) as unknown as Frame;

/** One person, seat 1, plays at this device. */
function hearing(begins?: Begins) {
  const due: { ms: number; work: () => void }[] = [];
  const heard: string[] = [];
  const speech = new Speech({
    later: (ms, work) => {
      const timer = { ms, work };
      due.push(timer);
      return () => void due.splice(0, due.length, ...due.filter((one) => one !== timer));
    },
    join: () => (one, other) => (named(one, "step") && named(other, "step") ? other : null),
    begins: () => begins,
    mine: (seats) => seats.includes(1),
    say: (turn: Turn) => void heard.push(turn.events.map(({ kind }) => kind).join(" ")),
  });
  const pause = (ms: number) => {
    for (const one of due.filter((timer) => timer.ms <= ms)) one.work();
  };
  const hear = (one: Frame) => one.events.forEach((told) => speech.hear(told, one, one.seat));
  return { speech, heard, hear, pause };
}

describe("what is announced", () => {
  it("is a turn of somebody else as a whole, when it is over", () => {
    const { heard, hear } = hearing();
    hear(frame(1, 2, [2], "rolled"));
    hear(frame(2, 2, [2], "step", "ate"));
    expect(heard).toEqual([]);
    hear(frame(3, 2, [3], "step"));
    expect(heard).toEqual(["rolled step ate step"]);
    hear(frame(4, 3, [1], "rolled"));
    expect(heard).toHaveLength(2);
  });

  it("is all there is when somebody here is to decide, but a walk only when it rests", () => {
    const { heard, hear, pause } = hearing();
    hear(frame(1, 1, [1], "rolled"));
    expect(heard).toEqual(["rolled"]);
    hear(frame(2, 1, [1], "step"));
    hear(frame(3, 1, [1], "step"));
    expect(heard).toHaveLength(1);
    pause(1000);
    expect(heard).toEqual(["rolled", "step step"]);
  });

  it("is what happened so far when somebody else thinks for long", () => {
    const { heard, hear, pause } = hearing();
    hear(frame(1, 2, [2], "rolled"));
    pause(1000);
    expect(heard).toEqual([]);
    pause(5000);
    expect(heard).toEqual(["rolled"]);
  });

  it("ends where the game says that the next turn begins, whoever acted in between", () => {
    const { heard, hear } = hearing((one) => named(one, "began"));
    hear(frame(1, 2, [2], "drew"));
    hear(frame(2, 3, [3], "picked"));
    hear(frame(3, 2, [3], "ended", "began"));
    expect(heard).toEqual(["drew picked ended"]);
    hear(frame(4, 3, [], "won"));
    expect(heard.at(-1)).toBe("began won");
  });

  it("is nothing that was forgotten", () => {
    const { speech, heard, hear, pause } = hearing();
    hear(frame(1, 2, [2], "rolled"));
    speech.forget();
    pause(9999);
    expect(heard).toEqual([]);
  });
});
