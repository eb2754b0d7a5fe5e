import { describe, expect, it } from "vitest";
import { fileOf, LONGEST_LINK, pack, toToml, unpack } from "./carrying";

const MADE = {
  game: "cards",
  option: "deck",
  name: "Žluťoučký balíček",
  players: 3,
  document: { points: { dot: 1 } },
  settings: { level: "2" },
};

describe("links", () => {
  it("carry a document there and back", async () => {
    expect(await unpack((await pack(MADE))!)).toEqual(MADE);
  });
  it("refuse what is too long, broken or something else", async () => {
    let seed = 1;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const noise = Array.from({ length: 9000 }, () => String.fromCharCode(33 + (next() % 90))).join("");
    expect(await pack({ ...MADE, document: { noise } })).toBeNull();
    expect(await unpack("#doc=")).toBeNull();
    expect(await unpack("#doc=%%%")).toBeNull();
    expect(await unpack("#invite=abc")).toBeNull();
    expect(await unpack(`#doc=${"A".repeat(LONGEST_LINK + 1)}`)).toBeNull();
    expect(await unpack((await pack({ ...MADE, document: [] as unknown as Record<string, unknown> }))!)).toBeNull();
  });
  it("made before links carried settings are read", async () => {
    const made = { game: "cards", option: "deck", name: "Old", players: 3, document: { points: { dot: 1 } } };
    const link = "#doc=i1ZKTixKKVbSUUpJTc4GUv45KUo6xjrVSgX5mXklxUpW1Uop-SVKVoa1tbEA";
    expect(await unpack(link)).toEqual({ ...made, settings: {} });
  });
  it("don't unpack a bomb", async () => {
    const bomb = await pack({ ...MADE, document: { zeros: "0".repeat(400_000) } });
    expect(bomb).not.toBeNull();
    expect(await unpack(bomb!)).toBeNull();
  });
});

describe("files", () => {
  it("are TOML with tables last and drawings as they are", () => {
    expect(toToml({ starts: { "Pac-Man": "e5" }, fences: ["e3h"], drawing: "o-o\n" })).toBe(
      "fences = [\"e3h\"]\ndrawing = '''\no-o\n'''\n\n[starts]\nPac-Man = \"e5\"\n",
    );
  });
  it("have a name that people recognise", () => {
    expect(fileOf(MADE).name).toBe("žluťoučký-balíček.toml");
    expect(fileOf({ ...MADE, option: "rules", document: { lives: "2" } })).toEqual({
      name: "žluťoučký-balíček.json",
      text: '{\n  "game": "cards",\n  "title": "Žluťoučký balíček",\n  "options": {\n    "lives": "2"\n  }\n}\n',
    });
  });
});
