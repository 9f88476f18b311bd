import { statSync } from "node:fs";
import { join } from "node:path";
import type { Summary } from "../batch-report.ts";
import { MANIFEST_NAME } from "./manifest.ts";
import { readManifestRecords } from "./manifest-records.node.ts";

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
