/** Opening without a connection: the service worker, where the browser has one, and whether there is a connection. */
const SOON_MS = 3000;

/** The browser's own offer to install the page, where it makes one. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Offline {
  now = $state(!navigator.onLine);
  ready = $state(false); // what is loaded from now on is kept
  offer = $state.raw<Offer | null>(null);

  watch(): void {
    addEventListener("online", () => (this.now = false));
    addEventListener("offline", () => (this.now = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    if (import.meta.env.PROD) addEventListener("load", () => setTimeout(() => void this.register(), SOON_MS));
  }

  install(): void {
    void this.offer?.prompt();
    this.offer = null;
  }

  /** Start the worker, and tell it what was loaded without it. On plain http there is none. */
  private async register(): Promise<void> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    try {
      await workers.register("/worker.js");
      const { active } = await workers.ready;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      active?.postMessage(loaded);
      this.ready = true;
    } catch {
      // A browser may forbid it, as in private windows.
    }
  }
}

export const offline = new Offline();
