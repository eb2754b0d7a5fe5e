/** What a board gets of a table, in groups. Each member is read when it is used, so a board follows only what it reads. */
import type { BoardProps, Listed, ListedEnd, Token } from "../game";
import type { Event, Facts, Offer, View } from "../wire";
import type { Table } from "./table.svelte";

/** Return the properties of the board of a table; they are good while it has facts, a view and a game. */
export function boardOf(table: Table): BoardProps<Facts, View, Event, object, Offer> {
  const update = $derived(table.state.update);
  const legalText = $derived(JSON.stringify(table.legal)); // the same comes again and again, as views do
  const legal = $derived(JSON.parse(legalText) as readonly Token[]);
  const offersText = $derived(JSON.stringify(table.offers));
  const offers = $derived(JSON.parse(offersText) as readonly Listed<Offer>[]);
  const last = $derived(table.showing ? table.shown.told : (table.state.frames[table.shown.ply]?.events ?? []));
  return {
    game: {
      get facts() {
        return table.state.facts!;
      },
      get view() {
        return table.drawn!;
      },
      get scene() {
        return table.scene!;
      },
      get done() {
        return table.done!;
      },
      get asked() {
        return table.settled ? (update?.asked.kind ?? "turn") : "turn";
      },
      get toAct() {
        return table.toAct;
      },
      get winners() {
        return table.winners;
      },
    },
    seats: {
      get names() {
        return table.names;
      },
      get pieces() {
        return table.pieces;
      },
      get home() {
        return table.home;
      },
      get watching() {
        return table.state.seats.length === 0;
      },
    },
    choice: {
      get seat() {
        return table.mine;
      },
      get legal() {
        return legal;
      },
      get offers() {
        return offers;
      },
      get busy() {
        return table.busy;
      },
      act: (...actions) => table.act(...actions),
      ask: () => table.ask(),
      reach: async (after) => (await table.reach(after)) as unknown as readonly ListedEnd[],
      rehearse: async (actions) => {
        const tried = await table.rehearse(actions);
        return tried && { ...tried, actions: actions as readonly Token[] }; // the server has read them
      },
    },
    motion: {
      get event() {
        return table.shown.event;
      },
      get pending() {
        return table.shown.pending;
      },
      get ms() {
        return table.shown.ms;
      },
      get last() {
        return last;
      },
      get lately() {
        return table.lately;
      },
      get trail() {
        return table.trail;
      },
      get past() {
        return table.past;
      },
    },
    help: {
      get refusal() {
        return table.news.refusal;
      },
      get hints() {
        return table.overlay.hints;
      },
      get wanted() {
        return table.wanted;
      },
      foresee: () => table.foresee(),
      why: (tapped, held) => void table.why(tapped, held),
      no: (message, params, cells) => void table.deny(message, params, cells),
      tip: (text) => void (table.news.tip = text),
      tell: (event) => table.tell(event),
    },
  };
}
