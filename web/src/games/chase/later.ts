/** What of the game is loaded when it is needed: not for the first turn. */
import { once } from "../../kit/loading.svelte";

export const happening = once(() => import("./Happening.svelte"));
export const trails = once(() => import("./Trails.svelte"));
