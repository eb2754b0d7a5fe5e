import { mount } from "svelte";
import App from "./App.svelte";
import "./early";
import { games, loadGame } from "./kit/games";
import { choose, language, need, speak } from "./kit/l10n.svelte";
import { offline } from "./kit/offline.svelte";
import { prefs } from "./kit/prefs.svelte";
import { find } from "./kit/remembered";
import { router } from "./kit/route.svelte";

// The first script has room for what tables need; with it, theirs would be too large. And what is loaded later is named
// here: an `import()` in another script would first ask for the file of the base styles, which documents contain.
import "./kit/link/link";
import "./kit/link/questions";
import "./kit/parts/later";
import "./kit/playback/playback";
import "./kit/playback/sound";
import "./kit/state/tablestate";
import "./kit/table/overlay.svelte";
import "./kit/words/leaving";
import "./kit/words/news.svelte";
import "./kit/words/noticing";
import "./kit/words/speech";
import "./kit/words/story";
import "./pages/Learn.svelte"; // also for lobby and help
import.meta.glob("./games/*/later.ts", { eager: true });

prefs.show();
offline.watch();
const asked = new URLSearchParams(location.search).get("lang");
// All at once: on a slow connection every request costs, however small the answer.
const speaking = speak(choose(asked ?? prefs.now.language, navigator.languages));
if (router.now.page === "start") void games();
else if (router.now.page === "table") ahead(find(router.now.id)?.game);
void speaking.then(() => {
  document.body.replaceChildren(); // the text for a page that doesn't load
  mount(App, { target: document.body });
  if (router.now.page === "table") readNumbers();
});

/** Let the browser read how the language counts: that takes it a while, better while a table is on its way. */
function readNumbers(): void {
  setTimeout(() => new Intl.NumberFormat(language()).format(1));
  setTimeout(() => new Intl.PluralRules(language()).select(1));
}

/** Load a game that was played at this table before, without waiting for the server to name it. */
function ahead(game: string | undefined): void {
  if (!game) return;
  void loadGame(game);
  void need(game);
}
