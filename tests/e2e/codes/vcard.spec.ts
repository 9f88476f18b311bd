import { readFile, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  accessibilityFaults,
  behindPreview,
  clipboardPicture,
  downloaded,
  expectAccessible,
  newCustomer,
  openLive,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

/** Contains every character that vCard escapes, and letters of several scripts. */
const FORM = {
  "First name": "Zoë 漢字",
  "Last name": 'O\'Neil; Sr., \\ "Z"',
  Phone: "+49 (0)30 123-456",
  Email: "zoe@example.com",
  Website: "example.com/a,b;c?d=e:f",
  Organization: "Müller; Söhne, GmbH",
  "Job title": "Chef : Cook ☕",
  "Street and number": "Straße 1; 2. OG",
  "ZIP or postal code": "10115",
  City: "Berlin",
  "State or region": "BE",
  Country: "Deutschland",
} as const;
const NOTE = "one, two; three\nfour \\ 👩‍🍳";
const CARD = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  'N:O\'Neil\\; Sr.\\, \\\\ "Z";Zoë 漢字;;;',
  'FN:Zoë 漢字 O\'Neil\\; Sr.\\, \\\\ "Z"',
  "ORG:Müller\\; Söhne\\, GmbH",
  "TITLE:Chef : Cook ☕",
  "TEL:+49 (0)30 123-456",
  "EMAIL:zoe@example.com",
  "URL:https://example.com/a,b;c?d=e:f",
  "ADR:;;Straße 1\\; 2. OG;Berlin;BE;10115;Deutschland",
  "NOTE:one\\, two\\; three\\nfour \\\\ 👩‍🍳",
  "END:VCARD",
  "",
].join("\r\n");

test(
  "a visitor fills in every field, signs up on the way, and gets a card with the typed content",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wrong = watchPage(page);
    await page.goto("/vcard-generator");
    for (const [label, text] of Object.entries(FORM))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel("Note", { exact: true }).fill(NOTE);
    await expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();

    // copying needs no account
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expectAnnounced(page, "Copied to clipboard!");
    await expect(page.getByText("The code was copied as a PNG image.")).toBeVisible();
    const copy = info.outputPath("clipboard.png");
    await writeFile(copy, await clipboardPicture(page));
    expect(await readFileIndependently(copy)).toEqual([CARD]);

    // downloading requires a sign-in, which loses nothing
    await page.getByRole("button", { name: "Download PNG" }).click();
    await expectAnnounced(page, "Please login to download QR codes");
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await signUp(page, info);
    await expect(page).toHaveURL(/\/vcard-generator$/);
    for (const [label, text] of Object.entries(FORM))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

    const png = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Download PNG" }).click(),
    );
    await expectAnnounced(page, "vCard QR code downloaded successfully!");
    expect(png.name).toMatch(/^vcard-Zoë-漢字-O'Neil;.*\.png$/);
    const files = [png];
    for (const name of ["Download PDF", "Download SVG"]) {
      await page.getByRole("button", { name: "Other formats" }).click();
      files.push(await downloaded(page, info, () => page.getByRole("menuitem", { name }).click()));
    }
    for (const { path } of files) expect(await readFileIndependently(path)).toEqual([CARD]);
    await page.getByRole("button", { name: "Other formats" }).click();
    const card = await downloaded(page, info, () => page.getByRole("menuitem", { name: /\.vcf/ }).click());
    expect(card.name).toMatch(/\.vcf$/);
    expect(await readFile(card.path, "utf8")).toBe(CARD);

    await page.goto("/customer/history");
    await expect(page.getByText("vCard", { exact: true }).locator("visible=true").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "QR History" }).getByRole("listitem")).toHaveCount(3);
    expect(wrong).toEqual([]);
  },
);

test("a card is made by keyboard alone, and the preview never covers the focus", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/vcard-generator");
  await tabTo(page, page.getByLabel("First name", { exact: true }));
  await page.keyboard.type("Ada");
  for (const label of ["Last name", "Phone", "Email", "Website", "Organization"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    expect(await behindPreview(page), `px of ${label} behind the preview`).toBeLessThanOrEqual(0);
  }
  await tabTo(page, page.getByRole("radio", { name: /^M\b/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Q/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Download PNG" }));
  expect(await behindPreview(page), "px of the button behind the preview").toBeLessThanOrEqual(0);
  const png = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect(png.name).toBe("vcard-Ada.png");
  expect(await readFileIndependently(png.path)).toEqual([
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ada;;;\r\nFN:Ada\r\nEND:VCARD\r\n",
  ]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Download PDF" })).toBeFocused();
  const pdf = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect(pdf.name).toBe("vcard-Ada.pdf");
});

test("errors are shown at their fields, and nothing typed is lost", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/vcard-generator");
  await page.getByRole("button", { name: "Download PNG" }).click();
  const first = page.getByLabel("First name", { exact: true });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(
    "Enter a first name, a last name, an email address or a phone number",
  );
  await first.fill("Ada");
  await page.getByLabel("Email", { exact: true }).fill("ada");
  await page.getByLabel("Website", { exact: true }).fill("two words");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Website", { exact: true })).toHaveAccessibleDescription(
    "two words is not a web address: enter one like https://example.com",
  );
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  await page.getByLabel("Note", { exact: true }).fill("x".repeat(4000));
  await expect(page.getByLabel("Note", { exact: true })).toHaveAccessibleDescription(
    /are [\d,]+ bytes too long for a QR code/,
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  "low-contrast colors are reported and fixed, and a failing code is downloaded on the second click",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/vcard-generator");
    await page.getByLabel("First name", { exact: true }).fill("Ada");
    await page.getByRole("button", { name: /^Foreground color/ }).click();
    await page.getByLabel("Hex value").fill("#fefefe");
    await page.keyboard.press("Escape");
    await expect(page.getByText("May not scan")).toBeVisible();
    await page.getByRole("button", { name: "Download PNG" }).click();
    const anyway = page.getByRole("button", { name: "Download PNG anyway" });
    expect((await downloaded(page, info, () => anyway.click())).name).toBe("vcard-Ada.png");
    await page.getByRole("button", { name: "Use colors that scan" }).first().click();
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Download PNG" })).toBeVisible();
  },
);

test(
  "once loaded, the page makes and downloads a code while offline",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await newCustomer(page, info);
    await page.goto("/vcard-generator", { waitUntil: "networkidle" });
    await page.getByLabel("First name", { exact: true }).fill("Ada");
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByLabel("Last name", { exact: true }).fill("Lovelace");
    const png = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Download PNG" }).click(),
    );
    expect(await readFileIndependently(png.path)).toEqual([
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n",
    ]);
  },
);

test(
  "the page is accessible in both themes and fits a screen of 360 px, empty and filled in",
  { tag: "@once" },
  async ({ page }) => {
    await expectAccessible(page, "/vcard-generator", async () => {
      for (const [label, text] of Object.entries(FORM))
        await page.getByLabel(label, { exact: true }).fill(text);
      await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    });
  },
);
