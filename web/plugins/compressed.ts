/**
 * Compresses every text file once, so that the server only has to send it. Zopfli makes gzip smaller by a thirtieth than
 * zlib does: where nothing is encrypted, browsers take nothing better. But it takes three seconds per language for the
 * catalogues, so only those do that a first table waits for. What was the same in the last build is taken from there: all of it takes 15 seconds.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import type { Plugin } from "vite";

const HERE = new URL(import.meta.url).pathname;
const GAMES = readdirSync(new URL("../src/games", import.meta.url));
const CATALOGUE = new RegExp(`^[a-z]{2}-(?!(${GAMES.join("|")})-[\\w-]{8}\\.)[a-z-]+-[\\w-]{8}\\.js$`); // as words.ts names them
const FORMS = ["br", "gz"];
const [brotli, deflated] = [promisify(brotliCompress), promisify(gzip)];

/** Copy what the last build made of a file, if it was the same there; return whether it was. */
function takenFrom(last: string, file: string, bytes: Buffer): boolean {
  const forms = FORMS.map((form) => `${last}.${form}`);
  const since = statSync(HERE).mtimeMs; // other settings make other files
  if (!forms.every((form) => existsSync(form) && statSync(form).mtimeMs > since)) return false;
  if (!existsSync(last) || !readFileSync(last).equals(bytes)) return false;
  for (const form of FORMS) copyFileSync(`${last}.${form}`, `${file}.${form}`);
  return true;
}

export function compressed(lastBuild: string): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const working: Promise<void>[] = []; // on all processors
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (takenFrom(join(lastBuild, relative(folder, file)), file, bytes)) continue;
        const small = brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        working.push(small.then((made) => writeFileSync(`${file}.br`, made)));
        const catalogue = CATALOGUE.test(entry.name);
        writeFileSync(`${file}.gz`, catalogue ? await deflated(bytes, { level: 9 }) : await gzipAsync(bytes, {}));
      }
      await Promise.all(working);
    },
  };
}
