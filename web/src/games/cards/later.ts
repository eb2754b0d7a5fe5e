/** What of the game is loaded when it is needed: not for the first turn. */
import { once } from "../../kit/loading.svelte";

export const parting = once(() => import("./Parting.svelte"));
export const reckoning = once(() => import("./Reckoning.svelte"));
export const risks = once(() => import("./Risk.svelte"));
