/** Pictures of the game beside its board: for help and set-up. */
import type { GamePictures } from "../../kit/game";
import type { CardsFacts, CardsOffer, CardsView } from "../../kit/wire";
import Picture from "./Picture.svelte";
import Things from "./Things.svelte";

const pictures: GamePictures<CardsFacts, CardsView, CardsOffer> = { Picture, Things };
export default pictures;
