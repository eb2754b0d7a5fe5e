/** Pictures of the game beside its board: for help, set-up, invitations and workshop. */
import type { GamePictures } from "../../kit/game";
import type { CardsFacts, CardsOffer, CardsView } from "../../kit/wire";
import Counted from "./Counted.svelte";
import Picture from "./Picture.svelte";
import Steps from "./Steps.svelte";
import Things from "./Things.svelte";

const pictures: GamePictures<CardsFacts, CardsView, CardsOffer> = { Picture, Steps, Things, Counted };
export default pictures;
