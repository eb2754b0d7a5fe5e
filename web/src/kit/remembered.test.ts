import { describe, expect, it } from "vitest";
import {
  bareToken,
  bestToken,
  find,
  forget,
  fromFragment,
  remember,
  tables,
  tokensOf,
  withToken,
  type Remembered,
} from "./remembered";

// There is no localStorage here, as in a private window: what is kept lasts as long as the page.
const table = (id: string): Remembered => ({ id, game: "quoridor", places: {}, at: 0 });

describe("tables that are remembered", () => {
  it("come back, the latest first, each once", () => {
    for (const id of ["one", "two", "one"]) remember(table(id));
    expect(tables().map(({ id }) => id)).toEqual(["one", "two"]);
    expect(find("two")?.game).toBe("quoridor");
    forget("two");
    expect(find("two")).toBe(undefined);
  });

  it("are not kept without end", () => {
    for (let n = 0; n < 50; n++) remember(table(`table ${n}`));
    expect(tables()).toHaveLength(30);
    expect(tables()[0]!.id).toBe("table 49");
  });

  it("are opened with every token, and asked about with the strongest", () => {
    const known = { ...table("x"), invite: "i", watch: "w", places: { "1": "p" } };
    expect(tokensOf(known)).toEqual(["p", "i", "w"]);
    expect(bestToken(known)).toBe("p");
    expect(bestToken({ ...known, host: "h" })).toBe("h");
    expect(bestToken({ ...table("y"), invite: "i" })).toBe("i");
  });
});

it("reads the token of a link from its fragment alone", () => {
  expect(fromFragment("#invite=abc_-1")).toEqual({ invite: "abc_-1" });
  expect(fromFragment("#watch=xyz")).toEqual({ watch: "xyz" });
  expect(fromFragment("")).toEqual({});
});

it("knows a bare token from a fragment that says what it is for", () => {
  expect(bareToken("#2e7_smiuh5r7VjRTJMhtd8S2t-I_f177")).toBe("2e7_smiuh5r7VjRTJMhtd8S2t-I_f177");
  for (const other of ["", "#", "#invite=2e7_smiuh5r7VjRT", "#short", "#2e7_smiuh5r7VjRT!", "#" + "x".repeat(65)]) {
    expect(bareToken(other)).toBe(null);
  }
});

it("puts a token where its kind belongs, and nowhere else", () => {
  const known = { ...table("x"), watch: "t", invite: "i", places: { "1": "p" } };
  expect(withToken(known, "t", "host", null)).toEqual({ ...table("x"), host: "t", invite: "i", places: { "1": "p" } });
  expect(withToken(known, "t", "seat", 2)).toEqual({ ...table("x"), invite: "i", places: { "1": "p", "2": "t" } });
  expect(withToken(known, "p", "seat", 2)).toEqual({ ...known, places: { "2": "p" } }); // places were reordered
  expect(withToken(known, "n", "invite", null)).toEqual({ ...known, invite: "n" });
});
