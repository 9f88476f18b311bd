import { readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { test } from "../../support/browser/announcements.ts";
import { choose, GOOD } from "../../support/browser/bulk-page.ts";
import { downloaded, newCustomer, openLive, overflow } from "../../support/browser/payload-page.ts";
import { drawnLabels } from "../../support/codes/drawn-labels.ts";
import {
  pdfPixels,
  type Pixels,
  readPictureIndependently,
  readPixels,
} from "../../support/codes/independent-decoder.ts";

const URLS = ["https://example.com/a", "https://example.com/b", "https://example.com/a-rather-long-path"];

/** Returns the width and height of a PDF's first page, in points. */
async function pageSize(bytes: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
  document.destroy();
  library.destroy();
  return [originalWidth, originalHeight];
}

const settled = async (page: Page) => {
  const make = page.getByRole("button", { name: /^Make \d+ codes$/ });
  await expect(make).not.toHaveAttribute("aria-disabled");
  return make;
};

test("without a chosen size, codes with and without a design of their own are as wide as those of the command line", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(
    page,
    "links.csv",
    "text/csv",
    Buffer.from(`url,file,foreground\n${URLS[0]},plain,\n${URLS[1]},styled,#7c2d12`),
  );
  await expect(page.getByRole("textbox", { name: /^Width in px/i })).toHaveValue("300");
  const make = await settled(page);
  const pngs = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  for (const name of ["plain.png", "styled.png"]) {
    const { width, height } = await sharp(pngs[name]).metadata();
    expect([name, width, height]).toEqual([name, 300, 300]);
  }
});

test("all QR codes are printed at one length, in every kind of file", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(
    page,
    "links.csv",
    "text/csv",
    Buffer.from(`url,file\n${URLS.map((url, at) => `${url},c${at}`).join("\n")}`),
  );
  await expect(page.getByRole("heading", { name: "3 rows" })).toBeVisible();
  await page.getByText("Millimeters", { exact: true }).click();
  await page.getByLabel("Width in millimeters").fill("30");
  await page.getByLabel("Printer resolution").selectOption("600");
  await expect(page.getByText(/^Printed 29\.9\d* × 29\.9\d*\smm/)).toBeVisible();
  const make = await settled(page);
  const zip = await downloaded(page, info, () => make.click());
  const pngs = unzipSync(await readFile(zip.path));
  for (const [at, url] of URLS.entries()) {
    const png = pngs[`c${at}.png`] ?? new Uint8Array();
    const { width, density } = await sharp(png).metadata();
    // pHYs stores whole dots per meter
    expect(density).toBe(600);
    expect(Math.abs((width / 600) * 25.4 - 30)).toBeLessThan(0.05);
    expect(await readPictureIndependently(png)).toEqual([url]);
  }

  await page.getByText("SVG", { exact: true }).click();
  await settled(page);
  const svgs = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  expect(strFromU8(svgs["c0.svg"] ?? new Uint8Array())).toMatch(/width="29\.9\d*mm" height="29\.9\d*mm"/);

  await page.getByText("PDF", { exact: true }).click();
  await page.getByLabel("Page", { exact: true }).selectOption("As large as the code");
  await settled(page);
  const pdfs = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  const pdf = pdfs["c2.pdf"] ?? new Uint8Array();
  for (const side of await pageSize(pdf)) expect(Math.abs((side / 72) * 25.4 - 30)).toBeLessThan(0.05);
  expect(await readPixels(await pdfPixels(pdf, 300 / 72))).toEqual([URLS[2]]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("all barcodes have bars of one width and height on paper", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "shelf.csv", "text/csv", Buffer.from(`EAN\n${GOOD.slice(0, 3).join("\n")}`));
  await expect(page.getByLabel("What the codes hold")).toHaveValue("barcode");
  await page.getByText("Millimeters", { exact: true }).click();
  await page.getByLabel("Bar height in millimeters").fill("15");
  await page.getByLabel("Printer resolution").selectOption("300");
  const make = await settled(page);
  const preview = page.getByRole("region", { name: "Preview" });
  const low = /The bars are only 14\.\d+ mm high on paper\..* make the bars higher/;
  await expect(preview.getByText(low)).toBeVisible();
  const pngs = unzipSync(await readFile((await downloaded(page, info, () => make.click())).path));
  await expect(page.getByText(/^3 rows, the first on line 2: /)).toContainText(low);
  const png = pngs["000001.png"] ?? new Uint8Array();
  const { width, density } = await sharp(png).metadata();
  expect(density).toBe(300);
  // 113 modules including the quiet zones, 4 dots each: 0.339 mm
  expect(width).toBe(113 * 4);
  expect(await readPictureIndependently(png)).toEqual([GOOD[0]]);
});

