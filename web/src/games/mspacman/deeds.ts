/** What was done in a turn of Ms. Pac-Man, for the story of the match, and what it did to somebody. */
import type { Deed, Done } from "../../kit/game";
import { unknownEvent } from "../../kit/playback/scene";
import type { MsPacManEvents } from "../../kit/wire";
import { called } from "./pieces";

type Kind = MsPacManEvents["kind"];
const WALKS: ReadonlySet<Kind> = new Set(["stepped", "ghost_stepped", "ate", "power_eaten", "weakened"]);

/** Return what was done; steps are one walk, and dots eaten in a row are counted. */
export function deeds(events: readonly MsPacManEvents[]): Deed<MsPacManEvents>[] {
  const done: Deed<MsPacManEvents>[] = [];
  let walk: MsPacManEvents[] = [];
  const captures = events.some((event) => event.kind === "captured"); // that says who plays her now
  for (const event of events) {
    if (captures && event.kind === "took_control") continue;
    if (WALKS.has(event.kind)) walk.push(event);
    else {
      done.push(...walked(walk), ...deedOf(event));
      walk = [];
    }
  }
  return [...done, ...walked(walk)];
}

/** Return a walk, and what was eaten on it. */
function walked(walk: readonly MsPacManEvents[]): Deed<MsPacManEvents>[] {
  const found: Deed<MsPacManEvents>[] = [];
  const dots = walk.filter((event) => event.kind === "ate").length;
  const power = walk.some((event) => event.kind === "power_eaten");
  const steps = walk.filter((event) => event.kind === "stepped" || event.kind === "ghost_stepped");
  const last = steps.at(-1);
  if (last && "to" in last) {
    const key = last.kind === "stepped" ? "mspacman-deed-walked" : "mspacman-deed-ghost-walked";
    found.push({ key, params: { steps: steps.length, to: last.to }, only: dots > 0 ? "squares" : undefined });
  }
  if (dots > 0) found.push({ key: "mspacman-deed-ate", params: { count: dots } });
  if (power) found.push({ key: "mspacman-deed-power" });
  if (walk.some((event) => event.kind === "weakened" && event.cause !== "power"))
    found.push({ key: "mspacman-deed-weak" });
  return found;
}

function deedOf(event: MsPacManEvents): Deed<MsPacManEvents>[] {
  switch (event.kind) {
    case "spun_to_begin":
      return [{ key: "mspacman-deed-spun-to-begin", params: { face: event.face } }];
    case "took_control":
      return [{ key: "mspacman-deed-took-control", seat: event.seat }];
    case "placed":
      return [{ key: "mspacman-deed-placed", params: { at: event.at } }];
    case "spun":
    case "rolled":
      return [{ key: `mspacman-deed-${event.kind}`, params: { face: event.face } }];
    case "caught":
      return [{ key: "mspacman-deed-caught", people: { whom: event.ghost } }];
    case "ran_into_her":
      return [{ key: "mspacman-deed-ran-into-her" }];
    case "extra_turn":
      return [{ key: "mspacman-deed-extra-turn" }];
    case "captured":
      return [{ key: "mspacman-deed-captured", seat: event.seat, people: { whom: event.former } }];
    case "bumped":
      return [{ key: "mspacman-deed-bumped", params: { to: event.to }, only: "squares" }];
    case "won":
      return [{ key: "mspacman-deed-won", seat: event.seat, params: { area: called(event.area) } }];
    case "tied_to_begin":
    case "turn_limit":
      return [{ told: event }];
    case "ate":
    case "ghost_stepped":
    case "power_eaten":
    case "recovered":
    case "stepped":
    case "weakened":
    case "went_home":
      return [];
    default:
      return unknownEvent(event, []);
  }
}

/** Return what an event did to somebody. */
export function befalls(event: MsPacManEvents, seat: number): Done | null {
  if (event.kind === "captured" && event.former === seat) {
    return { key: "mspacman-befalls-captured", people: { name: event.seat } };
  }
  if (event.kind === "caught" && event.ghost === seat) {
    return { key: "mspacman-befalls-caught", people: { name: event.seat } };
  }
  return event.kind === "ran_into_her" && event.seat === seat ? { key: "mspacman-befalls-ran-into-her" } : null;
}
