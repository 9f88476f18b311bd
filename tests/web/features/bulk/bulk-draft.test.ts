// @vitest-environment node
import { expect, test } from "vitest";
import { readBarcodeDesign, readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import {
  type BulkDraft,
  bulkDraftSchema,
  newBulkDraft,
  printedLooks,
  printerDpiOf,
  settingsOf,
} from "../../../../web/features/bulk/bulk-draft.ts";
import { batchCommand } from "../../../../web/features/bulk/command/batch-command.ts";
import { NEW_LABEL_LOOK } from "../../../../web/features/bulk/labels/label-choices.ts";
import { labelSheetOf } from "../../../../web/features/bulk/labels/label-design.ts";
import { createRowPlanner } from "../../../../web/features/bulk/labels/make-labels.ts";
import { withUnitFor } from "../../../../web/features/bulk/look/barcode-look.ts";
import { withBarHeight } from "../../../../web/generator/paper/barcode-paper.ts";
import { withModule, withUnit, withWidth } from "../../../../web/generator/paper/qr-paper.ts";

test("a batch that was saved with one line of text opens with it", () => {
  const { textColumns: _columns, ownLabel: _own, labelLook: _look, page: _page, ...older } = newBulkDraft();
  const opened = bulkDraftSchema.parse({ ...older, textColumn: 2, start: "7" });
  expect(opened).toEqual({ ...newBulkDraft(), textColumns: [2], start: "7" });
  expect(bulkDraftSchema.parse({ ...older, textColumn: null }).textColumns).toEqual([]);
  // saved before labels had margins, offsets and numbers
  const look = { side: "top", align: null, textSize: 9, rotation: 0, border: true };
  expect(bulkDraftSchema.parse({ ...older, labelLook: look }).labelLook).toEqual({
    ...NEW_LABEL_LOOK,
    side: "top",
    border: true,
  });
});

const draft = newBulkDraft();
const OUTPUTS = [
  { output: "printer", resolution: { sheet: 300, printer: 203 } },
  { output: "printer", resolution: { sheet: 300, printer: 600 } },
  { output: "sheet", resolution: { sheet: 300, printer: 203 } },
  { output: "sheet", resolution: { sheet: 1200, printer: 203 } },
] as const;

const looksOf = (of: BulkDraft) => printedLooks(of, printerDpiOf(of));

test.each(OUTPUTS)("codes are made in the size that the page says, at one resolution: %o", (chosen) => {
  const dpi = chosen.resolution[chosen.output];
  for (const paper of [withUnit("mm", {}), withWidth(0.6, "in", 600), withModule(4, 300, undefined)]) {
    const sized: BulkDraft = {
      ...draft,
      ...chosen,
      design: { ...draft.design, print: paper.print },
      asked: paper.asked,
    };
    const reading = readQrDesign(settingsOf(sized).design);
    const { print } = looksOf(sized).design;
    expect(print?.dpi).toBe(dpi);
    expect(reading).toMatchObject({ ok: true, design: { print } });
  }
  const { print } = withUnitFor(false, "mm", {});
  const bars: BulkDraft = {
    ...draft,
    ...chosen,
    type: "barcode",
    look: { ...draft.look, ...withBarHeight(15, "mm", print!) },
  };
  const reading = readBarcodeDesign(settingsOf(bars).design);
  const look = looksOf(bars).look.print;
  expect(look?.dpi).toBe(dpi);
  expect(reading).toMatchObject({ ok: true, design: { print: look } });
});

test("the command line makes codes of the size of the page at its resolution", () => {
  const sized: BulkDraft = {
    ...draft,
    output: "printer",
    design: { ...draft.design, ...withUnit("mm", {}) },
  };
  const table = { name: "a.csv", isWorkbook: false, names: ["url"], header: { line: 1, cells: ["url"] } };
  const rows = {
    records: [],
    more: true,
    encoding: null,
    encodings: [],
    sheets: [],
    sheet: null,
    sentences: [],
  };
  const of = (changes: Partial<BulkDraft>) => {
    const chosen = { ...sized, asked: { length: 25, unit: "mm" }, ...changes } satisfies BulkDraft;
    return batchCommand({ ...table, ...rows }, settingsOf(chosen), chosen).text;
  };
  expect(of({})).toMatch(/ --size 25mm --dpi 203 --level M$/);
  expect(of({ output: "sheet" })).toMatch(/ --size 25mm --dpi 300 --level M$/);
  expect(of({ output: "sheet", resolution: { sheet: 1200, printer: 203 } })).toMatch(
    / --size 25mm --dpi 1200 --level M$/,
  );
  const design = { ...draft.design, print: { dpi: 600, module: 9 } };
  expect(of({ design })).toMatch(/ --module 3 --dpi 203 --level M$/);
});

test("files keep the resolution of their size, also after a look at labels", () => {
  const print = { dpi: 600, module: 5 };
  const files = { ...draft, design: { ...draft.design, print } };
  expect(looksOf(files).design.print).toEqual(print);
  // 0.212 mm are 1.69 dots
  const labels: BulkDraft = { ...files, output: "printer" };
  expect(looksOf(labels).design.print).toEqual({ dpi: 203, module: 2 });
  expect(looksOf({ ...labels, output: "files" }).design.print).toEqual(print);
});

/** The label of an EAN-13 whose size is only known to be in millimeters. */
async function firstLabel(output: "sheet" | "printer") {
  const look = { ...draft.look, ...withUnitFor(true, "mm", draft.look) };
  const sized: BulkDraft = { ...draft, type: "barcode", output, look };
  const sheet = labelSheetOf(sized, TEMPLATES);
  const reading = readBarcodeDesign(settingsOf(sized).design);
  if (sheet === null || !reading.ok) throw new Error("the defaults of a batch make labels");
  const plan = createRowPlanner({ sheet, logos: {}, pictures: { picture: null, pictures: [] } });
  const { design } = reading;
  const order = { kind: "barcode", format: "EAN13", content: "4006381333931", design } as const;
  return plan({ row: 1, line: 2, order, quantity: undefined, texts: [], picture: null });
}

test.each(["sheet", "printer"] as const)(
  "choosing millimeters alone makes barcodes that fit the first labels (%s)",
  async (output) => {
    const label = await firstLabel(output);
    expect(label).toMatchObject({ ok: true });
    const dpi = { sheet: 300, printer: 203 }[output];
    expect(label).toMatchObject({
      label: { code: { printed: { dpi, dots: { sheet: 4, printer: 3 }[output] } } },
    });
  },
);

test("barcodes of files begin with the nominal height", () => {
  expect(withUnitFor(false, "mm", {}).print?.barHeight).toBeGreaterThan(0);
  // and a height that was chosen for files is kept on labels
  const chosen = withUnitFor(false, "mm", {});
  expect(withUnitFor(true, "in", chosen).print).toEqual(chosen.print);
});
