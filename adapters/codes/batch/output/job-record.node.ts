import { readFileSync, renameSync } from "node:fs";
import * as z from "zod/mini";
import { requireOrdinaryFile, writeNewFile } from "./new-file.node.ts";

/** Identifies the run that a manifest or a ZIP belongs to. */
export const jobRecordSchema = z.object({
  version: z.string(),
  /** sha256 of the rows, as far as codes are made of them: however their file was saved. */
  rows: z.string(),
  /** sha256 of the lines that they stand on, which the manifest lists; none in the records of earlier versions. */
  lines: z.optional(z.string()),
  /** sha256 of the pictures of their logos; none in the records of earlier versions. */
  logos: z.optional(z.string()),
  /** sha256 of the options that change files. */
  options: z.string(),
  /** Some of the rows whose files are numbered, as `createRowSample` writes them; none in the records of earlier versions. */
  sample: z.optional(z.string()),
});
export type JobRecord = z.infer<typeof jobRecordSchema>;

const storedSchema = z.extend(jobRecordSchema, {
  /** Time that product payloads and PDF files carry (ISO 8601). */
  now: z.iso.datetime(),
});

type StoredRecord = z.infer<typeof storedSchema>;

/** @returns null where there is none, or it cannot be read */
export const readJobRecord = (path: string): StoredRecord | null => {
  try {
    requireOrdinaryFile(path);
    return storedSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
};

/** Under its name there is the whole record or none. */
export const writeJobRecord = (path: string, record: StoredRecord): void => {
  writeNewFile(`${path}.part`, JSON.stringify(record));
  renameSync(`${path}.part`, path);
};

/** What makes this run another one than the earlier run: the beginning of a sentence. @returns null where it is the same */
export const differenceOf = (before: JobRecord, current: JobRecord): string | null => {
  if (before.version !== current.version) return "Another version of this program made the last run";
  if (before.rows !== current.rows) return "The rows are not those of the last run";
  if (before.lines !== current.lines) return "The rows stand on other lines than those of the last run";
  if (before.logos !== current.logos) return "The logos are not those of the last run";
  if (before.options !== current.options) return "The options are not those of the last run";
  return null;
};
