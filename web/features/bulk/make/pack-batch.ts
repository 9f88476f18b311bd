import type { DeflateOptions } from "fflate";
import {
  MANIFEST_HEADER,
  MANIFEST_NAME,
  manifestLine,
} from "../../../../adapters/codes/batch/output/manifest.ts";
import { loadDeflate } from "../../../codes/load-deflate.ts";
import type { BulkFile, BulkLook } from "./make-code.ts";

const QUICK: DeflateOptions = { level: 6 };

/** Adds files to a ZIP as they arrive, and the list of all rows at the end. */
export async function createPacker({ format, now }: Pick<BulkLook, "format" | "now">) {
  const { Zip, ZipDeflate, ZipPassThrough } = await loadDeflate();
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (name: string, bytes: Uint8Array, isText: boolean) => {
    const entry = isText ? new ZipDeflate(name, QUICK) : new ZipPassThrough(name);
    entry.mtime = now;
    zip.add(entry);
    entry.push(bytes, true);
  };
  const lines: { row: number; line: string }[] = [];
  return {
    add({ job, bytes, content, sha256, verified }: BulkFile): void {
      if (bytes) add(job.file, bytes, format === "svg" || format === "eps");
      const { row, line, file, order } = job;
      lines.push({ row, line: manifestLine({ row, line, file, content, order }, { sha256, verified }) });
    },
    /** The ZIP; its list has the rows in order. */
    end(): Blob {
      const manifest =
        MANIFEST_HEADER +
        lines
          .toSorted((one, other) => one.row - other.row)
          .map(({ line }) => line)
          .join("");
      add(MANIFEST_NAME, new TextEncoder().encode(manifest), true);
      zip.end();
      return new Blob(pieces, { type: "application/zip" });
    },
  };
}
