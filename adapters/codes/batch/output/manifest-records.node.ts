import { createReadStream, statSync } from "node:fs";
import { MANIFEST_HEADER, MANIFEST_NAME } from "./manifest.ts";
import { join } from "node:path";
import type { Summary } from "../batch-report.ts";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** Longer than any record: the longest content and file name, with every character a doubled quote. */
const LONGEST_RECORD = 65_536;

export interface ManifestRecord {
  /** Includes its line feed. A quoted cell may contain others. */
  text: string;
  /** Bytes of the file up to the end of this record. */
  end: number;
}

/** The records of a manifest after its header, up to the last complete one. @param size bytes to read: data appended later is ignored */
export async function* readManifestRecords(path: string, size: number): AsyncGenerator<ManifestRecord> {
  if (size <= MANIFEST_HEADER.length) return;
  let rest: Buffer = Buffer.alloc(0);
  let start = 0;
  for await (const chunk of createReadStream(path, { end: size - 1 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    let isQuoted = false;
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] === QUOTE) isQuoted = !isQuoted;
      if (bytes[at] !== LINE_FEED || isQuoted) continue;
      const text = bytes.toString("utf8", from, at + 1);
      from = at + 1;
      if (start + from > MANIFEST_HEADER.length) yield { text, end: start + from };
      else if (text !== MANIFEST_HEADER) return;
    }
    rest = bytes.subarray(from);
    start += from;
    if (rest.length > LONGEST_RECORD) return;
  }
}

/**
 * The summary of an interrupted run with all files in its folder, including files of earlier runs that this run did not reach.
 * @param folder null: a ZIP, which exists only when it is complete
 */
export const withStandingFiles = async (summary: Summary, folder: string | null): Promise<Summary> =>
  summary.interrupted && folder !== null
    ? { ...summary, standing: await countRecorded(join(folder, MANIFEST_NAME)) }
    : summary;

const countRecorded = async (manifest: string): Promise<number> => {
  const size = statSync(manifest, { throwIfNoEntry: false })?.size ?? 0;
  let count = 0;
  for await (const { text } of readManifestRecords(manifest, size)) {
    // a row without a file has neither name nor hash
    if (!/^\d+,\d+,,/.test(text)) count += 1;
  }
  return count;
};
