import { describe, expect, test } from "vitest";
import { dealt, offered, PIECES, type Piece } from "./pieces";

const USUAL: readonly Piece[] = ["pac", "red", "cyan", "pink"];

describe("dealt", () => {
  test("gives the usual pieces where nobody chose", () => {
    expect(dealt([null, null, null], USUAL)).toEqual(["pac", "red", "cyan"]);
  });

  test("keeps what was chosen and moves only who is in the way", () => {
    expect(dealt([null, "pac", null], USUAL)).toEqual(["red", "pac", "cyan"]);
    expect(dealt(["orange", "pac"], USUAL)).toEqual(["orange", "pac"]);
  });

  test("takes a word it does not know for no choice", () => {
    expect(dealt(["submarine", null], USUAL)).toEqual(["pac", "red"]);
  });

  test("gives no piece twice while there are any", () => {
    for (const piece of PIECES) {
      const pieces = dealt([null, null, piece, null, null, null, null, null], USUAL);
      expect(new Set(pieces).size).toBe(8);
    }
    expect(
      dealt(
        Array.from({ length: 10 }, () => null),
        USUAL,
      ),
    ).toHaveLength(10);
  });
});

describe("offered", () => {
  test("leaves out what others chose, and keeps one's own", () => {
    expect(offered(["pac", null, "red"], 0)).toEqual(["pac", "ms", "pink", "cyan", "orange", "violet", "green"]);
    expect(offered(["pac", null, "red"], 1)).toEqual(["ms", "pink", "cyan", "orange", "violet", "green"]);
  });
});
