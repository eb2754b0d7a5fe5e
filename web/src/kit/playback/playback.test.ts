import { beforeEach, describe, expect, it } from "vitest";
import { Playback, type Shown } from "./playback";
import type { Event, Frame } from "../wire";

const event = (name: string) => ({ kind: name }) as unknown as Event;
const frame = (ply: number, ...events: string[]): Frame => ({
  ply,
  seat: null,
  events: events.map(event),
  view: `view ${ply}` as unknown as Frame["view"],
});
const GAME = [frame(0), frame(1, "a"), frame(2, "b", "won"), frame(3, "c"), frame(4, "d"), frame(5, "e")];

let time: number;
let timers: { at: number; work: () => void }[];
let heard: string[];
let sounded: string[];
let drawn: Shown[];
let ms: number;
let suspense: Record<string, number>;
let film: Playback;

function pass(span: number): void {
  const end = time + span;
  for (;;) {
    timers.sort((a, b) => a.at - b.at);
    if (!timers[0] || timers[0].at > end) break;
    const timer = timers.shift()!;
    time = timer.at;
    timer.work();
  }
  time = end;
}

beforeEach(() => {
  [time, timers, heard, drawn, ms, suspense] = [0, [], [], [], 400, {}];
  sounded = [];
  film = new Playback({
    later: (span, work) => {
      const timer = { at: time + span, work };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    duration: () => ms,
    suspense: (one) => suspense[one.kind] ?? 0,
    cue: (one, pending) => sounded.push(`${one.kind}${pending ? "?" : ""}`),
    tell: (one, _frame, skipped) => heard.push(`${one.kind}${skipped ? " skipped" : ""}`),
    changed: (shown) => drawn.push(shown),
  });
});

describe("what is shown", () => {
  it("is at once where the match is, without replaying the past", () => {
    film.follow(GAME.slice(0, 3));
    expect(film.shown).toMatchObject({ ply: 2, view: "view 2", event: null });
    expect(heard).toEqual([]);
  });

  it("plays events one after the other", () => {
    film.follow(GAME.slice(0, 1));
    film.follow(GAME.slice(0, 3));
    expect(film.shown).toMatchObject({ ply: 1, event: { kind: "a" } });
    pass(400);
    expect(film.shown).toMatchObject({ ply: 2, event: { kind: "b" } });
    pass(800);
    expect(film.shown).toMatchObject({ ply: 2, event: null });
    expect(heard).toEqual(["a", "b", "won"]);
  });

  it("takes no time where things shall not move, and still tells everything", () => {
    ms = 0;
    film.follow(GAME.slice(0, 1));
    film.follow(GAME);
    expect(film.shown).toMatchObject({ ply: 5, event: null });
    expect(heard).toEqual(["a", "b", "won", "c", "d", "e"]);
  });

  it("tells a board how it was before the ply and which of its events were shown", () => {
    film.follow(GAME.slice(0, 2));
    expect(film.shown).toMatchObject({ told: [], before: null });
    film.follow(GAME.slice(0, 3));
    expect(film.shown).toMatchObject({ told: [{ kind: "b" }], before: "view 1" });
    pass(400);
    expect(film.shown).toMatchObject({ told: [{ kind: "b" }, { kind: "won" }], before: "view 1" });
    pass(400);
    expect(film.shown).toMatchObject({ told: [], before: null });
  });

  it("sounds an event when it begins and speaks of it when it has been shown", () => {
    film.follow(GAME.slice(0, 1));
    film.follow(GAME.slice(0, 2));
    expect([sounded, heard]).toEqual([["a"], []]);
    pass(400);
    expect([sounded, heard]).toEqual([["a"], ["a"]]);
  });

  it("keeps a surprise to itself while it is pending", () => {
    suspense = { won: 600 };
    film.follow(GAME.slice(0, 2));
    film.follow(GAME.slice(0, 3));
    pass(400);
    expect(film.shown).toMatchObject({ pending: true, ms: 600, event: null, told: [{ kind: "b" }], before: "view 1" });
    expect([sounded, heard]).toEqual([["b", "won?"], ["b"]]);
    pass(599);
    expect(film.shown).toMatchObject({ pending: true });
    pass(1);
    expect(film.shown).toMatchObject({ pending: false, ms: 400, event: { kind: "won" } });
    expect([sounded, heard]).toEqual([["b", "won?", "won"], ["b"]]);
    pass(400);
    expect(film.shown).toMatchObject({ pending: false, event: null, before: null, view: "view 2" });
    expect(heard).toEqual(["b", "won"]);
  });

  it("can be skipped in the middle of a ply, and still speaks of the rest of it", () => {
    suspense = { won: 600 };
    film.follow(GAME.slice(0, 2));
    film.follow(GAME.slice(0, 3));
    pass(500);
    film.skip();
    expect(film.shown).toMatchObject({ ply: 2, pending: false, event: null, before: null });
    expect(heard).toEqual(["b", "won skipped"]);
    pass(5000);
    expect(heard).toEqual(["b", "won skipped"]);
  });

  it("goes back at once when what is being shown is taken back, and is not stuck there", () => {
    film.follow(GAME.slice(0, 1));
    film.follow(GAME.slice(0, 2));
    film.follow(GAME.slice(0, 1));
    expect(film.shown).toMatchObject({ ply: 0, before: null });
    expect(timers).toEqual([]);
    film.follow(GAME.slice(0, 2));
    expect(film.shown).toMatchObject({ ply: 1, event: { kind: "a" } });
  });

  it("hurries while more waits than can be shown at ease", () => {
    ms = 1600;
    film.follow(GAME.slice(0, 1));
    film.follow(GAME.slice(0, 4));
    expect(film.shown.ms).toBeCloseTo(533, 0); // three wait behind the first: a third of its time
    pass(533);
    expect(film.shown.event).toMatchObject({ kind: "a" });
    pass(1);
    expect(film.shown.event).toMatchObject({ kind: "b" });
  });

  it("does not stay far behind: too much at once is skipped, but spoken", () => {
    ms = 2000;
    film.follow(GAME.slice(0, 1));
    film.follow(GAME);
    expect(film.shown.ply).toBe(5);
    expect(heard.filter((one) => one.endsWith("skipped"))).toHaveLength(6);
    expect(timers).toEqual([]);
  });

  it("catches up when too much comes while it plays", () => {
    ms = 2000;
    film.follow(GAME.slice(0, 1));
    film.follow(GAME.slice(0, 2));
    pass(100);
    film.follow(GAME);
    expect(film.shown.ply).toBe(5);
    expect(heard).toEqual(["a", "b", "won", "c", "d", "e"].map((name) => `${name} skipped`));
  });

  it("goes back at once when something is taken back", () => {
    film.follow(GAME.slice(0, 4));
    film.follow(GAME.slice(0, 2));
    expect(film.shown.ply).toBe(1);
    film.follow(GAME.slice(0, 3));
    pass(400);
    expect(heard).toEqual(["b"]);
  });

  it("speaks of moves that replace those taken back, even when it skips them", () => {
    ms = 2000;
    film.follow(GAME.slice(0, 5));
    film.follow(GAME.slice(0, 1));
    film.follow(GAME);
    expect(heard).toEqual(["a", "b", "won", "c", "d", "e"].map((name) => `${name} skipped`));
  });

  it("does not speak of what was there before it came", () => {
    film.follow(GAME);
    film.look(1);
    film.skip();
    expect(heard).toEqual([]);
  });

  it("stays at an earlier ply that is being looked at", () => {
    film.follow(GAME.slice(0, 3));
    film.look(1);
    film.follow(GAME.slice(0, 4));
    expect(film.live).toBe(false);
    expect(film.shown.ply).toBe(1);
    film.skip();
    expect(film.live).toBe(true);
    expect(film.shown.ply).toBe(3);
  });

  it("plays like a film from the beginning, and is live at its end", () => {
    film.follow(GAME.slice(0, 3));
    film.play();
    expect([film.shown.ply, film.playing]).toEqual([0, true]);
    pass(900);
    expect(film.shown.ply).toBe(1);
    pass(900);
    expect([film.shown.ply, film.playing, film.live]).toEqual([2, false, true]);
  });

  it("lets a game say how much may wait at its own pace", () => {
    const later = (span: number, work: () => void) => (timers.push({ at: time + span, work }), () => {});
    const silent = { cue: () => {}, tell: () => {}, changed: () => {} };
    const stage = { later, duration: () => 1000, suspense: () => 0, ...silent };
    const after = (patient: Playback) => {
      patient.follow(GAME.slice(0, 1));
      patient.follow(GAME);
      pass(2000);
      return patient.shown.ply;
    };
    expect(after(new Playback({ ...stage, ease: () => 20_000 }))).toBe(2); // the first event of the second ply is over
    expect(after(new Playback(stage))).toBe(3);
    expect(after(new Playback({ ...stage, ease: () => 500 }))).toBe(5); // too far behind: skipped
  });

  it("forgets what it showed, and starts again with what it is given then", () => {
    film.follow(GAME.slice(0, 2));
    film.follow(GAME.slice(0, 3));
    film.forget();
    expect(film.shown).toMatchObject({ ply: -1, view: null, event: null });
    pass(5000);
    expect(film.shown.view).toBe(null);
    film.follow(GAME.slice(0, 4));
    expect(film.shown).toMatchObject({ ply: 3, view: "view 3", event: null });
  });

  it("stops the film", () => {
    film.follow(GAME);
    film.look(0);
    film.play();
    pass(900);
    film.pause();
    pass(5000);
    expect(film.shown.ply).toBe(1);
  });
});
