/** How this person likes the page: language, light, sound, motion. Kept on the device. */
import { keep, recall } from "./storage";

export interface Prefs {
  language: string | null; // null: as the browser says
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "full" | "less";
  speed: number; // of motion: 1 as usual, 2 twice as fast
  name: string;
}

const USUAL: Prefs = { language: null, theme: "auto", sound: true, motion: "auto", speed: 1, name: "" };

class PrefsStore {
  now = $state.raw<Prefs>({ ...USUAL, ...recall<Partial<Prefs>>("prefs", {}) });

  set(change: Partial<Prefs>): void {
    this.now = { ...this.now, ...change };
    keep("prefs", this.now);
    this.show();
  }

  /** Whether things should move. */
  get moves(): boolean {
    if (this.now.motion !== "auto") return this.now.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Let the style sheets know. */
  show(): void {
    const dark = this.now.theme === "dark" || (this.now.theme === "auto" && darkness.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.now.motion;
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
export const prefs = new PrefsStore();
darkness.addEventListener("change", () => prefs.show());
