/** What is said where something is opened now and then is loaded with it; nothing else may say it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { OPENED } from "../plugins/words.ts";

const SRC = join(import.meta.dirname, "../src");
const LOADED = join("pages", "loaded.ts");
const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => {
    const text = readFileSync(join(SRC, file), "utf-8");
    const imports = [...text.matchAll(/"(\.[^"]*\.svelte)"/g)].map(([, path]) => join(dirname(file), path));
    return { file, text, imports };
  });

/** Return the parts that are loaded with those words, and what nothing else imports. */
function knowing() {
  const { text } = files.find(({ file }) => file === LOADED);
  const paths = [...text.matchAll(/opened\(\(\) => import\("([^"]*)"\)/g)].map(([, path]) => join("pages", path));
  const known = new Set(paths);
  for (let before = 0; before < known.size;) {
    before = known.size;
    for (const { file } of files) {
      const users = files.filter(({ imports }) => imports.includes(file));
      if (users.length > 0 && users.every((user) => known.has(user.file))) known.add(file);
    }
  }
  return known;
}

it("is said by nobody who has not loaded it", () => {
  const known = knowing();
  const said = (text) => [...text.matchAll(/["`|]([a-z]+-[a-z-]*)["`|$]/g)].map(([, key]) => key);
  const early = files.filter(({ file, text }) => !known.has(file) && said(text).some((key) => OPENED.test(key)));
  expect(known).toContain(join("pages", "Chairs.svelte"));
  expect(early.map(({ file, text }) => [file, said(text).filter((key) => OPENED.test(key))])).toEqual([]);
});
