import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose, GOOD } from "../../support/browser/bulk-page.ts";
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
  // with nothing to undo, the button is disabled and looks disabled
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toHaveCSS("opacity", "0.5");
  await expect(undo).toHaveCSS("cursor", "default");

  // sorted by number, not alphabetically
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
  // a column that no code uses is shown and searched, after the others
  await expect(cells).toHaveCount(3);
  await expect(page.getByRole("columnheader").last()).toHaveText("remarkNot used");
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("no such tree");
  await expect(page.getByText("No row has this text.")).toBeVisible();

  // a new row is shown despite the search, and has the focus
  await page.getByRole("button", { name: "Add row" }).press("Enter");
  await expect(cells).toHaveCount(4);
  await expect(page.getByLabel("url, line 5")).toBeFocused();
  await page.keyboard.type("https://example.com/new");
  await page.getByLabel("file, line 5").fill("Fir");
  await page.getByLabel("file, line 5").press("Enter");
  await expect(page.getByRole("button", { name: "Make 4 codes" })).toBeEnabled();

  await page.getByRole("checkbox", { name: "Select line 2" }).check();
  await page.getByRole("checkbox", { name: "Select line 3" }).check();
  // rows hidden by the search are not removed
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("oak");
  await expect(page.getByRole("button", { name: "Remove rows" })).toBeDisabled();
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("");
  await page.getByRole("button", { name: "Remove 2 rows" }).click();
  await expect(page.getByRole("heading", { name: "2 rows" })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("heading", { name: "4 rows" })).toBeVisible();

  // Ctrl+Z works outside of text fields, too, and the table shows the restored value
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

  // starting over by mistake can be undone with one click
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("The rows were removed.")).toBeVisible();
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

/** Returns the number with a wrong check digit. */
const misread = (text = "") => text.slice(0, -1) + ((Number(text.at(-1)) + 1) % 10);

