/** Pictures of the game beside its board: for help and set-up. */
import type { GamePictures } from "../../kit/game";
import type { ChaseFacts, ChaseOffers, ChaseView } from "../../kit/wire";
import Picture from "./Picture.svelte";

const pictures: GamePictures<ChaseFacts, ChaseView, ChaseOffers> = { Picture };
export default pictures;
