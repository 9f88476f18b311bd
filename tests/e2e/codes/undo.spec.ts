import { expect, test } from "@playwright/test";
import {
  expectAccessibleInBothThemes,
  openLive,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

test(
  "undo reverts a style chosen with the arrow keys, and a slider drag as one step",
  { tag: "@once" },
  async ({ page }) => {
    const wrong = watchPage(page);
    await openLive(page, "/qr-generator#settings");
    const undo = page.getByRole("button", { name: "Undo" });
    const redo = page.getByRole("button", { name: "Redo" });
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await page.locator("summary").filter({ hasText: "Style" }).click();
    const modules = page.getByRole("group", { name: "Modules" });
    await modules.getByRole("radio", { name: "Dots" }).check({ force: true });
    await page
      .getByRole("group", { name: "Eye frame" })
      .getByRole("radio", { name: "Leaf" })
      .check({ force: true });

    // a preset replaces all manual choices
    await page.getByRole("radio", { name: "Pearl" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(modules.getByRole("radio", { name: "Dots" })).not.toBeChecked();
    await page.keyboard.press("Control+z");
    await expect(modules.getByRole("radio", { name: "Dots" })).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "Undone. Left to undo: 2." })).toBeAttached();
    await page.keyboard.press("Control+Shift+z");
    await expect(modules.getByRole("radio", { name: "Dots" })).not.toBeChecked();
    await page.keyboard.press("Control+z");

    const slider = page.getByRole("slider", { name: "Size" });
    const before = await slider.inputValue();
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
    await page.mouse.down();
    for (const share of [0.4, 0.6, 0.8])
      await page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
    await page.mouse.up();
    expect(await slider.inputValue()).not.toBe(before);
    await undo.click();
    await expect(slider).toHaveValue(before);
    await expect(modules.getByRole("radio", { name: "Dots" })).toBeChecked();
    await expectAccessibleInBothThemes(page);

    // undo everything with the keyboard; the button keeps the focus when nothing is left to undo
    await tabTo(page, undo);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(modules.getByRole("radio", { name: "Square", exact: true })).toBeChecked();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toBeFocused();
    await redo.click();
    await expect(modules.getByRole("radio", { name: "Dots" })).toBeChecked();
    expect(wrong).toEqual([]);
  },
);

test("undo restores a cleared form and the content type; a text field keeps its own undo", async ({
  page,
}) => {
  await openLive(page, "/qr-generator?kind=email");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByLabel("To", { exact: true }).fill("ada@example.com");
  await page.getByLabel("Subject").pressSequentially("Tea");
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Subject")).toHaveValue(/^(?!Tea)/);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("ada@example.com");
  await page.getByRole("button", { name: "Clear & Create New" }).click();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  await undo.click();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("ada@example.com");
  await page.getByText("Link", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Link", exact: true })).toBeChecked();
  await undo.click();
  await expect(page.getByRole("radio", { name: "Email", exact: true })).toBeChecked();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("ada@example.com");
});
