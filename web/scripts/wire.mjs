// Read the wire's JSON schema and print its TypeScript types: `make wire` writes src/wire.gen.ts.
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = await json(process.stdin);
const types = await compile(schema, "Wire", {
  bannerComment: "// Printed from src/mazechase/server/wire/schema.py by `make wire`. Do not edit.",
  unreachableDefinitions: true,
  additionalProperties: false,
  style: { printWidth: 120 },
});
const noise = [
  /export interface Wire \{\}\n/,
  /^ *\* (This interface was referenced by|via the `definition`) .*\n/gm,
  /^ *\*\n(?= *\*\/)/gm,
  /^ *\/\*\*\n *\*\/\n/gm,
];
process.stdout.write(noise.reduce((text, found) => text.replace(found, ""), types));
