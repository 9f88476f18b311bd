import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const sheet = async (rows: string, ...options: string[]) => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), rows);
  return programHere(["sheet", "rows.csv", "--template", "L7160", "-o", "a.pdf", ...options], cwd);
};

it("prints barcodes whose rows have a canvas in px, which labels do not have, without a word about it", async () => {
  const rows = "EAN,name,width,height\n4006381333931,Shelf,80,200\n4006381333948,Table,120,75\n";
  const { code, stdout, stderr } = await sheet(rows, "--type", "barcode");
  expect([code, stdout]).toEqual([0, "a.pdf\n"]);
  expect(stderr).not.toMatch(/too narrow|too thin/);
});

it("prints QR codes whose rows have a size in px that is none of a picture", async () => {
  const { code, stdout } = await sheet("url,size\nhttps://shop.example/a,3\nhttps://shop.example/b,99999\n");
  expect([code, stdout]).toEqual([0, "a.pdf\n"]);
});

it("leaves a module of all labels as it is beside a canvas in px", async () => {
  const rows = "EAN,name,width,height\n4006381333931,Shelf,80,200\n";
  const { stderr } = await sheet(rows, "--type", "barcode", "--module", "0.4mm");
  expect(stderr).toContain("are 0.423 mm");
});

it("refuses a canvas in mm that is too narrow for its bars", async () => {
  const rows = "EAN,name,width,height\n4006381333931,Shelf,10mm,20mm\n";
  const { code, stderr } = await sheet(rows, "--type", "barcode");
  expect([code, stderr]).toEqual([1, expect.stringContaining("9.99 mm is too narrow for these bars")]);
});
