import { readFile, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pdfPages, readPixels, readFileIndependently } from "../support/codes/independent-decoder.ts";
import { runProduct } from "../support/programs/product.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const NUMBERS = ["4006381333931", "036000291452", "96385074", "15400141288763"];

it("a column of mixed EAN, UPC and ITF-14 numbers needs no format column, for files and for labels", async () => {
  const cwd = await temporaryFolder();
  const [rows, out, sheet] = ["rows.csv", "codes", "labels.pdf"].map((name) => join(cwd, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(rows, `EAN,file\n${NUMBERS.map((number, at) => `${number},code${at}`).join("\n")}\n`);
  const bars = [rows, "--type", "barcode"];
  const files = await runProduct(["batch", ...bars, "-o", out, "--verify"]).ended;
  expect([files.exitCode, files.stderr]).toEqual([
    0,
    expect.stringContaining("its digits say, here EAN13, UPC"),
  ]);
  const made = NUMBERS.map((_, at) => readFileIndependently(join(out, `code${at}.png`)));
  expect(await Promise.all(made)).toEqual(NUMBERS.map((number) => [expect.stringContaining(number)]));
  const labels = await runProduct(["sheet", ...bars, "--template", "Avery L7160", "-o", sheet]).ended;
  expect(labels.exitCode).toBe(0);
  const [page] = await pdfPages(await readFile(sheet), 300 / 72);
  // a UPC is an EAN-13 with a zero before it, as which this reader reads it
  expect((await readPixels(page!)).toSorted()).toEqual([
    "0036000291452",
    "15400141288763",
    "4006381333931",
    "96385074",
  ]);
});

it.each([
  ["GTIN", "036000291453", "should be 2"],
  ["GTIN-14", "4006381333932", "should be 1"],
  ["EAN", "406381333931", "check digit"],
  ["UPC", "03600029145", "has 11. If its check digit is missing, the UPC-A is 036000291452."],
  ["EAN-8", "9638507", "has 7. If its check digit is missing, the EAN-8 is 96385074."],
  ["UPC", "01712711", "12 digits"],
  ["UPC", "1712711", "stands for the UPC-A 017100001271"],
  ["UPC", "036000", "has 8, 12, 13 or 14 digits, and 036000 has 6.\n"],
  ["EAN", "40063813338", "has 8, 12, 13 or 14 digits, and 40063813338 has 11.\n"],
])("a %s column rejects the wrong number %s instead of changing it", async (name, wrong, sentence) => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), `${name}\n4006381333931\n${wrong}\n036000291452\n`);
  const out = join(cwd, "codes");
  const options = ["--type", "barcode", "-o", out, "--on-error", "skip"];
  const { exitCode, stderr } = await runProduct(["batch", join(cwd, "rows.csv"), ...options]).ended;
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(readdirSync(out).filter((file) => file.endsWith(".png"))).toHaveLength(2);
});

it.each([
  ["400638133393", "If its check digit is missing, the EAN-13 is 4006381333931."],
  ["006381333931", "UPC check digit should be 5."],
  ["04252614", "EAN8 check digit should be 0. If it is a UPC-E, it stands for the UPC-A 042100005264."],
  [
    "1234503",
    "lose a leading zero? With it, the code reads 01234503; with an added check digit, 12345038.\n",
  ],
  [
    "9638507",
    '"ean": A product number has 8, 12, 13 or 14 digits, and 9638507 has 7. If its check digit is missing, the EAN-8 is 96385074.\n',
  ],
  [
    "4252614",
    "If its check digit is missing, the EAN-8 is 42526148. If it is a UPC-E, it stands for the UPC-A 042100005264.",
  ],
  ["1234565", "12345656. If it is a UPC-E, it stands for the UPC-A 012345000065."],
])("--fix does not turn %s in a column of EANs into another product's number", async (number, sentence) => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), `ean\n4006381333931\n${number}\n4012345678901\n`);
  const options = ["--type", "barcode", "-o", join(cwd, "codes"), "--fix"];
  const { exitCode, stderr } = await runProduct(["batch", join(cwd, "rows.csv"), ...options]).ended;
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

it("in a column of barcodes that are mostly product numbers, the others are refused, and none becomes a CODE128", async () => {
  const cwd = await temporaryFolder();
  await writeFile(
    join(cwd, "rows.csv"),
    "Barcode\n4006381333931\n036000291452\n4006381333930\nABC-1\n96385074\n",
  );
  const args = ["batch", join(cwd, "rows.csv"), "--type", "barcode", "-o", join(cwd, "codes")];
  const { exitCode, stderr } = await runProduct(args).ended;
  expect(exitCode).toBe(1);
  expect(stderr).toContain("its digits say, here EAN13, UPC, EAN8. For one format: --barcode-format EAN13.");
  expect(stderr).toContain("line 4: EAN13 check digit should be 1. No barcode format is given");
  expect(stderr).toContain("line 5: No barcode format is given");
  expect(stderr).toContain("2 of 5 rows cannot be made");
});

it("a key barcode of JSON Lines is read like a column of that name", async () => {
  const cwd = await temporaryFolder();
  const rows = ["4006381333931", "96385074", "4006381333930"].map((barcode) => JSON.stringify({ barcode }));
  await writeFile(join(cwd, "rows.jsonl"), rows.join("\n"));
  const out = join(cwd, "codes");
  const args = ["batch", join(cwd, "rows.jsonl"), "--type", "barcode", "-o", out, "--on-error", "skip"];
  const { exitCode, stderr } = await runProduct(args).ended;
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("line 3: EAN13 check digit should be 1.")]);
  expect(stderr).toContain("2 barcodes written");
});
