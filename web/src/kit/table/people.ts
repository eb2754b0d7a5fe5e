/** Who sits where, what they are called and which piece is theirs. */
import { dealt, type Piece } from "../art/pieces";
import type { GameModule } from "../game";
import { t } from "../l10n.svelte";
import type { TableState } from "./tablestate";

export function nameOf(state: TableState, seat: number): string {
  const place = state.table?.places.find((one) => one.seat === seat);
  if (place?.name) return place.name;
  if (place?.bot) return botName(state, place.bot, seat);
  return isMe(state, seat) ? t("you") : t("seat-name", { seat });
}

/** A bot is called by its strength, and by its seat too where several are alike. */
function botName(state: TableState, bot: string, seat: number): string {
  const alike = state.table?.places.filter((one) => one.bot === bot && !one.name) ?? [];
  return alike.length > 1 ? `${t(`bot-${bot}`)} ${seat}` : t(`bot-${bot}`);
}

/** Whether a seat is that of the only person at this device. */
export function isMe(state: TableState, seat: number): boolean {
  return state.seats.length === 1 && state.seats[0] === seat;
}

/** The pieces in seat order. */
export function piecesAt(state: TableState, game: GameModule | null): readonly Piece[] {
  const { facts } = state;
  if (!game?.freePieces) return (facts && game?.piecesOf?.(facts)) ?? game?.pieces ?? [];
  const places = state.table?.places ?? [];
  const chosen = places.map((_, n) => places.find((place) => place.seat === n + 1)?.piece ?? null);
  return dealt(chosen, game.pieces);
}
