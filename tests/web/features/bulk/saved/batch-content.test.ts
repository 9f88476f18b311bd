// @vitest-environment node
import { expect, test } from "vitest";
import { BATCH_OUTPUTS, batchContentSchema } from "../../../../../core/batches/saved-batch.ts";
import type { OpenedBatch } from "../../../../../web/batches/batch-api.ts";
import {
  BULK_TYPES,
  bulkDraftSchema,
  type BulkDraft,
  newBulkDraft,
  settingsOf,
} from "../../../../../web/features/bulk/bulk-draft.ts";
import { batchContentOf, draftOf } from "../../../../../web/features/bulk/saved/batch-content.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const read = (text: string) =>
  readTable({ file: new Blob([text]), name: "menu.csv", encoding: null, limit: 5000 });

/** Returns the stored version of a draft, converted to JSON and back like requests and answers. */
async function stored(text: string, changes: Partial<BulkDraft> = {}) {
  const table = await read(text);
  const draft = { ...newBulkDraft(), table, ...changes };
  const { rows } = checkTable(table, settingsOf(draft), new Set(draft.kept));
  const sent: unknown = JSON.parse(JSON.stringify(batchContentOf(draft, table, "Menu", rows)));
  const content = batchContentSchema.parse(sent);
  const { type, output, format } = content.choices;
  const times = { created_at: "2026-11-29T12:00:00.000Z", updated_at: "2026-11-29T12:00:00.000Z" };
  const opened: OpenedBatch = {
    ...content,
    ...times,
    id: "018f3f5a-0000-7000-8000-000000000001",
    tag: '"1"',
    type,
    output,
    format,
    rows: content.table.records.length,
  };
  return { draft, content, opened };
}

test("what was saved is opened as it was left: table, columns, design with its logo, and labels", async () => {
  const { draft, opened } = await stored("Link,Name,Count\nhttps://example.org/1,One,2\nnot a link,Two,x\n", {
    columns: { content: 0, file: 1, quantity: null },
    output: "sheet",
    template: "Herma 4464",
    start: "5",
    textColumns: [1],
    resolution: { sheet: 1200, printer: 300 },
    kept: [1],
    format: "svg",
    design: {
      ...newBulkDraft().design,
      foreground: "#1e3a8a",
      level: "H",
      logo: { name: "cup", dataUrl: LOGO },
      logoSize: 25,
    },
  });
  expect(draftOf(opened)).toEqual(
    bulkDraftSchema.parse({
      ...draft,
      batch: { id: opened.id, tag: opened.tag },
      batchName: "Menu",
      isSaved: true,
    }),
  );
});

test.each(BULK_TYPES.flatMap((type) => BATCH_OUTPUTS.map((output) => ({ type, output }))))(
  "$type as $output is taken by the server and opened again",
  async ({ type, output }) => {
    const { opened } = await stored("a,b\n1,2\n", { type, output });
    expect(draftOf(opened)).toMatchObject({ type, output, isSaved: true });
  },
);

test("lists show the first three codes that can be made, without their logo", async () => {
  const links = Array.from({ length: 6 }, (_, n) => `https://example.org/${n}`);
  const { content } = await stored(`url\nhttps://\n${links.join("\n")}\n`, {
    design: { ...newBulkDraft().design, logo: { name: "cup", dataUrl: LOGO } },
  });
  expect(content.preview.map((code) => code.content)).toEqual(links.slice(0, 3));
  expect(JSON.stringify(content.preview)).not.toContain("data:image");
  expect(JSON.stringify(content.choices)).toContain(LOGO);
});

/** A batch of the page on which sheets of codes with a size on paper had the resolution of that size. */
async function ofOlderPage(changes: Partial<BulkDraft>, older: { dpi: number; sheetDpi: number }) {
  const { opened } = await stored("url\nhttps://example.org/1\n", changes);
  const { resolution: _resolution, ...choices } = opened.choices as Partial<BulkDraft>;
  return draftOf({ ...opened, choices: { ...choices, ...older } });
}

test("a batch of before makes the same: its sheets have the resolution of their codes", async () => {
  const { design, look } = newBulkDraft();
  const older = { dpi: 600, sheetDpi: 300 };
  const codes = { design: { ...design, print: { dpi: 1200, size: 600 } } };
  const sheets = await ofOlderPage({ output: "sheet", ...codes }, older);
  expect(sheets?.resolution).toEqual({ sheet: 1200, printer: 600 });
  expect(settingsOf(sheets!).design).toMatchObject({ size: "12.7mm", dpi: "1200" });
  const bars = { type: "barcode", look: { ...look, print: { dpi: 600, barWidth: 8 } } } as const;
  const barcodes = await ofOlderPage({ output: "sheet", ...codes, ...bars }, older);
  expect(settingsOf(barcodes!).design).toMatchObject({ module: "8", dpi: "600" });
  // only what was chosen for sheets
  expect((await ofOlderPage({ output: "printer", ...codes }, older))?.resolution.sheet).toBe(300);
  const largest = await ofOlderPage({ output: "sheet" }, { dpi: 203, sheetDpi: 600 });
  expect(largest?.resolution).toEqual({ sheet: 600, printer: 203 });
});

test("a batch of sheets in black ink is opened with it, and refuses the colors that it refused", async () => {
  const { labelLook, design } = newBulkDraft();
  const table = "url\nhttps://example.org/1\n";
  const black = { output: "sheet", labelLook: { ...labelLook, isBlack: true } } as const;
  const { opened } = await stored(table, { ...black, design: { ...design, foreground: "#be123c" } });
  const again = draftOf(opened)!;
  expect(again).toMatchObject({ ...black, lost: null });
  const settings = settingsOf(again);
  expect(settings.ink).toBe("k");
  const { rows, inkFault } = checkTable(again.table!, settings, new Set());
  expect(inkFault).toMatchObject({ code: "rows.black_color" });
  // the design is at fault, not the rows
  expect(rows.map(({ order }) => order?.content)).toEqual(["https://example.org/1"]);
});

test("barcodes are shown with their format", async () => {
  const { content } = await stored("EAN\n4006381333931\n", { type: "barcode", barcodeFormat: "EAN13" });
  expect(content.preview).toMatchObject([
    { content: "4006381333931", design: { kind: "barcode", barcodeFormat: "EAN13" } },
  ]);
});

test("a batch without a row that is right is saved without a preview", async () => {
  const { content } = await stored("EAN\n1234\n", { type: "barcode", barcodeFormat: "EAN13" });
  expect(content.preview).toEqual([]);
});

test("a batch of a newer page is not opened as something else", async () => {
  const { opened } = await stored("url\nhttps://example.org/\n");
  expect(draftOf({ ...opened, choices: { ...opened.choices, format: "jxl" } })).toBeNull();
  expect(draftOf({ ...opened, table: { rows: [] } })).toBeNull();
});
