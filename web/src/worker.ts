/**
 * The service worker: it keeps what was loaded, so that the page opens without a connection. It knows no games: what is
 * played is on the server, and what isn't here can't be had offline. `plugins/worker.ts` builds it, as one plain script.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Lasting {
  readonly notification: { data: unknown; close(): void };
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(type: "message", listen: (event: Told) => void): void;
  addEventListener(type: "notificationclick", listen: (event: Clicked) => void): void;
}

const CACHE = "mazechase-1";
const MOST = 400; // entries; the oldest go first
const PATIENCE_MS = 5000; // for a document or a list, if there is a kept one
const START = "/";
const TABLE = "/t/";
const LISTS = /^\/api\/(games|puzzles)(\/[\w/-]*)?$/; // the same for everybody

function begin(worker: Worker): void {
  worker.addEventListener("install", (event) => {
    event.waitUntil(Promise.all([worker.skipWaiting(), fetched(new Request(START), START).catch(() => {})]));
  });
  worker.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([worker.clients.claim(), forgetOthers()]));
  });
  worker.addEventListener("message", (event) => {
    if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.filter((one) => typeof one === "string")));
  });
  worker.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
}

/** Return the answer to a request, or null if the browser is to ask the server itself. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (pathname.startsWith("/assets/")) return keptOrFetched(request);
  if (request.mode === "navigate") {
    if (pathname.startsWith("/api/")) return null;
    return fetchedOrKept(request, pathname.startsWith(TABLE) ? TABLE : START);
  }
  return LISTS.test(pathname) ? fetchedOrKept(request, request.url) : null;
}

/** What never changes: from here, or else from the server. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetched(request, request.url);
}

/** What may have changed: from the server, or else from here. */
async function fetchedOrKept(request: Request, key: string): Promise<Response> {
  const mine = kept(key);
  const theirs = fetched(request, key);
  const late = new Promise<Response>((done) => {
    setTimeout(() => void mine.then((found) => found && done(found)), PATIENCE_MS);
  });
  try {
    return await Promise.race([theirs, late]);
  } catch (error) {
    const found = await mine;
    if (found) return found;
    throw error;
  }
}

async function kept(key: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(key, { ignoreVary: true });
}

async function fetched(request: Request, key: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    const copy = answer.clone();
    const cache = await caches.open(CACHE);
    await cache.delete(key); // so that it counts as the newest
    await cache.put(key, copy);
    await trim(cache);
  }
  return answer;
}

async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}

/** Keep what a page had loaded before this worker was there. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await answerTo(new Request(new URL(address, location.origin)))?.catch(() => {});
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Show the table that a notice was about. */
async function open(worker: Worker, url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

begin(globalThis as unknown as Worker);
