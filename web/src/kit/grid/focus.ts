/**
 * Whether a board may take the focus when it appears, so that keys work from the first move on: nothing else has it, and
 * there is a pointer finer than a finger. On a phone the focus ring would look like a choice already made.
 */
export function mayFocus(): boolean {
  return document.activeElement === document.body && !matchMedia("(pointer: coarse)").matches;
}
