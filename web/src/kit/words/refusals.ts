/** Why something can't be done, as a sentence, with people's names if the catalogues have words for that. */
import { has, t, type Params } from "../l10n.svelte";
import { nameOf, whoIs } from "./people";
import type { TableState } from "../state/tablestate";
import { wordFor } from "./telling";

export function explain(message: string, given: Params, state: TableState): string {
  const params: Params = {};
  for (const [name, value] of Object.entries(given)) {
    params[name] = typeof value === "string" ? wordFor(value, state) : value;
  }
  const named = `${message}-named`; // without its subject, to follow a name
  if (typeof params.seat !== "number" || !has(named)) return t(message, params);
  params.who = whoIs(state, params.seat);
  return t("told-of", { name: nameOf(state, params.seat), sentence: t(named, params) });
}
