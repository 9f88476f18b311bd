import { contentRank, fileRank, findColumn } from "../../../../../core/codes/texts/column-names.ts";
import { findPayloadColumn } from "../../../../../core/codes/texts/payload-column-names.ts";
import { latin1Text, utf8Text } from "./bytes.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** Lines examined if the first one names no column: a title may precede the table. */
const LOOKED_AT = 10;

/**
 * The line `sep=;`, which names the delimiter for Excel.
 * @param block begins with the first line of the file
 */
export const readSeparatorLine = (block: Uint8Array): { delimiter: string; bytes: number } | null => {
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(latin1Text(block.subarray(0, 16))) ?? [];
  return line === undefined || delimiter === undefined ? null : { delimiter, bytes: line.length };
};

/**
 * The delimiter that is most frequent in the first line; if that has none and names no known column, the
 * first line that has one. If that line names no known column either, the delimiter that yields the most
 * known columns, if any: the first line may be a title.
 */
export const guessDelimiter = (block: Uint8Array): string => {
  const lines = firstLines(utf8Text(block.subarray(0, 65_536)));
  const below = delimiterBelowTitle(lines.filter((line) => line.trim() !== ""));
  if (below !== null) return below;
  const used = mostUsed(lines);
  if (mostNames(lines, used, isColumnName) > 0) return used;
  const counts = DELIMITERS.map((delimiter) => mostNames(lines, delimiter, isAnyName));
  const most = Math.max(...counts);
  return most > mostNames(lines, used, isAnyName) ? DELIMITERS[counts.indexOf(most)]! : used;
};

/**
 * The delimiter of a table below a title that is also a column name: taken from a line with several column
 * names, if all lines after it have as many cells. Null: the first line is not such a title.
 */
const delimiterBelowTitle = ([title = "", ...lines]: readonly string[]): Delimiter | null => {
  const name = title.replaceAll('"', "").trim();
  if (!isColumnName(name) || name.toLowerCase() === "content") return null;
  const found = DELIMITERS.find((delimiter) => {
    const cells = lines.map((line) => cellsOf(line, delimiter));
    const header = cells.findIndex(({ length }) => length > 1);
    const data = cells.slice(header + 1);
    const width = cells[header]?.length;
    return (
      cells[header]?.some((cell) => isColumnName(cell.replaceAll('"', ""))) === true &&
      data.length > 0 &&
      data.every(({ length }) => length === width)
    );
  });
  return found ?? null;
};

/** Cells without quoted text, which may contain a delimiter. */
const cellsOf = (line: string, delimiter: string): string[] =>
  line.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(delimiter, "")).split(delimiter, MAX_CELLS);

const mostUsed = (lines: readonly string[]): Delimiter => {
  for (const line of lines) {
    const bare = line.replaceAll(/"(?:[^"]|"")*"/g, "");
    const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)]!;
    if (isColumnName(line.replaceAll('"', ""))) break;
  }
  return DELIMITERS[0];
};

/** Number of names in the line that has most of them. */
const mostNames = (
  lines: readonly string[],
  delimiter: Delimiter,
  isName: (name: string) => boolean,
): number =>
  Math.max(
    0,
    ...lines.map((line) => line.replaceAll('"', "").split(delimiter, MAX_CELLS).filter(isName).length),
  );

const MAX_CELLS = 100;

/** The first lines of the table: line breaks inside quotes do not end a line. */
const firstLines = (text: string): string[] => {
  const parts = text.split(/\r\n|\n|\r/, LOOKED_AT * MAX_LINES_PER_ROW);
  const lines: string[] = [];
  for (let at = 0; at < parts.length && lines.length < LOOKED_AT;) {
    const end = endOfQuoted(parts, at);
    lines.push(parts.slice(at, end + 1).join(" "));
    at = end + 1;
  }
  return lines;
};

/** Lines of text that one line of the table may have. */
const MAX_LINES_PER_ROW = 10;
/** A quote at the start of a cell. */
const OPENED = /(?:^|[,;\t|]) *"/;

/** End of the line that begins here: the part in which its quotes are closed, or the line itself if they never are. */
const endOfQuoted = (parts: readonly string[], start: number): number => {
  if (!OPENED.test(parts[start] ?? "")) return start;
  let quotes = 0;
  for (let at = start; at < Math.min(parts.length, start + MAX_LINES_PER_ROW); at += 1) {
    quotes += (parts[at] ?? "").split('"').length - 1;
    if (quotes % 2 === 0) return at;
  }
  return start;
};

const isColumnName = (name: string): boolean =>
  findColumn(name) !== null || contentRank(name, "qr") !== null || fileRank(name) !== null;
const isAnyName = (name: string): boolean => isColumnName(name) || findPayloadColumn(name) !== null;
