import { LONGEST_STEM, numberedFileStem, safeFileStem } from "../../../../core/codes/file-name.ts";
import { utf8Length } from "../../../../core/codes/utf8.ts";
import type { ExportFormat } from "../../../../core/codes/file-format.ts";
import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { createNameTable } from "./name-table.ts";
import type { Row } from "../input/row.ts";

export const ON_DUPLICATE = ["refuse", "number"] as const;
/** What to do if another row already has the file name. */
export type OnDuplicate = (typeof ON_DUPLICATE)[number];

export interface NamingOptions {
  format: ExportFormat;
  onDuplicate: OnDuplicate;
  /** Corrects an invalid name instead of refusing it. */
  fix: boolean;
}

export interface NamedFile {
  name: string;
  /** The name is a number, or ends in one because another row has the same name. */
  isNumbered: boolean;
  /** Reason why the name is refused. */
  problem: TextProblem | null;
  /** The correction, if any. */
  note: TextProblem | null;
}

const EXTENSION = /\.(png|svg|pdf|eps|zpl)$/i;

/**
 * Names the files of a batch, row by row, with a few bytes per name: from the column `file`, otherwise the
 * row number. Adds a missing extension and composes accents. Names that differ only in case or in Unicode
 * normalization count as equal, since on some file systems they are. The same rows in the same order always
 * get the same names.
 * @param remembers false if all names are known to differ
 */
export const createFileNamer = ({ format, onDuplicate, fix }: NamingOptions, remembers: boolean) => {
  const names = createNameTable();
  const suggested = createNameTable();
  /** The last number appended to a name that several rows have. */
  const numbers = createNameTable();
  const count = { taken: 0, wrong: 0 };

  const isTaken = (name: string) => names.find(keyOf(name)) !== null || suggested.find(keyOf(name)) !== null;
  const freeName = (name: string): string => {
    if (!remembers || !isTaken(name)) return name;
    const stem = name.slice(0, -format.length - 1);
    let number = numbers.add(keyOf(name), 1) ?? 1;
    let free = name;
    while (isTaken(free)) free = `${numberedFileStem(stem, (number += 1))}.${format}`;
    numbers.set(keyOf(name), number);
    return free;
  };
  const refused = (name: string, sentence: RowSentence, wanted: string): NamedFile => {
    const corrected = freeName(wanted);
    suggested.add(keyOf(corrected), 1);
    return { name, isNumbered: false, problem: { name: "file", ...sentence, corrected }, note: null };
  };

  const nameOf = (row: Row): NamedFile => {
    const given = givenName(row, format);
    // the row is refused anyway: a second error about its file name would help nobody
    if (row.problems?.some(({ name }) => name === "file"))
      return { name: given, isNumbered: false, problem: null, note: null };
    const wrong = nameProblem(given, row, format);
    if (wrong !== null) count.wrong += 1;
    if (wrong !== null && !fix) return refused(given, wrong.sentence, wrong.corrected);
    const name = wrong === null ? given : wrong.corrected;
    const line = remembers ? names.find(keyOf(name)) : null;
    if (line !== null) count.taken += 1;
    if (line !== null && onDuplicate === "refuse") {
      return refused(name, rowSentence("rows.file_taken", { name, line }), name);
    }
    const free = line === null ? name : freeName(name);
    if (remembers) names.add(keyOf(free), row.line);
    const note = wrong === null ? null : { name: "file", ...wrong.sentence, corrected: free };
    const isNumbered = row.cells.file === undefined || free !== name;
    return { name: free, isNumbered, problem: null, note };
  };
  return {
    nameOf,
    /** Names so far that an earlier row has, and that no file can have; refused or not. */
    count,
  };
};

export type FileNamer = ReturnType<typeof createFileNamer>;

const keyOf = (name: string): string => name.toLowerCase();

const givenName = (row: Row, format: ExportFormat): string => {
  const given = row.cells.file?.normalize("NFC");
  if (given === undefined) return `${String(row.number).padStart(6, "0")}.${format}`;
  return EXTENSION.test(given) ? given : `${given}.${format}`;
};

const nameProblem = (
  name: string,
  row: Row,
  format: ExportFormat,
): { sentence: RowSentence; corrected: string } | null => {
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  const stem = name.replace(EXTENSION, "");
  const safe = safeFileStem(stem, String(row.number));
  // from a.png.svg, a remains
  const bare = safeFileStem(stem.replace(EXTENSION, ""), String(row.number));
  const corrected = `${bare}.${format}`;
  if (extension !== format) {
    return {
      sentence: rowSentence("rows.file_extension", {
        extension: extension ?? "",
        format: format.toUpperCase(),
      }),
      corrected,
    };
  }
  if (safe === stem) return null;
  return {
    sentence: stemProblem(stem),
    corrected,
  };
};

/** The first reason why a stem that `safeFileStem` changes is no valid file name. */
const stemProblem = (stem: string): RowSentence => {
  const forbidden = /[\\/:*?"<>|]/.exec(stem)?.[0];
  if (forbidden !== undefined) return rowSentence("rows.file_character", { character: forbidden });
  if (/\p{C}/u.test(stem)) return rowSentence("rows.file_invisible");
  if (/^[\s.]*$/.test(stem)) return rowSentence("rows.file_empty");
  if (/^[\s.]/u.test(stem)) return rowSentence("rows.file_first");
  if (/[\s.]$/u.test(stem)) return rowSentence("rows.file_last");
  if (/\s\s/u.test(stem)) return rowSentence("rows.file_spaces");
  if (/[^\S ]/u.test(stem)) return rowSentence("rows.file_space");
  if (utf8Length(stem) > LONGEST_STEM) {
    return rowSentence("rows.file_long", { bytes: utf8Length(stem), most: LONGEST_STEM });
  }
  return rowSentence("rows.file_device");
};
