/** The parts of the page that are loaded when they are needed, and the problems of those that don't load. */
import { persist, type Trouble } from "./retry";

class Parts {
  private troubles = $state.raw<ReadonlyMap<number, Trouble>>(new Map()); // by part
  private asked = 0;

  get trouble(): Trouble | null {
    const all = [...this.troubles.values()];
    return all.includes("reload") ? "reload" : (all[0] ?? null);
  }

  load<T>(part: () => Promise<T>): Promise<T> {
    const number = this.asked++;
    return persist(part, {
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      random: Math.random,
      current,
      changed: (trouble) => {
        const others = [...this.troubles].filter(([other]) => other !== number);
        this.troubles = new Map(trouble ? [...others, [number, trouble]] : others);
      },
    });
  }
}

export const parts = new Parts();

/** Load a part of the page; the promise resolves or stays pending, but never rejects. */
export function load<T>(part: () => Promise<T>): Promise<T> {
  return parts.load(part);
}

/** Return a function that loads a part when it is first called. */
export function once<T>(part: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= load(part));
}

/** Return whether the server's page is the one open here: its document names the script that runs here. */
async function current(): Promise<boolean | null> {
  if (import.meta.env.DEV) return true;
  try {
    const answer = await fetch(location.pathname, { cache: "no-cache" });
    return answer.ok ? (await answer.text()).includes(new URL(import.meta.url).pathname) : null;
  } catch {
    return null;
  }
}
