import { describe, expect, it } from "vitest";
import { fileName } from "./saving";

describe("the name of a saved file", () => {
  const day = new Date(2026, 10, 5);

  it("tells the game, the day and the players", () => {
    expect(fileName("quoridor", day, ["Ada", "Bo"])).toBe("quoridor-2026-11-05-ada-bo");
  });

  it("keeps letters of every language and nothing a file cannot have", () => {
    expect(fileName("quoridor", day, ["Žofie ★ K.", "../آدم", "★"])).toBe("quoridor-2026-11-05-žofie-k-آدم");
  });
});
