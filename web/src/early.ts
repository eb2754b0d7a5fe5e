/** What nearly every game draws with is in the first load, so that the games themselves stay small. */
import "./kit/art/Halo.svelte";
import "./kit/art/PieceIcon.svelte";
import "./kit/grid/Frame.svelte";
import "./kit/grid/Grid.svelte";
import "./kit/Name.svelte";
import "./kit/Soon.svelte";
