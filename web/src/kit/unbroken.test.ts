import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it("keeps a word of one letter with the next one", () => {
  expect(unbroken("V lobby a s nikým (i zde)")).toBe("V\u00a0lobby a\u00a0s\u00a0nikým (i\u00a0zde)");
});

it("keeps it with a name that is filled in behind it", () => {
  expect(unbroken("jde k ")).toBe("jde k\u00a0");
});

it("leaves words alone that only end in such a letter", () => {
  expect(unbroken("tři kola, bílou u")).toBe("tři kola, bílou u");
});
