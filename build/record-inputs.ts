import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { hashPart, RECORD, type Part } from "./inputs.ts";

const root = join(import.meta.dirname, "..");

/**
 * Writes the hash of a part's inputs beside it once all files are written. A build empties its folder first, so an interrupted build has
 * no record.
 */
export function recordInputs(part: Part): Plugin {
  let hash = "";
  return {
    name: "record-inputs",
    apply: "build",
    buildStart() {
      // files saved during this build count for the next one
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
