/** Components bring their styles in their own script: one request fewer, and neither comes without the other. */
import type { Plugin } from "vite";

const STYLE = ".svelte?svelte&type=style&lang.css";
const PREFIX = "\0style:";

export function stylesInScripts(): Plugin {
  return {
    name: "styles-in-scripts",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(STYLE) ? `${PREFIX}${id.slice(0, -STYLE.length)}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const style = id.slice(PREFIX.length) + STYLE.replace("?", "?inline&");
      return [
        `import { wear } from "/src/kit/style/wear";`,
        `import style from ${JSON.stringify(style)};`,
        `wear(style);`,
      ].join("\n");
    },
  };
}
