/** English made a third longer, with accents, between brackets: shows what would overflow or is not translated. */
const PLAIN = "AaCcDdEeGgHhIiLlNnOoRrSsTtUuYyZz";
const STRANGE = "ÅáÇçÐðÉéĜĝĤĥÎîĻļÑñÖöŔŕŠšŢţÛûÝýŽž";

export function pseudo(text: string): string {
  const accented = [...text].map((letter) => STRANGE[PLAIN.indexOf(letter)] ?? letter).join("");
  const words = text.trim().length;
  return words < 3 ? accented : `${accented}${"~".repeat(Math.ceil(words / 3))}`;
}
