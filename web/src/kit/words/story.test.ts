import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { befalls as befallsInCards, begins, deeds as cards } from "../../games/cards/deeds";
import { befalls as befallsInTheChase, deeds as chase } from "../../games/chase/deeds";
import { befalls as befallsInMarbles, deeds as marbles } from "../../games/marbles/deeds";
import { befalls as befallsInMsPacMan, deeds as mspacman } from "../../games/mspacman/deeds";
import { deeds as quoridor } from "../../games/quoridor/deeds";
import type { AnyGame, Done } from "../game";
import type { TableState } from "../state/tablestate";
import type { ChaseFacts, Event, Frame } from "../wire";
import { said, Story, storyOf } from "./story";
import { turnsOf } from "./turns";

// The words themselves are tested here, so they are those of the catalogues.
const catalogue = vi.hoisted(() => ({ language: "en", read: 0, bundles: new Map<string, unknown>() }));
vi.mock("../l10n.svelte", () => {
  const files = import.meta.glob<string>("../../../../src/mazechase/locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const bundle = () => {
    const { language, bundles } = catalogue;
    if (!bundles.has(language)) {
      const fresh = new FluentBundle(language);
      for (const name of ["page", "core", "cards", "chase", "marbles", "mspacman", "quoridor"]) {
        const text = files[`../../../../src/mazechase/locales/${language}/${name}.ftl`]!;
        fresh.addResource(new FluentResource(text));
      }
      bundles.set(language, fresh);
    }
    return bundles.get(language) as FluentBundle;
  };
  return {
    t: (key: string, params = {}) => {
      catalogue.read += 1;
      const pattern = bundle().getMessage(key)?.value;
      return pattern ? bundle().formatPattern(pattern, params, []) : key;
    },
    has: (key: string) => bundle().hasMessage(key),
    capital: (text: string) => text.replace(/^[\u2066-\u2069]*\p{Ll}/u, (start) => start.toUpperCase()),
    language: () => catalogue.language,
  };
});

const places = ["Ada", "Bo", "Cy"].map((name, n) => ({ place: n + 1, seat: n + 1, kind: "human", name }));
/** Return the table as somebody sees it; without a seat, as a watcher does. */
const at = (game: string, ...seats: number[]) => ({ table: { game, places }, seats }) as unknown as TableState;
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200f]/g, "").replaceAll("\u00a0", " ");
const events = (...all: object[]) => all as unknown as Event[];

type Deeds = AnyGame["deeds"];
function told(
  game: string,
  deeds: unknown,
  all: object[],
  { seat = 1, reader = [] as number[], detail = "plain" as const as "plain" | "squares" } = {},
): string {
  const turn = { seat, first: 1, ply: 1, events: events(...all) };
  const module = { deeds: deeds as Deeds, people: ["whom", "to", "seats", "winners"] } as unknown as AnyGame;
  return plain(storyOf(turn, at(game, ...reader), module, detail));
}

beforeEach(() => void (catalogue.language = "en"));

const step = (origin: string, to: string) => ({ kind: "stepped", seat: 1, origin, to });
const MARBLES = [
  { kind: "rolled", seat: 1, low: 2, high: 5 },
  step("b3", "b4"),
  { kind: "gobbled", seat: 1, at: "b4", colour: "white", tray: 1, left: 50 },
  step("b4", "b5"),
  { kind: "gobbled", seat: 1, at: "b5", colour: "white", tray: 2, left: 49 },
  { kind: "gobbled", seat: 1, at: "b6", colour: "yellow", tray: 2, left: 49 },
  { kind: "prowled", seat: 1, origin: "f6", to: "g6" },
  { kind: "prowled", seat: 1, origin: "g6", to: "h6" },
  { kind: "captured", seat: 1, whom: 2, at: "h6", home: "a1" },
  { kind: "paid", seat: 2, to: 1, white: 1, yellow: 1, rule: "book" },
];

