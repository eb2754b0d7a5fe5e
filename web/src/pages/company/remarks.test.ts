import { expect, test } from "vitest";
import type { Event } from "../../kit/wire";
import { greeting, parting, remarkOn, type Cast } from "./remarks";

const cast: Cast = new Map([
  [1, "pip"],
  [3, "otto"],
]);
const event = { kind: "ate", seat: 1 } as unknown as Event;
const plies = Array.from({ length: 200 }, (_, ply) => ply);
const on = (ply: number, actor: number, hit: readonly number[], since = -10) =>
  remarkOn(
    "table",
    ply,
    since,
    cast,
    [event],
    actor,
    () => "caught",
    (_, seat) => hit.includes(seat),
  );

test("one character greets, the same on every device", () => {
  expect(greeting("table", cast)).toEqual(greeting("table", cast));
  expect([...cast.keys()]).toContain(greeting("table", cast)!.seat);
  expect(greeting("table", new Map())).toBeNull();
});

test("remarks come now and then, and not one after the other", () => {
  const said = plies.filter((ply) => on(ply, 1, []) !== null);
  expect(said.length).toBeGreaterThan(60);
  expect(said.length).toBeLessThan(140);
  expect(on(said[0]!, 1, [], said[0]! - 1)).toBeNull();
});

test("who was hit complains, and who did it is glad only if it did not hurt them", () => {
  const ply = plies.find((one) => on(one, 1, []) !== null)!;
  expect(on(ply, 1, [])).toEqual({ seat: 1, bot: "pip", occasion: "glad" });
  expect(on(ply, 1, [3])).toEqual({ seat: 3, bot: "otto", occasion: "ouch" });
  expect(on(ply, 2, [])).toBeNull(); // a person
  expect(on(ply, 1, [1])).toBeNull();
});

test("at the end a winner and a loser have a word, and nobody if nobody has won", () => {
  expect(parting("table", cast, [1])).toEqual([
    { seat: 1, bot: "pip", occasion: "won" },
    { seat: 3, bot: "otto", occasion: "lost" },
  ]);
  expect(parting("table", cast, [2]).map(({ occasion }) => occasion)).toEqual(["lost"]);
  expect(parting("table", cast, [])).toEqual([]);
});