test("bars that are lower than tills need are named before labels are made, and after", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const rows = GOOD.slice(0, 3).map((number, at) => `${number},Shelf ${at + 1},${at + 1}.50 EUR`);
  await choose(page, "shelves.csv", "text/csv", Buffer.from(`EAN,Name,Price\n${rows.join("\n")}`));
  await page.getByText("Label sheets", { exact: true }).click();
  await page.getByLabel("Resolution of the printer").selectOption("600");
  await expect(page.getByRole("img", { name: /^The first label/ })).toBeVisible();
  await expect(page.getByText(/The bars are only/)).toBeHidden();
  const line = (at: number) => page.getByRole("combobox", { name: `Line of text ${at}`, exact: true });
  await line(1).selectOption({ label: "Name" });
  await line(2).selectOption({ label: "Price" });
  const advice = "so that tills read the code however it lies: choose a larger label, or leave out";
  await expect(page.getByText(/^Line 2: The bars are only 21\.\d+ mm high.* GS1 asks for/)).toContainText(
    advice,
  );
  await downloaded(page, info, () => page.getByRole("button", { name: "Make labels for 3 rows" }).click());
  await expect(page.getByText(/^3 rows, the first on line 2: The bars are only 21\.\d+ mm/)).toContainText(
    advice,
  );
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

/** The labels of three rows, made on the page, with one pixel per dot. */
async function madeLabels(page: Page, info: TestInfo): Promise<Pixels[]> {
  const make = page.getByRole("button", { name: "Make labels for 3 rows" });
  await expect(make).not.toHaveAttribute("aria-disabled");
  const zpl = await downloaded(page, info, () => make.click());
  return drawnLabels(await readFile(zpl.path, "utf8"));
}

/** The dark dots of the topmost row of a code: the first run of them, and the distance from the first to the last. */
function topDots({ data, width }: Pixels): { run: number; across: number } {
  const isDark = (at: number) => (data[at * 4] ?? 255) < 128;
  const dots = Array.from({ length: data.length / 4 }, (_, at) => at).filter(isDark);
  const row = dots.filter((at) => Math.floor(at / width) === Math.floor(dots[0]! / width));
  return {
    run: row.findIndex((at, place) => row[place + 1] !== at + 1) + 1,
    across: row.at(-1)! - row[0]! + 1,
  };
}

/** What the page says of the modules, and of the width of the code with its quiet zone. */
async function saidSize(page: Page, at: string) {
  const sentence = page.getByText(at);
  await expect(sentence).toBeVisible();
  const text = ((await sentence.textContent()) ?? "").replaceAll("\u00a0", " ");
  const [, printed, module, dots, dpi] =
    /^Printed ([\d.]+) × .* modules of ([\d.]+) mm: (\d+) dots? at (\d+) dpi/.exec(text) ?? [];
  const [, code = printed] = /quiet zone is ([\d.]+) mm wide/.exec(text) ?? [];
  return { module: Number(module), dots: Number(dots), dpi: Number(dpi), code: Number(code) };
}

test("a label printer prints QR codes of the size that the page says, at the one resolution that is chosen", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "links.csv", "text/csv", Buffer.from(`url\n${URLS.join("\n")}`));
  await page.getByText("Label printer", { exact: true }).click();
  const resolution = page.getByRole("combobox", { name: /resolution/i });
  await expect(resolution).toHaveValue("203");
  await page.getByText("Millimeters", { exact: true }).click();
  await expect(resolution).toHaveCount(1);
  await expect(page.getByLabel("Width in millimeters")).toHaveValue("25");
  const agrees = async (at: string) => {
    const said = await saidSize(page, at);
    const labels = await madeLabels(page, info);
    expect(await Promise.all(labels.map(readPixels))).toEqual(URLS.map((url) => [url]));
    // the corner of a QR code is a square of seven modules (ISO/IEC 18004), and four modules on each side are its quiet zone
    const { run, across } = topDots(labels[0]!);
    expect(run).toBe(7 * said.dots);
    expect(said.module).toBeCloseTo((said.dots / said.dpi) * 25.4, 3);
    expect(said.code).toBeCloseTo(((across + 8 * said.dots) / said.dpi) * 25.4, 2);
  };
  await agrees("at 203 dpi");
  await resolution.selectOption("600");
  await expect(page.getByLabel("Width in millimeters")).toHaveValue("25");
  await agrees("at 600 dpi");
  await page.getByLabel("Module in dots").fill("9");
  await agrees(": 9 dots at 600 dpi");
  await resolution.selectOption("203");
  await agrees(": 3 dots at 203 dpi");
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // sheets have another printer, whose resolution no choice of a size changes
  await page.getByText("Label sheets", { exact: true }).click();
  await resolution.selectOption("1200");
  await page.getByText("Inches", { exact: true }).click();
  await expect(page.getByText("at 1200 dpi")).toBeVisible();
  await page.getByText("Largest", { exact: true }).click();
  await expect(resolution).toHaveValue("1200");
  await page.getByText("Label printer", { exact: true }).click();
  await expect(resolution).toHaveValue("203");
});

test("barcodes in millimeters fit their labels until a height is typed, and then have it", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "shelf.csv", "text/csv", Buffer.from(`EAN\n${GOOD.slice(0, 3).join("\n")}`));
  await page.getByText("Label printer", { exact: true }).click();
  await expect(page.getByLabel("Resolution of the printer")).toHaveValue("203");
  await page.getByText("Millimeters", { exact: true }).click();
  const height = page.getByLabel("Bar height in millimeters");
  await expect(height).toHaveValue("");
  const first = await madeLabels(page, info);
  expect((await Promise.all(first.map(readPixels))).flat()).toEqual(GOOD.slice(0, 3));
  await height.fill("15");
  const said = await saidSize(page, "at 203 dpi");
  const labels = await madeLabels(page, info);
  expect((await Promise.all(labels.map(readPixels))).flat()).toEqual(GOOD.slice(0, 3));
  // an EAN-13 has 95 modules, and 18 of quiet zone
  const { run, across } = topDots(labels[0]!);
  expect([run, across]).toEqual([said.dots, 95 * said.dots]);
  expect(said.code).toBeCloseTo(((113 * said.dots) / said.dpi) * 25.4, 2);
  await page.getByLabel("Resolution of the printer").selectOption("300");
  await expect(page.getByText(": 4 dots at 300 dpi")).toBeVisible();
  await expect(height).toHaveValue("15");
});
