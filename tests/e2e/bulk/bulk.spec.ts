import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { drawnLabels } from "../../support/codes/drawn-labels.ts";
import { pdfPages, readPictureIndependently, readPixels } from "../../support/codes/independent-decoder.ts";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  downloaded,
  expectAccessible,
  newCustomer,
  openLive,
  overflow,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { choose, ean13, GOOD, paste, spreadsheet, XLSX } from "../../support/browser/bulk-page.ts";
import { workbook } from "../../support/files/workbook-file.ts";

test("an Excel file with five kinds of trouble is fixed in the page, and every code of it is read", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "articles.xlsx", XLSX, spreadsheet());

  await expect(page.getByRole("heading", { name: "articles.xlsx" })).toBeVisible();
  await expect(page.getByLabel("What the codes hold")).toHaveValue("barcode");
  await expect(page.getByLabel("Barcode format")).toHaveValue("digits");
  await expect(page.getByRole("heading", { name: "35 rows" })).toBeVisible();
  await expect(page.getByText("5 rows have problems and are left out.")).toBeVisible();
  await page.getByText("To fix (5)").click();

  // two of the rows have a suggested fix
  await expect(page.getByText("EAN13 check digit should be 1.")).toBeVisible();
  await page.getByRole("button", { name: "Use 4006381333931 on line 32" }).click();
  await expect(page.getByText("To fix (4)")).toBeVisible();
  await page.getByRole("button", { name: "Fix 1 value" }).click();
  await expect(page.getByText("To fix (3)")).toBeVisible();
  // undo, and apply the fix again with the keyboard
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("To fix (4)")).toBeVisible();
  await page.getByRole("button", { name: "Use 0012345678905 on line 33" }).press("Enter");
  await expect(page.getByText("To fix (3)")).toBeVisible();
  // the others are corrected by typing
  await expect(page.getByText(/its last digits are missing/)).toBeVisible();
  await page.getByLabel("EAN, line 34").fill(ean13(400_638_000_007));
  await page.getByLabel("EAN, line 34").press("Enter");
  await expect(page.getByText(/The cell holds a date, 2023-03-15/)).toBeVisible();
  await page.getByLabel("EAN, line 35").fill(ean13(400_638_000_014));
  await page.getByLabel("EAN, line 35").press("Enter");
  await expect(page.getByText("To fix (1)")).toBeVisible();
  await page.getByRole("button", { name: "Remove line 36" }).click();
  await expect(page.getByText("Nothing is left to fix.")).toBeVisible();

  // the code of any row can be previewed
  await page.getByText(/^All/).click();
  await page.getByRole("button", { name: "Show the code of line 3", exact: true }).click();
  const preview = page.getByLabel("Preview", { exact: true });
  await expect(preview.getByText("Line 3", { exact: true })).toBeVisible();
  await expect(preview.getByText(GOOD[1] ?? "", { exact: true })).toBeVisible();
  await expect(preview.getByText("Scans", { exact: true })).toBeVisible();

  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const zip = await downloaded(page, info, () => page.getByRole("button", { name: "Make 34 codes" }).click());
  expect(zip.name).toBe("articles-codes.zip");
  await expect(page.getByText("34 codes were made and read back.")).toBeVisible();
  await expect(page.getByText("The file is articles-codes.zip.")).toBeVisible();
  const files = unzipSync(await readFile(zip.path));
  const expected = new Map([
    ...GOOD.map((text, index) => [`article ${index + 1}.png`, text] as const),
    ["check digit.png", "4006381333931"],
    ["lost zeros.png", "0012345678905"],
    ["rounded.png", ean13(400_638_000_007)],
    ["date.png", ean13(400_638_000_014)],
  ]);
  expect(Object.keys(files).toSorted()).toEqual([...expected.keys(), "manifest.csv"].toSorted());
  for (const [name, text] of expected) {
    expect(await readPictureIndependently(files[name] ?? new Uint8Array()), name).toEqual([text]);
  }
  const [header, first, ...others] = strFromU8(files["manifest.csv"] ?? new Uint8Array())
    .trim()
    .split("\n");
  expect(header).toBe("row,line,file,sha256,verified,verified_by,content");
  expect(first).toMatch(/^1,2,article 1\.png,[0-9a-f]{64},yes,one independent reader,\d{13}$/);
  expect(others).toHaveLength(33);
  expect(wrong).toEqual([]);
});

