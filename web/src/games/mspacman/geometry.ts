/** Where things are on the drawn board. It is drawn as in its document, with the same side up for everybody. */
import type { Point, Side } from "../../kit/grid/places";
import type { AreaFact, MsPacManFacts } from "../../kit/wire";

export const PITCH = 100;
export const MARGIN = 40;
const WAYS: readonly Side[] = ["up", "right", "down", "left"];
const STEPS: Record<Side, readonly [number, number]> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
const SIDES: Record<string, Side> = { north: "up", east: "right", south: "down", west: "left" };

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Point>; // centres
  readonly areaOf: ReadonlyMap<string, AreaFact>; // of squares, Exit Spaces and ghost spaces
  readonly solids: readonly Point[];
  readonly walls: string; // as one path
  readonly doors: readonly { a: Point; b: Point }[];
  readonly exits: readonly { name: string; at: Point; side: Side }[];
  readonly emblems: readonly { area: AreaFact; at: Point }[];
  readonly columns: readonly { text: string; x: number }[];
  readonly rows: readonly { text: string; y: number }[];
  private readonly places = new Map<string, readonly [number, number]>();
  private readonly byPlace = new Map<string, string>();

  constructor(readonly facts: MsPacManFacts) {
    this.width = facts.width * PITCH + 2 * MARGIN;
    this.height = facts.height * PITCH + 2 * MARGIN;
    for (const { name, x, y } of facts.cells ?? []) {
      this.places.set(name, [x, y]);
      this.byPlace.set(`${x},${y}`, name);
    }
    this.cells = new Map([...this.places].map(([name, [x, y]]) => [name, this.centre(x, y)]));
    this.areaOf = new Map(
      facts.areas.flatMap((area) => [...area.squares, area.exit, area.home].map((name) => [name, area] as const)),
    );
    this.solids = facts.solids.map(([x, y]) => this.centre(x, y));
    this.walls = facts.walls
      .map(({ x1, y1, x2, y2 }) => `M${this.across(x1)} ${this.down(y1)}L${this.across(x2)} ${this.down(y2)}`)
      .join("");
    this.doors = facts.areas.flatMap((area) => area.door.map((square) => this.border(area.home, square)));
    this.exits = facts.areas.map((area) => ({
      name: area.exit,
      at: this.cells.get(area.exit)!,
      side: SIDES[area.opening] ?? "up",
    }));
    this.emblems = facts.areas.map((area) => ({ area, at: this.emblem(area) }));
    const range = (length: number) => Array.from({ length }, (_, n) => n);
    this.columns = range(facts.width).map((n) => ({ text: "abcdefghijklmnopqrstuvwxyz"[n]!, x: this.across(n + 0.5) }));
    this.rows = range(facts.height).map((n) => ({ text: `${n + 1}`, y: this.down(n + 0.5) }));
  }

  /** Return the board row by row as drawn, from the top left; null where it is solid. */
  grid(): (string | null)[][] {
    const { width, height } = this.facts;
    return Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => this.byPlace.get(`${column},${height - 1 - row}`) ?? null),
    );
  }

  /** Return the cell at a point, or null: a solid, or outside. */
  cellAt({ x, y }: Point): string | null {
    const column = Math.floor((x - MARGIN) / PITCH);
    const row = this.facts.height - 1 - Math.floor((y - MARGIN) / PITCH);
    return this.byPlace.get(`${column},${row}`) ?? null;
  }

  /** Return which of some cells a nearby finger means: the nearest, if it isn't far off. */
  nearest(point: Point, names: Iterable<string>, most = PITCH * 0.8): string | null {
    let best: string | null = null;
    let least = most;
    for (const name of names) {
      const at = this.cells.get(name);
      const far = at ? apart(at, point) : Infinity;
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** Return the cell beside another, whatever is between them. */
  beside(name: string, way: Side): string | null {
    const [x, y] = this.places.get(name) ?? [NaN, NaN];
    const [dx, dy] = STEPS[way];
    return this.byPlace.get(`${x + dx},${y + dy}`) ?? null;
  }

  /** Return whether two cells are side by side; a step from one Exit Space to another doesn't count. */
  adjoin(a: string, b: string): boolean {
    return WAYS.some((way) => this.beside(a, way) === b);
  }

  /** Return the direction in which a piece looks when it goes from one cell to another. */
  heading(from: string, to: string): Side {
    const exit = this.exits.find(({ name }) => name === from);
    if (exit && !this.adjoin(from, to)) return exit.side;
    const [a, b] = [this.cells.get(from), this.cells.get(to)];
    const [dx, dy] = a && b ? [b.x - a.x, b.y - a.y] : [1, 0];
    if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
    return dy < 0 ? "up" : "down";
  }

  private across(x: number): number {
    return MARGIN + x * PITCH;
  }

  private down(y: number): number {
    return MARGIN + (this.facts.height - y) * PITCH;
  }

  private centre(x: number, y: number): Point {
    return { x: this.across(x + 0.5), y: this.down(y + 0.5) };
  }

  /** Return the line between two cells that are side by side. */
  private border(one: string, other: string): { a: Point; b: Point } {
    const [p, q] = [this.cells.get(one)!, this.cells.get(other)!];
    const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    const half = PITCH * 0.36;
    return p.x === q.x
      ? { a: { x: x - half, y }, b: { x: x + half, y } }
      : { a: { x, y: y - half }, b: { x, y: y + half } };
  }

  /** Return where an area shows whose it is: on the block nearest to its middle. */
  private emblem(area: AreaFact): Point {
    const squares = area.squares.map((name) => this.cells.get(name)!);
    const middle = mean(squares);
    const block = this.blocks().toSorted((a, b) => apart(mean(a), middle) - apart(mean(b), middle))[0];
    return block ? heart(block) : middle;
  }

  /** Return the solids in connected pieces. */
  private blocks(): Point[][] {
    const left = [...this.solids];
    const blocks: Point[][] = [];
    while (left.length > 0) {
      const block = [left.pop()!];
      for (const one of block) {
        for (const other of left.filter((at) => apart(at, one) <= PITCH)) {
          block.push(other);
          left.splice(left.indexOf(other), 1);
        }
      }
      blocks.push(block);
    }
    return blocks;
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Return the middle of a straight block; of one with corners, the part of it nearest to there. */
function heart(block: readonly Point[]): Point {
  const middle = mean(block);
  const straight = block.every(({ x }) => x === middle.x) || block.every(({ y }) => y === middle.y);
  return straight ? middle : block.toSorted((a, b) => apart(a, middle) - apart(b, middle))[0]!;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
