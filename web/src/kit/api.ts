/** The HTTP side of the server. Tokens travel in a header, never in an address. */
import type {
  Advised,
  Claim,
  Claimed,
  Created,
  GameInfo,
  Help,
  Invitation,
  JoinCode,
  NewTable,
  NextGame,
  Opened,
  OpenTable,
  Outlook,
  OwnDocument,
  Parcel,
  ParcelKey,
  PrintRequest,
  Problem,
  PuzzleListing,
  PuzzleShown,
  RenewLink,
  RenewedLink,
  Review,
  SeriesGoal,
  ShowTable,
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
  puzzles: () => call<PuzzleListing[]>("GET", "/api/puzzles"),
  puzzle: (game: string, number: number) => call<PuzzleShown>("GET", `/api/puzzles/${game}/${number}`),
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
  series: (id: string, token: string, goal: SeriesGoal | null) =>
    call<TableInfo>("POST", `/api/tables/${id}/series`, token, { goal }),
  code: (id: string, invite: string) => call<JoinCode>("POST", `/api/tables/${id}/code`, invite),
  join: (code: string) => call<Invitation>("POST", "/api/join", undefined, { code }),
  agree: (id: string, token: string, place: number) =>
    call<TableInfo>("POST", `/api/tables/${id}/agree`, token, { place }),
  renew: (id: string, token: string, kind: RenewLink["kind"]) =>
    call<RenewedLink>("POST", `/api/tables/${id}/links`, token, { kind }),
  rematch: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/rematch`, token),
  next: (id: string, token: string, next: NextGame) => call<TableInfo>("POST", `/api/tables/${id}/next`, token, next),
  coaching: (id: string, token: string, on: boolean) =>
    call<TableInfo>("POST", `/api/tables/${id}/coaching`, token, { on }),
  advice: (id: string, token: string) => call<Advised>("POST", `/api/tables/${id}/advice`, token),
  outlook: (id: string, token: string) => call<Outlook>("POST", `/api/tables/${id}/outlook`, token),
  finish: (id: string, token: string) => call<TableInfo>("POST", `/api/tables/${id}/finish`, token),
  review: (id: string, token: string) => call<Review>("POST", `/api/tables/${id}/review`, token),
  fork: (id: string, token: string, keep: number) => call<Created>("POST", `/api/tables/${id}/fork`, token, { keep }),
  record: (id: string, token: string) => call<unknown>("GET", `/api/tables/${id}/record`, token),
  importRecord: (record: string) => call<Created>("POST", "/api/tables/import", undefined, record),
  remove: (id: string, token: string) => call<void>("DELETE", `/api/tables/${id}`, token),
  print: (asked: PrintRequest) => call<Blob>("POST", "/api/workshop/print", undefined, asked),
  openTables: () => call<OpenTable[]>("GET", "/api/open"),
  showTable: (id: string, host: string, invite: string | null) =>
    call<ShowTable>("POST", `/api/tables/${id}/shown`, host, { invite }),
  leaveParcel: (content: string) => call<ParcelKey>("POST", "/api/parcels", undefined, { content }),
  fetchParcel: (key: string) => call<Parcel>("POST", "/api/parcels/fetch", undefined, { key }),
  qr: (text: string) => call<QrCode>("POST", "/api/links/qr", undefined, { text }),
};

export async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
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
  if (answer.ok) return (await contentOf(answer)) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (!problem?.message) throw new Refusal("problem-no-answer", {}, answer.status);
  throw new Refusal(problem.message, problem.params, answer.status);
}

/** Return what came: nothing, data, or a file. */
function contentOf(answer: Response): Promise<unknown> | undefined {
  if (answer.status === 204) return undefined;
  return answer.headers.get("Content-Type")?.includes("json") ? answer.json() : answer.blob();
}
