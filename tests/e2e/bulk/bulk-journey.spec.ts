import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose, goodNumbers, spreadsheet, XLSX } from "../../support/browser/bulk-page.ts";
import { downloaded, newCustomer, openLive } from "../../support/browser/payload-page.ts";
import { pdfPages, readPixels } from "../../support/codes/independent-decoder.ts";

test(
  "500 rows of an Excel file with five kinds of trouble become labels, and every one is read back",
  { tag: "@once" },
  async ({ page }, info) => {
    // 500 labels are made, and each is read back twice
    test.slow();
    const good = goodNumbers(496);
    await newCustomer(page, info);
    await openLive(page, "/bulk");
    await choose(page, "articles.xlsx", XLSX, spreadsheet(good));
    await expect(page.getByRole("heading", { name: "501 rows" })).toBeVisible();
    await page.getByText("To fix (5)").click();
    await page.getByRole("button", { name: "Fix all 2 values" }).press("Enter");
    await expect(page.getByText("To fix (3)")).toBeVisible();
    const [typed, other] = goodNumbers(498).slice(496);
    await page.getByLabel("EAN, line 500").fill(typed ?? "");
    await page.getByLabel("EAN, line 500").press("Enter");
    await page.getByLabel("EAN, line 501").fill(other ?? "");
    await page.getByLabel("EAN, line 501").press("Enter");
    await expect(page.getByText("To fix (1)")).toBeVisible();
    await page.getByRole("button", { name: "Remove line 502" }).press("Enter");
    await expect(page.getByText("Nothing is left to fix.")).toBeVisible();
    await page.getByRole("radio", { name: "Label sheets" }).press("Space");
    await page.getByLabel("Line of text 1").selectOption({ label: "File" });
    const make = page.getByRole("button", { name: "Make labels for 500 rows" });
    await expect(make).not.toHaveAttribute("aria-disabled");
    const pdf = await downloaded(page, info, () => make.press("Enter"));
    const pages = await pdfPages(await readFile(pdf.path), 300 / 72);
    expect(pages).toHaveLength(Math.ceil(500 / 21));
    const read = new Set<string>();
    for (const each of pages) for (const text of await readPixels(each)) read.add(text);
    expect(read).toEqual(new Set([...good, typed, other, "4006381333931", "0012345678905"]));
  },
);
