/** The HTTP side of the server. Tokens travel in a header, never in an address. */
import type {
  Advised,
  Claim,
  Claimed,
  Created,
  GameInfo,
  Help,
  NewTable,
  Opened,
  OwnDocument,
  Problem,
  RenewLink,
  RenewedLink,
  Review,
  TableInfo,
} from "./wire";

/** The server refused, or didn't answer; `message` is a key of the catalogues. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number>,
    readonly status: number,
  ) {
    super(key);
  }
}

export interface QrCode {
  rows: string[];
}

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  help: (game: string) => call<Help>("GET", `/api/games/${game}/help`),
  document: (own: OwnDocument) => call<unknown>("POST", "/api/documents", undefined, own),
  info: (id: string, token: string) => call<Opened>("GET", `/api/tables/${id}`, token),
  create: (table: NewTable) => call<Created>("POST", "/api/tables", undefined, table),
  claim: (id: string, token: string, claim: Claim) => call<Claimed>("POST", `/api/tables/${id}/claim`, token, claim),
  rename: (id: string, token: string, name: string) =>
    call<TableInfo>("POST", `/api/tables/${id}/name`, token, { name }),
  start: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/start`, token),
  pause: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/pause`, token),
  resume: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/resume`, token),
  reorder: (id: string, token: string, order: number[]) =>
    call<TableInfo>("POST", `/api/tables/${id}/reorder`, token, { order }),
  replace: (id: string, token: string, place: number, kind: "bot" | "open", bot: string | null) =>
    call<TableInfo>("POST", `/api/tables/${id}/replace`, token, { place, kind, bot }),
  agree: (id: string, token: string, place: number) =>
    call<TableInfo>("POST", `/api/tables/${id}/agree`, token, { place }),
  renew: (id: string, token: string, kind: RenewLink["kind"]) =>
    call<RenewedLink>("POST", `/api/tables/${id}/links`, token, { kind }),
  rematch: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/rematch`, token),
  coaching: (id: string, token: string, on: boolean) =>
    call<TableInfo>("POST", `/api/tables/${id}/coaching`, token, { on }),
  advice: (id: string, token: string) => call<Advised>("POST", `/api/tables/${id}/advice`, token),
  review: (id: string, token: string) => call<Review>("POST", `/api/tables/${id}/review`, token),
  fork: (id: string, token: string, keep: number) => call<Created>("POST", `/api/tables/${id}/fork`, token, { keep }),
  record: (id: string, token: string) => call<unknown>("GET", `/api/tables/${id}/record`, token),
  importRecord: (record: string) => call<Created>("POST", "/api/tables/import", undefined, record),
  remove: (id: string, token: string) => call<void>("DELETE", `/api/tables/${id}`, token),
  qr: (text: string) => call<QrCode>("POST", "/api/links/qr", undefined, { text }),
};

async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body); // a record is text
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refusal("problem-no-answer", {}, 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (!problem?.message) throw new Refusal("problem-no-answer", {}, answer.status);
  throw new Refusal(problem.message, problem.params, answer.status);
}
