import { mount } from "svelte";
import App from "./App.svelte";
import { drawnGames } from "./kit/game";
import { games } from "./kit/games";
import { begin, choose } from "./kit/l10n.svelte";
import { prefs } from "./kit/prefs.svelte";
import { router } from "./kit/route.svelte";

prefs.show();
const asked = new URLSearchParams(location.search).get("lang");
// All at once: on a slow line every question costs, however small the answer.
if (router.now.page === "start") void games();
await begin(choose(asked ?? prefs.now.language, navigator.languages), [
  "page",
  ...drawnGames.map((id) => `${id}?front`),
]);
mount(App, { target: document.body });
