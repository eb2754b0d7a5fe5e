/** The generated types of the wire, and some that are more convenient for the kit. */
export * from "../wire.gen";
import type { Act, Answer, Roll, Event, FromClient, FromServer, StandIn, Resign, Salt, Undo } from "../wire.gen";

export type Command = Act | Roll | Undo | Answer | Resign | StandIn | Salt;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewCommand = WithoutId<Command>;
export type Question = WithoutId<Extract<FromClient, { t: "try" | "reach" | "why" | "history" | "hints" }>>;
export type Reply = Extract<FromServer, { t: "tried" | "reached" | "reason" | "frames" | "hinted" }>;

/** Return the seat that an event is about, if it is about one. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}
