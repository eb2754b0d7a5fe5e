/**
 * The connection to a table. It reconnects by itself, resumes where it was, and retries what was not answered: a
 * command's id makes that harmless.
 */
import type { Command, FromClient, FromServer, NewCommand, Question, Reply } from "../wire";

export type LinkState = "connecting" | "open" | "waiting" | "closed";

/** The parts of a WebSocket that are needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Socket;
  later(ms: number, work: () => void): () => void;
  random(): number;
}

export interface LinkOptions {
  hello(): FromClient;
  receive(message: FromServer): void;
  changed(state: LinkState): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
const SILENCE_MS = 25_000; // then a ping; if nothing comes for ANSWER_MS, the connection is dead
const ANSWER_MS = 6000;
const AWAKE_MS = 2500; // after a sleep, a connection is more often dead than slow

interface Waiting {
  message: FromClient & { id: string };
  done(answer: FromServer): void;
  lost(): void;
}

export class Link {
  state: LinkState = "closed";
  private socket: Socket | null = null;
  private welcomed = false;
  private tries = 0;
  private cancel: () => void = () => {};
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly around: Surroundings,
    private readonly options: LinkOptions,
  ) {}

  open(): void {
    this.drop();
    this.become("connecting");
    const socket = this.around.open();
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => this.post(this.options.hello());
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
    this.watch(ANSWER_MS, () => this.retry());
  }

  /** Try at once instead of waiting: the network or the window is back. */
  hurry(): void {
    if (this.state === "waiting") this.open();
    else if (this.state === "open") this.ping(AWAKE_MS);
  }

  /** The device reports that it is offline: show it, and check whether the server still answers, as one nearby may. */
  doubt(): void {
    if (this.state === "open") this.retry();
  }

  close(): void {
    this.drop();
    this.become("closed");
    for (const waiting of this.waiting.values()) waiting.lost();
    this.waiting.clear();
  }

  /** Send a command; the answer is an ack or a refusal, however often the connection breaks in between. */
  command(command: NewCommand): Promise<Extract<FromServer, { t: "ack" | "refused" }>> {
    return this.ask({ ...command, id: this.newId() } as Command) as Promise<
      Extract<FromServer, { t: "ack" | "refused" }>
    >;
  }

  question(question: Question): Promise<Reply | Extract<FromServer, { t: "refused" }>> {
    return this.ask({ ...question, id: this.newId() } as FromClient & { id: string }) as Promise<Reply>;
  }

  /** Send something that needs no answer, if there is a connection. */
  say(message: FromClient): void {
    if (this.welcomed) this.post(message);
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private ask(message: FromClient & { id: string }): Promise<FromServer> {
    return new Promise((done, fail) => {
      this.waiting.set(message.id, { message, done, lost: () => fail(new Error("closed")) });
      if (this.welcomed) this.post(message);
    });
  }

  private heard(message: FromServer): void {
    this.watch(SILENCE_MS, () => this.ping());
    if (message.t === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.options.receive(message);
      this.become("open");
      for (const { message: again } of this.waiting.values()) this.post(again);
      return;
    }
    if (message.t === "update") {
      this.options.receive(message);
      if (message.ack) this.answer(message.ack, { t: "ack", id: message.ack, n: message.n });
      return;
    }
    const answered = "id" in message && message.id !== null && this.answer(message.id, message);
    if (!answered && message.t === "refused" && !this.welcomed) {
      this.drop();
      this.become("closed");
    }
    this.options.receive(message);
  }

  private answer(id: string, answer: FromServer): boolean {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(answer);
    return waiting !== undefined;
  }

  private ping(patience = ANSWER_MS): void {
    this.post({ t: "ping" });
    this.watch(patience, () => this.retry());
  }

  private retry(): void {
    this.drop();
    this.become("waiting");
    const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries++);
    this.cancel = this.around.later(most * (0.5 + this.around.random() / 2), () => this.open());
  }

  private watch(ms: number, work: () => void): void {
    this.cancel();
    this.cancel = this.around.later(ms, work);
  }

  private drop(): void {
    this.cancel();
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private post(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.changed(state);
  }

  private newId(): string {
    return Array.from({ length: 3 }, () => Math.floor(this.around.random() * 2 ** 32).toString(36)).join("");
  }
}

/** Return the browser's own environment. */
export function browser(): Surroundings {
  return {
    open: () => {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Socket;
    },
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

/** Pass on what the device notices: the network comes and goes, the page becomes visible again. */
export function attend(link: Link): () => void {
  const over = new AbortController();
  const { signal } = over;
  const hurry = () => document.visibilityState === "visible" && link.hurry();
  addEventListener("online", hurry, { signal });
  addEventListener("offline", () => link.doubt(), { signal });
  document.addEventListener("visibilitychange", hurry, { signal });
  return () => over.abort();
}
