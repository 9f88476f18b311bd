import {
  findHeader,
  headerLinesTogether,
  type FoundHeader,
} from "../../../../adapters/codes/batch/input/header/find-header.ts";
import { headerFor, missingHeader } from "../../../../adapters/codes/batch/input/header/missing-header.ts";
import { createSkippedParts } from "../../../../adapters/codes/batch/input/skipped-parts.ts";
import { isFilled, type TableRecord } from "../../../../adapters/codes/batch/input/table-record.ts";
import { readCsvRecords } from "../../../../adapters/codes/batch/input/text/csv-records.ts";
import { decodeText } from "../../../../adapters/codes/batch/input/text/decode-text.ts";
import {
  checkIsText,
  checkIsZip,
  HEAD_BYTES,
  isMarkup,
  kindOf,
} from "../../../../adapters/codes/workbook/file-kind.ts";
import { readWorkbookParts } from "../../../../adapters/codes/workbook/read-workbook.ts";
import { openZipPartsWeb } from "../../../../adapters/codes/workbook/zip-parts.web.ts";
import { chooseColumns } from "../../../../core/codes/texts/choose-columns.ts";
import { rowRefusal } from "../../../../core/codes/row-sentences/row-refusal.ts";
import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../../core/errors.ts";
import { type BulkTable, bulkRecord } from "./bulk-table.ts";
import { findTextEncodings } from "./find-encodings.ts";

/** The source of a table. */
export interface TableSource {
  file: Blob;
  /** Empty for pasted rows. */
  name: string;
  /** Encoding of a text, as `findEncoding` names it; null: UTF-8, or what its bytes suggest. */
  encoding: string | null;
  /** Name of the sheet in a workbook; null: the first one with rows. */
  sheet?: string | null;
  /** Largest number of rows to read. */
  limit: number;
}

/** Bytes per read: the rows of one piece are in memory together. */
const PIECE = 65_536;
const WISH = { type: "qr", content: null, file: null } as const;

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += PIECE)
    yield new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
}

/**
 * Reads a file or pasted text like the command line, up to the limit of rows and not beyond.
 * @throws DomainError if it is no table
 */
export async function readTable({
  file,
  name,
  encoding,
  limit,
  sheet = null,
}: TableSource): Promise<BulkTable> {
  const title = name || "The text";
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const bytes = { name: title, head: async () => head, pieces: () => piecesOf(file) };
  if (kindOf(head) === "zip") {
    const table = await readSheet({ file, title, sheet, limit });
    return { ...table, name, encoding: null, encodings: [] };
  }
  // programs also save text with the name of an old workbook
  if (/\.xlsx$/i.test(name) || (/\.xls$/i.test(name) && isMarkup(head))) await checkIsZip(bytes, "page");
  await checkIsText(bytes, "page");
  const encodings = await findTextEncodings(file);
  const chosen = encoding ?? encodings[0] ?? null;
  const blocks = decodeText(piecesOf(file), { name: chosen, style: null });
  const delimiter = /\.(?:tsv|tab)$/i.test(name) ? "\t" : null;
  const table = await tableOf(readCsvRecords(blocks, delimiter, { keepsBroken: true }), false, limit);
  return { ...table, name, encoding: chosen, encodings, sheets: [], sheet: null };
}

interface SheetSource {
  file: Blob;
  /** Name of the kind of workbook. */
  title: string;
  sheet: string | null;
  limit: number;
}

/** Reads the chosen sheet, or the first one with rows. */
async function readSheet(source: SheetSource): Promise<ReadLines & Pick<BulkTable, "sheets" | "sheet">> {
  const { file, title, sheet, limit } = source;
  const sentences: RowSentence[] = [];
  let sheets: readonly string[] = [];
  let read = "";
  const records = readWorkbookParts(
    await openZipPartsWeb(file, title),
    { name: title, sheet, style: "page" },
    (sentence) => void sentences.push(sentence),
    (shown, name) => {
      sheets = shown;
      read = name;
    },
  );
  try {
    const table = await tableOf(records, true, limit);
    return { ...table, sheets: [...sheets], sheet: read, sentences: [...sentences, ...table.sentences] };
  } catch (error) {
    if (source.sheet !== null || !isWithoutRows(error)) throw error;
    for (const name of sheets.slice(1)) {
      try {
        return await readSheet({ ...source, sheet: name });
      } catch (other) {
        if (!isWithoutRows(other)) throw other;
      }
    }
    throw error;
  }
}

/** Whether the sheet has nothing, or only a header. */
const isWithoutRows = (error: unknown): boolean => error instanceof DomainError && error.code === "not_found";

type ReadLines = Pick<BulkTable, "isWorkbook" | "names" | "header" | "records" | "more" | "sentences">;

async function tableOf(
  records: AsyncIterable<TableRecord[]>,
  isWorkbook: boolean,
  limit: number,
): Promise<ReadLines> {
  let found: { names: string[]; header: TableRecord | null } | null = null;
  let skipped = createSkippedParts([], isWorkbook);
  const rows: TableRecord[] = [];
  for await (const block of headerLinesTogether(records)) {
    let rest: readonly TableRecord[] = block;
    if (found === null) {
      const header = findHeader(block, WISH);
      const line = block.find((record) => record.line === header.line) ?? null;
      const own = namesWithoutHeader(header);
      found = own === null ? { names: header.names, header: line } : { names: own, header: null };
      rest = own === null || line === null ? header.rest : [line, ...header.rest];
      skipped = createSkippedParts(found.names, isWorkbook);
    }
    for (const record of rest) if (skipped.takes(record)) rows.push(record);
    if (rows.length > limit) break;
  }
  if (found === null || rows.length === 0) throw rowRefusal(rowSentence("rows.none"), "not_found");
  return {
    isWorkbook,
    names: found.names,
    header: found.header && bulkRecord(found.header),
    records: rows.slice(0, limit).map(bulkRecord),
    more: rows.length > limit,
    sentences: skipped.sentences(),
  };
}

/** Names for a table without a header, such as a list of addresses; null if its first line is the header. */
function namesWithoutHeader({ names, rest }: FoundHeader): string[] | null {
  if (chooseColumns(names, WISH).fields.length > 0) return null;
  const below = rest.find(isFilled)?.cells ?? [];
  const missing = missingHeader(names, below, WISH.type);
  if (missing !== null) return missing;
  return names.filter((name) => name !== "").length === 1 ? headerFor(names, names.findIndex(Boolean)) : null;
}
