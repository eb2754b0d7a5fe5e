/** Where things are on the drawn board. The home of the nearest player is always at the bottom. */
import type { Piece } from "../../kit/art/pieces";
import type { Point, Side } from "../../kit/grid/places";
import type { CellFact, MarblesFacts } from "../../kit/wire";
import { PIECE } from "./pieces";

export interface Opening extends Point {
  cell: string;
  out: Side; // the side that leads off the board, as drawn
}

export const PITCH = 100;
export const MARGIN = 96;

const COLOURS: Record<string, string> = { Y: "yellow", R: "red", G: "green", B: "blue" }; // of the marks on the drawing
const ARROWS: readonly string[] = ["^", ">", "v", "<"];
const LOOKS: readonly Side[] = ["up", "right", "down", "left"];

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Point>;
  readonly holes: readonly string[];
  readonly homes: readonly { name: string; piece: Piece; seat: number }[]; // seat 0: nobody's
  readonly openings: readonly Opening[];
  readonly links: readonly [string, string][];
  readonly start: string;
  private readonly beside = new Map<string, Set<string>>();

  constructor(
    readonly facts: MarblesFacts,
    home: number,
  ) {
    const all = facts.cells ?? [];
    const wide = Math.max(...all.map((cell) => cell.x)) + 1;
    const high = Math.max(...all.map((cell) => cell.y)) + 1;
    const own = all.find((cell) => cell.name === facts.homes[home - 1]);
    const turn = own ? turnFor(own, wide, high) : 0;
    const [columns, rows] = turn % 2 === 0 ? [wide, high] : [high, wide];
    this.width = (columns - 1) * PITCH + 2 * MARGIN;
    this.height = (rows - 1) * PITCH + 2 * MARGIN;
    this.cells = new Map(
      all.map((cell) => {
        const [x, y] = turned(cell.x, cell.y, wide, high, turn);
        return [cell.name, { x: MARGIN + x * PITCH, y: MARGIN + (rows - 1 - y) * PITCH }];
      }),
    );
    this.start = facts.start;
    this.links = facts.links ?? [];
    for (const [a, b] of this.links) {
      this.beside.set(a, (this.beside.get(a) ?? new Set()).add(b));
      this.beside.set(b, (this.beside.get(b) ?? new Set()).add(a));
    }
    const homes = new Set([...facts.homes, ...facts.unused_homes]);
    this.holes = all.map((cell) => cell.name).filter((name) => name !== facts.start && !homes.has(name));
    this.homes = all
      .filter((cell) => homes.has(cell.name))
      .map((cell) => ({
        name: cell.name,
        piece: PIECE[COLOURS[cell.mark ?? ""] ?? ""] ?? "pac",
        seat: facts.homes.indexOf(cell.name) + 1,
      }));
    this.openings = facts.openings.map(({ cell, arrow }) => {
      const out = LOOKS[(ARROWS.indexOf(arrow) + turn) % 4]!;
      return { cell, out, ...moved(this.at(cell), out, PITCH * 0.72) };
    });
  }

  at(name: string): Point {
    return this.cells.get(name) ?? { x: this.width / 2, y: this.height / 2 };
  }

  /** Return whether a path leads from one cell to the other; otherwise only openings do. */
  linked(a: string, b: string): boolean {
    return this.beside.get(a)?.has(b) ?? false;
  }

  /** Return which of some cells is nearest to a point, within a distance. */
  nearest(point: Point, some: Iterable<string>, within: number): string | null {
    let best: string | null = null;
    let least = within;
    for (const name of some) {
      const at = this.at(name);
      const far = Math.hypot(at.x - point.x, at.y - point.y);
      if (far <= least) [best, least] = [name, far];
    }
    return best;
  }

  /** Return a path as lines to draw: one line, or several if it leaves the board and comes back. */
  lines(way: readonly string[]): Point[][] {
    const lines: Point[][] = [];
    for (const [n, name] of way.entries()) {
      const last = way[n - 1];
      if (last === undefined) lines.push([this.at(name)]);
      else if (this.linked(last, name)) lines.at(-1)!.push(this.at(name));
      else {
        lines.at(-1)!.push(this.outside(last));
        lines.push([this.outside(name), this.at(name)]);
      }
    }
    return lines;
  }

  /** Return the next cell in a direction: straight ahead, or the nearest one roughly in that direction. */
  towards(name: string, look: Side): string | null {
    const from = this.at(name);
    let best: string | null = null;
    let least = Infinity;
    for (const [other, at] of this.cells) {
      const [dx, dy] = [at.x - from.x, at.y - from.y];
      const ahead = { left: -dx, right: dx, up: -dy, down: dy }[look];
      const aside = Math.abs(look === "left" || look === "right" ? dy : dx);
      if (ahead <= 0 || aside > ahead) continue;
      const far = ahead + 3 * aside;
      if (far < least) [best, least] = [other, far];
    }
    return best;
  }

  /** Return the cells row by row as drawn, from the top left; null where there is none. */
  grid(): (string | null)[][] {
    const steps = (length: number) => Math.round((length - 2 * MARGIN) / PITCH);
    const rows = Array.from({ length: steps(this.height) + 1 }, () =>
      Array.from({ length: steps(this.width) + 1 }, (): string | null => null),
    );
    for (const [name, { x, y }] of this.cells) rows[steps(y + MARGIN)]![steps(x + MARGIN)] = name;
    return rows;
  }

  /** Return the direction in which a piece looks when it goes from one cell to another; at an opening it looks inward. */
  look(from: string, to: string): Side | null {
    const opening = this.linked(from, to) ? undefined : this.openings.find((one) => one.cell === to);
    if (opening) return LOOKS[(LOOKS.indexOf(opening.out) + 2) % 4]!;
    const [a, b] = [this.at(from), this.at(to)];
    if (a.x === b.x && a.y === b.y) return null;
    if (Math.abs(a.x - b.x) > Math.abs(a.y - b.y)) return b.x > a.x ? "right" : "left";
    return b.y > a.y ? "down" : "up";
  }

  private outside(cell: string): Point {
    return this.openings.find((one) => one.cell === cell) ?? this.at(cell);
  }
}

export function moved(at: Point, look: Side, by: number): Point {
  const [dx, dy] = { left: [-by, 0], right: [by, 0], up: [0, -by], down: [0, by] }[look] as [number, number];
  return { x: at.x + dx, y: at.y + dy };
}

/** Return a place after some quarter turns to the right; y grows upwards. */
function turned(x: number, y: number, wide: number, high: number, times: number): [number, number] {
  return times === 0 ? [x, y] : turned(y, wide - 1 - x, high, wide, times - 1);
}

/** Return how to turn the board so that a home is as low as possible, and then as far to the right. */
function turnFor(home: CellFact, wide: number, high: number): number {
  const rank = (times: number): number => {
    const [x, y] = turned(home.x, home.y, wide, high, times);
    return y * 1000 - x;
  };
  return [0, 1, 2, 3].reduce((best, times) => (rank(times) < rank(best) ? times : best));
}
