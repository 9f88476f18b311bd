// @vitest-environment node
import { expect, test } from "vitest";
import { QR_SIZE } from "../../../../../core/codes/qr/design.ts";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { batchCommand } from "../../../../../web/features/bulk/command/batch-command.ts";
import { NEW_LABEL_LOOK, NEW_OWN_LABEL } from "../../../../../web/features/bulk/labels/label-choices.ts";
import { designFile } from "../../../../../web/features/bulk/look/design-texts.ts";
import { withHeader } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

const read = (content: string, name: string) =>
  readTable({ file: new Blob([content]), name, encoding: null, limit: 10 });

test("the command of a longer table says what was chosen, and the error correction, which is another one by default", async () => {
  const table = await read("url\nhttps://a.example\n", "my list.csv");
  const draft = newBulkDraft();
  expect(batchCommand(table, settingsOf(draft), draft)).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --level M --verify",
    needsDesign: false,
    notes: [],
  });
  const blue = settingsOf({ ...draft, format: "svg", design: { ...draft.design, foreground: "#1e3a8a" } });
  expect(batchCommand(table, blue, draft)).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --format svg --design design.json --verify",
    needsDesign: true,
    notes: [],
  });
  const press = { isBlack: true, bleed: 3, cropMarks: true, reduction: 0.02 };
  const eps = { ...draft, format: "eps" as const, press };
  expect(batchCommand(table, settingsOf(eps), eps).text).toBe(
    "quietzone batch 'my list.csv' --output codes.zip --format eps --ink k --bleed 3mm --crop-marks --bar-width-reduction 0.02mm --level M --verify",
  );
  // pictures for screens have none of it
  const png = { ...draft, press };
  expect(batchCommand(table, settingsOf(png), png).text).toBe(
    "quietzone batch 'my list.csv' --output codes.zip --level M --verify",
  );
  // its codes are as large as without the file
  expect(designFile(draft.design, null)).toMatchObject({ size: QR_SIZE.default });
});

test("the command of labels is that of sheets, with their measures, their lines and the columns that were chosen", async () => {
  const table = await read("EAN,Name,Price,n\n4006381333931,Pen,1.50,2\n", "-shelf.csv");
  const draft: BulkDraft = {
    ...newBulkDraft(),
    type: "barcode",
    barcodeFormat: "EAN13",
    output: "sheet",
    resolution: { sheet: 600, printer: 203 },
    start: "5",
    textColumns: [2, 1],
    columns: { content: 0, quantity: 3, file: 1 },
    labelLook: { ...NEW_LABEL_LOOK, side: "bottom", textSize: 7, border: true },
    look: { ...newBulkDraft().look, print: { dpi: 600, barWidth: 8 } },
  };
  expect(batchCommand(table, settingsOf(draft), draft)).toEqual({
    text:
      "quietzone sheet ./-shelf.csv --output labels.pdf --template 'Avery L7160' --start 5 --text Price --text Name" +
      " --text-size 7pt --code-side bottom --border --type barcode --barcode-format EAN13 --content-column EAN --module 8 --dpi 600",
    needsDesign: false,
    // the command line has no option for this column and finds it only by name
    notes: [{ kind: "rename", name: "n", column: "quantity" }],
  });
  const own: BulkDraft = {
    ...draft,
    columns: {},
    textColumns: [],
    labelLook: NEW_LABEL_LOOK,
    look: newBulkDraft().look,
    ownLabel: { ...NEW_OWN_LABEL, width: "60", height: "40,5", columns: "2", left: "10", gapX: "2" },
  };
  expect(batchCommand(table, settingsOf(own), own).text).toBe(
    "quietzone sheet ./-shelf.csv --output labels.pdf --label 60mmx40.5mm --page a4 --columns 2 --page-margin 10mm,6.75mm --gap 2mm,0mm" +
      " --start 5 --type barcode --barcode-format EAN13 --dpi 600",
  );
  const placed: BulkDraft = {
    ...own,
    ownLabel: null,
    labelLook: {
      ...NEW_LABEL_LOOK,
      margin: "0,5",
      offsetX: "-1,5",
      offsetY: "2",
      pageNumbers: true,
      firstPage: true,
      cropMarks: true,
    },
  };
  expect(batchCommand(table, settingsOf(placed), placed).text).toContain(
    "--label-margin 0.5mm --offset -1.5mm,2mm --crop-marks --page-numbers --first-page",
  );
  const printer: BulkDraft = { ...own, output: "printer", resolution: { sheet: 600, printer: 300 } };
  expect(batchCommand(table, settingsOf(printer), printer).text).toBe(
    "quietzone sheet ./-shelf.csv --output labels.zpl --label 60mmx40.5mm --type barcode --barcode-format EAN13 --dpi 300",
  );
});

test("the command of a table without a header names the line that it needs above the rows", async () => {
  const list = await read("https://example.com/1\nhttps://example.com/2\n", "");
  expect(list.header).toBeNull();
  const draft = newBulkDraft();
  expect(batchCommand(list, settingsOf(draft), draft).notes).toEqual([{ kind: "header", line: "content" }]);

  const columns = await read("A1,https://example.com/1,Pen\nA2,https://example.com/2,Cup\n", "");
  const bare = columns.header === null ? columns : withHeader(columns, false);
  const labels: BulkDraft = {
    ...draft,
    output: "sheet",
    columns: { content: 1 },
    textColumns: [2],
  };
  const command = batchCommand(bare, settingsOf(labels), labels);
  const [note] = command.notes;
  expect(note).toEqual({ kind: "header", line: expect.stringMatching(/^\w+,content,C$/) });
  expect(command.text).toContain("--text C");
});