describe("a turn in words", () => {
  it("counts marbles and names whom it happened to", () => {
    const line =
      "Ada rolled 2 and 5, ate 2 marbles, got a yellow marble (to gobble a ghost with), chased Bo home, and took 2 marbles from Bo.";
    expect(told("marbles", marbles, MARBLES)).toBe(line);
    expect(told("marbles", marbles, MARBLES, { reader: [2] })).toContain(
      "chased you home, and took 2 marbles from you.",
    );
    const squares = told("marbles", marbles, MARBLES, { detail: "squares" });
    expect(squares).toContain("moved Pac-Man to b5, ate 2 marbles");
    expect(squares).toContain("moved a ghost from f6 to h6, chased Bo home");
  });

  it("is told in other languages with the name alone in front", () => {
    catalogue.language = "cs";
    expect(told("marbles", marbles, MARBLES)).toBe(
      "Ada hází 2 a 5, sní 2 kuličky, získá žlutou kuličku (na snědení ducha), zahání domů hráče (Bo) a bere 2 kuličky (platí Bo).",
    );
    catalogue.language = "ar";
    // Whether commas join a list depends on the browser; the marks keep what begins with a placeable right to left.
    expect(told("marbles", marbles, MARBLES).replaceAll(/[،\u200f]/g, "")).toBe(
      "Ada: رمى 2 و5 وأكل كرتين وأخذ كرة صفراء (لالتهام شبح) وأعاد Bo إلى البيت وأخذ من Bo كرتين.",
    );
  });

  it("agrees with “You” where a language's verbs do, and with a name that the reader has", () => {
    const fence = { seat: 1, first: 1, ply: 1, events: events({ kind: "fenced", seat: 1, fence: "e3h", left: 7 }) };
    const module = { deeds: quoridor } as unknown as AnyGame;
    const named = at("quoridor", 1);
    const nameless = {
      ...named,
      table: { game: "quoridor", places: [{ place: 1, seat: 1, kind: "human", name: "" }] },
    };
    const walled = {
      fi: ["Sinä pystytit aidan (jäljellä 7).", "Ada pystytti aidan (jäljellä 7)."],
      pt: ["Tu puseste uma barreira (sobram 7).", "Ada pôs uma barreira (sobram 7)."],
      sk: ["Ty staviaš prekážku (zostáva: 7).", "Ada stavia prekážku (zostáva: 7)."],
    };
    for (const [language, [yours, hers]] of Object.entries(walled)) {
      catalogue.language = language;
      expect(plain(storyOf(fence, nameless as TableState, module))).toBe(yours);
      expect(plain(storyOf(fence, named, module))).toBe(hers);
    }
  });

  it("does not praise a ghost on one's own Pac-Man as a catch", () => {
    const own = [{ kind: "captured", seat: 1, whom: 1, at: "h6", home: "a1" }];
    expect(told("marbles", marbles, own)).toBe("Ada sent their own Pac-Man home.");
    expect(told("marbles", marbles, own, { reader: [1] })).toBe("Ada sent your own Pac-Man home.");
  });

  it("is short in Quoridor, and says where to those who can't see", () => {
    const fence = [{ kind: "fenced", seat: 1, fence: "e3h", left: 7 }];
    expect(told("quoridor", quoridor, fence)).toBe("Ada put up a fence (7 left).");
    expect(told("quoridor", quoridor, fence, { detail: "squares" })).toBe("Ada put up a fence at e3h (7 left).");
    const over = [
      { kind: "moved", seat: 1, origin: "e8", to: "e9" },
      { kind: "won", seat: 1, at: "e9" },
    ];
    expect(told("quoridor", quoridor, over)).toBe("Ada moved one square and won.");
  });

  it("tells a whole phase of the ghosts as one", () => {
    const moved = (piece: string, origin: string, to: string) => ({ kind: "moved", seat: 2, piece, origin, to });
    const phase = [
      moved("Blinky", "a1", "a2"),
      moved("Blinky", "a2", "a3"),
      { kind: "stayed", piece: "Inky", at: "b1" },
      { kind: "frenzied", ghost: "Pinky", line: ["c1", "c3"] },
      moved("Pinky", "c1", "c2"),
      { kind: "caught", ghost: "Pinky", at: "c3", lives: 1 },
      { kind: "reset", pacman: "e2", ghosts: [] },
    ];
    expect(told("chase", chase, phase, { seat: 2 })).toBe(
      "Bo spotted Pac-Man (Pinky), moved Blinky and Pinky, and couldn't move Inky. " +
        "Pinky caught Pac-Man! 1 life left. Everyone is back at the start.",
    );
  });

  it("says that a ghost saw Pac-Man when he walked into its line of sight", () => {
    const walk = [
      { kind: "moved", seat: 1, piece: "Pac-Man", origin: "a1", to: "a2" },
      { kind: "frenzied", ghost: "Blinky", line: ["a3", "a4"] },
    ];
    expect(told("chase", chase, walk)).toBe("Ada moved Pac-Man. Blinky saw Pac-Man and went into a frenzy.");
  });

  it("calls the pieces by the names that the reader's language has for them", () => {
    const walk = [
      { kind: "moved", seat: 1, piece: "Pac-Man", origin: "a1", to: "a2" },
      { kind: "frenzied", ghost: "Blinky", line: ["a3", "a4"] },
    ];
    catalogue.language = "ja";
    expect(told("chase", chase, walk)).toBe("Ada：パックマンを移動。 ブリンキーがパックマンを見つけて発狂モード。");
  });

  it("counts dots and says who loses Ms. Pac-Man", () => {
    const walk = [
      { kind: "spun", seat: 1, face: "3" },
      { kind: "stepped", seat: 1, origin: "a1", to: "a2", left: 2 },
      { kind: "ate", seat: 1, at: "a2", area: "Blinky", left: 3 },
      { kind: "power_eaten", seat: 1, at: "a2" },
      { kind: "weakened", seat: 2, cause: "power", turns: 2 },
    ];
    expect(told("mspacman", mspacman, walk)).toBe("Ada spun 3, ate 1 dot, and weakened the ghosts with a Power Dot.");
    const taken = [
      { kind: "captured", seat: 1, former: 2, at: "a1" },
      { kind: "took_control", seat: 1 },
    ];
    expect(told("mspacman", mspacman, taken)).toBe("Ada took Ms. Pac-Man away from Bo.");
    expect(told("mspacman", mspacman, taken, { reader: [2] })).toContain("took Ms. Pac-Man away from you");
    const ranIntoIt = [{ kind: "spun", seat: 2, face: "1" }, ...taken];
    expect(told("mspacman", mspacman, ranIntoIt, { seat: 2 })).toBe("Bo spun 1. Ada took Ms. Pac-Man away from Bo.");
  });

  it("tells cards only by what the reader was told", () => {
    const began = { kind: "turn_began", seat: 1 };
    const draws = [began, { kind: "drew_unseen", seat: 1 }, { kind: "drew_unseen", seat: 1 }];
    expect(told("cards", cards, draws)).toBe("Ada drew 2 cards.");
    const known = [began, { kind: "drew", seat: 1, card: "cherry" }, { kind: "drew", seat: 1, card: "dot" }];
    expect(told("cards", cards, known)).toBe("Ada drew Cherry and Dot.");
    const swap = [
      { kind: "turned_up", seat: 1, card: "swap" },
      { kind: "swapped", seat: 1, one: 1, other: 3 },
    ];
    expect(told("cards", cards, [...draws, ...swap])).toBe("Ada drew 2 cards, played Swap, and swapped hands with Cy.");
    expect(told("cards", cards, [began])).toBe(""); // it has only begun
    const wasted = events({ kind: "turned_up", seat: 1, card: "swap" }, { kind: "no_target", seat: 1, card: "swap" });
    expect(told("cards", cards, wasted)).toBe("Ada couldn't use Swap."); // and not that it was played
    expect(begins(began as never)).toBe(true);
  });

  it("is there for a game without words: what happened, by its name", () => {
    const turn = { seat: 2, first: 1, ply: 2, events: events({ kind: "rolled" }, { kind: "moved_on" }) };
    expect(plain(storyOf(turn, at("ludo"), null))).toBe("Bo rolled and moved on.");
  });
});

