/** Pictures of the game beside its board: for help, set-up, invitations and workshop. */
import type { GamePictures } from "../../kit/game";
import type { MsPacManFacts, MsPacManView } from "../../kit/wire";
import Sketch from "./Sketch.svelte";
import Counted from "./Counted.svelte";
import Picture from "./Picture.svelte";
import Steps from "./Steps.svelte";

const pictures: GamePictures<MsPacManFacts, MsPacManView> = { Picture, Steps, Sketch, Counted };
export default pictures;
