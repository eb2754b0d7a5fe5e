import { describe, expect, it } from "vitest";
import { circleIn, forgedActions, wrongImports } from "./layers.mjs";

const modules = (all) => new Map(Object.entries(all));

describe("the direction of imports", () => {
  it("goes down, or stays in a folder", () => {
    const all = {
      "kit/table/table.svelte.ts": ["kit/words/news.svelte.ts", "kit/table/holding.svelte.ts", "kit/wire.ts"],
    };
    expect(wrongImports(modules(all))).toEqual([]);
  });

  it("never goes up, nor to a folder beside", () => {
    const wrong = (from, to) => wrongImports(modules({ [from]: [to] }));
    expect(wrong("kit/words/news.svelte.ts", "kit/table/table.svelte.ts")).toHaveLength(1);
    expect(wrong("kit/link/link.ts", "kit/state/tablestate.ts")).toHaveLength(1);
    expect(wrong("games/ludo/Board.svelte", "games/chess/Board.svelte")).toHaveLength(1);
    expect(wrong("games/ludo/Board.svelte", "kit/words/people.ts")).toHaveLength(1);
    expect(wrong("kit/playback/scene.ts", "kit/game.ts")).toHaveLength(1);
  });

  it("has a place for every module", () => {
    expect(wrongImports(modules({ "attic/chair.ts": [] }))).toEqual(["attic/chair.ts is in no layer"]);
  });

  it("never goes round", () => {
    expect(circleIn(modules({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b", "c", "b"]);
    expect(circleIn(modules({ a: ["b", "c"], b: ["c"], c: [] }))).toBe(null);
  });
});

describe("an action's text", () => {
  const forged = (text, module = "games/ludo/choice.ts") => forgedActions(modules({ [module]: text }));

  it("is never made by a game", () => {
    expect(forged("act(`${from}>${to}` as Token)")).toHaveLength(1);
    expect(forged("return [cell] as readonly Token[];")).toHaveLength(1);
    expect(forged("const offer = { kind } as unknown as Listed<LudoOffers>;")).toHaveLength(1);
  });

  it("may be passed on as the server listed it, and the kit says what is listed", () => {
    expect(forged("act(offer.token);")).toEqual([]);
    expect(forged("const tokens = legal as readonly Token[];", "kit/table/board.svelte.ts")).toEqual([]);
  });
});
