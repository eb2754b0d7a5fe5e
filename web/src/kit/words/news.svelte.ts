/** Messages next to the board: what to do, why not, what happens to the table, and what screen readers announce. */
import type { Params } from "../l10n.svelte";
import { prefs } from "../prefs.svelte";
import type { Refusal } from "../wire";
import type { Surroundings } from "../link/link";
import { play } from "../playback/sound";

/** A message that shows for a moment, about a seat or about everybody. */
export interface Word {
  seat: number | null;
  text: string;
}

/** Something said, by its number: what is on the page already is not announced again. */
export interface Said {
  n: number;
  sentence: string;
}

const WORD_MS = 6000;
const HEARD = 4; // sentences; a screen reader has read the earlier ones

export class News {
  tip = $state.raw<string | null>(null); // what to do in the middle of an action; set by the board
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<string | null>(null); // a refusal that is not about the board
  word = $state.raw<Word | null>(null); // about the table, shown for a moment
  said = $state.raw<readonly Said[]>([]); // what screen readers announce
  private count = 0; // of what was said
  private silence: () => void = () => {};
  private passing: () => void = () => {};

  constructor(
    private readonly later: Surroundings["later"],
    private readonly explain: (refusal: Refusal) => string,
  ) {}

  close(): void {
    this.silence();
    this.passing();
  }

  say(sentence: string): void {
    this.said = [...this.said, { n: this.count++, sentence }].slice(-HEARD);
  }

  mention(word: Word): void {
    this.word = word;
    this.silence();
    this.silence = this.later(WORD_MS, () => (this.word = null));
  }

  /** Show why not, with the proof on the board; if no ruling of the game forbids it, only in words. */
  refuse(refusal: Refusal): void {
    const sentence = this.explain(refusal);
    if (refusal.ruling) this.refusal = refusal;
    else this.notice = sentence;
    this.say(sentence);
    if (prefs.now.sound) play("no");
  }

  /** Show for a moment why a tap does nothing now, without asking the server. */
  deny(message: string, params: Params = {}, cells: readonly string[] = []): void {
    const refusal = { code: message, message, params, ruling: null, cells: [...cells] };
    this.refusal = refusal;
    this.passing();
    this.passing = this.later(WORD_MS, () => {
      if (this.refusal === refusal) this.refusal = null;
    });
    this.say(this.explain(refusal));
    if (prefs.now.sound) play("no");
  }

  /** Dismiss a refusal that has been read. */
  read(): void {
    this.refusal = this.notice = null;
  }

  /** Dismiss every message: something is being done. */
  clear(): void {
    this.read();
    this.word = null;
  }

  /** Forget what only the previous viewer may know. */
  forget(): void {
    this.said = [];
    this.refusal = this.tip = null;
  }
}
