/** What befell people at this device since they last acted, as far as it has been shown. Pure. */
import type { AnyGame, Done } from "../game";
import type { TableState } from "../state/tablestate";
import type { Shown } from "../playback/playback";

/** Something that befell somebody. */
export interface Blow {
  id: string; // the same after a reload
  seat: number;
  done: Done;
}

const MOST = 2; // lines about one person; the latest matter

/** Return what befell the people here, in seat order; where hands are hidden, only whoever looks. */
export function befallen(
  state: TableState,
  game: AnyGame | null,
  shown: Pick<Shown, "ply" | "event" | "told" | "before">,
): Blow[] {
  const { facts, frames, update } = state;
  if (!game?.befalls || !facts || !update) return [];
  const gone = update.gone ?? [];
  const people = state.seats.filter((seat) => !gone.includes(seat) && (!facts.secrets || seat === update.viewer));
  return people.flatMap((seat) => {
    const seen = frames.slice(0, shown.ply + 1);
    const since = Math.max(
      0,
      seen.findLastIndex((frame) => frame.seat === seat),
    );
    const blows: Blow[] = [];
    for (const frame of seen.slice(since)) {
      const events = shown.before !== null && frame.ply === shown.ply ? ended(shown) : frame.events;
      for (const [n, event] of events.entries()) {
        const done = game.befalls!(event, seat, facts);
        if (done) add(blows, { id: `${seat}/${frame.ply}/${n}`, seat, done });
      }
    }
    return blows.slice(-MOST);
  });
}

/** Add a blow; if the same was counted before, both are one: “took 4 of your marbles”, not twice “took 2”. */
function add(blows: Blow[], blow: Blow): void {
  const alike = blows.findIndex(({ done }) => sort(done) === sort(blow.done));
  const [earlier, count] = [blows[alike]?.done.params?.count, blow.done.params?.count];
  if (typeof earlier !== "number" || typeof count !== "number") return void blows.push(blow);
  const params = { ...blow.done.params, count: earlier + count };
  blows.splice(alike, 1, { ...blow, done: { ...blow.done, params } });
}

/** Return what tells blows apart that are not counted together. */
function sort({ key, people }: Done): string {
  return JSON.stringify([key, people]);
}

/** Return the events of a ply that have been shown to their end. */
function ended({ event, told }: Pick<Shown, "event" | "told">): Shown["told"] {
  return event === null ? told : told.slice(0, -1);
}
