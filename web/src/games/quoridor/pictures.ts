/** Pictures of the game beside its board: for help and set-up. */
import type { GamePictures } from "../../kit/game";
import type { QuoridorFacts, QuoridorView } from "../../kit/wire";
import Picture from "./Picture.svelte";

const pictures: GamePictures<QuoridorFacts, QuoridorView> = { Picture };
export default pictures;
