/** Join codes as people type them. Pure. */
export const DIGITS = 8;

/** Return the digits of what was typed: with spaces or without, in European or in Arabic digits. */
export function codeOf(typed: string): string {
  return [...typed].map(digit).join("");
}

function digit(letter: string): string {
  const code = letter.codePointAt(0)!;
  for (const zero of [0x30, 0x660, 0x6f0]) if (code >= zero && code < zero + 10) return String(code - zero);
  return "";
}
