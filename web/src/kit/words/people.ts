/** Who sits where, their names and their pieces. */
import { dealt, type Piece } from "../art/pieces";
import type { AnyGame } from "../game";
import { t } from "../l10n.svelte";
import type { TableState } from "../state/tablestate";

export function nameOf(state: TableState, seat: number): string {
  const place = state.table?.places.find((one) => one.seat === seat);
  if (place?.name) return place.name;
  if (place?.bot) return botName(state, place.bot, seat);
  return isMe(state, seat) ? t("you") : t("seat-name", { seat });
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

/** Return the pieces in seat order. */
export function piecesAt(state: TableState, game: AnyGame | null): readonly Piece[] {
  const { facts } = state;
  if (!game?.freePieces) return (facts && game?.piecesOf?.(facts)) ?? game?.pieces ?? [];
  const places = state.table?.places ?? [];
  const chosen = places.map((_, n) => places.find((place) => place.seat === n + 1)?.piece ?? null);
  return dealt(chosen, game.pieces);
}
