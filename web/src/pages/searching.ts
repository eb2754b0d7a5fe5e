/** Searching the help: which parts have every word that is looked for, whatever its accents. Pure. */
function plainText(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, "") // marks that separate a parameter's direction
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Return whether a text has every word of a search, in any order. */
export function matches(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
