import { expect, it } from "vitest";
import { unbroken, withSigns } from "./unbroken";

it("keeps a word of one letter with the next one", () => {
  expect(unbroken("V lobby a s nikým (i zde)")).toBe("V\u00a0lobby a\u00a0s\u00a0nikým (i\u00a0zde)");
});

it("knows the words of Polish", () => {
  expect(unbroken("W labiryncie i o krok")).toBe("W\u00a0labiryncie i\u00a0o\u00a0krok");
});

it("keeps it with a name that is filled in behind it", () => {
  expect(unbroken("jde k ")).toBe("jde k\u00a0");
});

it("leaves words alone that only end in such a letter", () => {
  expect(unbroken("tři kola, bílou u")).toBe("tři kola, bílou u");
});

it("keeps a number with its per cent sign", () => {
  expect(withSigns("Šance: 40 % nebo 5 %")).toBe("Šance: 40\u00a0% nebo 5\u00a0%");
  expect(unbroken(" % a víc")).toBe("\u00a0% a\u00a0víc"); // the number is filled in before it
});
