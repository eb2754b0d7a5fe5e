import { beforeEach, describe, expect, it } from "vitest";
import { Link, type LinkState, type Socket } from "./link";
import type { FromServer } from "../wire";

class FakeSocket implements Socket {
  sent: { t: string; id?: string; have?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.();
  }
}

let sockets: FakeSocket[];
let timers: { ms: number; work: () => void; off: boolean }[];
let states: LinkState[];
let received: FromServer[];
let link: Link;

const latest = () => sockets.at(-1)!;
const pending = () => timers.filter((timer) => !timer.off);

function tick(): void {
  const timer = pending()[0]!;
  timer.off = true;
  timer.work();
}

function connect(): void {
  latest().onopen?.();
  latest().says({ t: "welcome" });
}

beforeEach(() => {
  [sockets, timers, states, received] = [[], [], [], []];
  let seed = 0;
  link = new Link(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return latest();
      },
      later: (ms, work) => {
        const timer = { ms, work, off: false };
        timers.push(timer);
        return () => (timer.off = true);
      },
      random: () => (seed = (seed + 0.137) % 1),
    },
    {
      hello: () => ({ t: "hello", table: "table-01", tokens: [], have: 7 }),
      receive: (message) => received.push(message),
      changed: (state) => states.push(state),
    },
  );
  link.open();
});

describe("a link", () => {
  it("says hello first and is open after the welcome", () => {
    connect();
    expect(latest().sent[0]).toMatchObject({ t: "hello", have: 7 });
    expect(states).toEqual(["connecting", "open"]);
  });

  it("sends a command once and gives its answer", async () => {
    connect();
    const answer = link.command({ t: "undo", seat: 1 });
    const { id } = latest().sent.at(-1)!;
    latest().says({ t: "ack", id, n: 8 });
    expect(await answer).toEqual({ t: "ack", id, n: 8 });
    expect(link.unanswered).toBe(0);
  });

  it("takes an update for the answer to the command that it acknowledges, after showing it", async () => {
    connect();
    const answer = link.command({ t: "act", seat: 1, actions: ["e2"] });
    const { id } = latest().sent.at(-1)!;
    const update = { t: "update", n: 8, ack: id } as FromServer;
    latest().says(update);
    expect(received.at(-1)).toEqual(update);
    expect(await answer).toEqual({ t: "ack", id, n: 8 });
    expect(link.unanswered).toBe(0);
  });

  it("sends what was not answered again after a break, with the same id", async () => {
    connect();
    const answer = link.command({ t: "act", seat: 1, actions: ["e2"] });
    const first = latest().sent.at(-1)!;
    latest().breaks();
    expect(link.state).toBe("waiting");
    tick();
    connect();
    const again = latest().sent.at(-1)!;
    expect(sockets).toHaveLength(2);
    expect(again).toEqual(first);
    latest().says({ t: "refused", id: first.id, code: "stale", message: "error-stale" });
    expect((await answer).t).toBe("refused");
  });

  it("keeps a command given while there is no connection", () => {
    void link.command({ t: "resign", seat: 2 });
    expect(latest().sent).toEqual([]);
    connect();
    expect(latest().sent.map((message) => message.t)).toEqual(["hello", "resign"]);
  });

  it("waits longer after every failure, but not for ever", () => {
    const waits: number[] = [];
    for (let n = 0; n < 12; n++) {
      latest().breaks();
      waits.push(pending()[0]!.ms);
      tick();
    }
    expect(waits[3]!).toBeGreaterThan(3 * waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
  });

  it("notices a connection that is open but dead", () => {
    connect();
    tick(); // long silence: a ping
    expect(latest().sent.at(-1)).toEqual({ t: "ping" });
    tick(); // no answer
    expect(link.state).toBe("waiting");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("does not hammer a table that does not let it in", () => {
    latest().onopen?.();
    latest().says({ t: "refused", id: null, code: "no-such-table", message: "error-no-such-table" });
    expect(link.state).toBe("closed");
    expect(pending()).toEqual([]);
    expect(received).toHaveLength(1);
  });

  it("tries at once when the network is back", () => {
    latest().breaks();
    link.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("asks for a sign of life after a sleep, and does not wait long for it", () => {
    connect();
    link.hurry();
    expect(latest().sent.at(-1)).toEqual({ t: "ping" });
    expect(pending()[0]!.ms).toBeLessThan(3000);
    latest().says({ t: "pong", now_ms: 0 });
    expect(link.state).toBe("open");
    expect(pending()[0]!.ms).toBeGreaterThan(10_000);
  });

  it("lets go of everything when closed", async () => {
    connect();
    const answer = link.command({ t: "undo", seat: 1 });
    link.close();
    await expect(answer).rejects.toThrow();
    expect(pending()).toEqual([]);
  });

  it("says at once that the device has no network, and comes back if the server is nearby", () => {
    link.open();
    connect();
    link.doubt();
    expect(states.at(-1)).toBe("waiting");
    expect(latest().closed).toBe(true);
    tick();
    connect();
    expect(states.at(-1)).toBe("open");
  });
});
