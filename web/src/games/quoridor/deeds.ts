/** What was done in a turn of Quoridor, for the story of the match. */
import type { Deed } from "../../kit/game";
import { unknownEvent } from "../../kit/playback/scene";
import type { QuoridorEvents } from "../../kit/wire";

export function deeds(events: readonly QuoridorEvents[]): Deed<QuoridorEvents>[] {
  return events.flatMap((event): Deed<QuoridorEvents>[] => {
    switch (event.kind) {
      case "moved":
        return [{ key: "quoridor-deed-moved", params: { to: event.to } }];
      case "jumped":
        return [{ key: "quoridor-deed-jumped", params: { over: event.over, to: event.to } }];
      case "fenced":
        return [{ key: "quoridor-deed-fenced", params: { fence: event.fence, left: event.left } }];
      case "passed_over":
        return [{ key: "quoridor-deed-passed-over", seat: event.seat }];
      case "won":
        return [{ key: "quoridor-deed-won" }];
      case "turn_limit":
        return [{ told: event }];
      default:
        return unknownEvent(event, []);
    }
  });
}
