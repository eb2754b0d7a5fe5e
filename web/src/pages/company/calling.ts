/** Calling somebody whose turn it is while they look at something else; where the browser has no notices, nothing happens. */
import { gameName, t } from "../../kit/l10n.svelte";
import { prefs } from "../../kit/prefs.svelte";
import type { Table } from "../../kit/table/table.svelte";

/** Return whether notices exist here: browsers have none where nothing is encrypted. */
export const canCall = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";

/** Ask whether notices may be shown; return the answer. */
export async function mayCall(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted";
}

/** Show a notice, and the table again when it is tapped. */
export function callMe(table: Table): void {
  if (!prefs.now.calls || !canCall() || Notification.permission !== "granted") return;
  const [title, options] = [t("recent-turn"), { body: gameName(table.state.table!.game), tag: table.known.id }];
  void shown(title, options).catch(() => {}); // some browsers have notices in name only
}

async function shown(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, { ...options, data: location.href });
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
