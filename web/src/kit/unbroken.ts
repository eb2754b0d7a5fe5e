/** Spaces at which no line ends. */

/** Czech, Polish, Slovak: a one-letter preposition or conjunction stays with the next word. */
const ONE_LETTER = /(?<![\p{L}\p{N}])([aikosuvwz]) /giu;

export function unbroken(text: string): string {
  return withSigns(text).replace(ONE_LETTER, "$1\u00a0");
}

/** Any language: a number stays with the sign for per cent that it belongs to. */
export function withSigns(text: string): string {
  return text.replaceAll(" %", "\u00a0%");
}
