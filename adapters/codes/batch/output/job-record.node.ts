import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import * as z from "zod/mini";
import { requireOrdinaryFile, writeNewFile } from "./new-file.node.ts";

/** Identifies the run that a manifest or a ZIP belongs to. */
export const jobRecordSchema = z.object({
  version: z.string(),
  /** SHA-256 of the rows' code contents, independent of the file format. */
  rows: z.string(),
  /** SHA-256 of the rows' line numbers, which the manifest lists; absent in records of earlier versions. */
  lines: z.optional(z.string()),
  /** SHA-256 of the logo files; absent in records of earlier versions. */
  logos: z.optional(z.string()),
  /** SHA-256 of the options that change files. */
  options: z.string(),
  /** Sample of the rows with numbered files, as `createRowSample` writes it; absent in records of earlier versions. */
  sample: z.optional(z.string()),
});
export type JobRecord = z.infer<typeof jobRecordSchema>;

const storedSchema = z.extend(jobRecordSchema, {
  /** Timestamp in product payloads and PDF files (ISO 8601). */
  now: z.iso.datetime(),
});

type StoredRecord = z.infer<typeof storedSchema>;

/** @returns null if there is none, or it cannot be read */
export const readJobRecord = (path: string): StoredRecord | null => {
  try {
    requireOrdinaryFile(path);
    return storedSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
};

/** Written atomically: the file holds the whole record, or does not exist. */
export const writeJobRecord = (path: string, record: StoredRecord): void => {
  writeNewFile(`${path}.part`, JSON.stringify(record));
  renameSync(`${path}.part`, path);
};

/** The first difference between this run and the earlier one: the beginning of a sentence. @returns null if they are the same */
export const differenceOf = (before: JobRecord, current: JobRecord): string | null => {
  if (before.version !== current.version) return "Another version of this program made the last run";
  if (before.rows !== current.rows) return "The rows are not those of the last run";
  if (before.lines !== current.lines) return "The rows stand on other lines than those of the last run";
  if (before.logos !== current.logos) return "The logos are not those of the last run";
  if (before.options !== current.options) return "The options are not those of the last run";
  return null;
};

/** SHA-256 of the options of a run as JSON. @param apart names of members, at any depth, that do not count */
export const optionsDigest = (options: object, apart: ReadonlySet<string>): string =>
  createHash("sha256")
    .update(JSON.stringify(options, (key, value: unknown) => (apart.has(key) ? undefined : value)))
    .digest("hex");
