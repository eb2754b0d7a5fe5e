/** Czech: a line does not end in a preposition or conjunction of one letter, which stays with the word after it. */
const ONE_LETTER = /(?<![\p{L}\p{N}])([aikosuvz]) /giu;

export function unbroken(text: string): string {
  return text.replace(ONE_LETTER, "$1\u00a0");
}
