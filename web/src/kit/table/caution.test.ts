import { expect, test } from "vitest";
import { Caution } from "./caution.svelte";

const offer = (token: string, harms: boolean) => ({ token, harms, kind: "step", to: "e5" }) as never;

test("what harms is asked about once", () => {
  const caution = new Caution();
  const offers = [offer("e5", true), offer("e6", false)];
  expect(caution.stops(["e6"], offers)).toBe(false);
  expect(caution.stops(["e5"], offers)).toBe(true);
  expect(caution.asking).toEqual(["e5"]);
  expect(caution.stops(["e5"], offers)).toBe(false); // it is meant
  expect(caution.asking).toBe(null);
  expect(caution.stops(["e5"], offers)).toBe(true); // and the next time asked again
});

test("another action in between starts over", () => {
  const caution = new Caution();
  const offers = [offer("e5", true), offer("e6", true)];
  expect(caution.stops(["e5"], offers)).toBe(true);
  expect(caution.stops(["e6"], offers)).toBe(true);
});

test("walks of several actions are known from what the server said about them", () => {
  const caution = new Caution();
  caution.note(["a1", "a2"], true);
  caution.note(["a1", "b1"], undefined);
  expect(caution.stops(["a1", "b1"], [])).toBe(false);
  expect(caution.stops(["a1", "a2"], [])).toBe(true);
  caution.forget();
  expect(caution.stops(["a1", "a2"], [])).toBe(false);
});
