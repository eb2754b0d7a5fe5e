/** Let the grid of a board have the focus when the control that had it is gone or disabled, so that keys go on working. */
export function refocus(board: HTMLElement): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => (last = target instanceof Element && board.contains(target) ? target : null);
  const observer = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(":disabled"))) return;
    last = null;
    board.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus({ preventScroll: true });
  });
  observer.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", note);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
  };
}
