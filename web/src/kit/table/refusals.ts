/** Why something cannot be done, in a sentence: people by their names where the catalogues have words for that. */
import { has, t, type Params } from "../l10n.svelte";

export function explain(message: string, params: Params, nameOf: (seat: number) => string): string {
  const named = `${message}-named`; // without its subject, to follow a name
  if (typeof params.seat !== "number" || !has(named)) return t(message, params);
  return t("told-of", { name: nameOf(params.seat), sentence: t(named, params) });
}
