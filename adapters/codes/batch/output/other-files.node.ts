import { opendirSync, statSync } from "node:fs";
import { MANIFEST_NAME } from "./manifest.ts";
import { readManifestRecords } from "./manifest-records.node.ts";
import { createNameTable } from "./name-table.ts";
import { join } from "node:path";

/**
 * Reports images in the folder of a batch that its manifest does not list.
 * @param recorded files that it lists
 * @returns null if there are none
 */
export const otherFilesSentence = async (folder: string, recorded: number): Promise<string | null> => {
  let count = -recorded;
  for (const _ of codeFiles(folder)) count += 1;
  if (count <= 0) return null;
  const manifest = join(folder, MANIFEST_NAME);
  const files = count === 1 ? "1 other image or PDF file is" : `${count} other images and PDF files are`;
  const name = await firstOther(folder, manifest);
  const named = name === null ? "" : count === 1 ? ` (${name})` : ` (${name} is one of them)`;
  return `${files} in the folder${named}, perhaps of an earlier run, but not in ${manifest}.`;
};

/** Lists one file at a time: a folder of a million files must not fill the memory. */
function* codeFiles(folder: string): Generator<string> {
  const entries = opendirSync(folder);
  try {
    for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
      if (entry.isFile() && /\.(?:png|svg|pdf|eps|zpl)$/i.test(entry.name)) yield entry.name;
    }
  } finally {
    entries.closeSync();
  }
}

/** The first of them by name. */
const firstOther = async (folder: string, manifest: string): Promise<string | null> => {
  const listed = createNameTable();
  for await (const { text } of readManifestRecords(manifest, statSync(manifest).size)) {
    const name = fileOf(text);
    if (name !== null) listed.add(keyOf(name), 1);
  }
  let first: string | null = null;
  for (const name of codeFiles(folder)) {
    if ((first === null || name < first) && listed.find(keyOf(name)) === null) first = name;
  }
  return first;
};

/** The file name in a line of the manifest, without the ' that escapes formulas; null if it has none. */
const fileOf = (line: string): string | null => {
  const [, quoted, plain] = /^\d+,\d+,(?:"((?:[^"]|"")*)"|([^",]+)),/.exec(line) ?? [];
  const name = quoted?.replaceAll('""', '"') ?? plain;
  return name === undefined ? null : name.replace(/^'(?=[=+\-@\t\r])/, "");
};

/** Some disks change the case and the accents of a name. */
const keyOf = (name: string): string => name.normalize("NFC").toLowerCase();
