/** What characters say now and then, worked out from what everybody saw, so that all devices hear the same. Pure. */
import { dice } from "../../kit/table/pondering";
import type { Sound } from "../../kit/playback/sound";
import type { Event } from "../../kit/wire";

export type Occasion = "hello" | "glad" | "ouch" | "won" | "lost";

export interface Remark {
  seat: number;
  bot: string;
  occasion: Occasion;
}

/** Who has a character, by seat. */
export type Cast = ReadonlyMap<number, string>;

const GREAT: ReadonlySet<Sound> = new Set(["caught", "blow", "power"]);
const OFTEN = 0.5; // of the occasions in the middle of a match
const APART = 4; // plies between two remarks

/** Return who greets at the start: one of the characters. */
export function greeting(table: string, cast: Cast): Remark | null {
  const all = [...cast];
  const found = all[Math.floor(dice(table, "hello") * all.length)];
  return found ? { seat: found[0], bot: found[1], occasion: "hello" } : null;
}

/** Return what is said about a ply, if anything: of what befell somebody, or went well for whoever did it. */
export function remarkOn(
  table: string,
  ply: number,
  since: number, // the ply of the last remark
  cast: Cast,
  events: readonly Event[],
  actor: number | null,
  sound: (event: Event) => Sound | null,
  hit: (event: Event, seat: number) => boolean,
): Remark | null {
  if (ply - since < APART || dice(table, ply, "says") > OFTEN) return null;
  for (const [seat, bot] of cast)
    if (seat !== actor && events.some((event) => hit(event, seat))) return { seat, bot, occasion: "ouch" };
  const bot = actor === null ? undefined : cast.get(actor);
  const great = events.some((event) => GREAT.has(sound(event) ?? "tap") && !hit(event, actor!));
  return bot !== undefined && great ? { seat: actor!, bot, occasion: "glad" } : null;
}

/** Return what is said at the end: by a winner, and by one of those who have not won. */
export function parting(table: string, cast: Cast, winners: readonly number[]): Remark[] {
  if (winners.length === 0) return [];
  const [won, lost] = [true, false].map((glad) => [...cast].filter(([seat]) => winners.includes(seat) === glad));
  const one = (some: readonly (readonly [number, string])[], occasion: Occasion): Remark[] => {
    const found = some[Math.floor(dice(table, occasion) * some.length)];
    return found ? [{ seat: found[0], bot: found[1], occasion }] : [];
  };
  return [...one(won!, "won"), ...one(lost!, "lost")];
}
