/** The pages that are loaded when they are opened. */
import { once } from "../kit/parts.svelte";

export const tablePage = once(() => import("./TablePage.svelte"));
export const setUp = once(() => import("./SetUp.svelte"));
export const places = once(() => import("./Places.svelte"));
export const artSheet = once(() => import("./ArtSheet.svelte"));
