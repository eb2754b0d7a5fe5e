import { expect, it } from "vitest";
import { around, SHOWN } from "./window";

it("shows a short list as a whole", () => {
  expect(around(3, 20)).toEqual({ first: 0, end: 20 });
  expect(around(-1, 0)).toEqual({ first: 0, end: 0 });
});

it("shows a few of a thousand: the latest, or those around the one that is looked at", () => {
  expect(around(999, 1000)).toEqual({ first: 1000 - SHOWN, end: 1000 });
  expect(around(500, 1000)).toEqual({ first: 500 - SHOWN / 2, end: 500 + SHOWN / 2 });
  expect(around(0, 1000)).toEqual({ first: 0, end: SHOWN });
});

it("shows more at either end on demand", () => {
  expect(around(500, 1000, 100, 10)).toEqual({ first: 400 - SHOWN / 2, end: 510 + SHOWN / 2 });
  expect(around(20, 1000, 100)).toEqual({ first: 0, end: SHOWN });
});
