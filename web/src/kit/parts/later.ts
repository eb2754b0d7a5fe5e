/** The parts of a table that are loaded when they are needed, since most of a match goes without them. */
import { once } from "../loading.svelte";

export const absences = once(() => import("./Absences.svelte"));
export const befallen = once(() => import("./Befallen.svelte"));
export const clock = once(() => import("./Clock.svelte"));
export const coach = once(() => import("./Coach.svelte"));
export const confetti = once(() => import("./Confetti.svelte"));
export const curtain = once(() => import("./Curtain.svelte"));
export const face = once(() => import("../art/CharacterFace.svelte"));
export const moves = once(() => import("./Moves.svelte"));
export const requests = once(() => import("./Requests.svelte"));
export const scrubber = once(() => import("./Scrubber.svelte"));
export const standIn = once(() => import("./StandIn.svelte"));
export const story = once(() => import("./Story.svelte"));
export const sure = once(() => import("./Sure.svelte"));
