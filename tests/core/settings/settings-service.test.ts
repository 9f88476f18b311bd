import { expect, test } from "vitest";
import { createSettingsService } from "../../../core/settings/settings-service.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";

function createSettings() {
  const { settings } = createFakeRepositories();
  return { stored: settings, service: createSettingsService({ settings }) };
}

test("unset settings have their default, and others their stored value", async () => {
  const { stored, service } = createSettings();
  await stored.set({ site_name: "Our codes", session_timeout: 48 });
  expect(await service.get()).toMatchObject({
    site_name: "Our codes",
    session_timeout: 48,
    max_login_attempts: 5,
    password_min_length: 6,
  });
});

test("stored values that are no longer valid count as unset, and unknown keys are ignored", async () => {
  const { stored, service } = createSettings();
  await stored.set({ session_timeout: 1000, enable_registration: "yes", no_such_setting: 1 });
  const all = await service.get();
  expect(all.session_timeout).toBe(24);
  expect(all.enable_registration).toBe(true);
  expect(all).not.toHaveProperty("no_such_setting");
});

test("visitors see the public settings only", async () => {
  const { service } = createSettings();
  const visible = await service.publicSettings();
  expect(visible).toHaveProperty("site_name", "Quietzone");
  expect(visible).not.toHaveProperty("max_login_attempts");
  expect(visible).not.toHaveProperty("session_timeout");
});

test("visitors can see whether mail is delivered, through a server in the environment or the settings", async () => {
  const { stored, service } = createSettings();
  expect(await service.publicSettings()).toMatchObject({ sends_mail: false });
  const named = createSettingsService({ settings: stored, hasMailServer: true });
  expect(await named.publicSettings()).toMatchObject({ sends_mail: true });
  await stored.set({ smtp_host: "mail.example.org" });
  expect(await service.publicSettings()).toMatchObject({ sends_mail: true });
});

test("mail and webhooks are off by default, and mail is encrypted by default", async () => {
  expect(await createSettings().service.get()).toMatchObject({
    smtp_host: "",
    smtp_port: 587,
    smtp_encryption: "tls",
    email_notifications: true,
    browser_notifications: false,
    slack_webhook: "",
    webhook_url: "",
  });
});

test("visitors cannot read the mail server, webhook addresses or secrets", async () => {
  const { stored, service } = createSettings();
  const secrets = {
    smtp_host: "mail.internal",
    smtp_username: "mailer",
    smtp_password: "open sesame",
    slack_webhook: "https://hooks.example/slack",
    discord_webhook: "https://hooks.example/discord",
    webhook_url: "https://hooks.example/ours",
    webhook_secret: "whsec_c2VjcmV0",
    admin_email: "root@example.org",
  };
  await stored.set(secrets);
  expect(await service.get()).toMatchObject(secrets);
  const visible = JSON.stringify(await service.publicSettings());
  for (const secret of Object.values(secrets)) expect(visible).not.toContain(secret);
});

test.each(["javascript:alert(1)", "file:///etc/passwd", "not an address"])(
  "an invalid webhook address %s counts as unset",
  async (address) => {
    const { stored, service } = createSettings();
    await stored.set({ slack_webhook: address });
    expect((await service.get()).slack_webhook).toBe("");
  },
);
