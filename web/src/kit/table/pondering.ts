/** How long a character seems to think before a turn: each in its own way, and never twice the same. Pure. */

const USUAL_MS = 700;
const PACES: Readonly<Record<string, number>> = { pip: 300, bruno: 450, rufus: 600, tilly: 1200, hazel: 1300 };
const HARD = 6; // one turn in so many takes a good deal longer

/** Return a number from 0 to 1 that is the same on every device, and looks like chance. */
export function dice(...words: readonly (string | number)[]): number {
  let mixed = 2166136261;
  for (const letter of words.join("|")) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

export function pondering(bot: string, table: string, ply: number): number {
  const usual = (PACES[bot] ?? USUAL_MS) * (0.6 + 0.8 * dice(table, ply));
  return Math.round(dice(ply, table) * HARD < 1 ? usual * 1.8 : usual);
}
