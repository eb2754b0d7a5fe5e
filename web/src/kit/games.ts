/** The games: those the page can draw, loaded when one of their tables is opened, and those the server offers. */
import type { Component } from "svelte";
import { api } from "./api";
import type { AnyGame, AnyPictures } from "./game";
import { load, once } from "./loading.svelte";
import type { GameInfo, Help } from "./wire";

// The types of a module are dropped here: the kit gives every game only what came from that game.
const MODULES = import.meta.glob<{ default: AnyGame }>("../games/*/index.ts");
const PICTURES = byGame(import.meta.glob<{ default: AnyPictures }>("../games/*/pictures.ts"));
const LOADERS = byGame(MODULES);
const plain = once(() => import("./plain"));

function byGame<T>(modules: Record<string, () => Promise<T>>): Record<string, () => Promise<T>> {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.split("/").at(-2)!, once(load)]));
}

/** Load a game's pictures for help and set-up, if it has some. */
export async function picturesOf(id: string): Promise<AnyPictures> {
  return (await PICTURES[id]?.())?.default ?? {};
}

/** Load a game's part of the page; an outside game has none, and is played by its words. */
export async function loadGame(id: string): Promise<AnyGame> {
  return (await (LOADERS[id] ?? plain)()).default;
}

const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte", { eager: true });

/** Return a game in one picture, if it has one. */
export function coverOf(id: string): Component | undefined {
  return COVERS[`../games/${id}/Cover.svelte`]?.default;
}

type Usual = (players: number) => Readonly<Record<string, unknown>>;
const USUAL = import.meta.glob<{ default: Usual }>("../games/*/usual.ts", { eager: true });

/** Return the options that the page chooses at first for so many players, where they are not the rules' own defaults. */
export function usualOf(id: string, players: number): Readonly<Record<string, unknown>> {
  return USUAL[`../games/${id}/usual.ts`]?.default(players) ?? {};
}

const explained = new Map<string, Promise<Help>>();

/** Return what explains a game; it is requested once. */
export function helpOf(id: string): Promise<Help> {
  if (!explained.has(id))
    explained.set(
      id,
      load(() => api.help(id)),
    );
  return explained.get(id)!;
}

let asked: Promise<GameInfo[]> | null = null;

/** Return the games that the server offers and the page can draw; they are requested once. */
export function games(): Promise<GameInfo[]> {
  asked ??= load(() => api.games()).then((all) => all.filter((game) => Object.hasOwn(LOADERS, game.id)));
  return asked;
}
