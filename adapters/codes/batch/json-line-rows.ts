import { findColumn } from "./columns.ts";
import type { Row } from "./row.ts";

/**
 * Reads blocks of JSON Lines into rows: one object a line, texts, numbers and booleans as values. Blank lines are skipped.
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
  for (const [key, cell] of Object.entries(value)) {
    const column = findColumn(key);
    if (column === null) onUnknown(key);
    else if (typeof cell === "string") cells[column] = cell;
    else if (typeof cell === "number" || typeof cell === "boolean") cells[column] = String(cell);
    else if (cell !== null) {
      return { number, line, cells, broken: `"${key}" must be a text, a number or true or false.` };
    }
  }
  return { number, line, cells };
};

const parseObject = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};
