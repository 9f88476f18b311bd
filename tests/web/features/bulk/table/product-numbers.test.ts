// @vitest-environment node
import { expect, test } from "vitest";
import { batchCommand } from "../../../../../web/features/bulk/command/batch-command.ts";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { likelySettings } from "../../../../../web/features/bulk/table/choose-fields.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { checkCsv } from "../../../../support/programs/check-table.ts";

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

test.each([
  ["CODE128", "A".repeat(49), "barcode.long"],
  ["CODE39", "4T0T/S", "barcode.code39_pair"],
] as const)("a note about a complete %s does not hold its row back", async (barcodeFormat, content, code) => {
  const guessed = { type: "barcode", barcodeFormat, isFormatGuessed: true } as const;
  const { rows } = await checked(`content\n${content}\n`, guessed);
  expect(rows[0]).toMatchObject({ order: { content }, problems: [], notes: [{ reason: { code } }] });
});

const VALID = ["4006381333931", "036000291452", "96385074", "15400141288763"];

const NAMES =
  "barcode, Barcode, bar code, Barcodes, Strichcode, Barcode-Nr., code-barres, código de barras, codice a barre, Variant Barcode, EAN, GTIN, EAN/UPC, GTIN-Nr., numéro EAN, código EAN";

test.each(NAMES.split(", "))("a column %s of product numbers alone is made by their digits", async (name) => {
  const csv = `${name}\n${VALID.join("\n")}\n\n`;
  const page = await checked(csv, BARS);
  expect(likelySettings(page.table)).toEqual(BARS);
  expect(page.hasProductNumbers).toBe(true);
  expect(formatsOf(page)).toEqual(["EAN13", "UPC", "EAN8", "ITF"]);
  expect((await checkCsv(csv, { type: "barcode" })).contents).toEqual(VALID);
});

test.each(["UPC", "UPC number", "code UPC", "GTIN-12"])(
  "eight digits in a column %s are no EAN-8",
  async (name) => {
    expect(formatsOf(await checked(`${name}\n036000291452\n96385074\n`, BARS))).toEqual(["UPC", null]);
  },
);

// a digit is wrong, one is missing, a zero was lost, or it is written in another way
const WRONG =
  "4006381333930 400638133393 36000291452 036000291453 12345678 9638507 340123450000000018 ABC-1 '4006381333931 4006381333931.00 4.00638E12";

test.each(WRONG.split(" "))(
  "what is no valid product number in a column of barcodes is never made one (%s)",
  async (text) => {
    for (const rows of [
      [...VALID, text],
      [text, ...VALID],
    ]) {
      const csv = `Barcode\n${rows.join("\n")}\n`;
      const page = await checked(csv, BARS);
      // in CODE128, no till would take the others
      expect(likelySettings(page.table)).toEqual(BARS);
      const at = rows.indexOf(text);
      expect(page.rows[at]).toMatchObject({ order: null });
      expect(page.rows[at]?.problems.filter(({ corrected }) => corrected !== undefined)).toEqual([]);
      expect(page.rows.filter(({ order }) => order !== null)).toHaveLength(VALID.length);
    }
  },
);

test.each([
  ["one other value far below product numbers", [...Array<string>(300).fill("4006381333931"), "ABC-1"], null],
  ["as many others as product numbers", ["4006381333931", "96385074", "ABC-1", "ABC-2"], "CODE128"],
  // one of them is valid by chance
  ["numbers of their own with as many digits", ["12345670", "12345671", "12345672"], "CODE128"],
])("a column of barcodes is made by digits if most are product numbers: %s", async (_name, rows, format) => {
  const file = new Blob([`Barcode\n${rows.join("\n")}\n`]);
  const table = await readTable({ file, name: "a.csv", encoding: null, limit: 5000 });
  expect(likelySettings(table)).toEqual({ type: "barcode", barcodeFormat: format });
});

test("a column of shipping units, or beside one of formats, is not made by digits", async () => {
  const { table } = await checked(`SSCC\n${VALID.join("\n")}\n`, BARS);
  expect(likelySettings(table)).not.toEqual(BARS);
  const { rows } = await checked("Barcode,barcode_format\n96385074,\n96385074,CODE39\n", BARS);
  expect(rows.map(({ order }) => order?.kind === "barcode" && order.format)).toEqual([false, "CODE39"]);
});

test("a CODE39 that some readers take for full ASCII is made with a note", async () => {
  const { rows } = await checked("content,barcode_format\n4T0T/S,CODE39\nABC,CODE39\n", BARS);
  expect(rows.map(({ problems, notes }) => [problems, notes.map(({ reason }) => reason?.code)])).toEqual([
    [[], ["barcode.code39_pair"]],
    [[], []],
  ]);
});
