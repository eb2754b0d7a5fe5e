/** What somebody made in the workshop, kept on this device: boards, decks and the like, and sets of house rules. */
import { drop, keep, keysFrom, recall } from "./storage";

/** Stands for house rules where an option's name stands otherwise. */
export const RULES = "rules";

export interface Made {
  id: string;
  game: string;
  option: string; // which documents it is one of, or RULES
  name: string;
  players: number;
  marks: Record<string, string>; // as it is drawn; none for house rules
  document: Record<string, unknown> | null; // as the server wrote it, or the options of house rules; null: not checked
  settings?: Record<string, unknown>; // the options it is played with, other than the usual ones
  sound: boolean; // nothing was wrong with it when it was checked last
  at: number; // when it was changed
}

const KEY = "made.";

/** Return everything that was made for a game, or for any, the latest first. */
export function made(game?: string): Made[] {
  const all = keysFrom(KEY).flatMap((key) => recall<Made | null>(key, null) ?? []);
  return all.filter((one) => game === undefined || one.game === game).sort((one, other) => other.at - one.at);
}

export const findMade = (id: string): Made | null => recall<Made | null>(KEY + id, null);
export const keepMade = (one: Made): boolean => keep(KEY + one.id, one);
export const dropMade = (id: string): void => drop(KEY + id);
export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("");
