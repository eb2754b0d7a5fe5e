/** Opening a lesson: an ordinary table, which the server starts at the lesson's first position. */
import { api } from "../kit/api";
import { loadGame } from "../kit/games";
import { need } from "../kit/l10n.svelte";
import { rememberCreated } from "../kit/remembered";
import { router } from "../kit/route.svelte";
import { tablePath } from "../kit/routes";
import { tablePage } from "./loaded";

/** Open a lesson; `instead` of the page one is on, so that the back button does not lead to a lesson that is over. */
export async function openLesson(game: string, lesson: string, instead = false): Promise<void> {
  void Promise.all([tablePage(), loadGame(game), need(game), need(`lessons-${game}`)]); // loading meanwhile
  const created = await api.create({ game, lesson });
  rememberCreated(created, Date.now());
  router.go(tablePath(created.table.id), instead);
}
