// @vitest-environment node
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRows, silentListener } from "../../../../../adapters/codes/batch/input/row-file.node.ts";
import { newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { labelJobs } from "../../../../../web/features/bulk/labels/label-jobs.ts";
import { type BulkTable, withEdits } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { tableCsv } from "../../../../../web/features/bulk/table/table-csv.ts";
import { cell, MAIN, sheetOf, workbook } from "../../../../support/files/workbook-file.ts";
import { temporaryFolder } from "../../../../support/temporary-folder.ts";

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
const SHEET = sheetOf(
  `<row>${cell("content")}${cell("best before")}${cell("packed")}</row><row>${cell("a")}<c s="1"><v>46000</v></c><c s="2"><v>46000</v></c></row>`,
);
const FILE = workbook(SHEET, { "xl/styles.xml": STYLES });
const LABELS = { textColumns: [1, 2], picture: null, pictureColumn: null };

const textsOf = (table: BulkTable) =>
  labelJobs(LABELS, table, checkTable(table, settingsOf(newBulkDraft()), new Set())).map(
    ({ texts }) => texts,
  );

test("a line of text is the date that its cell shows, where the country does not decide; the table has ISO", async () => {
  const blob = new Blob([Uint8Array.from(FILE)]);
  const table = await readTable({ file: blob, name: "a.xlsx", encoding: null, limit: 10 });
  expect(textsOf(table)).toEqual([["09.12.2025", "2025-12-09"]]);
  expect(new TextDecoder().decode(tableCsv(table))).toContain("a,2025-12-09,2025-12-09");
  const edited = withEdits(table, [{ row: 0, place: 1, text: "2026-01-31" }]);
  expect(textsOf(edited)).toEqual([["2026-01-31", "2025-12-09"]]);
});

test("the command prints the same dates as the page", async () => {
  const path = join(await temporaryFolder(), "a.xlsx");
  await writeFile(path, FILE);
  const columns = { type: "qr", content: null, file: null, labelTexts: ["best before", "packed"] } as const;
  const file = { name: "a.xlsx", path, encoding: null, sheet: null, columns, style: "flag" as const };
  const texts = [];
  for await (const rows of readRows(file, "xlsx", silentListener))
    texts.push(...rows.map((row) => row.texts));
  expect(texts).toEqual([["09.12.2025", "2025-12-09"]]);
});
