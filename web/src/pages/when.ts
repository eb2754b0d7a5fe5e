/** When something was, in words such as “2 hours ago”. */
import { language, t } from "../kit/l10n.svelte";

export function ago(at: number): string {
  const minutes = Math.round((at - Date.now()) / 60_000);
  if (minutes >= 0) return t("recent-now");
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return words.format(minutes, "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
