/** Pictures of the game beside its board: for help, set-up, invitations and workshop. */
import type { GamePictures } from "../../kit/game";
import type { ChaseFacts, ChaseOffers, ChaseView } from "../../kit/wire";
import Sketch from "./Sketch.svelte";
import Picture from "./Picture.svelte";
import Steps from "./Steps.svelte";

const pictures: GamePictures<ChaseFacts, ChaseView, ChaseOffers> = { Picture, Steps, Sketch };
export default pictures;
