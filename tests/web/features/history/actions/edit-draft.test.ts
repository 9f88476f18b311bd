import { beforeEach, expect, test, vi } from "vitest";
import { barcodeDesignSchema } from "../../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { qrStyleSchema } from "../../../../../core/codes/qr/style/style.ts";
import { findDraft } from "../../../../../web/codes/draft-storage.ts";
import {
  barcodeDesignOf,
  barcodeDraftSchema,
} from "../../../../../web/features/barcode-generator/barcode-draft.ts";
import { handToGenerator } from "../../../../../web/features/history/actions/edit-draft.ts";
import { generatorOf } from "../../../../../web/history/put-into-generator.ts";
import { qrDesignOf, qrDraftSchema } from "../../../../../web/features/qr-generator/qr-draft.ts";
import type { HistoryRow } from "../../../../../web/history/history-api.ts";

beforeEach(() => sessionStorage.clear());

const record = (design: HistoryRow["design"], content: string): HistoryRow => ({
  id: "0193a0b0-0000-7000-8000-000000000001",
  name: null,
  content,
  type: "text",
  format: "png",
  logo_url: null,
  favourite: false,
  folder_id: null,
  short_link_id: null,
  short_link: null,
  download_count: 1,
  scan_count: 0,
  created_at: "2026-01-02T03:04:05.000Z",
  design,
});

test.each([
  {},
  { foreground: "#1e3a8a", background: "#fef3c7", margin: 4, logoSize: 35, size: 640 },
  { size: { width: 800, height: 300 } },
  { level: "M" },
  { style: qrStyleSchema.parse({ modules: "dots", gradient: { from: "#0f766e", to: "#4c1d95" } }) },
] as const)("hands the QR generator every field of the design %j", async (changes) => {
  const design = qrDesignSchema.parse(changes);
  await handToGenerator(record({ kind: "qr", ...design }, "Grüße\n世界"));
  const draft = findDraft("qr", qrDraftSchema);
  expect(draft?.content).toBe("Grüße\n世界");
  expect(draft && qrDesignOf(draft)).toEqual(design);
});

test("resets level H to automatic, so that longer content still fits", async () => {
  await handToGenerator(record({ kind: "qr", ...qrDesignSchema.parse({ level: "H" }) }, "a"));
  expect(findDraft("qr", qrDraftSchema)?.level).toBeNull();
});

test.each([
  {},
  { foreground: "#1e3a8a", barWidth: 3.5, barHeight: 150, margin: 20, displayValue: false, fontSize: 26 },
  { canvas: { width: 500, height: 250 } },
])("hands the barcode generator every field of the design %j", async (changes) => {
  const design = barcodeDesignSchema.parse(changes);
  const row = record({ kind: "barcode", barcodeFormat: "EAN13", ...design }, "4006381333931");
  await handToGenerator(row);
  const draft = findDraft("barcode", barcodeDraftSchema);
  expect([draft?.format, draft?.content]).toEqual(["EAN13", "4006381333931"]);
  expect(draft && barcodeDesignOf(draft)).toEqual(design);
  expect(generatorOf(row)).toBe("/barcode-generator");
});

test("keeps the current draft if the logo of the record fails to load", async () => {
  sessionStorage.setItem("quietzone.draft.qr", "kept");
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const row = {
    ...record({ kind: "qr", ...qrDesignSchema.parse({}) }, "a"),
    logo_url: "/media/qr-logos/x.png",
  };
  await expect(handToGenerator(row)).rejects.toMatchObject({ status: 404 });
  expect(sessionStorage.getItem("quietzone.draft.qr")).toBe("kept");
  vi.unstubAllGlobals();
});
