import { unzipSync, strFromU8 } from "fflate";
import jsqr from "jsqr";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productSerialSchema } from "../../../../core/codes/payloads/product-serial.ts";
import { serialRunSchema } from "../../../../core/codes/payloads/serial-run.ts";
import { makeRun } from "../../../../web/features/product-serial-generator/make-run.ts";
import { manifestText } from "../../../../web/features/product-serial-generator/manifest.ts";
import { newRunDraft, readRun } from "../../../../web/features/product-serial-generator/run-draft.ts";
import { newPayloadDesign } from "../../../../web/payloads/payload-design.ts";
import { pngPixels } from "../../support/png-pixels.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const order = (run: object = {}, design: object = {}) => ({
  run: serialRunSchema.parse({ prefix: "SN-", start: 9, count: 2, digits: 3, check: "none", ...run }),
  form: productSerialSchema.parse({ productName: "Engine", serialNumber: "x", model: "A" }),
  design: { ...newPayloadDesign("M"), ...design },
  now: new Date("2026-03-04T05:06:07.000Z"),
});

describe("a series", () => {
  test("is a ZIP of codes, each with its own serial number, and a manifest", async () => {
    const counts: number[] = [];
    const { zip, failed, checked } = await makeRun(order(), (count) => counts.push(count));
    expect([failed, checked, counts]).toEqual([0, true, [1, 2]]);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual([
      "product-serial-SN-009.png",
      "product-serial-SN-010.png",
      "manifest.csv",
    ]);
    for (const serial of ["SN-009", "SN-010"]) {
      const bytes = files[`product-serial-${serial}.png`] ?? new Uint8Array();
      const { width, height, rgba } = await pngPixels(new Blob([bytes]));
      expect(width).toBe(256);
      expect(JSON.parse(jsqr(rgba, width, height)?.data ?? "")).toEqual({
        type: "PRODUCT_SERIAL",
        version: "1.0",
        timestamp: "2026-03-04T05:06:07.000Z",
        productName: "Engine",
        serialNumber: serial,
        model: "A",
      });
    }
    expect(strFromU8(files["manifest.csv"] ?? new Uint8Array())).toBe(
      "serial_number,file,scans\r\n" +
        "SN-009,product-serial-SN-009.png,yes\r\n" +
        "SN-010,product-serial-SN-010.png,yes\r\n",
    );
  });

  test("counts the codes that do not scan, and marks them in the manifest", async () => {
    const { zip, failed } = await makeRun(order({}, { foreground: "#fefefe" }), () => undefined);
    expect(failed).toBe(2);
    expect(strFromU8(unzipSync(zip)["manifest.csv"] ?? new Uint8Array())).toMatch(/SN-009.png,no\r\n/);
  });

  test("is rejected if the content does not fit a code", async () => {
    const long = order();
    long.form.description = "x".repeat(3000);
    await expect(makeRun(long, () => undefined)).rejects.toThrow("fits into no code");
  });
});

test("the manifest escapes formulas and quotes", () => {
  const rows = ["=1+1", "@a", "+1", "-1", 'a"b,c'].map((serial) => ({ serial, file: "f.png", scans: null }));
  expect(manifestText(rows).split("\r\n").slice(1, -1)).toEqual([
    "'=1+1,f.png,not tested",
    "'@a,f.png,not tested",
    "'+1,f.png,not tested",
    "'-1,f.png,not tested",
    '"a""b,c",f.png,not tested',
  ]);
});

const read = (changes: object) => readRun({ ...newRunDraft(), ...changes });

describe("the fields of a series", () => {
  test("are valid on a fresh page", () => {
    expect(read({})).toEqual({
      run: { prefix: "SN-", start: 1, count: 10, digits: 6, check: "mod37_36" },
      problems: {},
    });
  });

  test.each([
    [{ count: "1001" }, { count: "number" }],
    [{ count: "" }, { count: "number" }],
    [
      { start: "-1", digits: "1e2" },
      { start: "number", digits: "number" },
    ],
    [{ prefix: "Ä" }, { prefix: "run.prefix_check" }],
    [{ prefix: "x".repeat(25) }, { prefix: "run.prefix_long" }],
  ])("%j shows errors at the right fields", (changes, problems) => {
    expect(read(changes)).toEqual({ run: null, problems });
  });
});
