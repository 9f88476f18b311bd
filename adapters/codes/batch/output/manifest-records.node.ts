import { createReadStream, statSync } from "node:fs";
import { MANIFEST_HEADER, MANIFEST_NAME } from "./manifest.ts";
import { join } from "node:path";
import type { Summary } from "../batch-report.ts";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** More than the longest content of a code and a file name, every character a doubled quote. */
const LONGEST_RECORD = 65_536;

export interface ManifestRecord {
  /** With its line feed. A quoted cell may hold others. */
  text: string;
  /** Bytes of the file up to the end of this record. */
  end: number;
}

/**
 * The records of a manifest behind its header, up to the last complete one.
 * @param size bytes to read: what is appended later is not read
 */
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
 * The summary of an interrupted run with the files that its folder has, those of earlier runs that it did not come to among them.
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
