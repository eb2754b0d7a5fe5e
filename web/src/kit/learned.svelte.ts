/** What somebody has learned on this device: the lessons that are done, and the games whose first turn was guided. */
import { keep, recall } from "./storage";

interface Learned {
  done: Readonly<Record<string, readonly string[]>>; // lessons by game
  guided: readonly string[]; // games
}

class LearnedStore {
  private now = $state.raw<Learned>({ done: {}, guided: [], ...recall<Partial<Learned>>("learned", {}) });

  /** Return the lessons of a game that are done. */
  done(game: string): readonly string[] {
    return this.now.done[game] ?? [];
  }

  finish(game: string, lesson: string): void {
    if (this.done(game).includes(lesson)) return;
    this.set({ ...this.now, done: { ...this.now.done, [game]: [...this.done(game), lesson] } });
  }

  /** Return whether the first turn of a game was guided, or somebody did without. */
  guided(game: string): boolean {
    return this.now.guided.includes(game);
  }

  guide(game: string): void {
    if (!this.guided(game)) this.set({ ...this.now, guided: [...this.now.guided, game] });
  }

  private set(now: Learned): void {
    this.now = now;
    keep("learned", now);
  }
}

export const learned = new LearnedStore();
