/** What the workshop asks the server: sheets, checks, measurements and suggestions. No rule is known here. */
import { call } from "../../kit/api";
import { once } from "../../kit/loading.svelte";
import type { CheckedDraft, Draft, MeasureDraft, OpenSheet, SoFar, SuggestDraft, Suggestions } from "../../kit/wire";

const sheets = new Map<string, () => Promise<OpenSheet>>();

/** Return the sheet of a kind of document; it is requested once. */
export function sheetOf(game: string, option: string): Promise<OpenSheet> {
  const kind = `${game}/${option}`;
  if (!sheets.has(kind))
    sheets.set(
      kind,
      once(() => call<OpenSheet>("GET", `/api/workshop/sheets/${kind}`)),
    );
  return sheets.get(kind)!();
}

export const check = (draft: Draft) => call<CheckedDraft>("POST", "/api/workshop/check", undefined, draft);
export const measure = (draft: MeasureDraft) => call<SoFar>("POST", "/api/workshop/measure", undefined, draft);
export const suggest = (draft: SuggestDraft) => call<Suggestions>("POST", "/api/workshop/suggest", undefined, draft);
