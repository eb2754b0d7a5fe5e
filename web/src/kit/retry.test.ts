import { expect, test } from "vitest";
import { persist, type Around, type Trouble } from "./retry";

/** An environment in which time passes instantly, and a log of what was said and waited for. */
function around(current: boolean | null) {
  const said: (Trouble | null)[] = [];
  const waited: number[] = [];
  const all: Around = {
    wait: async (ms) => void waited.push(ms),
    random: () => 1,
    current: async () => current,
    changed: (trouble) => said.push(trouble),
  };
  return { said, waited, all };
}

function failing(times: number): () => Promise<string> {
  return async () => {
    if (times-- > 0) throw new Error("429");
    return "part";
  };
}

test("what comes is given at once", async () => {
  const { said, waited, all } = around(true);
  expect(await persist(failing(0), all)).toBe("part");
  expect(waited).toEqual([]);
  expect(said).toEqual([null]);
});

test("what does not come is asked for again, after longer and longer waits", async () => {
  const { said, waited, all } = around(null);
  expect(await persist(failing(6), all)).toBe("part");
  expect(waited).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(new Set(said)).toEqual(new Set(["retrying", null]));
  expect(said.at(-1)).toBeNull();
});

test("when the server has a newer page only a reload helps", async () => {
  const { said, waited, all } = around(false);
  void persist(failing(1), all);
  await expect.poll(() => said.at(-1)).toBe("reload");
  expect(waited).toEqual([]);
});

test("a browser that does not ask again has to be reloaded too", async () => {
  const { said, waited, all } = around(true);
  void persist(failing(Infinity), all);
  await expect.poll(() => said.at(-1)).toBe("reload");
  expect(waited).toHaveLength(5);
});
