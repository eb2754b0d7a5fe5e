import { expect, it, vi } from "vitest";
import type { Event } from "../wire";
import type { TableState } from "../state/tablestate";
import { tell, tellAll } from "./telling";

vi.mock("../l10n.svelte", () => {
  const words: Record<string, string> = {
    "ludo-short-rolled": "rolls \u2068$pips\u2069.",
    "ludo-short-met": "\u2068gladly\u2069 goes on.",
    "ludo-short-over": "it is over.",
    "ludo-short-left": "left: $who.",
    "told-of": "$name: $sentence",
    you: "You",
  };
  const t = (key: string, params: Record<string, string> = {}) =>
    words[key]!.replace(/\$(\w+)/g, (_, name: string) => String(params[name]));
  const capital = (text: string) => text.replace(/^[\u2066-\u2069]*\p{Ll}/u, (start) => start.toUpperCase());
  return { t, capital, has: (key: string) => key in words };
});

const places = ["Ada", "Bo"].map((name, n) => ({ place: n + 1, seat: n + 1, kind: "human", name }));
const state = { table: { game: "ludo", places }, seats: [] } as unknown as TableState;
const event = (kind: string, over: object = {}) => ({ kind, ...over }) as unknown as Event;
const rolled = (seat: number, pips: number) => event("rolled", { seat, pips });

it("tells an event behind the name of whoever does it", () => {
  expect(tell(rolled(2, 6), state, null)).toBe("Bo: rolls \u20686\u2069.");
});

it("says the name once of what somebody does in a row", () => {
  const told = tellAll([rolled(1, 6), event("met", { seat: 1 }), rolled(1, 2)], state, null);
  expect(told).toBe("Ada: rolls \u20686\u2069. \u2068Gladly\u2069 goes on. Rolls \u20682\u2069.");
});

it("says it again after somebody else, or after what nobody does", () => {
  const told = tellAll([rolled(1, 1), rolled(2, 2), rolled(1, 3), event("over"), event("over")], state, null);
  expect(told.replace(/[\u2068\u2069]/g, "")).toBe("Ada: rolls 1. Bo: rolls 2. Ada: rolls 3. it is over. it is over.");
});

it("says whether the name in front is “You”, so that verbs can agree", () => {
  const nameless = { ...state, table: { game: "ludo", places: [{ seat: 1, name: "" }, places[1]] }, seats: [1] };
  const told = [1, 2].map((seat) => tell(event("left", { seat }), nameless as unknown as TableState, null));
  expect(told).toEqual(["You: left: you.", "Bo: left: somebody."]);
});
