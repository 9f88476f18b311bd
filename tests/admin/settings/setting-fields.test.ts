import { expect, test } from "vitest";
import { firstShown, tabOf } from "../../../admin/settings/setting-fields.ts";

test("finds the invalid setting that comes first on the page", () => {
  expect(firstShown(["admin_email", "site_url", "site_name"])).toBe("site_name");
  expect(firstShown(["smtp_port", "admin_email"])).toBe("admin_email");
  expect(firstShown(["unknown"])).toBeNull();
  expect(tabOf("site_name")).toBe("general");
});
