import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../../../support/programs/check-table.ts";

describe("a space or an invisible character", () => {
  it.each([
    "https://a.example\u00a0",
    "\u200bhttps://a.example",
    " https://a.example ",
    "\ufeffhttps://a.example",
    "\u200dhttps://a.example",
    "\u034f\u200chttps://a.example\ufe0f\u115f\u2066",
  ])("is removed around a web address: %j", async (text) => {
    const { said, contents } = await checkCsv(`name,url\na,"${text}"\n`);
    expect(said).toContain("1 web address had spaces or invisible characters around it (first on line 2).");
    expect(contents).toEqual(["https://a.example"]);
  });

  it("is removed from an address that ends in a line break", async () => {
    expect((await checkCsv('url\n"https://a.example\n"\n')).contents).toEqual(["https://a.example"]);
  });

  it("is kept around other values and reported", async () => {
    const bars = await checkCsv("content\nABC \n", { type: "barcode", barcodeFormat: "CODE128" });
    expect(bars.said).toContain("1 value begins or ends with a space or line break (first on line 2).");
    expect(bars.contents).toEqual(["ABC "]);
    const wifi = await checkCsv('ssid,password\n"F ", padded pw\n', { type: "wifi" });
    expect(wifi.said).toContain("2 values begin or end with a space or line break (first on line 2).");
    expect(wifi.contents).toEqual(['WIFI:T:WPA;S:"F ";P: padded pw;;'.replaceAll('"', "")]);
  });

  it.each([
    "AB\u00ad12",
    "AB\u200b12",
    "\u202a+49 30",
    "AB\u000b12",
    "A\u200dB",
    "Б\u200cВ",
    "1\u200d2",
    "漢\u200d字",
    "A\u034fB",
    "A\u115fB",
    "1\ufe0f2",
  ])("is reported inside a value: %j", async (text) => {
    const { said, contents } = await checkCsv(`sku\n${text}\n`);
    expect(said).toContain("1 value holds an invisible character (first on line 2).");
    expect(contents).toEqual([text]);
  });

  it("is not reported if an emoji, a language or GS1 needs it", async () => {
    const { said } = await checkCsv(
      "sku\n👨\u200d👩\u200d👧\nمی\u200cخواهم\n01\u001d10\nPrix : 3 €\n".replace(" :", "\u00a0:"),
    );
    expect(said).not.toContain("invisible");
  });

  it.each([
    "❤\ufe0f 1\ufe0f\u20e3",
    "🏳\ufe0f\u200d🌈 👩🏽\u200d💻",
    "क्\u200dष",
    "അവന്\u200d",
    "‎مرحبا\u200f ABC\u200e",
    "\u2067שלום\u2069",
    "สวัสดี\u200bครับ",
  ])("is not reported in text that needs it: %j", async (text) => {
    expect((await checkCsv(`text\n${text}\n`)).said).not.toContain("invisible");
  });

  it.each(["https://a.example/❤\ufe0f", "https://fa.example/می\u200cخواهم"])(
    "is kept in an address that needs it: %s",
    async (text) => {
      const { said, contents } = await checkCsv(`url\n${text}\n`);
      expect(said).not.toContain("invisible");
      expect(contents).toEqual([text]);
    },
  );

  it("is reported in an address if nothing needs it", async () => {
    expect((await checkCsv("url\nhttps://a.example/\u200fשלום\n")).said).toContain("invisible");
  });

  it.each([
    ["sku", "AB\u00a012"],
    ["sku", "A\u202fB"],
    ["url", "https://a.example/a\u2009b"],
  ])("is reported as a special space inside a value: %s %j", async (name, text) => {
    const { said, contents } = await checkCsv(`${name}\n${text}\n`);
    expect(said).toContain("1 value holds a no-break or thin space (first on line 2).");
    expect(contents).toEqual([text]);
  });

  it("is reported as a special space in a network name or password", async () => {
    const { said } = await checkCsv("ssid,password\nHome\u00a0Net,long\u00a0enough!\n", { type: "wifi" });
    expect(said).toContain("2 values hold no-break or thin spaces (first on line 2).");
  });

  it("is not reported as a special space in text", async () => {
    expect((await checkCsv("text\n5\u00a0kg\nhttps://a.example 5\u00a0€\n")).said).not.toContain("space");
  });
});
