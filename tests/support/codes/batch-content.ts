import { type BatchContent, batchContentSchema } from "../../../core/batches/saved-batch.ts";

/** A batch of two links as the page saves it; pass only relevant changes. */
export const batchContent = (changes: Partial<Pick<BatchContent, "name" | "table">> = {}): BatchContent =>
  batchContentSchema.parse({
    name: "Menu",
    table: batchTable([["https://example.org/1"], ["https://example.org/2"]]),
    choices: { type: "qr", output: "files", format: "png", columns: { content: 0 }, design: { level: "M" } },
    preview: [{ content: "https://example.org/1", design: { kind: "qr" } }],
    ...changes,
  });

/** A table without a header. */
export const batchTable = (rows: readonly string[][]): BatchContent["table"] => ({
  name: "menu.csv",
  isWorkbook: false,
  names: ["content"],
  header: null,
  records: rows.map((cells, index) => ({ line: index + 1, cells })),
  more: false,
  encoding: null,
  encodings: [],
  sheets: [],
  sheet: null,
  sentences: [],
});
