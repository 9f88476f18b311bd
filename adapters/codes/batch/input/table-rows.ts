import { contentColumn, createDoubtFinder } from "./doubts/doubtful-contents.ts";
import { findHeader, type FoundHeader, headerLinesTogether } from "./header/find-header.ts";
import { createRecordReader } from "./record-to-row.ts";
import type { Row } from "./row.ts";
import { createSkippedParts } from "./skipped-parts.ts";
import { type Header, readHeader } from "./header/table-header.ts";
import type { TableOptions } from "./table-options.ts";
import type { TableRecord } from "./table-record.ts";

export interface TableListener {
  /** Called once. Throws to refuse the table. */
  onHeader: (header: Header) => void;
  /** Receives remarks on the table once it has been read. */
  onSentence: (sentence: string) => void;
}

/**
 * Turns the lines of a table into rows. The header is the one of its first lines that names most columns; empty rows and columns are
 * skipped and counted.
 * @throws DomainError `validation_failed`: a column is named twice, or a requested one is missing
 */
export async function* readTableRows(
  records: AsyncIterable<TableRecord[]>,
  options: TableOptions,
  listener: TableListener,
): AsyncGenerator<Row[]> {
  let table: Table | null = null;
  for await (const block of headerLinesTogether(records)) {
    let rest = block;
    if (table === null) {
      const found = findHeader(block, options.wish);
      table = openTable(found, options, listener);
      rest = found.rest;
    }
    const rows = table.read(rest);
    if (rows.length > 0) yield rows;
  }
  table?.sentences().forEach(listener.onSentence);
}

interface Table {
  read: (records: TableRecord[]) => Row[];
  sentences: () => string[];
}

const openTable = (found: FoundHeader, options: TableOptions, listener: TableListener): Table => {
  const { header, choice } = readHeader(found, options);
  const { sparse } = options;
  listener.onHeader(header);
  const toRow = createRecordReader(found.names, choice, options);
  const contentIndex = choice.fields.find(({ column }) => column === "content")?.index ?? -1;
  const { type } = options.wish;
  const column = contentColumn(found.names[contentIndex] ?? null, header.columns.includes("type"));
  const findDoubts = createDoubtFinder(type, sparse);
  const skipped = createSkippedParts(found.names, sparse);
  let number = 0;
  return {
    read: (records) =>
      records.flatMap((record) => {
        if (!skipped.takes(record)) return [];
        const row = toRow(record, (number += 1));
        if (row.broken === undefined) findDoubts(row, column, record.links?.get(contentIndex));
        return [row];
      }),
    sentences: () => skipped.sentences().map(({ message }) => message),
  };
};
