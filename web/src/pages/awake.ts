/** Keeps a screen that nobody touches from going dark, until the returned function is called. A browser may refuse, as without https. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let left = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible") return; // whoever comes back holds it again
    try {
      const held = await (navigator.wakeLock as WakeLock | undefined)?.request("screen");
      if (left) await held?.release();
      else lock = held;
    } catch {
      // It goes dark, as it usually does.
    }
  }
  const again = () => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
