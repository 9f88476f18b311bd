import { contentRank, fileRank, findColumn } from "../../../../../core/codes/texts/column-names.ts";
import { findPayloadColumn } from "../../../../../core/codes/texts/payload-column-names.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];
/** Lines that are looked at where the first one names no column: a title may stand above the table. */
const LOOKED_AT = 10;

/**
 * The line `sep=;`, which names the delimiter for Excel.
 * @param block begins with the first line of the file
 */
export const readSeparatorLine = (block: Buffer): { delimiter: string; bytes: number } | null => {
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(block.toString("latin1", 0, 16)) ?? [];
  return line === undefined || delimiter === undefined ? null : { delimiter, bytes: line.length };
};

/**
 * The delimiter that the first line uses most, or where it uses none and names no column of ours, the first line that uses one.
 * Where no line then names a column of ours, it is the one by which most columns are named, if there is one: the first line may be a title.
 */
export const guessDelimiter = (block: Buffer): string => {
  const lines = firstLines(block.toString("utf8", 0, 65_536));
  const used = mostUsed(lines);
  if (mostNames(lines, used, isColumnName) > 0) return used;
  const counts = DELIMITERS.map((delimiter) => mostNames(lines, delimiter, isAnyName));
  const most = Math.max(...counts);
  return most > mostNames(lines, used, isAnyName) ? DELIMITERS[counts.indexOf(most)]! : used;
};

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

/** Names in the line that has most of them. */
const mostNames = (
  lines: readonly string[],
  delimiter: Delimiter,
  isName: (name: string) => boolean,
): number =>
  Math.max(
    0,
    ...lines.map((line) => line.replaceAll('"', "").split(delimiter, MOST_CELLS).filter(isName).length),
  );

const MOST_CELLS = 100;
const firstLines = (text: string): string[] => text.split(/\r\n|\n|\r/, LOOKED_AT);

const isColumnName = (name: string): boolean =>
  findColumn(name) !== null || contentRank(name, "qr") !== null || fileRank(name) !== null;
const isAnyName = (name: string): boolean => isColumnName(name) || findPayloadColumn(name) !== null;
