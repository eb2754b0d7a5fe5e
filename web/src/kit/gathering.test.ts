import { expect, it } from "vitest";
import { Gathering } from "./gathering";

function counting(): { sum: Gathering<{ worth: number }, number[]>; reads: () => number } {
  let reads = 0;
  const sum = new Gathering<{ worth: number }, number[]>(
    () => [],
    (found, item) => {
      reads++;
      found.push(item.worth);
    },
  );
  return { sum, reads: () => reads };
}

const items = Array.from({ length: 1000 }, (_, worth) => ({ worth }));

it("reads only what is new, however long the list is", () => {
  const { sum, reads } = counting();
  for (let count = 1; count <= items.length; count++) sum.of(items.slice(0, count));
  expect(reads()).toBe(items.length);
  expect(sum.of(items)).toHaveLength(1000);
});

it("begins again when something was taken back, or another list comes", () => {
  const { sum } = counting();
  sum.of(items);
  expect(sum.of(items, 3)).toEqual([0, 1, 2]);
  expect(sum.of([...items.slice(0, 2), { worth: 7 }, { worth: 8 }])).toEqual([0, 1, 7, 8]);
  expect(sum.of([{ worth: 5 }])).toEqual([5]);
});
