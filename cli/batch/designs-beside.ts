import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RowDesign, RowDesigns } from "../../adapters/codes/batch/input/named-designs.ts";
import { fileSizeRefusal, parseDesignFile } from "../../core/codes/texts/design-file.ts";
import { DomainError } from "../../core/errors.ts";

const ENDING = ".json";
/** Most names that a sentence offers. */
const MAX_NAMES = 20;

/**
 * The designs that rows may name: `summer.json` in the folder of their table is `summer`. A file is read when a row first names it: the
 * folder may have thousands of other files.
 */
export function designsBeside(folder: string): RowDesigns {
  const files = once(() => jsonFiles(folder));
  const found = new Map<string, RowDesign | null>();
  const read = (name: string): RowDesign | null => {
    const file = files().find((each) => each.toLowerCase() === name + ENDING);
    return file === undefined ? null : readDesign(folder, file);
  };
  return {
    find(name) {
      if (!found.has(name)) found.set(name, read(name));
      return found.get(name) ?? null;
    },
    names: once(() =>
      files()
        .slice(0, MAX_NAMES)
        .filter((file) => readDesign(folder, file).problem === undefined)
        .map(nameOf),
    ),
    toJSON: () => [...found.values()].flatMap((design) => design ?? []),
  };
}

function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | null = null;
  return () => (done ??= { value: work() }).value;
}

const nameOf = (file: string): string => file.slice(0, -ENDING.length);

/** A file that holds no design has a `problem`. */
function readDesign(folder: string, file: string): RowDesign {
  const name = nameOf(file);
  try {
    const refusal = fileSizeRefusal(statSync(join(folder, file)).size, file);
    if (refusal) throw refusal;
    const { texts, logo } = parseDesignFile(readFileSync(join(folder, file), "utf8"), file);
    return { name, texts, logo };
  } catch (error) {
    const problem = error instanceof DomainError ? error.message : `${file} cannot be read.`;
    return { name, texts: {}, logo: null, problem };
  }
}

/** Hidden ones are records of runs. A folder that cannot be read has none: reading the table says so. */
function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.toLowerCase().endsWith(ENDING) && !file.startsWith("."))
      .toSorted();
  } catch {
    return [];
  }
}
