/** What nearly every game draws with comes with the first load, so that games themselves stay light. */
import "./kit/art/Halo.svelte";
import "./kit/art/PieceIcon.svelte";
import "./kit/grid/Frame.svelte";
import "./kit/grid/Grid.svelte";
import "./kit/Name.svelte";
import "./kit/PiecePicker.svelte";
