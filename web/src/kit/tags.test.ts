import { expect, it } from "vitest";
import { direction, plain } from "./tags";

it("serves regions and relatives with the same words", () => {
  expect(["pt-BR", "pt", "cs-CZ", "nb-NO", "no", "nn-NO", "JA"].map(plain)).toEqual(
    ["pt", "pt", "cs", "nb", "nb", "nb", "ja"], // prettier-ignore
  );
});

it("knows which way a language is written", () => {
  expect(["ar", "he", "ja", "en-XA"].map(direction)).toEqual(["rtl", "rtl", "ltr", "ltr"]);
});