test(
  "a row that is removed takes nothing of its neighbors with it, however quickly one goes on",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/bulk");
    // every other number has a wrong check digit
    const numbers = GOOD.map((text, index) =>
      index % 2 === 0 ? text : text.slice(0, -1) + ((Number(text.at(-1)) + 1) % 10),
    );
    const rows = numbers.map((text, index) => `${text},item ${index + 1}`).join("\n");
    await choose(page, "items.csv", "text/csv", Buffer.from(`EAN,File\n${rows}`));
    await expect(page.getByText("To fix (15)")).toBeVisible();
    // click both buttons before the rows are checked again
    await page.evaluate(async () => {
      for (const name of [/^Remove line 3$/, /^Fix all \d+ values$/]) {
        const buttons = [...document.querySelectorAll("button")];
        buttons.find((button) => name.test(button.getAttribute("aria-label") ?? button.textContent))?.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.getByText("Nothing is left to fix.").or(page.getByText("To fix (0)"))).toBeVisible();
    const remaining = GOOD.flatMap((text, index) =>
      index === 1 ? [] : [[`item ${index + 1}.png`, text] as const],
    );
    const zip = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Make 29 codes" }).click(),
    );
    const files = unzipSync(await readFile(zip.path));
    for (const [name, text] of remaining)
      expect([name, await readPictureIndependently(files[name] ?? new Uint8Array())]).toEqual([name, [text]]);

    // a double-click does not remove the next row
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("To fix (14)")).toBeVisible();
    await page.getByRole("button", { name: "Remove line 5" }).dblclick();
    await expect(page.getByText("To fix (13)")).toBeVisible();
    // focus moves to the row that takes the place of the removed one
    await page.getByRole("button", { name: "Remove line 7" }).press("Enter");
    await expect(page.getByText("To fix (12)")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Show the code of line 8$/ })).toBeFocused();

    // a value typed just before the click is in the codes
    await page.getByLabel("EAN, line 2", { exact: true }).fill(GOOD[29] ?? "");
    const again = await downloaded(page, info, () =>
      page.getByRole("button", { name: /^Make \d+ codes$/ }).click(),
    );
    const typed = unzipSync(await readFile(again.path))["item 1.png"] ?? new Uint8Array();
    expect(await readPictureIndependently(typed)).toEqual([GOOD[29]]);

    // earlier results are hidden after starting over
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByText(/codes were made/)).toBeHidden();
  },
);

