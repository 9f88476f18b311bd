import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { test } from "../../support/browser/announcements.ts";
import { choose } from "../../support/browser/bulk-page.ts";
import {
  downloaded,
  newCustomer,
  openLive,
  overflow,
  reloadLive,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { pdfPixels, readPixels } from "../../support/codes/independent-decoder.ts";

const makeOf = async (page: Page, codes: number) => {
  const make = page.getByRole("button", { name: `Make ${codes} code${codes === 1 ? "" : "s"}` });
  await expect(make).not.toHaveAttribute("aria-disabled");
  return make;
};

test("files for a print shop are made of all rows: EPS and PDF, black alone, with bleed and narrower modules", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const rows = "https://example.com/a,a,\nhttps://example.com/b,b,\nhttps://example.com/c,c,#7c2d12";
  await choose(page, "links.csv", "text/csv", Buffer.from(`url,file,foreground\n${rows}`));
  await page.getByText("EPS", { exact: true }).click();
  const fold = page.locator("details", { hasText: "For the press" });
  await fold.locator("summary").press("Enter");
  await fold.getByRole("checkbox", { name: "Black ink only (K)" }).check();
  await fold.getByRole("textbox", { name: "Bleed in millimeters" }).fill("3");
  await fold.getByRole("textbox", { name: "Bar width reduction in millimeters" }).fill("0.02");
  // a row in another color is refused where its row is
  await expect(
    page.getByText(
      "Black ink alone does not print #7c2d12: choose #000000, or turn off “Black ink only (K)”.",
    ),
  ).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const make = await makeOf(page, 2);
  // nothing is made with the value from before a mistake: the press leads to the field
  const bleed = fold.getByRole("textbox", { name: "Bleed in millimeters" });
  await bleed.fill("300");
  await make.click();
  await expect(bleed).toBeFocused();
  await expect(bleed).toHaveAttribute("aria-invalid", "true");
  await bleed.fill("3");
  const files = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  expect(Object.keys(files)).toEqual(["a.eps", "b.eps", "manifest.csv"]);
  for (const name of ["a.eps", "b.eps"]) {
    const eps = strFromU8(files[name] ?? new Uint8Array(), true);
    expect(eps).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n/);
    expect(eps).toContain("0 0 0 1 setcmykcolor");
    expect(eps).not.toContain("setrgbcolor");
  }
  await expect(page.getByText("Files (ZIP, EPS)")).toBeVisible();

  // the choices are saved with the batch, and survive a reload
  await page.getByRole("button", { name: "Save to history" }).click();
  await expect(page.getByText("Saved in your history.")).toBeVisible();
  await reloadLive(page);
  await fold.locator("summary").click();
  await expect(fold.getByRole("textbox", { name: "Bleed in millimeters" })).toHaveValue("3");

  await page.getByText("PDF", { exact: true }).click();
  await page.getByLabel("Page", { exact: true }).selectOption("As large as the code");
  await makeOf(page, 2);
  const pdfs = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  const pdf = pdfs["b.pdf"] ?? new Uint8Array();
  expect(strFromU8(pdf, true)).toContain("/BleedBox");
  expect(await readPixels(await pdfPixels(pdf, 600 / 72))).toEqual(["https://example.com/b"]);

  // modules that would vanish are refused row by row
  await page.getByText("Millimeters", { exact: true }).click();
  await page.getByLabel("Width in millimeters").fill("15");
  await fold.getByRole("textbox", { name: "Bar width reduction in millimeters" }).fill("0.4");
  await makeOf(page, 2);
  await make.click();
  await expect(page.getByText(/and are made narrower by at most half of that\.$/)).toHaveCount(2);
  expect(wrong).toEqual([]);
});
