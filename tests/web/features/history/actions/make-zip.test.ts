import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { barcodeDesignSchema } from "../../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { makeZip } from "../../../../../web/features/history/actions/make-zip.ts";
import { createTranslator } from "../../../../../web/messages/translator.ts";
import type { HistoryRow } from "../../../../../web/history/history-api.ts";

const record = (index: number, changes: Partial<HistoryRow> = {}): HistoryRow => ({
  id: String(index),
  name: null,
  content: `https://example.com/${index}`,
  type: "url",
  format: "png",
  logo_url: null,
  favourite: false,
  folder_id: null,
  short_link_id: null,
  short_link: null,
  download_count: 1,
  scan_count: 0,
  created_at: "2026-01-02T03:04:05.000Z",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  ...changes,
});
const quietly = { t: createTranslator("en"), signal: new AbortController().signal, onDone: () => {} };

test("draws each code in its own design, named by its content or name, in the order of the list", async () => {
  const bars = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) } as const;
  const done: number[] = [];
  const made = await makeZip(
    [
      record(1, { design: { kind: "qr", ...qrDesignSchema.parse({ foreground: "#1e3a8a" }) } }),
      record(2, { content: "4006381333931", type: "barcode", design: bars }),
      record(3, { name: "../Front door: 1" }),
    ],
    "svg",
    { ...quietly, onDone: (count) => done.push(count) },
  );
  const files = unzipSync(made.zip);
  expect(Object.keys(files)).toEqual(["1-example.com-1.svg", "2-4006381333931.svg", "3--Front-door-1.svg"]);
  expect(strFromU8(files["1-example.com-1.svg"]!)).toContain("#1e3a8a");
  expect([made.ids, made.skipped, made.unread, done]).toEqual([["1", "2", "3"], 0, 0, [1, 2, 3]]);
});

test("names a tracked code by its link or its target, not by its short address", async () => {
  const content = "https://codes.example/s/JnwsmNtw";
  const { zip } = await makeZip(
    [
      record(1, { content, short_link: { id: "a", name: "", target: "https://www.example.com/menu/" } }),
      record(2, { content, short_link: { id: "b", name: "Summer menu", target: "https://example.com/b" } }),
    ],
    "svg",
    quietly,
  );
  expect(Object.keys(unzipSync(zip))).toEqual(["1-example.com-menu.svg", "2-Summer-menu.svg"]);
});

test("names a WiFi code by its network, without the password", async () => {
  const content = "WIFI:T:WPA;S:Shop;P:a long wifi password;;";
  const { zip } = await makeZip([record(1, { content, type: "wifi" })], "svg", quietly);
  expect(Object.keys(unzipSync(zip))).toEqual(["1-WiFi-Shop.svg"]);
});

test("skips and counts codes that can no longer be drawn", async () => {
  const bars = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) } as const;
  const { zip, ids, skipped } = await makeZip(
    [record(1, { content: "no digits", design: bars }), record(2)],
    "svg",
    quietly,
  );
  expect(Object.keys(unzipSync(zip))).toEqual(["2-example.com-2.svg"]);
  expect([ids, skipped]).toEqual([["2"], 1]);
});

test("stops at the next code when canceled", async () => {
  const controller = new AbortController();
  const done: number[] = [];
  const onDone = (count: number) => {
    done.push(count);
    controller.abort();
  };
  const making = makeZip([record(1), record(2), record(3)], "svg", {
    ...quietly,
    signal: controller.signal,
    onDone,
  });
  await expect(making).rejects.toMatchObject({ name: "AbortError" });
  expect(done).toEqual([1]);
});
