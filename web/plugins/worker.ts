/** Builds the service worker: one plain script beside the documents, since a worker serves only what is below it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc, type Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/worker.ts");

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, "utf-8"), SOURCE, { target: "es2022" });
      this.emitFile({ type: "asset", fileName: "worker.js", source: code });
    },
  };
}
