/** Add a component's styles to the page, when its script runs and before anything of it is shown. */
export function wear(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}
