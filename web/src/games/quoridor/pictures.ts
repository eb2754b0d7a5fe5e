/** Pictures of the game beside its board: for help, set-up and invitations. */
import type { GamePictures } from "../../kit/game";
import type { QuoridorFacts, QuoridorView } from "../../kit/wire";
import Picture from "./Picture.svelte";
import Steps from "./Steps.svelte";

const pictures: GamePictures<QuoridorFacts, QuoridorView> = { Picture, Steps };
export default pictures;
