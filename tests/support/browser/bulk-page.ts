import type { Page } from "@playwright/test";
import type { Pixels } from "../codes/independent-decoder.ts";
import { cell, MAIN, sheetOf, workbook } from "../files/workbook-file.ts";

/** An EAN-13 with its check digit (GS1 General Specifications 7.9.1). */
export const ean13 = (number: number): string => {
  const digits = String(number).padStart(12, "0");
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 ? 3 : 1),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
};

/** Valid EAN-13 numbers. */
export const goodNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => ean13(400_638_100_011 + index * 37));
export const GOOD = goodNumbers(30);
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

/** An Excel file with product numbers, five of them faulty. */
export const spreadsheet = (good: readonly string[] = GOOD): Buffer => {
  const styles = `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const cells = [
    [cell("EAN"), cell("File")],
    ...good.map((text, index) => [cell(text), cell(`article ${index + 1}`)]),
    // wrong check digit
    [cell("4006381333930"), cell("check digit")],
    // leading zeros dropped by a spreadsheet
    [number(12_345_678_905), cell("lost zeros")],
    // last digits lost
    [number(4_006_380_000_000), cell("rounded")],
    // date
    [number(45_000, 1), cell("date")],
    // formula error
    ['<c t="e"><v>#N/A</v></c>', cell("formula")],
  ];
  const rows = cells.map((each) => `<row>${each.join("")}</row>`).join("");
  return Buffer.from(workbook(sheetOf(rows), { "xl/styles.xml": styles }));
};

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Chooses a file on the page. */
export const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('main input[type="file"]').first().setInputFiles({ name, mimeType, buffer });

/** Pastes a text into the field for rows. */
export const paste = (page: Page, text: string) =>
  page.getByLabel("Or paste rows").evaluate((field, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Counts the red and the green pixels of an RGBA picture. */
export function colorsOf({ data }: Pick<Pixels, "data">): { red: number; green: number } {
  const found = { red: 0, green: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0] = [data[at], data[at + 1]];
    if (red > 180 && green < 60) found.red += 1;
    if (green > 120 && red < 60) found.green += 1;
  }
  return found;
}