test("pasted lines become QR codes by the keyboard alone, as SVG; for who signs in first they are made by themselves", async ({
  page,
}, info) => {
  await openLive(page, "/bulk");
  await page.getByLabel("Or paste rows").focus();
  await paste(page, "https://example.com/a\nhttps://example.com/ä?b=c\n");
  await expect(page.getByRole("heading", { name: "2 rows" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pasted rows" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Show the code of line 2" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByLabel("Preview", { exact: true }).getByText("https://example.com/ä?b=c", { exact: true }),
  ).toBeVisible();
  await page.getByText("SVG", { exact: true }).click();
  const make = page.getByRole("button", { name: "Make 2 codes" });
  // wait until the file names are checked again
  await expect(make).not.toHaveAttribute("aria-disabled");
  await make.focus();
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "Please sign in to download the codes");
  await expect(page).toHaveURL(/\/login$/);

  // the codes were asked for before: they are made without another press, and once
  await page.getByRole("link", { name: "Sign up" }).last().click();
  const zip = await downloaded(page, info, () => signUp(page, info));
  expect(zip.name).toBe("codes-codes.zip");
  await expect(page).toHaveURL(/\/bulk$/);
  await expect(page.getByText("2 codes were made and read back.")).toBeVisible();
  // as after a press, and not thousands of px below the top of the page
  await expect(make).toBeFocused();
  await expect(make).toBeInViewport();
  const files = unzipSync(await readFile(zip.path));
  expect(Object.keys(files)).toEqual(["000001.svg", "000002.svg", "manifest.csv"]);
  const texts = await Promise.all(
    ["000001.svg", "000002.svg"].map((name) => readPictureIndependently(files[name] ?? new Uint8Array())),
  );
  expect(texts.flat()).toEqual(["https://example.com/a", "https://example.com/ä?b=c"]);
  // a link of another site, which has the parameter as well, makes nothing
  await openLive(page, "/bulk?make=1");
  await expect(make).not.toHaveAttribute("aria-disabled");
  await page.getByRole("button", { name: "Show the code of line 2" }).click();
  await expect(page.getByLabel("Preview", { exact: true }).getByText("Scans", { exact: true })).toBeVisible();
  // the parameter goes as soon as something is made
  await expect(page).toHaveURL(/\/bulk\?make=1$/);
  await expect(page.getByText(/codes were made/)).toHaveCount(0);
});

test(
  "columns that say nothing by their names are chosen by hand, and a batch under way can be canceled",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/bulk");
    const lines = Array.from({ length: 400 }, (_, index) => `n${index},place ${index}`).join("\n");
    await choose(page, "table.csv", "text/csv", Buffer.from(`foo,bar\n${lines}`));
    await expect(page.getByText("Choose above which column holds the contents of the codes.")).toBeVisible();
    await page.getByLabel("Content").selectOption({ label: "bar (place 0)" });
    await page.getByLabel("File name").selectOption({ label: "foo (n0)" });
    await expect(page.getByRole("button", { name: "Make 400 codes" })).toBeEnabled();
    await page.getByRole("button", { name: "Make 400 codes" }).click();
    await expect(page.getByRole("progressbar", { name: "Making codes" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Make 400 codes" })).toBeFocused();
    await expect(page.getByText("Canceled: no file was made.")).toBeVisible();
    // 25 rows are shown at a time
    await expect(page.getByText("1 to 25 of 400")).toBeVisible();
    await page.getByRole("button", { name: "Next rows" }).click();
    await expect(page.getByLabel("bar, line 27")).toHaveValue("place 25");
  },
);

test("the codes stand on a sheet of labels from the first one that is left, and on labels for a printer", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const lines = GOOD.slice(0, 20).map((text, index) => `${text},Shelf ${index + 1},${index === 0 ? 2 : 1}`);
  await choose(page, "shelves.csv", "text/csv", Buffer.from(`EAN,Name,Quantity\n${lines.join("\n")}`));
  await expect(page.getByLabel("Preview", { exact: true }).getByText("Scans", { exact: true })).toBeVisible();
  await page.getByText("Label sheets", { exact: true }).click();
  await page.getByLabel("Find labels").fill("avery l7160");
  await expect(page.getByLabel("Labels", { exact: true })).toHaveValue("Avery L7160");
  await page.getByLabel("First label").fill("22");
  await expect(page.getByText("The sheet has labels 1 to 21.")).toBeVisible();
  await page.getByRole("button", { name: "Make labels for 20 rows" }).click();
  await expect(page.getByLabel("First label")).toBeFocused();
  await page.getByLabel("First label").fill("5");
  await page.getByLabel("Line of text 1").selectOption({ label: "Name" });
  const make = page.getByRole("button", { name: "Make labels for 20 rows" });
  const pdf = await downloaded(page, info, () => make.click());
  expect(pdf.name).toBe("shelves-labels.pdf");
  const pages = await pdfPages(await readFile(pdf.path), 300 / 72);
  // the first sheet has 17 of its 21 labels left, and the first row has two copies
  expect(pages).toHaveLength(2);
  const texts = await Promise.all(pages.map(readPixels));
  // zbar reports identical codes only once
  expect(texts.map((each) => new Set(each))).toEqual([
    new Set(GOOD.slice(0, 16)),
    new Set(GOOD.slice(16, 20)),
  ]);

  await page.getByText("Label printer", { exact: true }).click();
  await page.getByLabel("Resolution of the printer").selectOption("300");
  await expect(make).not.toHaveAttribute("aria-disabled");
  const zpl = await downloaded(page, info, () => make.click());
  expect(zpl.name).toBe("shelves-labels.zpl");
  const labels = await drawnLabels(await readFile(zpl.path, "utf8"));
  expect((await Promise.all(labels.map(readPixels))).flat()).toEqual(GOOD.slice(0, 20));
});

test(
  "100,000 pasted rows leave the page quick, and it shows the command for all of them",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/bulk");
    await page.evaluate(() => {
      const state = window as unknown as { longest: number };
      state.longest = 0;
      let before = performance.now();
      const beat = () => {
        state.longest = Math.max(state.longest, performance.now() - before);
        before = performance.now();
        setTimeout(beat, 0);
      };
      beat();
    });
    const text = `url\n${Array.from({ length: 100_000 }, (_, index) => `https://example.com/${index}`).join("\n")}`;
    await paste(page, text);
    await expect(page.getByRole("heading", { name: "5,000 rows" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Make 5,000 codes" })).toBeEnabled();
    await expect(
      page.getByText("quietzone batch rows.csv --output codes.zip --level M --verify"),
    ).toBeVisible();
    // a busy machine may need this long to react to a click; a frozen page needs many seconds
    expect(await page.evaluate(() => (window as unknown as { longest: number }).longest)).toBeLessThan(2000);
  },
);

test("what is no table is refused with a sentence", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/bulk");
  for (const [name, bytes, sentence] of [
    [
      "renamed.xlsx",
      Buffer.from(workbook("", { "xl/workbook.xml": "" })),
      /is damaged|not an Excel workbook/,
    ],
    ["old.xls", Buffer.from("d0cf11e0a1b11ae10000", "hex"), /workbook of Excel 97 to 2003/],
    ["empty.csv", Buffer.from(""), /There are no rows in it/],
    ["page.xlsx", Buffer.from("<html></html>"), /is a web page or XML/],
  ] as const) {
    await choose(page, name, "application/octet-stream", bytes);
    await expect(page.getByRole("alert"), name).toContainText(sentence);
  }
});

test(
  "empty and filled, the page is accessible in both themes and no wider than a screen of 360 px",
  { tag: "@once" },
  async ({ page }) => {
    await expectAccessible(page, "/bulk", async () => {
      await choose(page, "articles.xlsx", XLSX, spreadsheet());
      await page.getByText("To fix (5)").click();
      await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    });
  },
);
