/** The pages, and parts of pages, that are loaded when they are opened. */
import { need } from "../kit/l10n.svelte";
import { once } from "../kit/loading.svelte";

/** Return what makes a function that loads a part, and these words with it. */
function withWords(words: string): <T>(part: () => Promise<T>) => () => Promise<T> {
  return (part) => {
    const loaded = once(part);
    return async () => (await Promise.all([loaded(), need(words)]))[0];
  };
}

const opened = withWords("aside"); // of parts that are opened now and then
const ofEvening = withWords("evening");
const ofCharacters = withWords("characters");
const ofYours = withWords("yours"); // about what somebody has here
const ofCompany = withWords("company");

export const gameWays = once(() => import("./GameWays.svelte"));
export const tablePage = once(() => import("./TablePage.svelte"));
export const printing = once(() => import("./Printing.svelte"));
export const workshop = opened(() => import("./workshop/Workshop.svelte"));
export const setUp = ofCharacters(opened(() => import("./SetUp.svelte")));
export const company = ofCompany(() => import("./company/Company.svelte"));
export const keeping = once(() => import("./keeping"));
export const ladder = ofCharacters(opened(() => import("./Ladder.svelte")));
export const yours = ofCharacters(ofYours(opened(() => import("./Yours.svelte"))));
export const openSeats = ofYours(() => import("./OpenSeats.svelte"));
export const without = ofYours(() => import("./Without.svelte"));
export const showTable = ofYours(() => import("./ShowTable.svelte"));
export const talk = ofCompany(() => import("./company/Talk.svelte"));
export const recentTables = once(() => import("./RecentTables.svelte"));
export const settings = opened(() => import("../kit/Settings.svelte"));
export const tableMenu = opened(() => import("./TableMenu.svelte"));
export const noEntry = opened(() => import("./NoEntry.svelte"));
export const help = opened(() => import("./Help.svelte"));
export const places = opened(() => import("./Places.svelte"));
export const reviewPanel = opened(() => import("./ReviewPanel.svelte"));
export const lessons = opened(() => import("./Lessons.svelte"));
export const endCard = ofEvening(opened(() => import("./EndCard.svelte")));
export const joinCode = ofEvening(() => import("./JoinCode.svelte"));
export const joinPanel = ofEvening(() => import("./JoinPanel.svelte"));
export const room = ofEvening(() => import("./Room.svelte"));
export const finishing = ofEvening(() => import("./Finishing.svelte"));
export const scoreboard = ofEvening(() => import("./Scoreboard.svelte"));
export const seriesField = ofEvening(() => import("./SeriesField.svelte"));
export const puzzlePage = once(() => import("./PuzzlePage.svelte"));
export const artSheet = once(() => import("./ArtSheet.svelte"));
export const admin = once(() => import("./admin/Admin.svelte"));
export const ending = ofEvening(() => import("./Ending.svelte"));
export const giveUp = once(() => import("./GiveUp.svelte"));
export const hint = once(() => import("./Hint.svelte"));
export const lobby = once(() => import("./Lobby.svelte"));
export const guide = once(() => import("./Guide.svelte"));
export const lessonPanel = once(() => import("./LessonPanel.svelte"));
export const lessonGone = once(() => import("./LessonGone.svelte"));
export const playAgain = once(() => import("./PlayAgain.svelte"));
export const takePlace = once(() => import("./TakePlace.svelte"));
