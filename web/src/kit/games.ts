/** The games the server offers and the page can draw; asked for once. */
import { api } from "./api";
import { drawnGames } from "./game";
import { load } from "./parts.svelte";
import type { GameInfo } from "./wire";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= load(() => api.games()).then((all) => all.filter((game) => drawnGames.includes(game.id)));
  return asked;
}