test("the keyboard goes on at the next row when the one that has it goes, and else at the filter", async ({
  page,
}) => {
  await openLive(page, "/bulk");
  const [good, first, second, third, last] = GOOD;
  const numbers = [good, misread(first), "123", "1234", misread(second), "12", last];
  await choose(
    page,
    "items.csv",
    "text/csv",
    Buffer.from(`EAN,File\n${numbers.map((text, index) => `${text},item ${index + 1}`).join("\n")}`),
  );
  await page.getByLabel("What the codes hold").selectOption("barcode");
  await page.getByLabel("Barcode format").selectOption("EAN13");
  const filter = (name: string) => page.getByRole("radio", { name, exact: true });
  await filter("To fix (5)").press("Space");
  const cell = (line: number) => page.getByLabel(`EAN, line ${line}`);
  const row = (line: number) =>
    page.getByRole("button", { name: `Show the code of line ${line}`, exact: true });

  // when a fixed row leaves the list, focus moves to the cell below
  await cell(4).fill(third ?? "");
  await cell(4).press("Enter");
  await expect(cell(4)).toBeHidden();
  await expect(cell(5)).toBeFocused();

  await page.getByRole("button", { name: "Use ", exact: false }).first().press("Enter");
  await expect(cell(3)).toBeHidden();
  await expect(row(5)).toBeFocused();
  await page.getByRole("button", { name: "Fix 1 value" }).press("Enter");
  // the button goes with what it fixed: the rows are next
  await expect(page.getByText("To fix (2)")).toBeVisible();
  await expect(page.getByRole("region", { name: "Rows", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Remove line 5" }).press("Enter");
  await expect(row(7)).toBeFocused();
  // after the last row, focus moves to the filter
  await page.getByRole("button", { name: "Remove line 7" }).press("Enter");
  await expect(page.getByText("Nothing is left to fix.")).toBeVisible();
  await expect(filter("To fix (0)")).toBeFocused();

  // after removing selected rows, focus moves to the next row; a fixed row that stays gets the focus itself
  await filter("All (5)").press("Space");
  await page.getByRole("checkbox", { name: "Select line 3" }).press("Space");
  await page.getByRole("button", { name: "Remove 1 row" }).press("Enter");
  await expect(row(4)).toBeFocused();
  await cell(6).fill(misread(second));
  await cell(6).press("Enter");
  await page.getByRole("button", { name: /^Use .* on line 6$/ }).press("Enter");
  await expect(row(6)).toBeFocused();

  // focus does not return to the table after the user has left it
  await filter("All (4)").press("Space");
  await cell(8).fill("123");
  await cell(8).press("Enter");
  await filter("To fix (1)").press("Space");
  await cell(8).fill(last ?? "");
  await page.getByRole("heading", { name: "4 rows" }).click();
  await expect(page.getByText("Nothing is left to fix.")).toBeVisible();
  await expect(filter("To fix (0)")).not.toBeFocused();
});

test("the page turner keeps the focus at the first and at the last page", async ({ page }) => {
  await openLive(page, "/bulk");
  const links = Array.from({ length: 30 }, (_, index) => `https://example.com/${index + 1}`);
  await choose(page, "links.csv", "text/csv", Buffer.from(`url\n${links.join("\n")}`));
  const [before, next] = ["Previous rows", "Next rows"].map((name) => page.getByRole("button", { name }));
  await expect(before!).toHaveAttribute("aria-disabled", "true");
  await next!.press("Enter");
  await expect(page.getByText("26 to 30 of 30")).toBeVisible();
  await expect(next!).toBeFocused();
  await expect(next!).toHaveAttribute("aria-disabled", "true");
  await next!.press("Enter");
  await expect(page.getByText("26 to 30 of 30")).toBeVisible();
  await before!.press("Enter");
  await expect(page.getByText("1 to 25 of 30")).toBeVisible();
  await expect(before!).toBeFocused();
});

test("a note on the whole table leads to the row that it names, and none of rows is no empty filter", async ({
  page,
}) => {
  await openLive(page, "/bulk");
  const links = Array.from({ length: 60 }, (_, index) => `https://example.com/${index},code ${index}`);
  links[41] = "example.com/41,code 41";
  await choose(page, "links.csv", "text/csv", Buffer.from(`url,file\n${links.join("\n")}\n,\n`));
  await expect(page.getByText("About the whole table")).toBeVisible();
  await expect(page.getByText("Skipped: 1 empty row.")).toBeVisible();
  const notes = page.getByRole("radio", { name: /^Notes/ });
  await expect(notes).toHaveCount(0);

  // also from another page, filter and search
  await page.getByRole("radio", { name: "To fix (0)" }).press("Space");
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("code 3");
  const goTo = page.getByRole("button", { name: "Go to line 43" });
  await goTo.press("Enter");
  const row = page.getByRole("button", { name: "Show the code of line 43", exact: true });
  await expect(row).toBeFocused();
  await expect(page.getByText("26 to 50 of 60")).toBeVisible();
  // again, when nothing else changes
  await goTo.press("Enter");
  await expect(row).toBeFocused();

  // a note on rows is counted by the filter and shown with its row
  await page.getByLabel("file, line 42").fill("a/b");
  await page.getByLabel("file, line 42").press("Enter");
  await expect(page.getByRole("radio", { name: "Notes (1)" })).toBeVisible();
  await page.getByRole("radio", { name: "Notes (1)" }).press("Space");
  await expect(page.getByRole("button", { name: /^Show the code of line/ })).toHaveCount(1);

  // a row that is gone has no way to it
  await page.getByRole("radio", { name: "All (60)" }).press("Space");
  await goTo.press("Enter");
  await page.getByRole("checkbox", { name: "Select line 43" }).press("Space");
  await page.getByRole("button", { name: "Remove 1 row" }).press("Enter");
  await expect(goTo).toHaveCount(0);
});

test("no button above the rows is narrower than its text @phone", async ({ page }) => {
  for (const language of ["de", "fr", "es", "it", "pt"]) {
    await openLive(page, `/bulk?lang=${language}`);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "links.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("url\nhttps://a.example"),
      });
    await expect(page.getByRole("textbox", { name: /^url/ })).toBeVisible();
    const narrow = await page
      .getByRole("button")
      .evaluateAll((all) =>
        all
          .filter((one) => one.textContent !== "" && one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
      );
    expect([language, narrow]).toEqual([language, []]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});
