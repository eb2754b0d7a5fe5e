/** Where things are on a drawn board of squares with fences between them, whichever of its sides is at the bottom. */
import type { Point, Side } from "../grid/places";
import type { CellFact } from "../wire";

/** The part of a game's facts that is needed here. */
export interface Squares {
  size: number;
  cells?: CellFact[];
}

export type Way = "h" | "v";
export interface Slot extends Point {
  name: string;
  lying: boolean; // as drawn, after turning
}

export const PITCH = 100;
export const TILE = 84;
export const MARGIN = 58;
export const THICK = 18; // of a fence

/** Return a fence as a rectangle. */
export function bar(slot: Slot, thick = THICK): { x: number; y: number; width: number; height: number; rx: number } {
  const [width, height] = slot.lying ? [PITCH + TILE, thick] : [thick, PITCH + TILE];
  return { x: slot.x - width / 2, y: slot.y - height / 2, width, height, rx: thick / 2.4 };
}

const SIDES: readonly Side[] = ["up", "right", "down", "left"];

export class Geometry {
  readonly size: number; // of the whole drawing
  readonly cells: ReadonlyMap<string, Point>; // centres
  readonly slots: ReadonlyMap<string, Slot>; // centres
  readonly columns: readonly { text: string; at: Point }[];
  readonly rows: readonly { text: string; at: Point }[];
  private readonly squares: ReadonlyMap<string, CellFact>;
  private readonly byPlace = new Map<string, string>();

  /** `below` is a square of the border that is to be drawn at the bottom; without one, row 1 is. */
  constructor(
    private readonly board: Squares,
    below = "",
  ) {
    const last = board.size - 1;
    this.size = board.size * PITCH + 2 * MARGIN;
    this.squares = new Map(board.cells?.map((cell) => [cell.name, cell]));
    const start = this.squares.get(below) ?? { x: 0, y: 0 };
    const turn = start.y === 0 ? 0 : start.y === last ? 2 : start.x === 0 ? 1 : 3;
    const place = (x: number, y: number): Point => {
      const [across, down] = [
        [x, last - y],
        [last - y, last - x],
        [last - x, y],
        [y, x],
      ][turn]! as [number, number];
      return { x: MARGIN + (across + 0.5) * PITCH, y: MARGIN + (down + 0.5) * PITCH };
    };
    const all = [...this.squares.values()];
    this.cells = new Map(all.map((cell) => [cell.name, place(cell.x, cell.y)]));
    for (const [name, at] of this.cells) this.byPlace.set(`${this.column(at.x)},${this.column(at.y)}`, name);
    const upright = turn % 2 === 0;
    const anchors = all.filter((cell) => cell.x < last && cell.y < last);
    this.slots = new Map(
      anchors.flatMap((cell) =>
        (["h", "v"] as const).map((way): [string, Slot] => {
          const name = cell.name + way;
          return [name, { name, lying: (way === "h") === upright, ...place(cell.x + 0.5, cell.y + 0.5) }];
        }),
      ),
    );
    const near = 22;
    const letters = all.filter((cell) => cell.y === 0);
    const numbers = all.filter((cell) => cell.x === 0);
    this.columns = letters.map((cell) => ({ text: cell.name[0]!, at: this.beside(place(cell.x, 0), upright, near) }));
    this.rows = numbers.map((cell) => ({
      text: cell.name.slice(1),
      at: this.beside(place(0, cell.y), !upright, near),
    }));
  }

  /** Return the squares row by row as drawn, from the top left. */
  grid(): string[][] {
    const range = Array.from({ length: this.board.size }, (_, n) => n);
    return range.map((row) => range.map((column) => this.byPlace.get(`${column},${row}`)!));
  }

  /** Return the corners row by row as drawn, each as the square that a fence there is named after. */
  corners(): string[][] {
    const inner = this.board.size - 1;
    const lines = Array.from({ length: inner }, () => Array.from({ length: inner }, () => ""));
    for (const slot of this.slots.values()) {
      const [column, row] = [Math.round((slot.x - MARGIN) / PITCH) - 1, Math.round((slot.y - MARGIN) / PITCH) - 1];
      lines[row]![column] = slot.name.slice(0, -1);
    }
    return lines;
  }

  /** Return the square at a point; `inset` units at its border do not count. */
  cellAt(point: Point, inset = 0): string | null {
    const name = this.byPlace.get(`${this.column(point.x)},${this.column(point.y)}`);
    const centre = name ? this.cells.get(name)! : null;
    if (!name || !centre) return null;
    const reach = TILE / 2 - inset;
    return Math.abs(point.x - centre.x) <= reach && Math.abs(point.y - centre.y) <= reach ? name : null;
  }

  /** Return the slot nearest to a point; without a direction, that of the nearer groove. */
  slotAt(point: Point, lying?: boolean, among: Iterable<Slot> = this.slots.values()): Slot {
    const wanted = lying ?? this.offGroove(point.y) < this.offGroove(point.x);
    let best: Slot | null = null;
    let least = Infinity;
    for (const slot of among) {
      if (slot.lying !== wanted) continue;
      const far = (slot.x - point.x) ** 2 + (slot.y - point.y) ** 2;
      if (far < least) [best, least] = [slot, far];
    }
    return best!;
  }

  turned(slot: Slot): Slot {
    return this.slots.get(slot.name.slice(0, -1) + (slot.name.endsWith("h") ? "v" : "h"))!;
  }

  /** Return on which sides, as drawn, a square has a fence. */
  fencesBeside(name: string, standing: ReadonlySet<string>): Side[] {
    return SIDES.filter((side) => this.fenceAt(name, side, standing) !== null);
  }

  /** Return the fence on a side of a square, as drawn; null: there is none. */
  fenceAt(name: string, side: Side, standing: Iterable<string>): string | null {
    const at = this.cells.get(name)!;
    const lying = side === "up" || side === "down";
    const offset = (side === "down" || side === "right" ? PITCH : -PITCH) / 2;
    for (const fence of standing) {
      const slot = this.slots.get(fence);
      if (!slot || slot.lying !== lying) continue;
      const [along, off] = lying ? [slot.x - at.x, slot.y - at.y - offset] : [slot.y - at.y, slot.x - at.x - offset];
      if (Math.abs(off) < 1 && Math.abs(along) < PITCH) return fence;
    }
    return null;
  }

  /** Return the edge of the board along a line of squares, as two points just outside it. */
  edge(line: readonly string[]): [Point, Point] {
    const points = line.map((name) => this.cells.get(name)!);
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const half = PITCH / 2;
    const out = MARGIN - 6;
    if (top === bottom) {
      const y = top < this.size / 2 ? out : this.size - out;
      return [
        { x: left - half + 8, y },
        { x: right + half - 8, y },
      ];
    }
    const x = left < this.size / 2 ? out : this.size - out;
    return [
      { x, y: top - half + 8 },
      { x, y: bottom + half - 8 },
    ];
  }

  private column(x: number): number {
    return Math.floor((x - MARGIN) / PITCH);
  }

  private offGroove(x: number): number {
    const inside = (((x - MARGIN) % PITCH) + PITCH) % PITCH;
    return Math.min(inside, PITCH - inside);
  }

  private beside(at: Point, below: boolean, near: number): Point {
    return below ? { x: at.x, y: this.size - near } : { x: near, y: at.y };
  }
}
