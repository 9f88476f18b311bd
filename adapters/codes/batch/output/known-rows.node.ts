import { truncateSync } from "node:fs";
import type { ManifestEntry, CodeOrder } from "../job.ts";
import { MANIFEST_HEADER, readManifestLine } from "./manifest.ts";
import { readManifestRecords } from "./manifest-records.node.ts";
import type { OutputRow } from "./output.ts";

/**
 * What the manifest of an earlier run recorded, row by row. From the first record that is not as it was written, the rest is
 * cut off, so that what is appended fits; an incomplete last record is what a killed run was writing.
 * @param size bytes of the manifest
 * @param onDamage called with the row whose record is damaged
 */
export const readKnownRows = (manifest: string, size: number, onDamage: (row: number | null) => void) => {
  const records = readManifestRecords(manifest, size);
  let end = MANIFEST_HEADER.length;
  let isOver = false;
  const cut = async (): Promise<void> => {
    isOver = true;
    await records.return(undefined);
    if (end < size) truncateSync(manifest, end);
  };
  return {
    /** Called once for each created row, in ascending order. Nothing may be appended before the first null. */
    async next(row: OutputRow): Promise<ManifestEntry | null> {
      if (isOver) return null;
      const { value: record, done } = await records.next();
      const entry = done
        ? null
        : readManifestLine(record.text, { ...row, content: await contentOf(row.order) });
      if (done || entry === null) {
        if (!done) onDamage(row.row);
        await cut();
        return null;
      }
      end = record.end;
      return entry;
    },
    /** @param complete true: there are no more rows, so there should be no more records */
    async close(complete: boolean): Promise<void> {
      if (isOver) return;
      if (complete && end < size) {
        onDamage(null);
        await cut();
      }
      await records.return(undefined);
    },
  };
};

/** The scanned content of this order's code: a barcode may have gained its check digit. */
const contentOf = async (order: CodeOrder): Promise<string> => {
  if (order.kind === "qr") return order.content;
  // loaded on demand: most files have no barcodes
  const { makeBarcode } = await import("../../encode/make-barcode.ts");
  const made = makeBarcode(order.format, order.content, order.design);
  return made.ok ? made.asked.content : order.content;
};
