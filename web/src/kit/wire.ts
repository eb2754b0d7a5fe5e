/** The generated types of the wire, and some that are more convenient for the kit. */
export * from "../wire.gen";
import type { Event, FromClient, FromServer } from "../wire.gen";

type Asking = Extract<FromClient, { t: "try" | "reach" | "why" | "history" | "hints" }>;
export type Command = Exclude<Extract<FromClient, { id: string; seat: number }>, Asking>; // everything done for a seat
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewCommand = WithoutId<Command>;
export type Question = WithoutId<Asking>;
export type Reply = Extract<FromServer, { t: "tried" | "reached" | "reason" | "frames" | "hinted" }>;

/** Return the seat that an event is about, if it is about one. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}
