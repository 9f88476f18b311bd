import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "../../../../core/languages.ts";
import { publicDefaults } from "../../../../core/settings/public-defaults.ts";
import { Footer } from "../../../../web/features/shell/Footer.tsx";
import { createTranslator } from "../../../../web/messages/translator.ts";
import { siteTagline } from "../../../../web/seo/site-tagline.ts";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";

afterEach(cleanup);
const show = (settings = {}, at = "/verify") =>
  renderPage(createBrowser().openTab(), "/verify", Footer, { settings, at });

test("the claim about registration follows the settings", async () => {
  show();
  expect(await screen.findByText("No registration required to create, preview and scan")).toBeTruthy();
  cleanup();
  show({ require_login_to_download: false });
  expect(await screen.findByText("No registration required, not even to download")).toBeTruthy();
});

test("languages are links to the current page, so that they work without scripts", async () => {
  show({}, "/verify?a=1&lang=de");
  const links = await Promise.all(
    ["English", "Español", "Français", "Deutsch", "Italiano", "Português (Brasil)"].map((name) =>
      screen.findByRole("link", { name }),
    ),
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    LANGUAGES.map((language) => `/verify?a=1&lang=${language}`),
  );
});

test("the tagline is in the reader's language, or the operator's own text", async () => {
  show();
  expect(await screen.findByText("Free QR code and barcode generator")).toBeTruthy();
  expect(siteTagline(publicDefaults, createTranslator("de"))).toBe(
    "Kostenloser Generator für QR-Codes und Barcodes",
  );
  cleanup();
  show({ site_description: "Codes for the bakery" });
  expect(await screen.findByText("Codes for the bakery")).toBeTruthy();
});
