import { mount } from "svelte";
import App from "./App.svelte";
import { choose, need, speak } from "./kit/l10n.svelte";
import { prefs } from "./kit/prefs.svelte";

prefs.show();
const asked = new URLSearchParams(location.search).get("lang");
await speak(choose(asked ?? prefs.now.language, navigator.languages));
await need("page");
mount(App, { target: document.body });
