/** The final ranking. */
import type { CardsView } from "../../kit/wire";

export interface Row {
  seat: number;
  points: number;
  out: boolean;
  won: boolean;
}

/** Return winners first, then by points; those knocked out have none and come last. */
export function ranking(view: CardsView, winners: readonly number[]): Row[] {
  const rows = view.status.map((status, n) => {
    const out = status === "out";
    return { seat: n + 1, points: out ? 0 : (view.points[n] ?? 0), out, won: winners.includes(n + 1) };
  });
  const rank = (row: Row): number => (row.won ? 2000 : row.out ? 0 : 1000) + row.points;
  return rows.sort((one, other) => rank(other) - rank(one));
}
