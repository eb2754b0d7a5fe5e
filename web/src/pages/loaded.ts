/** The pages that are loaded when they are opened. */
import { once } from "../kit/loading.svelte";

export const tablePage = once(() => import("./TablePage.svelte"));
export const setUp = once(() => import("./SetUp.svelte"));
export const tableMenu = once(() => import("./TableMenu.svelte"));
export const noEntry = once(() => import("./NoEntry.svelte"));
export const help = once(() => import("./Help.svelte"));
export const places = once(() => import("./Places.svelte"));
export const reviewPanel = once(() => import("./ReviewPanel.svelte"));
export const lessons = once(() => import("./Lessons.svelte"));
export const artSheet = once(() => import("./ArtSheet.svelte"));
