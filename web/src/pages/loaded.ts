/** The pages, and parts of pages, that are loaded when they are opened. */
import { once } from "../kit/loading.svelte";

export const tablePage = once(() => import("./TablePage.svelte"));
export const setUp = once(() => import("./SetUp.svelte"));
export const recentTables = once(() => import("./RecentTables.svelte"));
export const settings = once(() => import("../kit/Settings.svelte"));
export const tableMenu = once(() => import("./TableMenu.svelte"));
export const noEntry = once(() => import("./NoEntry.svelte"));
export const help = once(() => import("./Help.svelte"));
export const places = once(() => import("./Places.svelte"));
export const reviewPanel = once(() => import("./ReviewPanel.svelte"));
export const lessons = once(() => import("./Lessons.svelte"));
export const artSheet = once(() => import("./ArtSheet.svelte"));
export const ending = once(() => import("./Ending.svelte"));
export const giveUp = once(() => import("./GiveUp.svelte"));
export const hint = once(() => import("./Hint.svelte"));
export const lobby = once(() => import("./Lobby.svelte"));
export const guide = once(() => import("./Guide.svelte"));
export const lessonPanel = once(() => import("./LessonPanel.svelte"));
export const lessonGone = once(() => import("./LessonGone.svelte"));
export const playAgain = once(() => import("./PlayAgain.svelte"));
export const takePlace = once(() => import("./TakePlace.svelte"));
