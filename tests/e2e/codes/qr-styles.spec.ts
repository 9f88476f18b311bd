import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const CONTENT = "https://example.com/spring?table=12";

test(
  "a style is chosen by keyboard, kept through the steps, and scans in every format",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    await newCustomer(page, info);
    await openLive(page, `/qr-generator?data=${encodeURIComponent(CONTENT)}#settings`);
    await tabTo(page, page.locator("summary").filter({ hasText: "Style" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("group", { name: "Modules" }).getByRole("radio", { checked: true }));
    for (const name of ["Dots", "Rounded", "Connected"]) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("group", { name: "Modules" }).getByRole("radio", { name })).toBeChecked();
    }
    await tabTo(page, page.getByRole("group", { name: "Eye frame" }).getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowRight");
    await tabTo(page, page.getByRole("radio", { name: "Solid" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Linear" })).toBeChecked();
    // switching to "Solid" and back loses nothing
    await tabTo(page, page.getByRole("slider", { name: "Angle" }));
    await page.keyboard.press("ArrowRight");
    await tabTo(page, page.getByRole("radio", { name: "Linear" }));
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "Solid" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider", { name: "Angle" })).toHaveValue("60");
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Custom" })).toBeVisible();
    const png = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Download PNG", exact: true }).click(),
    );
    const others = [];
    for (const name of ["Download SVG", "Download PDF"])
      others.push(
        await downloaded(page, info, () => page.getByRole("button", { name, exact: true }).click()),
      );
    for (const { path, name } of [png, ...others])
      expect([name, await readFileIndependently(path)]).toEqual([name, [CONTENT]]);
    const svg = await readFile(others[0]?.path ?? "", "utf8");
    expect(svg).toContain("<linearGradient");
    expect(svg).toContain('stop-color="#1e3a8a"');
    expect(wrong).toEqual([]);
  },
);

test(
  "the style panel is accessible in both themes, fits a screen of 360 px, and resets with one press",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/qr-generator");
    await page.locator("summary").filter({ hasText: "Style" }).click();
    const presets = page.getByRole("group", { name: "Presets" });
    const corners = page.getByRole("group", { name: "Corners of the background" });
    await corners.getByRole("radio", { name: "Rounded" }).check({ force: true });
    await presets.getByRole("radio", { name: "Violet" }).check({ force: true });
    await expect(page.getByRole("button", { name: /^QR color: #4c1d95/ })).toBeVisible();
    // a preset does not change the background
    await expect(corners.getByRole("radio", { name: "Rounded" })).toBeChecked();
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    for (const name of ["Small squares", "Linear", "Custom"])
      await page.getByRole("radio", { name, exact: true }).check({ force: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Reset style" }).click();
    await expect(
      page.getByRole("group", { name: "Modules" }).getByRole("radio", { name: "Square", exact: true }),
    ).toBeChecked();
    await expect(corners.getByRole("radio", { name: "Square" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Reset style" })).toBeHidden();
  },
);

test("a form's code can be styled and scans", { tag: "@once" }, async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/wifi-generator");
  await page.getByLabel("Network name (SSID)", { exact: true }).fill("Garden");
  await page.getByLabel("Password", { exact: true }).fill("tomatoes-2026");
  await page.locator("summary").filter({ hasText: "Style" }).click();
  await page
    .getByRole("group", { name: "Presets" })
    .getByRole("radio", { name: "Forest" })
    .check({ force: true });
  await expect(page.getByRole("button", { name: /color: #14532d/ })).toBeVisible();
  await expect(page.getByText("Scans", { exact: true })).toBeVisible();
  const { path } = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Download PNG", exact: true }).click(),
  );
  expect(await readFileIndependently(path)).toEqual(["WIFI:T:WPA;S:Garden;P:tomatoes-2026;;"]);
});

test(
  "the robustness score exposes a fragile design, and one click improves it",
  { tag: "@once" },
  async ({ page }) => {
    const wrong = watchPage(page);
    await openLive(page, `/qr-generator?data=${encodeURIComponent(`${CONTENT}&menu=lunch&from=poster`)}`);
    const figure = page.getByText(/^Scans in \d+ of 40 conditions; plain: \d+$/);
    const held = async () => Number(/\d+/.exec(await figure.innerText())?.[0]);
    await expect(page.getByText("A plain code holds up best.")).toBeVisible();
    await page.getByRole("button", { name: "Settings" }).first().click();
    for (const [name, hex] of [
      [/^QR color/, "#9f67ff"],
      [/^Background color/, "#fde68a"],
    ] as const) {
      await page.getByRole("button", { name }).click();
      await page.getByLabel("Hex value").fill(hex);
      await page.keyboard.press("Escape");
    }
    await page.locator("summary").filter({ hasText: "Style" }).click();
    await page
      .getByRole("group", { name: "Modules" })
      .getByRole("radio", { name: "Dots" })
      .check({ force: true });
    await page
      .getByRole("group", { name: "Eye frame" })
      .getByRole("radio", { name: "Circle" })
      .check({ force: true });
    await expect(page.getByText("It scans, but fails sooner in tough conditions.")).toBeVisible({
      timeout: 200_000,
    });
    const frail = await held();
    expect(frail).toBeLessThan(32);
    await figure.click();
    await expect(page.getByText(/^Weaker than the plain code: .*low light/)).toBeVisible();
    await page
      .getByRole("button", { name: "Use darker ink on a lighter background" })
      .click({ timeout: 200_000 });
    await expect(page.getByText("It scans, but fails sooner in tough conditions.")).toBeHidden();
    await expect(figure).toBeVisible({ timeout: 200_000 });
    expect(await held()).toBeGreaterThan(frail);
    expect(wrong).toEqual([]);
  },
);
