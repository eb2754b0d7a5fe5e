/** Pointing at what is to be tapped next: one element of the board gets a mark, which its style makes a pointing hand. */
import type { Attachment } from "svelte/attachments";

const MARK = "data-pointed";
const WATCHED = ["data-tap", "data-open", "data-offered", "disabled", "aria-disabled", "aria-pressed"];

/** Return whether a tap on an element would do something; of a cell that is known only where cells can be open. */
function ready(element: Element, lone: boolean): boolean {
  if (element.matches("button")) return !element.matches(":disabled, [aria-disabled='true'], [aria-pressed='true']");
  return lone || element.hasAttribute("data-open");
}

/**
 * Return what is to be tapped next, of all that is tapped in order: the last that can be tapped now, or else the first. A
 * button that finishes the move comes before the place it is about.
 */
export function nextTap(board: ParentNode, taps: readonly string[]): Element | null {
  const named = (tap: string) => {
    const name = CSS.escape(tap);
    const of = (attribute: string) => board.querySelectorAll(`[data-${attribute}="${name}"]`);
    return [...of("tap"), ...of("card"), ...of("seat"), ...of("name")];
  };
  for (const tap of taps.toReversed()) {
    const able = named(tap).filter((element) => ready(element, taps.length === 1));
    const found = able.find((element) => element.matches("button")) ?? able[0];
    if (found) return found;
  }
  return named(taps[0] ?? "")[0] ?? null;
}

/** Keep the mark where it belongs, whatever the board does. */
export function pointing(taps: () => readonly string[]): Attachment<HTMLElement> {
  return (board) => {
    const wanted = taps();
    const mark = () => {
      const next = wanted.length > 0 ? nextTap(board, wanted) : null;
      if (next?.hasAttribute(MARK)) return;
      for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
      next?.setAttribute(MARK, "");
      next?.scrollIntoView({ block: "nearest" }); // on a small phone it may be below what can be seen
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED });
    return () => {
      observer.disconnect();
      for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  };
}
