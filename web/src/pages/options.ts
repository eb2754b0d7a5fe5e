/** A game's options as the set-up offers them: which words there are, and what is for how many players. */
import { has, t } from "../kit/l10n.svelte";
import type { OptionInfo } from "../kit/wire";

export type Chosen = Record<string, unknown>; // by the options' names; what is not there is as usual

export function keyOf(game: string, option: OptionInfo): string {
  return `${game}-option-${option.name.replaceAll("_", "-")}`;
}

/** What can be chosen; a document of one's own has no word here. */
export function wordsOf(game: string, option: OptionInfo): string[] {
  return option.takes.split(" | ").filter((value) => has(`${keyOf(game, option)}-${value}`));
}

export function fits(option: OptionInfo, value: string, players: number): boolean {
  return option.players[value]?.includes(players) ?? true;
}

/** What is chosen of an option; where that is not for so many players, the first that is. */
export function valueOf(option: OptionInfo, chosen: Chosen, players: number): string {
  const wanted = String(chosen[option.name] ?? option.default);
  if (fits(option, wanted, players)) return wanted;
  return option.takes.split(" | ").find((value) => fits(option, value, players)) ?? wanted;
}

/** A value in words, with the numbers of players it is for where they are limited. */
export function labelOf(game: string, option: OptionInfo, value: string): string {
  const counts = option.players[value];
  const words = t(`${keyOf(game, option)}-${value}`);
  if (!counts) return words;
  return `${words} (${t("players-count", { least: counts[0]!, most: counts.at(-1)! })})`;
}
