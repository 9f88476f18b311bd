import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RowDesign } from "../../adapters/codes/batch/input/named-designs.ts";
import { fileSizeRefusal, parseDesignFile } from "../../core/codes/texts/design-file.ts";
import { DomainError } from "../../core/errors.ts";

/** More files are hardly designs: the first ones of the alphabet are read. */
const MAX_FILES = 1000;

/** The designs that rows may name: `summer.json` in the folder of their table is `summer`. Files that are none say why, when they are named. */
export function designsBeside(folder: string): RowDesign[] {
  return jsonFiles(folder).map((file) => {
    const name = file.slice(0, -".json".length);
    try {
      const refusal = fileSizeRefusal(statSync(join(folder, file)).size, file);
      if (refusal) throw refusal;
      const { texts, logo } = parseDesignFile(readFileSync(join(folder, file), "utf8"), file);
      return { name, texts, logo };
    } catch (error) {
      const said = error instanceof DomainError ? error.message : `${file} cannot be read.`;
      return { name, texts: {}, logo: null, problem: said };
    }
  });
}

/** Hidden ones are records of runs. A folder that cannot be read has none: the table is about to say so. */
function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.toLowerCase().endsWith(".json") && !file.startsWith("."))
      .toSorted()
      .slice(0, MAX_FILES);
  } catch {
    return [];
  }
}
