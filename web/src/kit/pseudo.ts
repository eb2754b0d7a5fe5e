/** Letters with accents: shows which text on the page is from no catalogue, and which letters are cut off. */
const PLAIN = "AaCcDdEeGgHhIiLlNnOoRrSsTtUuYyZz";
const STRANGE = "ÅáÇçÐðÉéĜĝĤĥÎîĻļÑñÖöŔŕŠšŢţÛûÝýŽž";

export function pseudo(text: string): string {
  return [...text].map((letter) => STRANGE[PLAIN.indexOf(letter)] ?? letter).join("");
}
