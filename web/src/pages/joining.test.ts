import { expect, test } from "vitest";
import { codeOf } from "./joining";

test("a code is read however it is written", () => {
  expect(codeOf(" 4829 1530")).toBe("48291530");
  expect(codeOf("4829-1530")).toBe("48291530");
  expect(codeOf("٤٨٢٩ ١٥٣٠")).toBe("48291530");
  expect(codeOf("۴۸۲۹۱۵۳۰")).toBe("48291530");
  expect(codeOf("abc")).toBe("");
});
