/** The generated types of the wire, and what of them the kit needs in a handier form. */
export * from "../wire.gen";
import type { Act, Answer, Ask, FromClient, FromServer, Mind, Resign, Salt, Undo } from "../wire.gen";

export type Command = Act | Ask | Undo | Answer | Resign | Mind | Salt;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type NewCommand = WithoutId<Command>;
export type Question = WithoutId<Extract<FromClient, { t: "try" | "reach" | "why" | "history" | "hints" }>>;
export type Reply = Extract<FromServer, { t: "tried" | "reached" | "reason" | "frames" | "hinted" }>;
