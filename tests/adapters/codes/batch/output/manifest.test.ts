import { describe, expect, it } from "vitest";
import type { CodeOrder, ManifestEntry } from "../../../../../adapters/codes/batch/job.ts";
import { barcodeDesignSchema } from "../../../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { manifestLine, readManifestLine } from "../../../../../adapters/codes/batch/output/manifest.ts";

const HASH = "0123456789abcdef".repeat(4);
const QR: CodeOrder = { kind: "qr", content: "", design: qrDesignSchema.parse({}), logo: null };
const bars = (format: BarcodeFormat): CodeOrder => ({
  kind: "barcode",
  format,
  content: "",
  design: barcodeDesignSchema.parse({}),
});
const ROW = { row: 5, line: 6, file: "000005.png", content: "https://example.com", order: QR };

describe("a line of manifest.csv", () => {
  it.each([
    ["a row that was made", {}, {}],
    ["a row that was read back", {}, { verified: true as const }],
    ["a name with a comma", { file: "a,b.png" }, { verified: true as const }],
    ["a row that could not be made", {}, { sha256: "" }],
    ["content of several lines, with quotes", { content: 'BEGIN:VCARD\r\nN:"Doe",Jane\n\n' }, {}],
    ["content that begins like a formula", { content: "=1+1" }, {}],
  ])("can be read back: %s", (_, row, entry) => {
    const expected = { ...ROW, ...row };
    const written: ManifestEntry = { sha256: HASH, verified: null, ...entry };
    expect(readManifestLine(manifestLine(expected, written), expected)).toEqual(written);
  });

  it.each(["=1+1", "+49 30 1234", "-5", "@SUM(A1)", "\tx", "\rx", "＝1"])(
    "contains no formula for a spreadsheet: %j",
    (text) => {
      const line = manifestLine({ ...ROW, file: text, content: text }, { sha256: HASH, verified: null });
      expect(line.match(/'/g)).toHaveLength(2);
      expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t\r＝]/);
    },
  );

  it("matches its own row only", () => {
    const line = manifestLine(ROW, { sha256: HASH, verified: true });
    for (const other of [{ row: 6 }, { line: 7 }, { file: "b.png" }, { content: "https://example.org" }]) {
      expect(readManifestLine(line, { ...ROW, ...other })).toBeNull();
    }
  });

  it.each([
    [QR, "two independent readers"],
    [bars("EAN13"), "one independent reader"],
    [bars("MSI"), '"one reader, our own"'],
    [bars("pharmacode"), '"one reader, our own"'],
  ])("says how many readers verified the code, and whose", (order, readers) => {
    const row = { ...ROW, order };
    expect(manifestLine(row, { sha256: HASH, verified: true })).toContain(`,${HASH},yes,${readers},https:`);
    expect(manifestLine(row, { sha256: HASH, verified: null })).toContain(`,${HASH},,,https:`);
    expect(manifestLine(row, { sha256: "", verified: null })).toContain(",,,no,,https:");
  });

  it.each([
    "",
    "5,6,000005.png\n",
    `5,6,000005.png,${HASH}\n`,
    `5,6,000005.png,${HASH},yes,two independent readers,https://example.com`,
    `5,6,000005.png,${HASH},yes,two independent readers,https://example.com\r\n`,
    `5,6,000005.png,${HASH.toUpperCase()},yes,two independent readers,https://example.com\n`,
    "5,6,,,yes,two independent readers,https://example.com\n",
    // a code that does not scan gets no file
    `5,6,000005.png,${HASH},no,,https://example.com\n`,
    `5,000005.png,${HASH},yes\n`,
    // the readers do not match those of its format
    `5,6,000005.png,${HASH},yes,one independent reader,https://example.com\n`,
  ])("is refused if it is not ours: %j", (line) => {
    expect(readManifestLine(line, ROW)).toBeNull();
  });
});
