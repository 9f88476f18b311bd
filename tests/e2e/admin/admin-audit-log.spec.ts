import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
  expectAccessibleInBothThemes,
  downloaded,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { ADMIN, signIn } from "../../support/browser/sign-in.ts";

test("the audit log can be filtered, expanded and exported, is accessible in both themes and fits a phone", async ({
  page,
  request,
}, info) => {
  const wrong = watchPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stranger = `stranger-${crypto.randomUUID()}@people.example`;
  await request.post("/auth/v1/token?grant_type=password", {
    data: { email: stranger, password: "not the password" },
  });
  await signIn(page);
  await page.goto("/admin/audit-log");
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  // the actor fits on one line, however long the target is
  const who = page.getByRole("cell", { name: ADMIN.email, exact: true }).first();
  expect((await who.locator("span").boundingBox())?.height).toBeLessThan(30);

  await page.getByRole("searchbox", { name: "Who" }).fill(stranger);
  // wait for the filtered list instead of the previous one
  await expect(page).toHaveURL(/actor%22%3A%22stranger/);
  const line = page.getByRole("row").filter({ hasText: stranger });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("Sign-in refused");
  const details = line.getByRole("button", { name: /^Details of Sign-in refused/ });
  await details.press("Enter");
  await expect(details).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("row", { name: /reason.*invalid_credentials/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const file = await downloaded(page, info, () => page.getByRole("button", { name: "Export" }).click());
  expect(file.name).toBe("audit-log.csv");
  expect(await readFile(file.path, "utf8")).toContain(`,session.refused,${stranger},`);

  await page.getByLabel("From day").fill("2999-01-01");
  await expect(page.getByRole("heading", { name: "No Entries Found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(wrong).toEqual([]);
});
