/** How this person likes the page: language, theme, sound, animations. Kept on the device. */
import { keep, recall } from "./storage";

export interface Prefs {
  language: string | null; // null: the browser's
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "full" | "less";
  speed: number; // of animations: 1 is normal, 2 twice as fast
  name: string;
  log: "story" | "last" | "codes"; // how the match so far is written: in words, each player's last turn, or in notation
  talk: boolean; // whether to show what people and characters say
  calls: boolean; // whether to be called when it is one's turn
  overlaid: readonly string[]; // games over whose boards paths, danger or risk are shown
}

const USUAL: Prefs = {
  language: null,
  theme: "auto",
  sound: true,
  motion: "auto",
  speed: 1,
  name: "",
  log: "story",
  talk: true,
  calls: false,
  overlaid: [],
};

class PrefsStore {
  now = $state.raw<Prefs>({ ...USUAL, ...recall<Partial<Prefs>>("prefs", {}) });

  set(change: Partial<Prefs>): void {
    this.now = { ...this.now, ...change };
    keep("prefs", this.now);
    this.show();
  }

  /** Return whether things should move. */
  get moves(): boolean {
    if (this.now.motion !== "auto") return this.now.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Pass it on to the style sheets. */
  show(): void {
    const dark = this.now.theme === "dark" || (this.now.theme === "auto" && darkness.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.now.motion;
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
export const prefs = new PrefsStore();
darkness.addEventListener("change", () => prefs.show());
