import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import {
  accessibilityFaults,
  colorFaults,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { adminHeaders, signIn } from "../../support/browser/sign-in.ts";

// a separate site: on the shared one, the legal pages would appear in the footer of other tests
ownSite();

const THEMES = [
  ["dark", accessibilityFaults],
  ["light", colorFaults],
] as const;
const WIDTHS = [1280, 390] as const;

/** Checks a page in both themes and widths, and saves screenshots with the test results. */
async function lookAt(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const [colorScheme, judge] of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect.poll(() => judge(page), `${name} ${width} ${colorScheme}`).toEqual([]);
      await expect.poll(() => overflow(page), `${name} ${width}`).toBeLessThanOrEqual(0);
      await page.screenshot({
        path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const footer = (page: Page) => page.getByRole("contentinfo").getByRole("list", { name: "Legal" });

test("a visitor reads the built-in privacy text from every page and in each language", async ({ page }) => {
  const wrong = watchPage(page);
  await openLive(page, "/");
  await expect(footer(page).getByRole("link")).toHaveText(["Privacy"]);
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page).toHaveTitle("Privacy | Quietzone");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page.getByRole("heading", { level: 2, name: "Your rights" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Ihre Rechte" })).toBeVisible();
  await expect(page.locator("article")).toHaveAttribute("lang", "de");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 2, name: "Your rights" })).toBeVisible();
  await lookAt(page, "privacy");
  expect(wrong).toEqual([]);
});

test("the search finds the privacy page, and the sign-up form links to it", async ({ page }) => {
  await openLive(page, "/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("visitors and accounts");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goto("/signup");
  await expect(page.getByRole("main").getByRole("list", { name: "Legal" }).getByRole("link")).toHaveText([
    "Privacy",
  ]);
  await lookAt(page, "signup");
});

const IMPRINT = `## Operator

Ada Lovelace
St James's Square 12
London

[ada@example.com](mailto:ada@example.com) · [Terms](/terms)

| What | Where |
|---|---|
| Register | London, number 1815 |
| A long word | ${"Donaudampfschifffahrt".repeat(6)} |

1. *First*
2. **Second**

> Quoted, with \`code\`.
`;

test("an admin writes an imprint with a preview, and links the terms to another site", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  await page.goto("/admin/legal-pages");
  await expect(page.getByRole("heading", { level: 1, name: "Legal Pages" })).toBeVisible();
  const cards = page.getByRole("list", { name: "Legal Pages" }).getByRole("listitem");
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: "Imprint" })).toContainText("No text");
  await expect(cards.filter({ hasText: "Privacy" })).toContainText("Built-in text");
  await lookAt(page, "admin-list");

  await page.getByRole("link", { name: "Edit: Imprint" }).click();
  await page.getByRole("textbox", { name: "Text (Markdown)" }).fill(IMPRINT);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Operator" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "ada@example.com" })).toHaveAttribute(
    "href",
    "mailto:ada@example.com",
  );
  await lookAt(page, "admin-edit");
  await page.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Legal page saved");
  await expect(cards.filter({ hasText: "Imprint" })).toContainText("English");

  await page.getByRole("link", { name: "Edit: Terms of use" }).click();
  await page.getByLabel("Link instead of a text").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Enter a full address that starts with https:// or http://").first(),
  ).toBeVisible();
  await page.getByLabel("Link instead of a text").fill("https://example.com/terms");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cards.filter({ hasText: "Terms of use" })).toContainText("https://example.com/terms");

  await page.getByRole("link", { name: "Edit: Privacy" }).click();
  // the imprint exists by now
  await expect(page.getByText("follows the settings and links to your imprint")).toBeVisible();
  await page.getByRole("tab", { name: "Français" }).click();
  await page.getByRole("button", { name: "Copy to edit" }).click();
  await expect(preview.getByRole("heading", { name: "Vos droits" })).toBeVisible();

  await page.goto("/imprint");
  await expect(page.locator("article")).toContainText("St James's Square 12");
  await expect(page.getByRole("table")).toContainText("number 1815");
  await expect(footer(page).getByRole("link")).toHaveText(["Privacy", "Terms of use", "Imprint"]);
  await expect(footer(page).getByRole("link", { name: "Terms of use" })).toHaveAttribute(
    "href",
    "https://example.com/terms",
  );
  await lookAt(page, "imprint");
  expect(wrong.filter((line) => !line.includes("400 (Bad Request)"))).toEqual([]);
  const { status, headers } = await page.request.get("/terms", { maxRedirects: 0 }).then((answer) => ({
    status: answer.status(),
    headers: answer.headers(),
  }));
  expect([status, headers["location"]]).toEqual([302, "https://example.com/terms"]);
});

