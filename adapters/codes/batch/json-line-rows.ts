import { findColumn } from "./columns.ts";
import type { Row } from "./row.ts";

/**
 * Reads blocks of JSON Lines into rows: one object a line, texts, numbers and booleans as values. What would come out as something
 * else than it says is broken: a number with more digits than programs count with, half a character, a column named twice. Blank lines are skipped.
 * @param onUnknown told each key that is no column of ours, once
 */
export async function* readJsonLineRows(
  blocks: AsyncIterable<Buffer>,
  onUnknown: (key: string) => void,
): AsyncGenerator<Row[]> {
  const unknown = new Set<string>();
  let line = 0;
  let number = 0;
  for await (const block of blocks) {
    const rows: Row[] = [];
    const lines = block.toString().split("\n");
    if (lines.at(-1) === "") lines.pop();
    for (const text of lines) {
      line += 1;
      if (text.trim() === "") continue;
      number += 1;
      rows.push(
        readLine(text, number, line, (key) => {
          // a file whose keys never repeat must not fill the memory
          if (unknown.has(key) || unknown.size >= 100) return;
          unknown.add(key);
          onUnknown(key);
        }),
      );
    }
    if (rows.length > 0) yield rows;
  }
}

const readLine = (text: string, number: number, line: number, onUnknown: (key: string) => void): Row => {
  const value = parseObject(text);
  if (value === null) return { number, line, cells: {}, broken: "The line is not one JSON object." };
  const cells: Row["cells"] = {};
  if (hasKeyTwice(text, value)) return { number, line, cells, broken: "The row names a column twice." };
  for (const [key, cell] of Object.entries(value)) {
    const column = findColumn(key);
    if (column === null) onUnknown(key);
    else if (cell !== null) {
      const broken = Object.hasOwn(cells, column)
        ? `The row names the column "${column}" twice.`
        : problemOf(key, cell);
      if (broken !== null) return { number, line, cells, broken };
      cells[column] = String(cell);
    }
  }
  return { number, line, cells };
};

/** Of a key that stands twice, `JSON.parse` says the last value alone. Keys of nested values, which no column takes, are not looked at. */
const hasKeyTwice = (text: string, value: object): boolean => {
  if (Object.values(value).some((cell) => typeof cell === "object" && cell !== null)) return false;
  const keys = [...text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)].filter(
    ([, colon]) => colon !== undefined,
  );
  return keys.length !== Object.keys(value).length;
};

const problemOf = (key: string, cell: unknown): string | null => {
  if (typeof cell === "boolean") return null;
  if (typeof cell === "string") {
    return /\p{Cs}/u.test(cell)
      ? `"${key}" holds half of a character, a surrogate without the other one.`
      : null;
  }
  if (typeof cell !== "number") return `"${key}" must be a text, a number or true or false.`;
  return isWrittenAlike(cell)
    ? null
    : `"${key}" is a number of which digits are lost in JSON (RFC 8259 section 6): write it as a text, in double quotes.`;
};

/** Numbers of at most 15 digits come out as they went in (IEEE 754), whole ones up to 2^53. */
const isWrittenAlike = (value: number): boolean =>
  Number.isSafeInteger(value) || /^-?(?=[\d.]{3,16}$)\d+\.\d+$/.test(String(value));

const parseObject = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};
