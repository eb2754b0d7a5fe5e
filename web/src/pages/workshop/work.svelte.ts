/** What somebody works on: its name, for how many players, how fair it is, and what can be played with it. */
import { usualOf } from "../../kit/games";
import { keepMade, newId, RULES, type Made } from "../../kit/own";
import type { GameInfo, OptionInfo } from "../../kit/wire";
import { Own, wanted } from "../choosing";
import { Ideas } from "./ideas.svelte";
import { Meter } from "./meter.svelte";

/** Return something new to work on. */
export function blank(game: GameInfo, option: string, name: string, players = 0): Made {
  const count = game.players.includes(players) ? players : game.players.includes(3) ? 3 : game.players[0]!;
  return { id: newId(), game: game.id, option, name, players: count, marks: {}, document: null, sound: false, at: 0 };
}

export abstract class Work {
  name = $state("");
  players = $state(2);
  bot = $state("");
  settings = $state.raw<Record<string, unknown>>({}); // options that it is played with, such as a level
  lost = $state(false); // it can't be kept on this device
  readonly meter: Meter;
  readonly ideas: Ideas;

  constructor(
    readonly game: GameInfo,
    protected made: Made,
  ) {
    this.name = made.name;
    this.players = made.players;
    this.settings = made.settings ?? {};
    this.bot = game.usual_bot;
    this.meter = new Meter(`meter-${made.id}`.slice(0, 40));
    this.ideas = new Ideas(`ideas-${made.id}`.slice(0, 40));
  }

  get option(): string {
    return this.made.option;
  }

  /** The document, or the options of house rules, if nothing is wrong with it. */
  abstract get sound(): Record<string, unknown> | null;

  /** The options of a table that plays with it; null: something is wrong. */
  get options(): Record<string, unknown> | null {
    if (this.sound === null) return null;
    const own = this.option === RULES ? this.sound : { [this.option]: new Own(this.name, this.sound) };
    return wanted(this.game.options, this.players, {
      ...usualOf(this.game.id, this.players),
      ...this.settings,
      ...own,
    });
  }

  /** Keep it on this device as it is now. */
  keep(change: Partial<Made> = {}): void {
    this.made = {
      ...this.made,
      ...change,
      name: this.name.trim() || this.made.name,
      players: this.players,
      settings: this.settings,
      at: Date.now(),
    };
    this.lost = !keepMade(this.made);
  }

  /** Return what a link or a file carries. */
  carried(): Made {
    return { ...this.made, name: this.name, players: this.players, settings: this.settings, document: this.sound };
  }

  rename(name: string): void {
    this.name = name;
    this.keep();
  }

  seat(players: number): void {
    this.players = players;
    this.keep();
    this.ideas.clear();
    this.measure();
  }

  playedBy(bot: string): void {
    this.bot = bot;
    this.ideas.clear();
    this.measure();
  }

  /** Play it with an option; undefined: as usual. */
  set(option: OptionInfo, value: unknown): void {
    const { [option.name]: _, ...others } = this.settings;
    this.settings = value === undefined ? others : { ...others, [option.name]: value };
    this.keep();
    this.ideas.clear();
    this.measure();
  }

  measure(): void {
    const { options, players, bot } = this;
    if (options === null) this.meter.stop();
    else this.meter.start({ game: this.game.id, players, options, bot });
  }

  /** Stop everything that goes on. */
  leave(): void {
    this.meter.stop();
    this.ideas.clear();
  }
}
