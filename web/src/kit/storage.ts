/** What this device keeps. Where the browser keeps nothing (private windows), it lasts as long as the page. */
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

/** Keep a value; false says that it is gone with the page. */
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
