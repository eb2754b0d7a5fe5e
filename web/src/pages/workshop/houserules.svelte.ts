/** House rules that are being put together: a set of options, measured like a board. */
import type { Made } from "../../kit/own";
import type { GameInfo, OptionInfo } from "../../kit/wire";
import { Work } from "./work.svelte";

export class HouseRules extends Work {
  chosen = $state.raw<Record<string, unknown>>({});

  constructor(game: GameInfo, made: Made) {
    super(game, made);
    this.chosen = { ...made.document };
    this.keep({ document: this.chosen, sound: true });
    this.measure();
  }

  get sound(): Record<string, unknown> {
    return this.chosen;
  }

  /** Choose a value; undefined: as usual. */
  choose(option: OptionInfo, value: unknown): void {
    const { [option.name]: _, ...others } = this.chosen;
    this.replace(value === undefined ? others : { ...others, [option.name]: value });
  }

  /** Begin again from a set of options, such as those of the book. */
  replace(chosen: Record<string, unknown>): void {
    this.chosen = chosen;
    this.keep({ document: chosen, sound: true });
    this.measure();
  }
}
