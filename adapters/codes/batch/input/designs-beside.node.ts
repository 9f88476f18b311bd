import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileSizeRefusal, parseDesignFile } from "../../../../core/codes/texts/design-file.ts";
import { DomainError } from "../../../../core/errors.ts";
import {
  knownDesigns,
  MAX_NAMES,
  type RowDesign,
  type RowDesigns,
} from "../../../../core/brands/named-designs.ts";
import type { RowDefaults } from "./row-reader.ts";

const ENDING = ".json";
/** Most files that are read for the names that a sentence offers. */
const MAX_FILES = 200;

/** The options of a run with the designs in the folder of its table, or for rows from outside the given ones. */
export function withDesigns<
  Options extends { defaults: Pick<RowDefaults, "logoFolder"> & { brands?: readonly RowDesign[] } },
>(options: Options): Options & { defaults: Pick<RowDefaults, "designs"> } {
  const { logoFolder, brands = [] } = options.defaults;
  const designs = logoFolder === null ? knownDesigns(brands) : designsBeside(logoFolder);
  return { ...options, defaults: { ...options.defaults, designs } };
}

/**
 * The designs that rows may name: `summer.json` in the folder of their table is `summer`. A file is read when a row first names it: the
 * folder may have thousands of other files.
 */
function designsBeside(folder: string): RowDesigns {
  const files = once(() => jsonFiles(folder));
  const found = new Map<string, RowDesign | null>();
  const read = (name: string): RowDesign | null => {
    const file = files().find((each) => each.normalize("NFC").toLowerCase() === name + ENDING);
    return file === undefined ? null : readDesign(folder, file);
  };
  return {
    find(name) {
      if (!found.has(name)) found.set(name, read(name));
      return found.get(name) ?? null;
    },
    names: once(() => {
      const names: string[] = [];
      for (const file of files().slice(0, MAX_FILES)) {
        if (names.length < MAX_NAMES && readDesign(folder, file).problem === undefined)
          names.push(nameOf(file));
      }
      return names;
    }),
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
    const found = statSync(join(folder, file));
    // a pipe would block forever, a device would never end
    if (!found.isFile()) throw new Error("no regular file");
    const refusal = fileSizeRefusal(found.size, file);
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
