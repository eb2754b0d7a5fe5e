/** Marks on the spots of a sheet: where a brush paints, what symmetry repeats, and where arrow keys lead. */
import type { Brush, Sheet, Spot } from "../../kit/wire";

export type Marks = Readonly<Record<string, string>>;
export type Symmetry = NonNullable<Sheet["symmetries"]>[number];
export type Side = "up" | "right" | "down" | "left";

/** A spot as it is drawn: what the server leaves out is filled in. */
export interface Place {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const REACH = 0.6; // how far from a spot a finger may be, in squares
const ROOM = 0.4; // round what is shown of a sheet, in squares
const DIRECTIONS: Record<Side, readonly [number, number]> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };

export const placeOf = ({ id, kind, x = 0, y = 0, w = 1, h = 1 }: Spot): Place => ({ id, kind, x, y, w, h });

/** A sheet with its spots looked up by kind and by place. */
export class Paper {
  readonly places: readonly Place[];
  readonly byId: ReadonlyMap<string, Place>;
  private readonly at: ReadonlyMap<string, string>;

  constructor(readonly sheet: Sheet) {
    this.places = sheet.spots.map(placeOf);
    this.byId = new Map(this.places.map((place) => [place.id, place]));
    this.at = new Map(this.places.map((place) => [key(place), place.id]));
  }

  ofKind(kind: string): Place[] {
    return this.places.filter((place) => place.kind === kind);
  }

  /** Return the spot that a finger means: the nearest one of those given, and of several the one drawn on top. */
  nearest(among: readonly Place[], x: number, y: number): Place | null {
    let [found, least] = [null as Place | null, Infinity];
    for (const place of among) {
      const [dx, dy] = [Math.abs(x - place.x), Math.abs(y - place.y)];
      const outside = Math.hypot(Math.max(0, dx - place.w / 2), Math.max(0, dy - place.h / 2));
      const far = outside * 100 + Math.hypot(dx, dy);
      if (outside <= REACH && far <= least) [found, least] = [place, far];
    }
    return found;
  }

  /** Return the nearest spot that lies the other way: a fence that stands instead of lying, at the same place. */
  turned(among: readonly Place[], from: Place): Place | null {
    const far = (place: Place) => Math.hypot(place.x - from.x, place.y - from.y);
    const others = among.filter((place) => !alike(place, from));
    return others.reduce<Place | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
  }

  /** Return the spot that an arrow key leads to from another, among those given; one of the same shape if it can be. */
  towards(among: readonly Place[], from: Place, side: Side): Place | null {
    const [right, down] = DIRECTIONS[side];
    let [found, least] = [null as Place | null, Infinity];
    for (const place of among) {
      const [dx, dy] = [place.x - from.x, place.y - from.y];
      const along = dx * right + dy * down;
      const across = Math.abs(dx * down) + Math.abs(dy * right);
      const far = along + 3 * across + (alike(place, from) ? 0 : 1);
      if (along > 0.01 && far < least) [found, least] = [place, far];
    }
    return found;
  }

  /** Return everywhere that a mark goes, with what symmetry puts there; `null` clears. */
  images(spot: string, mark: string | null, symmetries: ReadonlySet<Symmetry>): Map<string, string | null> {
    const found = new Map<string, string | null>();
    const waiting: [string, string | null][] = [[spot, mark]];
    while (waiting.length > 0) {
      const [id, put] = waiting.pop()!;
      if (found.has(id)) continue;
      found.set(id, put);
      for (const symmetry of symmetries) {
        const other = this.opposite(this.byId.get(id)!, symmetry);
        if (other) waiting.push([other, put === null ? null : this.imageOf(this.byId.get(id)!.kind, put, symmetry)]);
      }
    }
    return found;
  }

  /** Return marks after a brush was put on a spot; what there is only one of moves, and has no images. */
  painted(marks: Marks, spot: string, brush: Brush | null, symmetries: ReadonlySet<Symmetry>): Marks {
    const single = brush?.single ?? false;
    const put = this.images(spot, brush?.mark ?? null, single ? new Set() : symmetries);
    const next: Record<string, string> = {};
    for (const [id, mark] of Object.entries(marks)) {
      if (!put.has(id) && !(single && mark === brush!.mark)) next[id] = mark;
    }
    for (const [id, mark] of put) if (mark !== null) next[id] = mark;
    return next;
  }

  /** Return the smallest square of the sheet that shows some spots with a little room: its left, top, width and height. */
  room(ids: readonly string[]): readonly [number, number, number, number] {
    const { width, height } = this.sheet;
    const places = ids.flatMap((id) => this.byId.get(id) ?? []);
    const [left, top] = [
      Math.min(...places.map(({ x, w }) => x - w / 2)),
      Math.min(...places.map(({ y, h }) => y - h / 2)),
    ];
    const [right, low] = [
      Math.max(...places.map(({ x, w }) => x + w / 2)),
      Math.max(...places.map(({ y, h }) => y + h / 2)),
    ];
    const size = Math.max(right - left, low - top) + 2 * ROOM;
    if (places.length === 0 || size >= Math.min(width, height)) return [0, 0, width, height];
    const begin = (middle: number, whole: number) => Math.max(0, Math.min(whole - size, middle - size / 2));
    return [begin((left + right) / 2, width), begin((top + low) / 2, height), size, size];
  }

  private opposite(place: Place, symmetry: Symmetry): string | undefined {
    const { width, height } = this.sheet;
    const { x, y, w, h } = place;
    if (symmetry === "mirror") return this.at.get(key({ ...place, x: width - x }));
    if (symmetry === "half") return this.at.get(key({ ...place, x: width - x, y: height - y }));
    return this.at.get(key({ ...place, x: width - y, y: x, w: h, h: w }));
  }

  private imageOf(kind: string, mark: string, symmetry: Symmetry): string {
    const brush = this.sheet.brushes?.find((one) => one.mark === mark && one.kind === kind);
    return brush?.images?.[symmetry] ?? mark;
  }
}

/** Return the spots where marks differ; `none` is what a spot without a mark holds. */
export function differing(one: Marks, other: Marks, none: string): string[] {
  const spots = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...spots].filter((spot) => (one[spot] ?? none) !== (other[spot] ?? none));
}

const alike = (one: Place, other: Place): boolean => one.w === other.w && one.h === other.h;

function key({ kind, x, y, w, h }: Omit<Place, "id">): string {
  return [kind, ...[x, y, w, h].map((number) => Math.round(number * 100))].join(" ");
}

/** Return the letter or digit that chooses each brush: the first nine by digits. */
export const keyOf = (n: number): string => (n < 9 ? String(n + 1) : "");