describe("what befalls somebody", () => {
  const tell = (done: Done | null, seat: number) => done && plain(said(done, null, at("any", seat)));

  it("is said to those concerned, and to nobody else", () => {
    const caught = { kind: "captured", seat: 1, whom: 2, at: "a1", home: "b1" } as never;
    expect(tell(befallsInMarbles(caught, 2), 2)).toBe("Ada sent you home!");
    expect(befallsInMarbles(caught, 1)).toBe(null);
    const lost = { kind: "caught", ghost: "Inky", at: "a1", lives: 2 } as never;
    const facts = { runs: { "Pac-Man": 1, Inky: 2 } } as unknown as ChaseFacts;
    expect(tell(befallsInTheChase(lost, 1, facts), 1)).toBe("Inky caught you! 2 lives left");
    expect(befallsInTheChase(lost, 2, facts)).toBe(null);
    const taken = { kind: "captured", seat: 3, former: 2, at: "a1" } as never;
    expect(tell(befallsInMsPacMan(taken, 2), 2)).toBe("Cy took Ms. Pac-Man from you!");
    expect(befallsInMsPacMan(taken, 3)).toBe(null);
  });

  it("is in the story, too, from which screen readers announce it", () => {
    const blows: [string, unknown, object, string][] = [
      ["cards", cards, { kind: "gave_unseen", seat: 1, to: 2 }, "Ada gave you a ghost."],
      ["cards", cards, { kind: "swapped", seat: 1, one: 2, other: 3 }, "Ada swapped these hands: Bo and Cy."],
      ["cards", cards, { kind: "skipping", seat: 1, whom: 2 }, "Ada made you miss a turn."],
      ["cards", cards, { kind: "dictated", seat: 1, whom: 2, number: 2 }, "Ada ordered you to draw 2 cards."],
      ["cards", cards, { kind: "knocked_out", seat: 2 }, "Bo got knocked out by ghosts."],
      ["chase", chase, { kind: "caught", ghost: "Inky", lives: 2 }, "Inky caught Pac-Man! 2 lives left."],
      ["chase", chase, { kind: "ate_ghost", ghost: "Inky" }, "Ada ate Inky."],
      ["marbles", marbles, { kind: "captured", seat: 1, whom: 2 }, "Ada chased you home."],
      ["marbles", marbles, { kind: "paid", seat: 2, to: 1, white: 2, yellow: 0 }, "Ada took 2 marbles from you."],
      ["mspacman", mspacman, { kind: "captured", seat: 1, former: 2 }, "Ada took Ms. Pac-Man away from you."],
      ["mspacman", mspacman, { kind: "caught", seat: 1, ghost: 2 }, "Ada sent your ghost home."],
    ];
    for (const [game, deeds, event, story] of blows)
      expect(told(game, deeds, [event], { reader: [2], detail: "squares" })).toBe(story);
  });

  it("is not what one did oneself with a card, but being out is", () => {
    const swap = { kind: "swapped", seat: 1, one: 1, other: 3 } as never;
    expect(befallsInCards(swap, 1)).toBe(null);
    expect(befallsInCards(swap, 2)).toBe(null);
    expect(tell(befallsInCards(swap, 3), 3)).toBe("Ada swapped hands with you!");
    const out = { kind: "knocked_out", seat: 1, hand: [] } as never;
    expect(tell(befallsInCards(out, 1), 1)).toBe("Too many ghosts: you're out!");
  });
});

describe("a match of a thousand plies", () => {
  const frames = Array.from({ length: 1001 }, (_, ply) => {
    const seat = (ply % 2) + 1;
    const moved = { kind: "moved", seat, origin: "e1", to: "e2" };
    return { ply, seat, to_act: [3 - seat], events: ply ? [moved] : [], view: {} } as unknown as Frame;
  });
  const game = { deeds: quoridor } as unknown as AnyGame;

  it("is told once: one more ply costs the words of one more turn", () => {
    const story = new Story();
    const state = at("quoridor");
    const turns = turnsOf(frames.slice(0, 1000));
    expect(turns).toHaveLength(999);
    for (const turn of turns) story.of(turn, state, game, "en");
    const before = catalogue.read;
    for (const turn of turnsOf(frames)) story.of(turn, state, game, "en");
    expect(catalogue.read - before).toBe(2); // the deed, and the sentence around it
  });

  it("is told again when the language changes", () => {
    const story = new Story();
    const turn = turnsOf(frames)[0]!;
    story.of(turn, at("quoridor"), game, "en");
    catalogue.language = "cs";
    expect(plain(story.of(turn, at("quoridor"), game, "cs"))).toBe("Bo jde o jedno pole.");
  });
});
