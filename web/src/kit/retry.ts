/**
 * Loading a part of the page, with retries. A part that doesn't load is requested again, since the server may be
 * busy or the connection bad. If the server has a newer page, this one's parts no longer exist and only a reload helps.
 */
export type Trouble = "retrying" | "reload";

export interface Around {
  wait(ms: number): Promise<void>;
  random(): number;
  /** Whether the server still has the page that is open here; null: it does not answer. */
  current(): Promise<boolean | null>;
  changed(trouble: Trouble | null): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;
const MOST_TRIES = 6; // while the server answers: some browsers never request a script again after it failed once

export async function persist<T>(part: () => Promise<T>, around: Around): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const loaded = await part();
      around.changed(null);
      return loaded;
    } catch {
      around.changed("retrying");
    }
    const current = await around.current();
    if (current === false || (current === true && tries >= MOST_TRIES)) {
      around.changed("reload");
      return new Promise(() => {}); // it won't come
    }
    const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    await around.wait(most * (0.5 + around.random() / 2));
  }
}