test("texts typed in several languages are kept, and a rejected one shows its reason", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/legal-pages/terms");
  const text = page.getByRole("textbox", { name: "Text (Markdown)" });
  await page.getByLabel("Link instead of a text").clear();
  await text.fill("The rules");
  await page.getByRole("tab", { name: "Español" }).click();
  await expect(text).toHaveValue("");
  await text.fill("Las reglas \u202e");
  await page.getByRole("tab", { name: "English ✓" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Español ✓" })).toBeFocused();
  await page.getByRole("tab", { name: "English ✓" }).click();
  await expect(text).toHaveValue("The rules");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("tab", { name: "Español ✓" })).toHaveAttribute("aria-selected", "true");
  await expect(text).toHaveAccessibleDescription(/characters that reverse the direction/);
  await expect(text).toHaveValue("Las reglas \u202e");
  await text.fill("Las reglas");
  await page.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Legal page saved");

  await page.goto("/admin/legal-pages/terms");
  await page.getByRole("tab", { name: "Español ✓" }).click();
  await expect(text).toHaveValue("Las reglas");
  await text.clear();
  await page.getByRole("switch", { name: "Published" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Legal page saved");
  await page.goto("/admin/legal-pages/terms");
  await expect(page.getByRole("tab", { name: "English ✓" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Español", exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Published" })).not.toBeChecked();
});

const HOSTILE = [
  "<script>window.attacked = 1</script>",
  '<img src=x onerror="window.attacked = 2">',
  "<svg/onload=window.attacked=3>",
  '<a href="javascript:window.attacked=4">raw</a>',
  "[one](javascript:window.attacked=5)",
  "[two](JaVa&Tab;script&colon;window.attacked=6)",
  "[three](&#106;avascript:window.attacked=7)",
  "[four](<java\tscript:window.attacked=8>)",
  "[five](data:text/html,<script>window.attacked=9</script>)",
  "[six](//evil.example) [seven](/\\evil.example)",
  "![eight](https://evil.example/pixel.png)",
  "<javascript:window.attacked=10>",
  "</article></main></body><script>window.attacked = 11</script>",
  "</script><script>window.attacked = 12</script>",
  "\\u003cscript>window.attacked = 13</script>",
  "<style>body{display:none}</style>",
  "<form action=//evil.example><input name=password></form>",
  '<div id="page-state">{}</div><a id=root name=root>x</a>',
].join("\n\n");

test("hostile markup in a legal text is escaped on the page, after a language change, and in the preview", async ({
  page,
  request,
}) => {
  const foreign: string[] = [];
  page.on("request", (asked) => {
    if (!/^(?:http:\/\/localhost|data:|blob:)/.test(asked.url())) foreign.push(asked.url());
  });
  // also record what the Content-Security-Policy blocks
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as { refused?: string[] }).refused = [
        ...((window as { refused?: string[] }).refused ?? []),
        `${violatedDirective} ${blockedURI}`,
      ];
    }),
  );
  const state = () =>
    page.evaluate(() => {
      const { attacked, refused = [] } = window as { attacked?: number; refused?: string[] };
      return { attacked, refused };
    });
  const saved = await request.put("/api/admin/legal_pages/imprint", {
    headers: await adminHeaders(request),
    data: { text: { en: HOSTILE, de: HOSTILE } },
  });
  expect(saved.status()).toBe(200);

  const check = async (root: string) => {
    const area = page.locator(root);
    await expect(area).toContainText("<script>window.attacked = 1</script>");
    expect(await area.locator("script, img, svg, style, form, input, iframe, [id], [onerror]").count()).toBe(
      0,
    );
    for (const link of await area.getByRole("link").all())
      expect(await link.getAttribute("href")).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\]))/);
    expect(await state()).toEqual({ attacked: undefined, refused: [] });
  };

  await page.goto("/imprint", { waitUntil: "networkidle" });
  await check("article");
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page.locator("article")).toHaveAttribute("lang", "de");
  await check("article");
  await openLive(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await footer(page).getByRole("link", { name: "Imprint" }).click();
  await check("article");

  await signIn(page);
  await page.goto("/admin/legal-pages/imprint");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("window.attacked = 1");
  await check("section[aria-label=Preview]");
  expect(foreign).toEqual([]);
});

test("an unpublished legal page is a 404, and an uploaded file cannot replace it", async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  for (const name of ["terms.html", "terms.txt"]) {
    const uploaded = await request.post("/api/admin/verification_files", {
      headers,
      multipart: { file: { name, mimeType: "text/plain", buffer: Buffer.from("not the terms") } },
    });
    expect(uploaded.status()).toBe(201);
  }
  const bare = await request.post("/api/admin/verification_files", {
    headers,
    multipart: { file: { name: "terms", mimeType: "text/plain", buffer: Buffer.from("not the terms") } },
  });
  expect(bare.status()).toBe(400);
  await request.put("/api/admin/legal_pages/terms", {
    headers,
    data: { is_published: false, link: "", text: { en: "The rules" } },
  });
  const hidden = await page.goto("/terms");
  expect(hidden?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("not the terms")).toHaveCount(0);
  await request.put("/api/admin/legal_pages/terms", { headers, data: { is_published: true } });
  await page.goto("/terms");
  await expect(page.locator("article")).toHaveText("The rules");
});
