import { safeFileStem } from "../../../core/codes/file-name.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { createNameTable } from "./name-table.ts";
import type { Row } from "./row.ts";

const EXTENSION = /\.(png|svg|pdf)$/i;

type NameProblem = { message: string; corrected?: string };

/** The name of a row's file: what its `file` column says, else the row number; the extension is added where it is missing, accents are composed. */
export const fileNameOf = (row: Row, format: FileFormat): string => {
  const given = row.cells.file?.normalize("NFC");
  if (given === undefined) return `${String(row.number).padStart(6, "0")}.${format}`;
  return EXTENSION.test(given) ? given : `${given}.${format}`;
};

/**
 * Checks the file names of a batch, row after row, in a few bytes a name. Names that differ only in case or in how an
 * accent is written count as the same, since on some disks they are.
 * @param hasFileColumn without it, all names are row numbers: different by themselves, so nothing is remembered
 */
export const createFileNameCheck = (format: FileFormat, hasFileColumn: boolean) => {
  const names = createNameTable();
  return (row: Row): NameProblem | null => {
    if (!hasFileColumn) return null;
    const name = fileNameOf(row, format);
    const problem = nameProblem(name, row, format);
    if (problem) return problem;
    const taken = names.add(name.toLowerCase(), row.line);
    return taken === null ? null : { message: `The file name ${name} is already that of line ${taken}.` };
  };
};

const nameProblem = (name: string, row: Row, format: FileFormat): NameProblem | null => {
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (extension !== format) {
    return {
      message: `The file name ends in .${extension}, but ${format.toUpperCase()} files are written.`,
      corrected: name.replace(EXTENSION, `.${format}`),
    };
  }
  const stem = name.slice(0, name.length - format.length - 1);
  const safe = safeFileStem(stem, String(row.number));
  if (safe === stem) return null;
  return {
    message:
      'A file name has at most 120 bytes before its extension, holds no / \\ < > : " | ? * and no invisible characters, ' +
      "neither begins with a dot or blank nor ends with one, has no two blanks in a row and is no device like CON.",
    corrected: `${safe}.${format}`,
  };
};
