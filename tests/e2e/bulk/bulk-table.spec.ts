import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose } from "../../support/browser/bulk-page.ts";
import { downloaded, openLive, overflow, watchPage } from "../../support/browser/payload-page.ts";

test("rows are found, sorted, added, edited and removed, and the table is downloaded as it is now", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await openLive(page, "/bulk");
  const rows = [
    "https://example.com/10,Rose,unread",
    "https://example.com/9,Ash,unread",
    'https://example.com/1,"Oak, old",unread',
  ];
  await choose(page, "trees.csv", "text/csv", Buffer.from(`url,file,remark\n${rows.join("\n")}`));
  await expect(page.getByRole("heading", { name: "3 rows" })).toBeVisible();
  const cells = page.getByRole("textbox", { name: /^url, line/ });
  await expect(cells).toHaveCount(3);
  // with nothing to undo, the button says so and looks like it
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toHaveCSS("opacity", "0.5");
  await expect(undo).toHaveCSS("cursor", "default");

  // by numbers, not by letters
  await page.getByRole("button", { name: "Sort by url" }).click();
  await expect(cells.first()).toHaveValue("https://example.com/1");
  await expect(undo).toBeEnabled();
  await expect(undo).toHaveCSS("opacity", "1");
  await expect(page.getByRole("columnheader", { name: "Sort by url" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.getByRole("button", { name: "Sort by url" }).click();
  await expect(cells.first()).toHaveValue("https://example.com/10");

  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("ash");
  await expect(cells).toHaveCount(1);
  await cells.fill("https://example.com/90");
  await cells.press("Enter");
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("unread");
  // a column that is not shown is not looked through
  await expect(page.getByText("No row has this text.")).toBeVisible();

  // a new row is shown whatever was looked for, and the keyboard is there
  await page.getByRole("button", { name: "Add row" }).press("Enter");
  await expect(cells).toHaveCount(4);
  await expect(page.getByLabel("url, line 5")).toBeFocused();
  await page.keyboard.type("https://example.com/new");
  await page.getByLabel("file, line 5").fill("Fir");
  await page.getByLabel("file, line 5").press("Enter");
  await expect(page.getByRole("button", { name: "Make 4 codes" })).toBeEnabled();

  await page.getByRole("checkbox", { name: "Select line 2" }).check();
  await page.getByRole("checkbox", { name: "Select line 3" }).check();
  // rows out of sight are not removed
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("oak");
  await expect(page.getByRole("button", { name: "Remove rows" })).toBeDisabled();
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("");
  await page.getByRole("button", { name: "Remove 2 rows" }).click();
  await expect(page.getByRole("heading", { name: "2 rows" })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("heading", { name: "4 rows" })).toBeVisible();

  // by the keys as well, where nothing is typed: what is shown is what is in the table
  await page.getByLabel("file, line 5").fill("Larch");
  await page.getByLabel("file, line 5").press("Enter");
  await undo.focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("file, line 5")).toHaveValue("Fir");
  await expect(undo).toBeFocused();

  const csv = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Download table" }).click(),
  );
  expect(csv.name).toBe("trees-corrected.csv");
  expect(await readFile(csv.path, "utf8")).toBe(
    "\uFEFFurl,file,remark\r\nhttps://example.com/10,Rose,unread\r\nhttps://example.com/90,Ash,unread\r\n" +
      'https://example.com/1,"Oak, old",unread\r\nhttps://example.com/new,Fir,\r\n',
  );

  // put away by mistake: one press brings everything back
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("The rows were put away.")).toBeVisible();
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(page.getByRole("heading", { name: "4 rows" })).toBeVisible();
  await expect(page.getByLabel("file, line 5")).toHaveValue("Fir");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(wrong).toEqual([]);
});

test("a table that arrives takes the focus only from the field that goes", async ({ page }) => {
  await openLive(page, "/bulk");
  const file = page.locator('main input[type="file"]').first();
  const give = (focused: string) =>
    file.evaluate((field, selector) => {
      const files = new DataTransfer();
      files.items.add(new File(["url\nhttps://example.com/1"], "trees.csv", { type: "text/csv" }));
      if (field instanceof HTMLInputElement) field.files = files.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector<HTMLElement>(selector)?.focus();
    }, focused);
  const heading = page.getByRole("heading", { name: "trees.csv" });

  await give('input[type="radio"][value="sheet"]');
  await expect(heading).toBeVisible();
  await expect(page.getByRole("radio", { name: "Label sheets" })).toBeFocused();

  await page.getByRole("button", { name: "Start over" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your rows" })).toBeFocused();
  await give("main textarea");
  await expect(heading).toBeFocused();
});
