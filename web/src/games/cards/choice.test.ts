import { describe, expect, it } from "vitest";
import { Choice as Answered, NOTHING, type Chosen } from "./choice";
import { offers } from "./sample";

class Choice extends Answered {
  constructor(legal: readonly string[], chosen: Chosen) {
    super(offers(legal), chosen);
  }
}

describe("an answer part by part", () => {
  const GIVE = ["give:inky:2", "give:inky:3", "give:pinky:2", "give:pinky:3"];

  it("asks for a ghost, then for who gets it", () => {
    const first = new Choice(GIVE, NOTHING);
    expect(first.part).toBe("card");
    expect([...first.offeredCards]).toEqual(["inky", "pinky"]);
    expect(first.offeredSeats.size).toBe(0);
    const second = new Choice(GIVE, { card: "pinky", seats: [] });
    expect(second.part).toBe("seat");
    expect([...second.offeredSeats]).toEqual([2, 3]);
    expect(second.done({ seat: 3 })).toBe("give:pinky:3");
  });

  it("does not ask for the only ghost", () => {
    const choice = new Choice(["give:inky:2", "give:inky:3"], NOTHING);
    expect(choice.part).toBe("seat");
    expect(choice.card).toBe("inky");
    expect(choice.done({ seat: 2 })).toBe("give:inky:2");
  });

  it("takes two players for a swap in any order", () => {
    const legal = ["swap:1:2", "swap:1:3", "swap:2:3"];
    const open = new Choice(legal, NOTHING);
    expect([...open.offeredSeats]).toEqual([1, 2, 3]);
    expect(open.done({ seat: 3 })).toBe(null);
    const half = new Choice(legal, { card: null, seats: [3] });
    expect([...half.offeredSeats]).toEqual([1, 2]);
    expect(half.begun).toBe(true);
    expect(half.done({ seat: 1 })).toBe("swap:1:3");
  });

  it("takes a player and a number for an order, and only the numbers listed", () => {
    const legal = ["dictate:2:1", "dictate:2:3", "dictate:3:1"];
    expect(new Choice(legal, NOTHING).part).toBe("seat");
    const half = new Choice(legal, { card: null, seats: [2] });
    expect(half.part).toBe("number");
    expect(half.offeredNumbers).toEqual([1, 3]);
    expect(half.done({ number: 3 })).toBe("dictate:2:3");
  });

  it("takes one touch where only one answer is left", () => {
    const swap = new Choice(["swap:1:2"], NOTHING);
    expect([...swap.offeredSeats]).toEqual([1, 2]);
    expect(swap.done({ seat: 2 })).toBe("swap:1:2");
    const give = new Choice(["give:inky:2", "give:pinky:2"], NOTHING);
    expect(give.part).toBe("card");
    expect(give.seats).toEqual([2]); // shown, so that it is seen who gets it
    expect(give.done({ card: "pinky" })).toBe("give:pinky:2");
    expect([...new Choice(["give:inky:2"], NOTHING).offeredSeats]).toEqual([2]);
    expect([...new Choice(["skip:3"], NOTHING).offeredSeats]).toEqual([3]);
  });

  it("does not ask for a player whom all answers share", () => {
    const dictate = new Choice(["dictate:2:1", "dictate:2:2"], NOTHING);
    expect(dictate.part).toBe("number");
    expect(dictate.done({ number: 2 })).toBe("dictate:2:2");
    const swap = new Choice(["swap:1:2", "swap:1:3"], NOTHING);
    expect([...swap.offeredSeats]).toEqual([2, 3]);
    expect(swap.done({ seat: 3 })).toBe("swap:1:3");
  });

  it("takes a card to pass, even when there is only one", () => {
    const choice = new Choice(["2=cherry"], NOTHING);
    expect([...choice.offeredCards]).toEqual(["cherry"]);
    expect(choice.done({ card: "cherry" })).toBe("2=cherry");
  });

  it("has nothing to choose between cards", () => {
    expect(new Choice(["draw", "shut"], NOTHING).part).toBe(null);
  });
});
