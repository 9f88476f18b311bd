import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import {
  chooseColumns,
  type ColumnChoice,
  type ColumnOptions,
  indexOfName,
  labelColumns,
} from "../../../../core/codes/texts/choose-columns.ts";
import { type ColumnReport, reportColumns } from "./header/column-sentences.ts";
import { repeatedColumn } from "./header/repeated-column.ts";
import { formatOfGtinName, isBarcodeName } from "../../../../core/codes/texts/column-names.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { RowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { OptionStyle } from "./option-text.ts";
import { type ContentColumn, contentColumn, createDoubtFinder } from "./doubts/doubtful-contents.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";
import { filledPlace, isSaid, otherColumn } from "./filled-place.ts";
import { brokenAddressDoubt } from "./doubts/doubtful-address.ts";
import { ZERO_COLUMNS } from "./doubts/lost-zero.ts";
import { numberNote } from "./doubts/damaged-number.ts";
import type { Row } from "./row.ts";
import { utf8Text } from "./text/bytes.ts";

export interface JsonLineListener {
  /** Called for each new set of keys, up to a hundred. */
  onKeys: (report: ColumnReport) => void;
}

interface Keys {
  choice: ColumnChoice;
  column: ContentColumn;
  /** Keys that differ from our column names. */
  headers: ReadonlyMap<string, string>;
  /** A sentence about keys that mean the same column; null: none. */
  repeated: RowSentence | null;
}

/**
 * Reads blocks of JSON Lines into rows: one object per line, with strings, numbers and booleans as values. A line that would be misread
 * is broken: a number with more digits than JavaScript keeps, an unpaired surrogate, a column named twice. Blank lines are skipped.
 */
export async function* readJsonLineRows(
  blocks: AsyncIterable<Uint8Array>,
  { wish, style }: { wish: ColumnOptions; style: OptionStyle },
  listener: JsonLineListener,
): AsyncGenerator<Row[]> {
  const said = new Set<string>();
  const hasQuantities = wish.labelTexts !== undefined;
  const choose = rememberingKeys((keys) => {
    const choice = chooseColumns(keys, wish);
    const printed = labelColumns(wish);
    const report = reportColumns(keys, choice, { type: wish.type, style, said, hasQuantities, printed });
    listener.onKeys(report);
    const content = choice.fields.find((field) => field.column === "content")?.index;
    const hasTypes = choice.fields.some((field) => field.column === "type");
    const name = content === undefined ? null : (keys[content] ?? null);
    return {
      choice,
      column: contentColumn(name, hasTypes),
      headers: new Map(report.renamed),
      repeated: repeatedColumn("row", keys, choice.fields, hasQuantities),
    };
  });
  const findDoubts = createDoubtFinder(wish.type, false);
  let line = 0;
  let number = 0;
  for await (const block of blocks) {
    const rows: Row[] = [];
    const lines = utf8Text(block).split("\n");
    if (lines.at(-1) === "") lines.pop();
    for (const text of lines) {
      line += 1;
      if (text.trim() === "") continue;
      if (number === 0 && ARRAY.test(text)) throw arrayError();
      number += 1;
      const { row, column } = readLine(text, number, line, choose, wish);
      const address = column?.isAddress === true ? brokenAddressDoubt(row.cells.content ?? "", style) : null;
      if (address !== null) row.doubts = [address];
      if (column !== null) findDoubts(row, column, undefined);
      rows.push(row);
    }
    if (rows.length > 0) yield rows;
  }
}

/** The beginning of an array of objects, on one line or several. */
const ARRAY = /^\s*\[\s*(?:\{|$)/;

const arrayError = (): DomainError =>
  new DomainError(
    "validation_failed",
    "The file is one JSON array. JSON Lines have an object on each line: jq -c '.[]' codes.json > codes.jsonl makes them.",
  );

/** Limits memory for a file whose keys never repeat. */
const REMEMBERED = 100;

const rememberingKeys = (choose: (keys: string[]) => Keys) => {
  const known = new Map<string, Keys>();
  return (keys: string[]): Keys => {
    const name = JSON.stringify(keys);
    const found = known.get(name) ?? choose(keys);
    if (known.size < REMEMBERED) known.set(name, found);
    return found;
  };
};

/** @returns `column` is null if the row is broken */
const readLine = (
  text: string,
  number: number,
  line: number,
  choose: (keys: string[]) => Keys,
  { labelTexts, labelPicture }: ColumnOptions,
): { row: Row; column: ContentColumn | null } => {
  const cells: Row["cells"] = {};
  const refused = (broken: string) => ({ row: { number, line, cells, broken }, column: null });
  const value = parseObject(text);
  if (value === null) return refused("The line is not one JSON object.");
  if (hasKeyTwice(text, value)) return refused("The row names a column twice.");
  const entries = Object.entries(value).filter(([, cell]) => cell !== null);
  const { choice, column: contents, headers, repeated } = choose(entries.map(([key]) => key));
  if (repeated !== null) return refused(repeated.message);
  const notes: TextProblem[] = [];
  const found: FoundDoubt[] = [];
  const numbers: BatchColumn[] = [];
  for (const field of choice.fields) {
    const { column } = field;
    const index = filledPlace(field, (place) => isSaid(String(entries[place]?.[1]), column));
    if (index !== field.index)
      found.push(otherColumn(column, entries[field.index]?.[0], entries[index]?.[0]));
    const [key, cell] = entries[index]!;
    const broken = problemOf(key, cell);
    if (broken !== null) return refused(broken);
    cells[column] = String(cell);
    if (ZERO_COLUMNS.has(column) && typeof cell === "number") numbers.push(column);
    const note = column !== "password" && typeof cell === "string" ? numberNote(cell) : null;
    if (note !== null) notes.push({ name: column, ...note });
  }
  const format = formatOfGtinName(contents.name ?? "");
  const isBarcode = isBarcodeName(contents.name ?? "") && cells.barcode_format === undefined;
  const row: Row = {
    number,
    line,
    cells,
    ...(format === null ? {} : { numberFormat: format }),
    ...(isBarcode ? { isBarcode } : {}),
  };
  const textOf = (name: string): string => {
    const index = indexOfName(
      entries.map(([key]) => key),
      name,
    );
    const [, cell] = entries[index] ?? [];
    return typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
  };
  if (labelTexts) row.texts = labelTexts.map(textOf);
  if (labelPicture !== undefined) row.picture = textOf(labelPicture);
  if (headers.size > 0) row.headers = headers;
  if (numbers.length > 0) row.numbers = numbers;
  if (notes.length > 0) row.notes = notes;
  if (found.length > 0) row.found = found;
  return { row, column: contents };
};

/** For a repeated key, `JSON.parse` keeps only the last value. Keys of nested values, which no column uses, are not checked. */
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
    : `"${key}" is a number that loses digits in JSON (RFC 8259 section 6): write it as a text, in double quotes.`;
};

/** Numbers of at most 15 digits round-trip (IEEE 754), integers up to 2^53. */
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
