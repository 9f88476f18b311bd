import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { hashPart, RECORD, type Part } from "./inputs.ts";

const root = join(import.meta.dirname, "..");

/** Writes beside a part, when all of it is written, of what it was made. A build empties its folder first, so one that was interrupted has no record. */
export function recordInputs(part: Part): Plugin {
  let hash = "";
  return {
    name: "record-inputs",
    apply: "build",
    buildStart() {
      // what is saved while this goes on is for the next build
      hash = hashPart(root, part);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "" }) {
        const record = join(dir, RECORD);
        await mkdir(dirname(record), { recursive: true });
        await writeFile(record, hash);
      },
    },
  };
}
