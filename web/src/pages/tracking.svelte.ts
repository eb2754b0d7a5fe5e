/** What this device keeps of an open table: that it was here and how it went, its address, and the title of the tab. */
import { gameName, t } from "../kit/l10n.svelte";
import { find, forAddressBar, forget, remember } from "../kit/remembered";
import { tablePath } from "../kit/routes";
import type { Table } from "../kit/table/table.svelte";
import { howLeft } from "../kit/words/leaving";
import * as loaded from "./loaded";

/** Keep track of a table while its page is open; to be called as the page is created. */
export function keepTrack(table: Table): void {
  const { id } = table.known;
  $effect(() => {
    if (table.state.closed) forget(id); // what is known of it opens nothing
  });
  $effect(() => {
    if (!table.state.table) return;
    const left = howLeft(table.state);
    const at = left.state === "over" && find(id)?.state === "over" ? table.known.at : Date.now(); // when it ended
    remember({ ...table.known, ...left, game: table.state.table.game, at });
    if (left.outcome && table.state.seats.length > 0 && table.state.table.lesson == null) {
      const [state, { outcome }] = [table.state, left];
      void loaded.keeping().then(({ keepEnd }) => keepEnd(id, state, outcome!, at));
    }
  });
  $effect(() => {
    if (!table.state.table) return;
    const waiting = table.state.table.phase === "lobby";
    const address = tablePath(id) + forAddressBar(table.known, waiting);
    // That it stays the same is found out much faster than written.
    if (location.pathname + location.search + location.hash !== address)
      history.replaceState(history.state, "", address);
  });
  $effect(() => {
    const calling = table.mine !== null && table.state.seats.length === 1 ? `● ${t("recent-turn")} · ` : ""; // seen in another tab
    if (table.state.table) document.title = `${calling}${gameName(table.state.table.game)} · ${t("app-name")}`;
  });
}
