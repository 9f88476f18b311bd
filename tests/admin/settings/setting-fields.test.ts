import { expect, test } from "vitest";
import { firstShown, tabOf } from "../../../admin/settings/setting-fields.ts";

test("of several wrong settings the first on the page is gone to, whichever was typed first", () => {
  expect(firstShown(["admin_email", "site_url", "site_name"])).toBe("site_name");
  expect(firstShown(["smtp_port", "admin_email"])).toBe("admin_email");
  expect(firstShown(["unknown"])).toBeNull();
  expect(tabOf("site_name")).toBe("general");
});
