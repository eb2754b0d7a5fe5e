import { describe, expect, it } from "vitest";
import {
  bareToken,
  bestToken,
  continuing,
  find,
  forAddressBar,
  forget,
  isRunning,
  remember,
  tables,
  tokensOf,
  withFragment,
  withToken,
  type Remembered,
} from "./remembered";
import { keep } from "./storage";

// There is no localStorage here, as in a private window: what is stored lasts as long as the page.
const table = (id: string, at = 0): Remembered => ({ id, game: "quoridor", places: {}, at });

describe("tables that are remembered", () => {
  it("come back, the latest first, each once", () => {
    for (const [at, id] of ["one", "two", "one"].entries()) remember(table(id, at));
    expect(tables().map(({ id }) => id)).toEqual(["one", "two"]);
    expect(find("two")?.game).toBe("quoridor");
    forget("two");
    expect(find("two")).toBe(undefined);
  });

  it("are all kept", () => {
    for (let n = 0; n < 50; n++) remember(table(`table ${n}`, n + 10));
    expect(tables()).toHaveLength(51); // and the one from before
    expect(tables()[0]!.id).toBe("table 49");
  });

  it("are found in the list of an earlier page", () => {
    keep("tables", [table("newer", 1001), table("older", 1000)]);
    expect(find("older")?.at).toBe(1000);
    expect(
      tables()
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(["newer", "older"]);
    forget("newer");
    expect(find("newer")).toBe(undefined);
  });

  it("can be continued until they are over", () => {
    const states = ["lobby", "turn", undefined, "over", "record"] as const;
    expect(states.map((state) => isRunning({ ...table("x"), state }))).toEqual([true, true, true, false, false]);
  });

  it("are opened with every token, and asked about with the strongest", () => {
    const known = { ...table("x"), invite: "i", watch: "w", places: { "1": "p" } };
    expect(tokensOf(known)).toEqual(["p", "i", "w"]);
    expect(bestToken(known)).toBe("p");
    expect(bestToken({ ...known, host: "h" })).toBe("h");
    expect(bestToken({ ...table("y"), invite: "i" })).toBe("i");
  });
});

it("reads the tokens of a link from its fragment alone", () => {
  expect(withFragment(table("x"), "#invite=abc_-1")).toEqual({ ...table("x"), invite: "abc_-1" });
  expect(withFragment(table("x"), "#watch=xyz")).toEqual({ ...table("x"), watch: "xyz" });
  const known = { ...table("x"), host: "h", places: { "3": "c" } };
  expect(withFragment(known, "")).toEqual(known);
  expect(withFragment(known, "#places=,:,4")).toEqual(known);
});

it("lets another device continue with all that this one holds", () => {
  const known = { ...table("x"), host: "h-h", invite: "i", watch: "w", places: { "1": "a_a", "3": "c-c" } };
  const moved = withFragment(table("x"), continuing(known));
  expect(moved).toEqual({ ...table("x"), host: "h-h", places: { "1": "a_a", "3": "c-c" } });
  const { host, ...guest } = known;
  expect(host && withFragment(table("x"), continuing(guest))).toEqual({ ...table("x"), places: guest.places });
});

it("puts nothing into the address bar that lets others play for this device", () => {
  const known = { ...table("x"), host: "h", invite: "i", watch: "w", places: { "1": "p" } };
  expect(forAddressBar(known, true)).toBe("#invite=i");
  expect(forAddressBar(known, false)).toBe("#watch=w");
  expect(forAddressBar({ ...table("x"), invite: "i", places: { "1": "p" } }, false)).toBe("#invite=i");
  expect(forAddressBar({ ...table("x"), places: { "1": "p" } }, false)).toBe("");
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
