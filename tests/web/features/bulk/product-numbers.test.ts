// @vitest-environment node
import { expect, test } from "vitest";
import { batchCommand } from "../../../../web/features/bulk/command/batch-command.ts";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../web/features/bulk/table/check-table.ts";
import { likelySettings } from "../../../../web/features/bulk/table/choose-fields.ts";
import { readTable } from "../../../../web/features/bulk/table/read-table.ts";
import { checkCsv } from "../../../support/programs/check-table.ts";

const BARS = { type: "barcode", barcodeFormat: null } as const;

async function checked(csv: string, choices: Partial<BulkDraft>, kept: number[] = []) {
  const table = await readTable({ file: new Blob([csv]), name: "a.csv", encoding: null, limit: 100 });
  const draft = { ...newBulkDraft(), ...choices };
  const { rows, hasProductNumbers } = checkTable(table, settingsOf(draft), new Set(kept));
  return { table, draft, rows, hasProductNumbers };
}
const formatsOf = ({ rows }: Awaited<ReturnType<typeof checked>>) =>
  rows.map(({ order }) => (order?.kind === "barcode" ? order.format : null));

const MIXED = "EAN\n4006381333931\n036000291452\n96385074\n15400141288763\n4006381333930\n036000291453\n";

test("product numbers of several kinds are made as the command makes them, each in its own format", async () => {
  const page = await checked(MIXED, BARS);
  expect(likelySettings(page.table)).toEqual(BARS);
  expect(page.hasProductNumbers).toBe(true);
  expect(formatsOf(page)).toEqual(["EAN13", "UPC", "EAN8", "ITF", null, null]);
  const { contents } = await checkCsv(MIXED, { type: "barcode" });
  expect(page.rows.map(({ order }) => order?.content ?? null)).toEqual(contents);
  expect(batchCommand(page.table, settingsOf(page.draft), page.draft).text).toBe(
    "quietzone batch a.csv --output codes.zip --type barcode --verify",
  );
});

test.each([
  ["UPC", "36000291452", "036000291452"],
  ["GTIN-8", "0417120", null],
  ["EAN", "4006381333930", "4006381333931"],
])(
  "in a column %s the number %s has the correction %s, in its own format",
  async (name, wrong, corrected) => {
    const { rows } = await checked(`${name}\n${wrong}\n`, BARS);
    expect(rows[0]?.order).toBeNull();
    expect(rows[0]?.problems.find((problem) => problem.corrected)?.corrected ?? null).toBe(corrected);
  },
);

test("a format that the first rows suggested completes no number; one that was chosen does", async () => {
  const csv = "Barcode\n4006381333931\n406381333931\n";
  const guessed = { type: "barcode", barcodeFormat: "EAN13", isFormatGuessed: true } as const;
  const { rows } = await checked(csv, guessed);
  expect(rows[1]).toMatchObject({
    order: null,
    canKeep: true,
    problems: [{ column: "content", reason: { code: "bulk.digit_guessed", values: { format: "EAN13" } } }],
  });
  const noted = { problems: [], notes: [{ reason: { code: "barcode.completed" } }] };
  expect((await checked(csv, guessed, [1])).rows[1]).toMatchObject(noted);
  expect((await checked(csv, { ...guessed, isFormatGuessed: false })).rows[1]).toMatchObject(noted);
});
