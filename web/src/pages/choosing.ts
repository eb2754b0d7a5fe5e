/** What can be chosen of a game's options, and what comes of it. No option is known by name here. */
import { made, RULES, type Made } from "../kit/own";
import { keep, recall } from "../kit/storage";
import type { OptionInfo, When } from "../kit/wire";

export type Chosen = Readonly<Record<string, unknown>>;

/** A board, a deck or the like from a custom file, as the server has read it. */
export class Own {
  constructor(
    readonly file: string,
    readonly document: unknown,
  ) {}
}

/** Return the custom documents that this device opened last for a game, by option. */
export function ownOf(game: string): Record<string, Own> {
  const kept = recall<Record<string, Own>>(`own.${game}`, {});
  return Object.fromEntries(
    Object.entries(kept).map(([option, { file, document }]) => [option, new Own(file, document)]),
  );
}

/** Return all documents of one's own that an option can be given: the file opened last, and what the workshop made. */
export function ownFor(game: string, option: string): Own[] {
  const opened = ownOf(game)[option];
  const workshop = made(game).filter((one) => one.option === option && one.sound && one.document);
  return [...(opened ? [opened] : []), ...workshop.map((one) => new Own(one.name, one.document))];
}

/** Return the sets of house rules that were made for a game. */
export function ownRules(game: string): Made[] {
  return made(game).filter((one) => one.option === RULES && one.document);
}

export function keepOwn(game: string, option: string, own: Own): void {
  keep(`own.${game}`, { ...ownOf(game), [option]: own });
}

/** Stands for a custom document among the words of an option; the server calls it that too. */
export const OWN = "own";

/** Return the words that an option takes; a custom document and a number are none. */
export function wordsOf(option: OptionInfo): string[] {
  return option.takes.split(" | ").filter((word) => !word.includes(" "));
}

export function fits(option: OptionInfo, word: string, players: number): boolean {
  return option.players[word]?.includes(players) ?? true;
}

/** Return what is chosen of an option, as a word; if that is not for so many players, the first that is. */
export function wordOf(option: OptionInfo, players: number, chosen: Chosen): string {
  if (chosen[option.name] instanceof Own) return OWN;
  const wanted = String(chosen[option.name] ?? option.default);
  return fits(option, wanted, players) ? wanted : (wordsOf(option).find((one) => fits(option, one, players)) ?? wanted);
}

/** Return whether an option changes anything, with so many players and the other choices. */
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

/** Return whether an option's default is a house rule: the rulebook says something else. */
export function isHouseRule(option: OptionInfo): boolean {
  return option.printed != null;
}

/** Return whether an option is chosen as the rulebook has it. */
export function asPrinted(option: OptionInfo, players: number, chosen: Chosen): boolean {
  return wordOf(option, players, chosen) === String(option.printed);
}

/** Return whether every house rule that matters is chosen as the rulebook has it. */
export function byTheBook(all: readonly OptionInfo[], players: number, chosen: Chosen): boolean {
  const rules = all.filter((option) => isHouseRule(option) && matters(option, all, players, chosen));
  return rules.every((option) => asPrinted(option, players, chosen));
}

/** Return what to send: all that was chosen and matters, and what so many players have to choose. */
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
