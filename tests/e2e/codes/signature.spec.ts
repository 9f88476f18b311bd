import { expect, type Page, type TestInfo } from "@playwright/test";
import { toBuffer } from "qrcode";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  expectAccessibleInBothThemes,
  behindPreview,
  downloaded,
  newCustomer,
  openLive,
  overflow,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { isVisit } from "../../support/browser/visit-request.ts";

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function fillNames(page: Page, signer = "Ada Lovelace"): Promise<void> {
  await label(page, "Document title").fill("Mietvertrag „Dorset Street 1“");
  await label(page, "Signer name").fill(signer);
}

async function choose(page: Page, name: string, file: { name: string; text: string }): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, name).click()]);
  await chooser.setFiles({ name: file.name, mimeType: "application/pdf", buffer: Buffer.from(file.text) });
}

/** Signs a code as a new customer. @returns the downloaded file and its content */
async function signedCode(page: Page, info: TestInfo): Promise<{ path: string; content: string }> {
  await newCustomer(page, info);
  await openLive(page, "/digital-signature-generator");
  await fillNames(page);
  await button(page, "Sign").click();
  await expect(page.getByText("Signed", { exact: true })).toBeVisible();
  const { path } = await downloaded(page, info, () => button(page, "Download PNG").click());
  const [content = ""] = await readFileIndependently(path);
  return { path, content };
}

test(
  "a visitor signs up to sign; the code is signed, in the history, and can be verified by anyone",
  { tag: "@once" },
  async ({ page, browser }, info) => {
    const wrong = watchPage(page);
    await openLive(page, "/digital-signature-generator");
    await fillNames(page);
    await expect(page.getByText("Not signed", { exact: true })).toBeVisible();
    await page.getByText("Maximum", { exact: true }).click();
    await expect(page.getByText("Document hash: Needed at security level Maximum.")).toBeVisible();
    await button(page, "Sign in to sign").click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await signUp(page, info);
    await expect(page).toHaveURL(/\/digital-signature-generator$/);
    await expect(label(page, "Signer name")).toHaveValue("Ada Lovelace");

    // the fields show what the security level requires
    await button(page, "Sign").click();
    await expect(label(page, "Document hash")).toBeFocused();
    await choose(page, "Choose document", { name: "lease.pdf", text: "hello" });
    await expect(page.getByText("Hash of lease.pdf.")).toBeVisible();
    await button(page, "Sign").click();
    await expect(label(page, "Valid until")).toBeFocused();
    await label(page, "Valid until").fill("2099-01-31");
    await button(page, "Sign").click();
    await expect(page.getByText(/^With the key of ada-/)).toBeVisible();
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();

    const png = await downloaded(page, info, () => button(page, "Download PNG").click());
    await expectAnnounced(page, "Digital signature QR code downloaded successfully!");
    expect(png.name).toBe("digital-signature-Ada-Lovelace.png");
    const [content = ""] = await readFileIndependently(png.path);
    expect(JSON.parse(content)).toMatchObject({
      type: "DIGITAL_SIGNATURE",
      version: "1.0",
      documentTitle: "Mietvertrag „Dorset Street 1“",
      signerName: "Ada Lovelace",
      documentHash: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
      validUntil: "2099-01-31",
      securityLevel: "maximum",
    });

    await page.getByRole("link", { name: "Verify this code" }).click();
    await expect(page.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
    await page.goto("/customer/history");
    await expect(page.getByRole("region", { name: "QR History" }).getByRole("listitem")).toHaveCount(1);
    expect(wrong).toEqual([]);

    // a stranger has only a picture of the code and the document
    const stranger = await browser.newPage();
    const wrongThere = watchPage(stranger);
    const sent: string[] = [];
    stranger.on("request", (request) => {
      if (request.method() === "POST" && !isVisit(request))
        sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    });
    await openLive(stranger, "/verify");
    await stranger.locator("input[type=file]").first().setInputFiles(png.path);
    await expect(stranger.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
    await expect(stranger.getByText("Ada Lovelace", { exact: true }).first()).toBeVisible();
    await expect(stranger.getByText("Not verified")).toBeVisible();
    await choose(stranger, "Choose document", { name: "lease.pdf", text: "hello" });
    await expect(stranger.getByText("lease.pdf is the document that was signed.")).toBeVisible();
    await choose(stranger, "Choose document", { name: "other.pdf", text: "hello!" });
    await expect(stranger.getByText(/^other\.pdf is not the document/)).toBeVisible();
    expect(sent).toEqual([`/api/public/verify ${JSON.stringify({ content })}`]);

    // paste the content with one changed byte
    await label(stranger, "Content of the code").fill(content.replace("2099", "2199"));
    await button(stranger, "Verify").click();
    await expect(stranger.getByRole("heading", { name: "Changed" })).toBeVisible();
    await expect(stranger.getByText("Who signed", { exact: true })).toHaveCount(0);
    expect(wrongThere).toEqual([]);
    await stranger.close();
  },
);

test("a code is signed, downloaded and verified by keyboard alone", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/digital-signature-generator");
  await tabTo(page, label(page, "Document title"));
  await page.keyboard.type("Lease");
  await tabTo(page, label(page, "Signer name"));
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  await page.keyboard.type("Ada");
  await tabTo(page, button(page, "Sign"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Signed", { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "Verify this code" });
  await expect(link).toBeFocused();
  await tabTo(page, button(page, "Download PNG"));
  const png = await downloaded(page, info, () => page.keyboard.press("Enter"));
  const [content = ""] = await readFileIndependently(png.path);
  await openLive(page, "/verify");
  await tabTo(page, label(page, "Content of the code"));
  await page.keyboard.insertText(content);
  await tabTo(page, button(page, "Verify"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
});

test("an unsigned code is verified locally, without calling the API", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/digital-signature-generator");
  await fillNames(page);
  await expect(page.getByText("Scans", { exact: true })).toBeVisible();
  await page.goto(
    `/verify#${encodeURIComponent('{"type":"DIGITAL_SIGNATURE","version":"1.0","documentTitle":"A","signerName":"B"}')}`,
    { waitUntil: "networkidle" },
  );
  const sent: string[] = [];
  page.on("request", (request) => isVisit(request) || sent.push(request.url()));
  await expect(page.getByRole("heading", { name: "Not signed" })).toBeVisible();
  await label(page, "Content of the code").fill("https://example.com");
  await button(page, "Verify").click();
  await expect(page.getByRole("heading", { name: "Not a digital signature" })).toBeVisible();
  expect(sent.filter((url) => url.includes("/api/"))).toEqual([]);
});

test(
  "the location is requested only by a click; if refused, it can be typed or requested again",
  { tag: "@once" },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        asked.push("asked");
        ask(...given);
      };
      Object.assign(window, { asked });
    });
    const requests = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length);
    await openLive(page, "/digital-signature-generator");
    await fillNames(page);
    await page.getByLabel("Include the location").check();
    await expect(label(page, "Location")).toBeVisible();
    expect(await requests()).toBe(0);
    await button(page, "Use my location").click();
    await expect(page.getByText(/^Your browser did not share your location\./)).toBeVisible();
    expect(await requests()).toBe(1);
    await label(page, "Location").fill("London");
    await expect(label(page, "Location")).toHaveValue("London");
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 51.52, longitude: -0.15 });
    await button(page, "Use my location").click();
    await expect(label(page, "Location")).toHaveValue("51.5200, -0.1500");
  },
);

