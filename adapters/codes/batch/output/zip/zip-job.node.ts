import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import * as z from "zod/mini";
import { jobRecordSchema } from "../job-record.node.ts";
import { COMMENT_LENGTH_AT, END_BYTES, END_SIGNATURE } from "./zip-records.ts";

const PREFIX = "quietzone batch ";
const LONGEST_COMMENT = 1024;
const BLOCK_BYTES = 1 << 20;

const zipJobSchema = z.extend(jobRecordSchema, {
  written: z.number(),
  failed: z.number(),
  /** Checksum of everything before the end record. */
  sha256: z.string(),
});

/** The run that wrote a ZIP, stored in its comment. */
export type ZipJob = z.infer<typeof zipJobSchema>;

export const zipComment = (job: ZipJob): string => PREFIX + JSON.stringify(job);

/** The run that wrote a ZIP, and whether the file is unchanged since. @returns null if the file is no ZIP, or none of ours */
export const readZipJob = (path: string): { job: ZipJob; isIntact: boolean } | null => {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, END_BYTES + LONGEST_COMMENT));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(PREFIX) - END_BYTES;
    if (end < 0 || tail.readUInt32LE(end) !== END_SIGNATURE) return null;
    const comment = tail.subarray(end + END_BYTES);
    if (tail.readUInt16LE(end + COMMENT_LENGTH_AT) !== comment.length) return null;
    const parsed = zipJobSchema.safeParse(parseJson(comment.toString("utf8", PREFIX.length)));
    if (!parsed.success) return null;
    const hash = hashOf(file, size - tail.length + end);
    return { job: parsed.data, isIntact: hash === parsed.data.sha256 };
  } finally {
    closeSync(file);
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const hashOf = (file: number, length: number): string => {
  const hash = createHash("sha256");
  const block = Buffer.alloc(BLOCK_BYTES);
  for (let at = 0; at < length;) {
    const read = readSync(file, block, 0, Math.min(block.length, length - at), at);
    if (read === 0) break;
    hash.update(block.subarray(0, read));
    at += read;
  }
  return hash.digest("hex");
};
