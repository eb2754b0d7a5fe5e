import { describe, expect, it, vi } from "vitest";
import { News } from "./news.svelte";

vi.mock("../prefs.svelte", () => ({ prefs: { now: { sound: false } } }));

function told(): { news: News; pass: () => void } {
  const due: (() => void)[] = [];
  const news = new News(
    (_, work) => {
      due.push(work);
      return () => {};
    },
    (refusal) => refusal.message,
  );
  return { news, pass: () => due.splice(0).forEach((work) => work()) };
}

describe("a touch that can mean nothing", () => {
  it("is answered for a moment", () => {
    const { news, pass } = told();
    news.deny("not-yet");
    expect(news.refusal?.message).toBe("not-yet");
    pass();
    expect(news.refusal).toBe(null);
  });

  it("takes no later refusal away", () => {
    const { news, pass } = told();
    news.deny("not-yet");
    news.refuse({ code: "far", message: "too-far", params: {}, ruling: "QUOR-6", cells: [] });
    pass();
    expect(news.refusal?.message).toBe("too-far");
  });
});
