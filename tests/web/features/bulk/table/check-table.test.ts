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
