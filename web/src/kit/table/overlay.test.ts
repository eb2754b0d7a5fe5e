import { expect, it } from "vitest";
import type { Hint } from "../wire";
import { Overlay } from "./overlay.svelte";

function shown() {
  let due: (() => void)[] = [];
  const asked: number[] = [];
  let fails = false;
  const overlay = new Overlay(
    (_, work) => {
      due.push(work);
      return () => (due = due.filter((one) => one !== work));
    },
    async (ply) => {
      asked.push(ply);
      return fails ? null : [{ kind: `at ${ply}` } as Hint];
    },
  );
  const pass = async () => {
    for (const work of due.splice(0)) work();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    overlay,
    asked,
    pass,
    fail: (how: boolean) => (fails = how),
    kinds: () => overlay.hints.map((one) => one.kind),
  };
}

it("follows the ply that is shown, and keeps the old picture until the new one is there", async () => {
  const { overlay, pass, kinds } = shown();
  overlay.at(1);
  await pass();
  expect(kinds()).toEqual(["at 1"]);
  overlay.at(2);
  expect(kinds()).toEqual(["at 1"]);
  await pass();
  expect(kinds()).toEqual(["at 2"]);
});

it("does not ask about plies that pass by, nor twice about one", async () => {
  const { overlay, asked, pass, kinds } = shown();
  for (const ply of [1, 2, 3]) overlay.at(ply);
  await pass();
  expect(asked).toEqual([3]);
  overlay.at(4);
  await pass();
  overlay.at(3);
  expect(kinds()).toEqual(["at 3"]);
  expect(asked).toEqual([3, 4]);
});

it("shows nothing when it is off, and asks again after a failure", async () => {
  const { overlay, asked, pass, fail, kinds } = shown();
  overlay.at(1);
  await pass();
  overlay.off();
  await pass();
  expect(kinds()).toEqual([]);
  fail(true);
  overlay.at(2);
  await pass();
  fail(false);
  overlay.at(2);
  await pass();
  expect(asked).toEqual([1, 2, 2]);
  expect(kinds()).toEqual(["at 2"]);
});

it("never shows one viewer what another was told", async () => {
  const { overlay, asked, pass, kinds } = shown();
  overlay.at(1);
  const answer = pass();
  overlay.forget();
  await answer;
  expect(kinds()).toEqual([]);
  overlay.at(1);
  await pass();
  expect(asked).toEqual([1, 1]);
});
