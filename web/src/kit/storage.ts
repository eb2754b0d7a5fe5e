/** What this device stores. If the browser stores nothing (private windows), it lasts as long as the page. */
const PREFIX = "mazechase.";
const memory = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? memory.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    const text = memory.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  }
}

/** Store a value; return false if it will be lost with the page. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

export function drop(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // It was never there.
  }
}

/** Return the keys that begin with a prefix. */
export function keysFrom(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
  } catch {
    // What lasts as long as the page is all there is.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
