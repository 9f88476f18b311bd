// @vitest-environment node
import { expect, test } from "vitest";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

const read = (csv: string) => readTable({ file: new Blob([csv]), name: "a.csv", encoding: null, limit: 10 });

test("of files, only the row with a wrong quantity is marked, and has its code; a label needs a quantity", async () => {
  const table = await read("content,qty\na,3\nb,0\nc,2\n");
  const check = (of: typeof table, output: BulkDraft["output"]) =>
    checkTable(of, settingsOf({ ...newBulkDraft(), output }), new Set()).rows.map(
      ({ problems, notes, order }) => ({
        isMade: order !== null,
        problems: problems.map(({ reason }) => reason?.code),
        notes: notes.map(({ place, reason }) => `${place} ${reason?.code}`),
      }),
    );
  const good = { isMade: true, problems: [], notes: [] };
  expect(check(table, "files")).toEqual([good, { ...good, notes: ["1 rows.quantity_unused"] }, good]);
  const wrong = { isMade: false, problems: ["rows.quantity"], notes: [] };
  expect(check(table, "sheet")).toEqual([good, wrong, good]);
  // the contents of packages
  expect(check(await read("content,Menge\na,500 g\nb,1 kg\n"), "files")).toEqual([good, good]);
});

test("only a row that is made when it is kept is offered to be kept", async () => {
  const table = await read("url,foreground,design\nhttps://a.example,greenish,\nhttps://c.example,,oceann\n");
  const check = (kept: number[]) => checkTable(table, settingsOf(newBulkDraft()), new Set(kept)).rows;
  expect(check([]).map(({ canKeep }) => canKeep)).toEqual([false, true]);
  expect(check([1])[1]).toMatchObject({
    problems: [],
    canKeep: false,
    order: { content: "https://c.example" },
  });
});

test("a row that only the others make doubtful may be kept, unless it has a problem of its own that stays", async () => {
  // both end as a spreadsheet rounds; the check digit of the second fits by chance
  const table = await read("EAN,Price\n4006380000000,1\n4006381000000,2\n4006381000000,#REF!\n");
  const draft: BulkDraft = { ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13", output: "sheet" };
  const check = (kept: number[]) =>
    checkTable(table, settingsOf({ ...draft, textColumns: [1] }), new Set(kept)).rows.map(
      ({ problems, canKeep, order }) => ({
        codes: problems.map(({ reason }) => reason?.code),
        canKeep,
        isMade: order !== null,
      }),
    );
  const [rounded, neighbor, both] = check([]);
  expect(rounded).toEqual({ codes: ["rows.rounded"], canKeep: false, isMade: false });
  expect(neighbor).toEqual({ codes: ["rows.rounded_neighbor"], canKeep: true, isMade: false });
  const codes = ["rows.formula_error", "rows.rounded_neighbor"];
  expect(both).toEqual({ codes, canKeep: false, isMade: false });
  expect(check([1])[1]).toEqual({ codes: [], canKeep: false, isMade: true });
});
