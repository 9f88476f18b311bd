import type { FileFormat } from "../../core/codes/file-format.ts";
import { createNameTable } from "./name-table.ts";
import type { Row } from "./row.ts";

const EXTENSION = /\.(png|svg|pdf)$/i;
/** Not even Linux takes the first three; the others break on Windows, where the ZIP may be opened. */
const FORBIDDEN = /[/\\\p{Cc}<>:"|?*]/gu;
/** What this program writes beside the codes. */
const OWN_NAME = /^(manifest\.csv|\.quietzone.*)$/i;
/** Of a name, on every common file system. */
const MAX_BYTES = 255;

type NameProblem = { message: string; corrected?: string };

/** The name of a row's file: what its `file` column says, else the row number; the extension is added where it is missing. */
export const fileNameOf = (row: Row, format: FileFormat): string => {
  const given = row.cells.file;
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
    const problem = nameProblem(name, format);
    if (problem) return problem;
    const taken = names.add(name.normalize("NFC").toLowerCase(), row.line);
    return taken === null ? null : { message: `The file name ${name} is already that of line ${taken}.` };
  };
};

const nameProblem = (name: string, format: FileFormat): NameProblem | null => {
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (extension !== format) {
    return {
      message: `The file name ends in .${extension}, but ${format.toUpperCase()} files are written.`,
      corrected: name.replace(EXTENSION, `.${format}`),
    };
  }
  const allowed = name.replaceAll(FORBIDDEN, "-");
  if (allowed !== name) {
    return {
      message: 'A file name cannot hold / \\ < > : " | ? * or control characters.',
      corrected: allowed,
    };
  }
  if (OWN_NAME.test(name) || name.startsWith(".")) return { message: `The file name ${name} is reserved.` };
  if (Buffer.byteLength(name) > MAX_BYTES) {
    return { message: `The file name has ${Buffer.byteLength(name)} bytes; ${MAX_BYTES} are possible.` };
  }
  return null;
};
