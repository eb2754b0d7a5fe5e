/** Czech: no line ends with a one-letter preposition or conjunction; it stays with the next word. */
const ONE_LETTER = /(?<![\p{L}\p{N}])([aikosuvz]) /giu;

export function unbroken(text: string): string {
  return text.replace(ONE_LETTER, "$1\u00a0");
}
