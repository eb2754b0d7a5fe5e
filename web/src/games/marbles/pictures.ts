/** Pictures of the game beside its board: for help and set-up. */
import type { GamePictures } from "../../kit/game";
import type { MarblesFacts, MarblesOffers, MarblesView } from "../../kit/wire";
import Picture from "./Picture.svelte";

const pictures: GamePictures<MarblesFacts, MarblesView, MarblesOffers> = { Picture };
export default pictures;