test(
  "losing the connection while signing or verifying loses nothing",
  { tag: "@once" },
  async ({ page, context }, info) => {
    const { content } = await signedCode(page, info);
    await label(page, "Purpose").fill("Approval");
    await context.setOffline(true);
    await button(page, "Sign").click();
    await expect(page.getByText(/^The server cannot be reached\./)).toBeVisible();
    await expect(label(page, "Purpose")).toHaveValue("Approval");
    await context.setOffline(false);
    await button(page, "Sign").click();
    await expect(page.getByText("Signed", { exact: true })).toBeVisible();

    await openLive(page, "/verify");
    await context.setOffline(true);
    await label(page, "Content of the code").fill(content);
    await button(page, "Verify").click();
    await expect(page.getByText(/^The signature could not be checked\./)).toBeVisible();
    await context.setOffline(false);
    await button(page, "Retry").click();
    await expect(page.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
  },
);

test(
  "a picture without a signature code shows what is wrong, and is not uploaded",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/verify");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && !isVisit(request)) sent.push(request.url());
    });
    const picture = page.locator("input[type=file]").first();
    await picture.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("text") });
    await expect(page.getByRole("alert")).toHaveText(
      "Please select a valid image file (JPG, PNG, GIF, BMP, WebP)",
    );
    const other = await toBuffer("https://example.com", { scale: 6 });
    await picture.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: other });
    await expect(page.getByRole("alert")).toHaveText(/not a digital signature/);
    expect(sent).toEqual([]);
  },
);

test(
  "long names and addresses wrap instead of widening the page",
  { tag: "@once" },
  async ({ page, request }, info) => {
    const email = `${"b".repeat(40)}-${info.project.name}-${Date.now()}@example.com`;
    const account = await request.post("/auth/v1/signup", {
      data: { email, password: "a long enough password", data: { full_name: "A".repeat(90) } },
    });
    const { access_token: token } = (await account.json()) as { access_token: string };
    const signature = await request.post("/api/me/signatures", {
      headers: { Authorization: `Bearer ${token}` },
      data: { documentTitle: "x".repeat(80), signerName: "y".repeat(80), securityLevel: "standard" },
    });
    const { content } = (await signature.json()) as { content: string };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/verify#${encodeURIComponent(content)}`);
    await expect(page.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
    await expect.poll(() => overflow(page), "px wider than the screen").toBe(0);
  },
);

test(
  "both signature pages are accessible in both themes and fit a screen of 360 px",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    const accessible = async (): Promise<void> => {
      await expectAccessibleInBothThemes(page);
    };
    await openLive(page, "/digital-signature-generator");
    await accessible();
    const { content } = await signedCode(page, info);
    await accessible();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
    await accessible();
    if (size) await page.setViewportSize(size);
    await openLive(page, "/verify");
    await accessible();
    await label(page, "Content of the code").fill(content);
    await button(page, "Verify").click();
    await expect(page.getByRole("heading", { name: "Signed and unchanged" })).toBeVisible();
    await accessible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
    expect(wrong).toEqual([]);
  },
);
