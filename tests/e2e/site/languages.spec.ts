import { expect, test, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../../core/languages.ts";
import { openLive } from "../../support/browser/payload-page.ts";

const H1: Record<Language, string> = {
  en: "QR Code Generator",
  es: "Generador de códigos QR",
  fr: "Générateur de code QR",
  de: "QR-Code-Generator",
  it: "Generatore di codici QR",
  pt: "Gerador de códigos QR",
};
const PAGES = [
  "/",
  "/qr-generator",
  "/qr-generator#generate",
  "/qr-generator#download",
  "/barcode-generator",
  "/barcode-generator#generate",
  "/barcode-generator#download",
  "/qr-code-scanner-from-image",
  "/vcard-generator",
  "/wifi-generator",
  "/product-serial-generator",
  "/digital-signature-generator",
  "/verify",
  "/cloudinary-test",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/auth/confirm",
  "/auth/connect",
  "/no-such-page",
];

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const lang = (page: Page) => page.locator("html").getAttribute("lang");

for (const [wishes, language] of [
  ["de-AT", "de"],
  ["fr-CA", "fr"],
  ["pt-PT", "pt"],
  ["ja-JP", "en"],
] as const) {
  test(
    `a browser with the language ${wishes} gets ${language}`,
    { tag: "@once" },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: wishes, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      await page.goto("/qr-generator");
      expect(await lang(page)).toBe(language);
      await expect(h1(page)).toHaveText(H1[language]);
      await context.close();
    },
  );
}

test("the language switch changes the page in place, and every later page", async ({ page }, info) => {
  await openLive(page, "/qr-generator#generate");
  await page.getByLabel("Content", { exact: true }).fill("kept through the change");
  const opener = info.project.name === "phone" ? "Menu" : "Language: English";
  await page.getByRole("button", { name: opener, exact: true }).click();
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await expect(h1(page)).toHaveText(H1.de);
  expect(await lang(page)).toBe("de");
  await expect(page).toHaveTitle(/^QR-Code-Generator/);
  await expect(page.locator("textarea")).toHaveValue("kept through the change");
  await page.goto("/wifi-generator");
  expect(await lang(page)).toBe("de");
  await page.goto("/nirgends");
  expect(await lang(page)).toBe("de");
});

/** Finds words that look like message keys, and buttons whose text does not fit into them. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const faults: string[] = [];
    /** Whether the button is in a row that scrolls sideways, such as the types of content. */
    const isInStrip = (button: HTMLElement): boolean => {
      for (let around = button.parentElement; around && around !== body; around = around.parentElement) {
        const isMoved = /auto|scroll/.test(getComputedStyle(around).overflowX);
        const fits = around.getBoundingClientRect().right <= root.clientWidth + 0.5;
        if (isMoved && fits && around.scrollWidth > around.clientWidth) return true;
      }
      return false;
    };
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} px wide`);
    const words =
      `${document.title} ${body.innerText}`.match(/\b[a-z_]+\.[a-z_]+(?:_[A-Za-z0-9]+)*\b/g) ?? [];
    faults.push(...words.filter((word) => !/\.(?:com|org|net|png|svg|pdf)$/.test(word)));
    for (const button of document.querySelectorAll<HTMLElement>("button, a[href]")) {
      const box = button.getBoundingClientRect();
      if (box.width < 24 || getComputedStyle(button).visibility === "hidden") continue;
      const range = document.createRange();
      range.selectNodeContents(button);
      const text = range.getBoundingClientRect();
      const room = Math.min(text.left - box.left, box.right - text.right, box.bottom - text.bottom);
      const clipped = button.matches("button") && room < 1;
      const isOutside = box.right > root.clientWidth + 0.5 && !isInStrip(button);
      if (clipped || isOutside) faults.push(`“${button.innerText}” does not fit`);
    }
    return faults;
  });

test("every page fits a screen of 360 px in every language", { tag: "@phone" }, async ({ page, context }) => {
  const waiting = [...PAGES];
  const look = async (tab: Page): Promise<string[]> => {
    const faults: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await openLive(tab, path);
      await tab.evaluate(() => document.fonts.ready);
      for (const language of LANGUAGES) {
        // switch the language in place: opening each page in each language would take four times as long
        await tab.locator(`footer a[lang=${language}]`).evaluate((link: HTMLElement) => link.click());
        await expect(tab.locator("html")).toHaveAttribute("lang", language);
        faults.push(...(await faultsOf(tab)).map((fault) => `${path} in ${language}: ${fault}`));
      }
    }
    return faults;
  };
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.setViewportSize({ width: 360, height: 740 });
  expect((await Promise.all(tabs.map(look))).flat()).toEqual([]);
});

test("the header has room for the whole site name in every language", { tag: "@once" }, async ({ page }) => {
  const cut: string[] = [];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, "/qr-generator");
    for (const language of LANGUAGES) {
      await page.locator(`footer a[lang=${language}]`).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const isCut = await page
        .locator("header a[href='/'] span")
        .evaluate((name) => name.scrollWidth > name.clientWidth);
      if (isCut) cut.push(`${language} at ${width} px`);
    }
  }
  expect(cut).toEqual([]);
});

test("every page is served in the chosen language", { tag: "@once" }, async ({ request, baseURL }) => {
  for (const path of new Set(PAGES.map((page) => page.replace(/#.*/, "")))) {
    for (const language of LANGUAGES) {
      const answer = await request.get(path, { headers: { Cookie: `quietzone_language=${language}` } });
      expect(await answer.text(), `${baseURL}${path} in ${language}`).toContain(`<html lang="${language}"`);
    }
  }
});
