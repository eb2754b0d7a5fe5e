/**
 * Puzzles without their boards. Pure. A puzzle comes as a list of positions, with what leads from one to another, so that
 * no rule is needed to walk through it; the day says which puzzle it is.
 */
import type { ListedEnd, Token } from "../kit/game";
import type { Event, Lead, PuzzlePosition, PuzzleShown, View } from "../kit/wire";

const DAY_MS = 86_400_000;
const MONDAY = 4; // 5 January 1970: series begin on a Monday, since weeks go from easy to hard

/** Return the number of a day, counted in UTC so that it is the same for everybody. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** Return a day as a date, for formatting in UTC. */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);

/** Return the number of a day's puzzle, from 1; after the last one the series starts again. */
export function numberOn(day: number, count: number): number {
  return ((((day - MONDAY) % count) + count) % count) + 1;
}

/** How somebody did: wrong answers before the right one, or that the answer was shown; and whether it was another day. */
export interface Done {
  wrong: number;
  shown?: boolean;
  late?: boolean;
}
export type Diary = Readonly<Record<string, Readonly<Record<string, Done>>>>; // by game and day

/** Return the diary with one more puzzle done; the first result of a puzzle stays. */
export function noted(diary: Diary, game: string, day: number, done: Done): Diary {
  if (diary[game]?.[day]) return diary;
  return { ...diary, [game]: { ...diary[game], [day]: done } };
}

/** Return for how many days in a row a game's puzzle was solved on its day; today's may still be to do. */
export function streak(diary: Diary, game: string, today: number): number {
  const solved = (day: number) => {
    const done = diary[game]?.[day];
    return done !== undefined && !done.shown && !done.late;
  };
  let day = solved(today) ? today : today - 1;
  let days = 0;
  while (solved(day)) {
    days += 1;
    day -= 1;
  }
  return days;
}

/** Return how it went in coloured squares, which give nothing away. */
export function squares({ wrong, shown }: Done): string {
  return "🟥".repeat(Math.min(wrong, 6)) + (shown ? "⬜" : "🟩");
}

/** Return the view of a position. */
export function viewAt(puzzle: PuzzleShown, changes: PuzzlePosition["changes"]): View {
  return { ...puzzle.view, ...changes } as View;
}

/** Where actions lead from a position: what happened, each time with the view after it; null: they are not listed. */
export interface Walked {
  place: number | null; // null: a wrong answer, which is not drawn
  steps: { events: readonly Event[]; view: View | null }[];
}

export function walk(puzzle: PuzzleShown, from: number, actions: readonly string[]): Walked | null {
  let place: number | null = from;
  const steps: Walked["steps"] = [];
  for (const action of actions) {
    const lead: Lead | undefined = place === null ? undefined : puzzle.positions[place]!.leads?.[action];
    if (!lead) return null;
    place = lead.to ?? null;
    const view = place === null ? null : viewAt(puzzle, puzzle.positions[place]!.changes);
    steps.push({ events: lead.events ?? [], view });
  }
  return { place, steps };
}

/** Return every end of a move from a position, each with the fewest actions, and of those with the greatest gain. */
export function ends(puzzle: PuzzleShown, from: number): ListedEnd[] {
  const found = new Map<string, ListedEnd>();
  const before = puzzle.positions[from]!.gain ?? 0;
  const seen = new Set([from]);
  let edge: { place: number; path: Token[] }[] = [{ place: from, path: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { place, path } of edge) {
      for (const [action, { to = null }] of Object.entries(puzzle.positions[place]!.leads ?? {})) {
        const there = to === null ? null : puzzle.positions[to]!;
        const actions = [...path, action as Token];
        const gain = (there?.gain ?? 0) - before;
        const known = found.get(action);
        if (!known || (known.actions.length === actions.length && (known.gain ?? 0) < gain)) {
          const passing = there !== null && (there.legal?.length ?? 0) > 0;
          found.set(action, { target: action, actions, passing, gain, harms: there?.harms ?? false });
        }
        if (to !== null && !seen.has(to)) {
          seen.add(to);
          next.push({ place: to, path: actions });
        }
      }
    }
    edge = next;
  }
  return [...found.values()];
}

/** Return the actions of a right answer from a position, for whoever gives up. */
export function answer(puzzle: PuzzleShown, from: number): readonly Token[] {
  const right = (place: number) => puzzle.positions[place]!.verdict?.right === true;
  const seen = new Set([from]);
  const edge: { place: number; path: readonly Token[] }[] = [{ place: from, path: [] }];
  for (const { place, path } of edge) {
    for (const [action, { to = null }] of Object.entries(puzzle.positions[place]!.leads ?? {})) {
      if (to === null || seen.has(to)) continue;
      if (right(to)) return [...path, action as Token];
      seen.add(to);
      edge.push({ place: to, path: [...path, action as Token] });
    }
  }
  return [];
}
