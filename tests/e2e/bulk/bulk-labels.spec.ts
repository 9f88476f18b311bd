import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose, GOOD } from "../../support/browser/bulk-page.ts";
import {
  downloaded,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import {
  pdfPages,
  type Pixels,
  readPictureIndependently,
  readPixels,
} from "../../support/codes/independent-decoder.ts";

const rows = (count: number) =>
  GOOD.slice(0, count).map(
    (text, index) => `${text},Shelf ${index + 1},${index + 1}.50 EUR,${index === 0 ? 2 : 1}`,
  );
const TABLE = `EAN,Name,Price,Count\n${rows(20).join("\n")}`;

const openLabels = async (page: Page) => {
  await openLive(page, "/bulk");
  await choose(page, "shelves.csv", "text/csv", Buffer.from(TABLE));
  await expect(page.getByLabel("Preview", { exact: true }).getByText("Scans", { exact: true })).toBeVisible();
  await page.getByText("Label sheets", { exact: true }).click();
};

/** Redraws a picture of the page at this width in px and returns what zbar reads. */
async function readShown(page: Page, name: RegExp, width: number): Promise<string[]> {
  const source = await page.getByRole("img", { name }).getAttribute("src");
  const svg = decodeURIComponent((source ?? "").replace("data:image/svg+xml,", ""));
  // Chromium loads images nested in an SVG file, librsvg does not: read Chromium's rendering
  const shown = await page.evaluate(
    async ({ text, across }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = across;
      canvas.height = (across * image.naturalHeight) / image.naturalWidth;
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png");
    },
    { text: svg, across: width },
  );
  const png = Buffer.from(shown.split(",")[1] ?? "", "base64");
  return readPictureIndependently(png);
}

test("labels by measure have lines of text, copies and a preview that is what is printed", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLabels(page);
  await page.getByText("Custom size", { exact: true }).click();
  await page.getByLabel("Label width in mm").fill("250");
  await expect(
    page.getByText("A label that is 250 mm wide does not fit a page that is 210 mm wide."),
  ).toBeVisible();
  await page.getByLabel("Label width in mm").fill("60");
  await page.getByLabel("Label height in mm").fill("40,5");
  await page.getByLabel("First label").fill("2");
  const line = (at: number) => page.getByRole("combobox", { name: `Line of text ${at}`, exact: true });
  await line(1).selectOption({ label: "Price" });
  // a chosen column becomes a line at once and can be changed, since arrow keys select each option they pass
  await line(2).focus();
  await line(2).selectOption({ label: "Count" });
  await expect(line(2)).toBeFocused();
  await line(2).selectOption({ label: "Name" });
  await expect(line(3)).toHaveValue("");
  await page.getByRole("button", { name: "Move Name up" }).click();
  await expect(line(1).locator("option:checked")).toHaveText("Name");
  await expect(line(2).locator("option:checked")).toHaveText("Price");
  await expect(page.getByRole("button", { name: "Move Name up" })).toBeFocused();
  await line(3).selectOption({ label: "Count" });
  await page.getByRole("button", { name: "Remove Count" }).click();
  await expect(line(3)).toBeFocused();
  await expect(line(3)).toHaveValue("");
  await page.getByLabel("Copies").selectOption({ label: "Count" });
  await page.getByText("Look of the labels").click();
  await page.getByLabel("Place of the code").selectOption("Below the text");
  await page.getByText("Border around each label").click();
  await page.getByText("Printing", { exact: true }).click();
  await page.getByText("Cut lines").click();
  // 3 columns and 7 rows; the first label is already used
  const first = page.getByRole("img", { name: "The first page, with 20 labels" });
  await expect(first).toBeVisible();
  // the previous preview stays until the latest one is drawn
  await expect
    .poll(async () => new Set(await readShown(page, /^The first page/, 2480)))
    .toEqual(new Set(GOOD.slice(0, 19)));
  await expect.poll(() => readShown(page, /^The first label/, 700)).toEqual([GOOD[0]]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const make = page.getByRole("button", { name: "Make labels for 20 rows" });
  await expect(make).not.toHaveAttribute("aria-disabled");
  const pdf = await downloaded(page, info, () => make.click());
  await expect(page.getByText("21 labels were made and read back, on 2 pages.")).toBeVisible();
  await expect(page.getByText(`The file is ${pdf.name}.`)).toBeVisible();
  const pages = await pdfPages(await readFile(pdf.path), 300 / 72);
  // 21 labels; the first sheet has room for 20
  expect(pages).toHaveLength(2);
  const texts = await Promise.all(pages.map(readPixels));
  expect(texts.map((each) => new Set(each))).toEqual([
    new Set(GOOD.slice(0, 19)),
    new Set(GOOD.slice(19, 20)),
  ]);

  // the settings survive a reload
  await page.reload();
  await expect(page.getByLabel("Label height in mm")).toHaveValue("40,5");
  await expect(first).toBeVisible();
  expect(wrong).toEqual([]);
});

test("a label that is too small for its code is named, with the size that would do", async ({ page }) => {
  await openLabels(page);
  await page.getByText("Custom size", { exact: true }).click();
  await page.getByLabel("Label width in mm").fill("20");
  await page.getByLabel("Label height in mm").fill("10");
  await expect(page.getByText("20 rows have no label")).toBeVisible();
  await expect(page.getByText(/The code needs \d+\.\d mm by .* at least/).first()).toBeVisible();
  await expect(page.getByText("and 17 more")).toBeVisible();
  // the reason is shown, and the button is disabled
  await expect(page.getByText(/^No row has a label/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Make labels for 20 rows" })).toBeDisabled();
  const [, needed = "0"] =
    /The code needs ([\d.]+) mm by/.exec(
      (await page
        .getByText(/The code needs/)
        .first()
        .textContent()) ?? "",
    ) ?? [];
  // the suggested width plus the margins on both sides is enough, given enough height
  await page.getByLabel("Label width in mm").fill(String(Math.ceil(Number(needed) + 4)));
  await page.getByLabel("Label height in mm").fill("20");
  await expect(page.getByText(/rows have no label/)).toBeHidden();
  await expect(page.getByText(/^No row has a label/)).toBeHidden();
  await expect(page.getByRole("img", { name: /^The first page, with/ })).toBeVisible();
});

test("a file that some rows are missing from is not called downloaded before it is", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const long = `${GOOD[3]},${"a name that no label has room for ".repeat(40)},4.50 EUR,1`;
  await choose(
    page,
    "bad.csv",
    "text/csv",
    Buffer.from(`EAN,Name,Price,Count\n${rows(3).join("\n")}\n${long}`),
  );
  await page.getByText("Label sheets", { exact: true }).click();
  await page.getByRole("combobox", { name: "Line of text 1" }).selectOption({ label: "Name" });
  await expect(page.getByText("1 row has no label")).toBeVisible();
  await page.getByRole("button", { name: "Make labels for 4 rows" }).click();
  await expect(page.getByText("3 labels were made and read back, on 1 page.")).toBeVisible();
  await expect(page.getByText("The file bad-labels.pdf has not been downloaded yet.")).toBeVisible();
  const pdf = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Download anyway" }).click(),
  );
  expect(pdf.name).toBe("bad-labels.pdf");
  await expect(page.getByText("The file is bad-labels.pdf.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download again" })).toBeFocused();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

/** Returns where the ink of a page begins, in mm from its left and top edges. */
function inkStart({ width, height, data }: Pixels): { x: number; y: number } {
  let [x, y] = [width, height];
  for (let at = 0; at < width * height; at++)
    if ((data[at * 4] ?? 255) < 128) [x, y] = [Math.min(x, at % width), Math.min(y, Math.floor(at / width))];
  return { x: (x / 300) * 25.4, y: (y / 300) * 25.4 };
}

test("sheets are moved by the offset of the printer, and have numbers and a first page", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLabels(page);
  const make = page.getByRole("button", { name: "Make labels for 20 rows" });
  const pdf = async () => {
    await expect(make).not.toHaveAttribute("aria-disabled");
    return pdfPages(await readFile((await downloaded(page, info, () => make.click())).path), 300 / 72);
  };
  const [plain] = await pdf();
  await page.getByText("Printing", { exact: true }).click();
  await page.getByLabel("To the right in mm").fill("2,5");
  await page.getByLabel("Down in mm").fill("\u22121");
  await page.getByText("Page numbers", { exact: true }).click();
  await page.getByText("First page with the counts").click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const [first, labels, ...more] = await pdf();
  expect(more).toEqual([]);
  expect(await readPixels(first!)).toEqual([]);
  expect(new Set(await readPixels(labels!))).toEqual(new Set(GOOD.slice(0, 20)));
  const [before, after] = [inkStart(plain!), inkStart(labels!)];
  // to within a dot at 300 dpi, 0.085 mm
  expect(Math.abs(after.x - before.x - 2.5)).toBeLessThan(0.1);
  expect(Math.abs(after.y - before.y + 1)).toBeLessThan(0.1);

  // an offset that does not fit shows an error, also after a reload, when the section is folded
  await page.getByLabel("Down in mm").fill("-16");
  await expect(page.getByText("16 mm would move codes over the edge of the page")).toBeHidden();
  await page.getByLabel("Down in mm").fill("-17.5");
  await expect(page.getByText(/^17\.5 mm would move codes over the edge of the page/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^17\.5 mm would move codes over the edge of the page/)).toBeVisible();
  expect(wrong).toEqual([]);
});

test("labels that are found are chosen by Enter, and until then the page says which are still chosen", async ({
  page,
}) => {
  await openLabels(page);
  const search = page.getByLabel("Find labels");
  const labels = page.getByLabel("Labels", { exact: true });
  await search.fill("herma 4283");
  await expect(page.getByText("1 kind found: Enter chooses Herma 4283")).toBeVisible();
  await expect(labels).toHaveValue("Avery L7160");
  await expect(labels).toHaveAccessibleDescription(
    "Avery L7160 is still chosen, and is not among the labels found.",
  );
  await search.press("Enter");
  await expect(labels).toHaveValue("Herma 4283");
  await expect(labels).toBeFocused();
  await expect(labels).toHaveAccessibleDescription("");

  // what is among the labels found needs no explanation, and what is not found changes nothing
  await search.fill("herma");
  await expect(labels).toHaveAccessibleDescription("");
  await search.fill("no such label");
  await search.press("Enter");
  await expect(search).toBeFocused();
  await expect(labels).toHaveValue("Herma 4283");

  // a name with a slip is answered with those near it
  await search.fill("L7610");
  await expect(page.getByText(/^None found\. Similar names, in the list: .*Avery L7160/)).toBeVisible();
  await labels.selectOption("Avery L7160");
  await expect(labels).toHaveValue("Avery L7160");
  await expect(labels).toHaveAccessibleDescription("");
});
