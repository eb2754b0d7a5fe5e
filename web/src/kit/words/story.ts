/** What was done in a turn, in words: “Ada rolled 5 and 2, ate 3 marbles and chased Bo home.” */
import type { AnyGame, Deed, Done } from "../game";
import { capital, language, t, type Params } from "../l10n.svelte";
import type { TableState } from "../state/tablestate";
import type { Event } from "../wire";
import { isMe, nameOf, whoIs } from "./people";
import { tell } from "./telling";
import type { Turn } from "./turns";

/** Where things happened is told to those who don't look at the board. */
export type Detail = "plain" | "squares";

/** Return a turn in words; of one that has only begun there are none. */
export function storyOf(turn: Turn, state: TableState, game: AnyGame | null, detail: Detail = "plain"): string {
  const sentences: string[] = [];
  let [whose, clauses]: [number | null, string[]] = [null, []];
  const end = () => {
    if (clauses.length > 0) sentences.push(sentence(whose, clauses, state));
    clauses = [];
  };
  for (const deed of deedsOf(turn, game, detail)) {
    if ("told" in deed) {
      end();
      sentences.push(tell(deed.told, state, game));
      continue;
    }
    const seat = deed.seat === undefined ? turn.seat : deed.seat;
    if (seat !== whose || seat === null) end();
    whose = seat;
    clauses.push(said(deed, seat, state, detail));
  }
  end();
  return sentences.join(" ");
}

/** Return one thing that was done in words, as it follows a name or stands alone. */
export function said(deed: Done, seat: number | null, state: TableState, detail: Detail = "plain"): string {
  const own = seat !== null && isMe(state, seat) ? "you" : "other";
  const params: Params = { ...deed.params, detail, own, who: whoIs(state, seat) };
  const people = Object.entries(deed.people ?? {});
  for (const [name, whom] of people) params[name] = nameOf(state, whom);
  params.you = people.some(([, whom]) => isMe(state, whom)) ? "you" : "other";
  for (const [name, things] of Object.entries(deed.lists ?? {})) params[name] = listed(things);
  return t(deed.key, params);
}

/** Return things as one part of a sentence. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(things);
}

function sentence(seat: number | null, clauses: readonly string[], state: TableState): string {
  const deeds = listed(clauses);
  return seat === null ? capital(t("turn-said", { deeds })) : t("turn-told", { name: nameOf(state, seat), deeds });
}

/** Return what was done in a turn; of a game without words of its own, its events by their names. */
function deedsOf(turn: Turn, game: AnyGame | null, detail: Detail): readonly Deed[] {
  if (!game?.deeds) return turn.events.map((event) => unnamed(event));
  const deeds = game.deeds(turn.events, turn.seat);
  return deeds.filter((deed) => "told" in deed || deed.only === undefined || deed.only === detail);
}

function unnamed(event: Event): Done {
  return { key: "turn-event", params: { event: event.kind.replaceAll("_", " ") } };
}

/** Keeps the words of turns that are over, so that a long match is not told again and again. */
export class Story {
  private readonly words = new WeakMap<Event, { stamp: string; count: number; text: string }>();

  /** Return a turn in words; `stamp` changes with the language and the names in them. */
  of(turn: Turn, state: TableState, game: AnyGame | null, stamp: string): string {
    const last = turn.events.at(-1)!;
    const kept = this.words.get(last);
    if (kept?.stamp === stamp && kept.count === turn.events.length) return kept.text;
    const text = storyOf(turn, state, game);
    this.words.set(last, { stamp, count: turn.events.length, text });
    return text;
  }
}
