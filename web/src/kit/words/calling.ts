/** Somebody's name, and what they are asked to do. */
import { language, t } from "../l10n.svelte";

export interface Called {
  call: string; // the name as it is called
  text: string; // what to do
}

/** Return a name and the sentence that follows it: after a comma that goes on with a small letter. */
export function calling(name: string, sentence: string): Called {
  const call = t("todo-call", { name });
  return { call, text: /[,،、]$/.test(call) ? small(sentence) : sentence };
}

/** Return a sentence with a small letter, unless it begins with a name or a number that was filled in. */
function small(sentence: string): string {
  return sentence.replace(/^\p{Lu}/u, (start) => start.toLocaleLowerCase(language()));
}
