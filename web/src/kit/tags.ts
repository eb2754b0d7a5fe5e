/** What a language's tag says: which way it is written, and whose words its readers get. */

// Every language in use that is written from right to left, so that a new one needs no entry here.
const RIGHT_TO_LEFT = new Set(["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]);
const RELATED: Record<string, string> = { no: "nb", nn: "nb" }; // tags whose readers are served by another catalogue

export const direction = (tag: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(tag) ? "rtl" : "ltr");

/** Return the language of a tag such as `pt-BR`, as its catalogue is called. */
export function plain(tag: string): string {
  const language = tag.split("-")[0]!.toLowerCase();
  return RELATED[language] ?? language;
}
