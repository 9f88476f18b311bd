import { contentRank, fileRank, findColumn } from "../../../../../core/codes/texts/column-names.ts";
import {
  findPayloadColumn,
  findProductColumn,
} from "../../../../../core/codes/texts/payload-column-names.ts";
import { isBlank, isFilled, type TableRecord } from "../table-record.ts";

const DELIMITERS = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars" } as const;
const LOOKED_AT = 10;

export interface JoinedColumns {
  /** The problem and its fix. */
  sentence: string;
  /** The single cell contains names of ours. */
  isCertain: boolean;
}

/**
 * Detects a whole table in one column: Excel does this with a CSV file that has another country's delimiter, and some programs quote
 * whole lines.
 * @param names cells of the header
 * @param records the first ones below it
 * @returns null if the header's cell names one column, or the rows have a different number of parts
 */
export const joinedColumns = (
  names: readonly string[],
  records: readonly TableRecord[],
  isWorkbook: boolean,
): JoinedColumns | null => {
  const [header, ...others] = names.filter((name) => name !== "");
  if (header === undefined || others.length > 0 || isName(header)) return null;
  const place = names.indexOf(header);
  const cells = records
    .filter(isFilled)
    .slice(0, LOOKED_AT)
    .map((record) => record.cells[place] ?? "");
  for (const [delimiter, called] of Object.entries(DELIMITERS)) {
    const parts = partsOf(header, delimiter);
    const known = parts.filter(isName).length;
    const isAlike = (cell: string): boolean => partsOf(cell, delimiter).length === parts.length;
    if (parts.length < 2 || cells.length === 0) continue;
    if (known > 1 ? cells.some(isAlike) : cells.every(isAlike))
      return {
        sentence: sentenceOf(header, called, isWorkbook),
        // people write a space after a comma, programs do not
        isCertain: known > 0 && !header.includes(`${delimiter} `),
      };
  }
  return null;
};

const sentenceOf = (header: string, called: string, isWorkbook: boolean): string => {
  const advice = isWorkbook
    ? "split them (in Excel: Data > Text to Columns, Delimited) and save the workbook again, or use the CSV file that they come from."
    : "where quotes enclose whole lines, remove these; where the file is read as TSV, or a line such as sep=; names another delimiter, correct that.";
  return `All columns lie in one, separated by ${called} ("${header.replaceAll('"', "")}"): ${advice}`;
};

/** Splits outside quotes, which may contain the delimiter. */
const partsOf = (cell: string, delimiter: string): string[] =>
  cell
    .replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(delimiter, ""))
    .split(delimiter)
    .map((part) => part.replaceAll('"', "").trim());

const isName = (name: string): boolean =>
  !isBlank(name) &&
  (findColumn(name) !== null ||
    contentRank(name, "qr") !== null ||
    fileRank(name) !== null ||
    findPayloadColumn(name) !== null ||
    findProductColumn(name) !== null);
