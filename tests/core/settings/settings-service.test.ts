import { expect, test } from "vitest";
import { createSettingsService } from "../../../core/settings/settings-service.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";

function createSettings() {
  const { settings } = createFakeRepositories();
  return { stored: settings, service: createSettingsService({ settings }) };
}

test("a setting that was never set has its default, the others what was set", async () => {
  const { stored, service } = createSettings();
  await stored.set({ site_name: "Our codes", session_timeout: 48 });
  expect(await service.get()).toMatchObject({
    site_name: "Our codes",
    session_timeout: 48,
    max_login_attempts: 5,
    password_min_length: 6,
  });
});

test("a stored value that is not allowed any more counts as never set, and unknown keys are left out", async () => {
  const { stored, service } = createSettings();
  await stored.set({ session_timeout: 1000, enable_registration: "yes", smtp_password: "secret" });
  const all = await service.get();
  expect(all.session_timeout).toBe(24);
  expect(all.enable_registration).toBe(true);
  expect(all).not.toHaveProperty("smtp_password");
});

test("visitors see the public settings only", async () => {
  const { service } = createSettings();
  const visible = await service.publicSettings();
  expect(visible).toHaveProperty("site_name", "Quietzone");
  expect(visible).not.toHaveProperty("max_login_attempts");
  expect(visible).not.toHaveProperty("session_timeout");
});
