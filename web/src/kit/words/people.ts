/** Who sits where, their names and their pieces. */
import { dealt, type Piece } from "../art/pieces";
import type { AnyGame } from "../game";
import { t } from "../l10n.svelte";
import type { TableState } from "../state/tablestate";
import type { PlaceInfo } from "../wire";

export function nameOf(state: TableState, seat: number): string {
  const place = placeAt(state, seat);
  if (place?.name) return place.name;
  if (place?.bot) return botName(state, place.bot, seat);
  return isMe(state, seat) ? t("you") : t("seat-name", { seat });
}

/** Return "you" for the reader whom a sentence calls “You”, for want of a name: a verb may have to agree with that. */
export function whoIs(state: TableState, seat: number | null): "you" | "somebody" {
  if (seat === null || !isMe(state, seat)) return "somebody";
  const place = placeAt(state, seat);
  return place?.name || place?.bot ? "somebody" : "you";
}

function placeAt(state: TableState, seat: number): PlaceInfo | undefined {
  return state.table?.places.find((one) => one.seat === seat);
}

/** Return a bot's name: its strength, and its number in seat order if several have the same. */
function botName(state: TableState, bot: string, seat: number): string {
  const alike = state.table?.places.filter((one) => one.bot === bot && !one.name) ?? [];
  const number = alike.filter((one) => one.seat !== null && one.seat <= seat).length;
  return alike.length > 1 ? `${t(`bot-${bot}`)} ${number}` : t(`bot-${bot}`);
}

/** Return whether a seat belongs to the only person at this device. */
export function isMe(state: TableState, seat: number): boolean {
  return state.seats.length === 1 && state.seats[0] === seat;
}

/** Return the pieces in seat order. In a series everybody keeps theirs, however the seats rotate. */
export function piecesAt(state: TableState, game: AnyGame | null): readonly Piece[] {
  const { facts } = state;
  if (!game?.freePieces) return (facts && game?.piecesOf?.(facts)) ?? game?.pieces ?? [];
  const places = state.table?.places ?? [];
  const seated = places.map((_, n) => places.findIndex(({ seat }) => seat === n + 1)); // by seat: who sits there
  if (state.table?.series && !seated.includes(-1)) {
    const kept = dealt(
      places.map(({ piece }) => piece),
      game.pieces,
    );
    return seated.map((n) => kept[n]!);
  }
  return dealt(
    seated.map((n) => places[n]?.piece ?? null),
    game.pieces,
  );
}
