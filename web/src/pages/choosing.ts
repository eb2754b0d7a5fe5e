/** What can be chosen of a game's options, and what comes of it. No option is known by name here. */
import { keep, recall } from "../kit/storage";
import type { OptionInfo, When } from "../kit/wire";

export type Chosen = Readonly<Record<string, unknown>>;

/** A board, a deck or the like from a file of one's own, as the server has read it. */
export class Own {
  constructor(
    readonly file: string,
    readonly document: unknown,
  ) {}
}

/** The documents of one's own that this device opened last for a game, by option. */
export function ownOf(game: string): Record<string, Own> {
  const kept = recall<Record<string, Own>>(`own.${game}`, {});
  return Object.fromEntries(
    Object.entries(kept).map(([option, { file, document }]) => [option, new Own(file, document)]),
  );
}

export function keepOwn(game: string, option: string, own: Own): void {
  keep(`own.${game}`, { ...ownOf(game), [option]: own });
}

/** Stands for a document of one's own among the words of an option. */
export const OWN = "";

/** The words that an option takes; a document of one's own and a number are none. */
export function wordsOf(option: OptionInfo): string[] {
  return option.takes.split(" | ").filter((word) => !word.includes(" "));
}

export function fits(option: OptionInfo, word: string, players: number): boolean {
  return option.players[word]?.includes(players) ?? true;
}

/** What is chosen of an option, as a word; where that is not for so many players, the first that is. */
export function wordOf(option: OptionInfo, players: number, chosen: Chosen): string {
  if (chosen[option.name] instanceof Own) return OWN;
  const wanted = String(chosen[option.name] ?? option.default);
  return fits(option, wanted, players) ? wanted : (wordsOf(option).find((one) => fits(option, one, players)) ?? wanted);
}

/** Whether an option changes anything, with so many players and what else is chosen. */
export function matters(option: OptionInfo, all: readonly OptionInfo[], players: number, chosen: Chosen): boolean {
  const holds = (when: When): boolean => {
    const { players: counts = [], options = {} } = when;
    if (counts.length > 0 && !counts.includes(players)) return false;
    return Object.entries(options).every(([name, words]) => {
      const other = all.find((one) => one.name === name);
      return (
        other !== undefined && matters(other, all, players, chosen) && words.includes(wordOf(other, players, chosen))
      );
    });
  };
  return option.when.length === 0 || option.when.some(holds);
}

/** What to send: all that was chosen and matters, and what so many players have to choose. */
export function wanted(all: readonly OptionInfo[], players: number, chosen: Chosen): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const option of all.filter((one) => matters(one, all, players, chosen))) {
    if (Object.keys(option.players).length > 0) sent[option.name] = wordOf(option, players, chosen);
    else if (option.name in chosen) sent[option.name] = plain(chosen[option.name]);
  }
  return sent;
}

function plain(value: unknown): unknown {
  return value instanceof Own ? value.document : value;
}
