/** Things to save: files, and a picture of what is shown. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Return a file name that people recognise: the game, the day, who played. */
export function fileName(game: string, day: Date, names: readonly string[]): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  const parts = [game, ...[year, month, date].map((part) => String(part).padStart(2, "0")), ...names];
  const plain = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-"));
  return plain
    .map((part) => part.replace(/^-|-$/g, ""))
    .filter((part) => part !== "")
    .join("-");
}

const KEPT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "opacity",
  "font",
  "text-anchor",
  "dominant-baseline",
  "direction",
  "transform",
];

/** Draw a picture of an SVG element as it looks now. */
export async function pictureOf(drawing: SVGSVGElement, size = 1200): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(size));
  copy.setAttribute("height", String(size));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const originals = drawing.querySelectorAll<SVGElement>("*");
  copy.querySelectorAll<SVGElement>("*").forEach((element, n) => {
    const style = getComputedStyle(originals[n]!);
    for (const name of KEPT) element.style.setProperty(name, style.getPropertyValue(name));
  });
  for (const passing of copy.querySelectorAll("[data-passing]")) passing.remove(); // what to tap isn't part of the picture
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  canvas.getContext("2d")!.drawImage(image, 0, 0, size, size);
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
