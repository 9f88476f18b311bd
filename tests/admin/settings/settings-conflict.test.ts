import { expect, test } from "vitest";
import type { Setting } from "../../../admin/settings/settings-api.ts";
import { settingsConflict } from "../../../admin/settings/settings-form.ts";

const setting = (key: Setting["key"], value: unknown, at: string | null, isSecret = false): Setting => ({
  id: key,
  category: "general",
  key,
  value: isSecret ? null : value,
  default: "",
  is_secret: isSecret,
  is_set: true,
  is_unreadable: false,
  updated_at: at,
});
const before = [
  setting("site_name", "Old", null),
  setting("smtp_port", 25, "1"),
  setting("smtp_password", "", "1", true),
];

test("compares only settings that both sides changed", () => {
  const now = [setting("site_name", "Theirs", "2"), setting("smtp_port", 465, "2"), before[2]!];
  expect(settingsConflict(before, now, { site_name: "Mine", smtp_password: "typed" })).toEqual({
    keys: ["site_name"],
    conflict: { before: { site_name: "Old" }, typed: { site_name: "Mine" }, now: { site_name: "Theirs" } },
  });
  expect(settingsConflict(before, now, { smtp_password: "typed" })).toBeNull();
  expect(settingsConflict(before, now, { site_name: "Theirs" })).toBeNull();
});

test("shows of a changed secret only that it changed", () => {
  const now = [before[0]!, before[1]!, setting("smtp_password", "", "2", true)];
  const found = settingsConflict(before, now, { smtp_password: "sesame" });
  expect(found?.keys).toEqual(["smtp_password"]);
  expect(JSON.stringify(found)).not.toContain("sesame");
});
