import { EventEmitter, once } from "node:events";
import { expect, test, type Page } from "@playwright/test";

/** Opens a page and holds back its scripts until `arrive` is called. */
async function openEarly(page: Page, path: string): Promise<{ arrive: () => void; addresses: string[] }> {
  const arrival = new EventEmitter();
  const arrived = once(arrival, "arrive");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return { arrive: () => void arrival.emit("arrive"), addresses };
}
const content = (page: Page) => page.getByLabel("Content", { exact: true });
const picked = (page: Page, name: string) => page.getByRole("radio", { name });

test("a sign-in before hydration is sent afterward, and the password never appears in an address", async ({
  page,
}) => {
  const { arrive, addresses } = await openEarly(page, "/login");
  await page.getByLabel("Email").fill("admin@quietzone.test");
  await page.getByLabel("Password", { exact: true }).fill("an admin for the tests");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
  arrive();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  expect(addresses.filter((address) => /admin@|for.the.tests/.test(decodeURIComponent(address)))).toEqual([]);
  expect(addresses.filter((address) => address.includes("grant_type=password"))).toHaveLength(1);
});

test("a sign-up before hydration is validated afterward, and keeps what was typed", async ({ page }) => {
  const { arrive, addresses } = await openEarly(page, "/signup");
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Password", { exact: true }).fill("hurried secret");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  arrive();
  await expect(page.getByText("Last name is required")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("hurried secret");
  expect(addresses.filter((address) => address.includes("hurried"))).toEqual([]);
});

test("content typed before hydration replaces that of the address, and the early step goes on with it", async ({
  page,
}) => {
  const { arrive } = await openEarly(page, "/qr-generator?data=first");
  await content(page).fill("tel:+15551234567");
  await page.getByRole("button", { name: "Generate & Download QR Code" }).click();
  await expect(page).toHaveURL(/data=first$/);
  arrive();
  await expect(page).toHaveURL(/data=first#download$/);
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Generate" }).click();
  await expect(content(page)).toHaveValue("tel:+15551234567");
});

test("a user who keeps typing during hydration loses no letters", async ({ page }) => {
  const { arrive } = await openEarly(page, "/qr-generator?data=x");
  const text = "https://example.com/a/rather/long/address?that=somebody&types=in&one=go";
  await content(page).fill("");
  await content(page).pressSequentially(text.slice(0, 20));
  arrive();
  await content(page).pressSequentially(text.slice(20), { delay: 15 });
  await expect(page.getByText(`${text.length} characters`)).toBeVisible();
  await expect(content(page)).toHaveValue(text);
});

test("settings changed before hydration are kept, and Next goes on", async ({ page }) => {
  const { arrive } = await openEarly(page, "/qr-generator");
  const size = page.getByRole("textbox", { name: /^Size/ });
  await page.getByRole("slider", { name: "Size" }).fill("650");
  await size.fill("640");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  arrive();
  await expect(page).toHaveURL(/#generate$/);
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Settings" }).click();
  await expect(size).toHaveValue("640");
});

test("presets and switches used before hydration are kept", async ({ page }) => {
  const { arrive } = await openEarly(page, "/qr-generator");
  await page.getByRole("button", { name: "700 px" }).click();
  arrive();
  await expect(page.getByRole("slider", { name: "Size" })).toHaveValue("700");
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("checkbox").first().click();
  await expect(page.getByRole("slider", { name: "Width" })).toBeVisible();
});

test("a barcode format chosen before hydration is kept", async ({ page }) => {
  const { arrive } = await openEarly(page, "/barcode-generator");
  await page.getByText("EAN-13", { exact: true }).click();
  await expect(picked(page, "EAN-13")).toBeChecked();
  arrive();
  await page.waitForFunction(() => !("early" in window));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("main").getByText("EAN-13").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Settings" }).click();
  await expect(picked(page, "EAN-13")).toBeChecked();
});

test("text typed on the home page before hydration is passed to the generator", async ({ page }) => {
  const { arrive } = await openEarly(page, "/");
  await page.getByLabel("Type anything").fill("early words");
  await page.getByRole("link", { name: "Make it yours" }).click();
  await expect(page).toHaveURL(/\/$/);
  arrive();
  await expect(page).toHaveURL(/\/qr-generator#data=early%20words/);
  await expect(content(page)).toHaveValue("early words");
});

test("an untouched link works before hydration", async ({ page }) => {
  await openEarly(page, "/");
  await page.getByRole("link", { name: "Make it yours" }).click();
  await expect(page).toHaveURL(/\/qr-generator$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("QR Code Generator");
});
