/** Add a component's styles to the page. They are added when its script is run, before any of it is shown. */
export function wear(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}
