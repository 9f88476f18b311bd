import Koa from "koa";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServices } from "../../../../../adapters/app/create-services.ts";
import { loadConfig } from "../../../../../adapters/config/config.ts";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, signUp, type Account } from "../../../../support/call.ts";
import { listen } from "../../../../support/listen.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";
import { BLACK_PNG } from "../../../../support/files/tiny-pictures.ts";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const put = (changes: Record<string, unknown>, token = admin.token) =>
  call(`${server.url}/api/admin/settings`, { method: "PUT", json: { changes }, token });
/** The configuration of another process of the same site. */
const configOf = (env: Record<string, string> = {}) =>
  loadConfig({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: "silent", ...env }, {});

/** The audit entries about settings, oldest first. */
async function auditOf(): Promise<Record<string, unknown>[]> {
  const client = new Client(server.databaseUrl);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(
    "SELECT * FROM audit_log WHERE subject_type = 'settings' ORDER BY at, id",
  );
  await client.end();
  return rows;
}

const one = async (key: string) =>
  (await call(`${server.url}/api/admin/settings/${key}`, { token: admin.token })).body;

test("react-admin's provider lists, reads and changes settings by key", async () => {
  const provider = adminProvider(server.url, admin.token);
  const first = await provider.getList("settings", {
    pagination: { page: 1, perPage: 10 },
    sort: { field: "key", order: "ASC" },
    filter: { category: "seo" },
  });
  expect(first.data.map(({ id }) => id)).toContain("meta_title");
  expect(new Set(first.data.map(({ category }) => category as string))).toEqual(new Set(["seo"]));
  expect(first.total).toBeGreaterThanOrEqual(5);

  const { data } = await provider.getOne("settings", { id: "site_name" });
  expect(data).toMatchObject({ key: "site_name", value: "Quietzone", default: "Quietzone", is_set: false });

  const many = await provider.getMany("settings", { ids: ["language", "timezone"] });
  expect(many.data.map(({ id }) => id)).toEqual(["language", "timezone"]);

  const updated = await provider.update("settings", {
    id: "site_name",
    data: { value: "Labels" },
    previousData: data,
  });
  expect(updated.data).toMatchObject({ value: "Labels", is_set: true });
  await provider.updateMany("settings", {
    ids: ["enable_registration", "enable_2fa"],
    data: { value: false },
  });
  expect(await one("enable_registration")).toMatchObject({ value: false });
  expect((await put({ site_name: "Quietzone", enable_registration: true })).status).toBe(200);
});

test("several settings are saved at once, and an invalid one leaves all unchanged", async () => {
  const refused = await put({
    site_name: "Half",
    password_min_length: 3,
    max_login_attempts: 21,
    no_such_key: 1,
  });
  expect(refused.status).toBe(400);
  expect(refused.body["fields"]).toEqual({
    password_min_length: "Enter a whole number from 6 to 50",
    max_login_attempts: "Enter a whole number from 3 to 20",
    no_such_key: "There is no such setting",
  });
  expect(await one("site_name")).toMatchObject({ value: "Quietzone" });

  const saved = await put({ site_name: "Whole", max_login_attempts: 7, language: "en" });
  expect(saved.body["changed"]).toEqual(["site_name", "max_login_attempts"]);
  await put({ site_name: "Quietzone", max_login_attempts: 5 });
});

/** Invalid values for the form of each setting. */
test.each([
  ["site_name", ""],
  ["site_name", "Two\nlines"],
  ["site_url", "https://codes.example.org/path"],
  ["site_url", "javascript:alert(1)"],
  ["admin_email", "nobody"],
  ["timezone", "Mars/Olympus"],
  ["language", "tlh"],
  ["google_analytics_id", `G-1");alert(1);("`],
  ["google_analytics_id", "</script><script>alert(1)</script>"],
  ["google_search_console", `abcdefghijkl"><script>alert(1)</script>`],
  ["google_search_console", "--></head><script>alert(1)</script>"],
  ["primary_color", "red;background:url(//evil.example)"],
  ["logo_url", "/media/../secret.key"],
  ["favicon_url", "javascript:alert(1)"],
  ["smtp_port", 70_000],
  ["session_timeout", 169],
  ["api_rate_limit", 1.5],
  ["enable_api", "yes"],
  ["slack_webhook", "file:///etc/passwd"],
  ["webhook_secret", "whsec_mine"],
])("setting %s refuses %j", async (key, value) => {
  const { status, body } = await put({ [key]: value });
  expect(status).toBe(400);
  expect(Object.keys(body["fields"] as object)).toEqual([key]);
});

test("only an admin can read or change settings", async () => {
  const customer = await signUp(server.url);
  expect((await put({ site_name: "Theirs" }, customer.token)).status).toBe(403);
  expect((await call(`${server.url}/api/admin/settings`, { token: customer.token })).status).toBe(403);
  expect((await call(`${server.url}/api/admin/settings`)).status).toBe(401);
});

const SECRETS = {
  smtp_password: "open sesame 4711",
  slack_webhook: "https://hooks.example.com/services/T0/B0/secret",
  discord_webhook: "https://discord.example.com/api/webhooks/1/secret",
  webhook_url: "https://own.example.com/secret",
};

async function storedValues(): Promise<Record<string, unknown>> {
  const client = new Client(server.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ key: string; value: unknown }>("SELECT key, value FROM settings");
  await client.end();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

test("a secret is encrypted at rest and revealed neither by the API, in the audit log nor with another key", async () => {
  const answers = [
    await put(SECRETS),
    await call(`${server.url}/api/admin/settings`, { token: admin.token }),
  ];
  answers.push(await call(`${server.url}/api/public/settings`));
  const trail = await auditOf();
  const stored = JSON.stringify(await storedValues());
  for (const secret of Object.values(SECRETS)) {
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
  expect(await server.services.settings.get()).toMatchObject(SECRETS);
  expect(await one("smtp_password")).toMatchObject({ value: null, is_secret: true, is_set: true });
  expect(trail.at(-1)).toMatchObject({
    action: "settings.updated",
    actor_name: admin.email,
    before: { smtp_password: "not set" },
    after: { smtp_password: "set" },
  });

  const config = configOf({ SECRET_KEY: "another server has another key: 0123456789" });
  const stranger = await createServices(config);
  expect((await stranger.settings.get()).smtp_password).toBe("");
  const seen = (await stranger.settingsAdministration.get("smtp_password")) ?? {};
  expect(seen).toMatchObject({ isUnreadable: true, value: null });
  await stranger.close();

  await put({ smtp_password: "another" });
  expect((await auditOf()).at(-1)).toMatchObject({
    before: { smtp_password: "set" },
    after: { smtp_password: "set anew" },
  });
  await put({ smtp_password: "", slack_webhook: "", discord_webhook: "", webhook_url: "" });
  expect(await one("smtp_password")).toMatchObject({ is_set: false });
});

test("a secret stored in plain text is encrypted at the next start", async () => {
  const client = new Client(server.databaseUrl);
  await client.connect();
  await client.query(
    `INSERT INTO settings (key, value, category) VALUES ('smtp_password', '"from before"', 'email')
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  await client.end();
  const next = await createServices(configOf());
  expect((await next.settings.get()).smtp_password).toBe("from before");
  expect((await storedValues())["smtp_password"]).toHaveProperty("sealed");
  await next.close();
  await put({ smtp_password: "" });
});

test("a setting saved on one process applies on the other at its next answer", async () => {
  const other = await createServices(configOf());
  await put({ site_name: "Seen everywhere", api_rate_limit: 7, smtp_password: "shared" });
  expect(await other.settings.get()).toMatchObject({
    site_name: "Seen everywhere",
    api_rate_limit: 7,
    smtp_password: "shared",
  });
  await other.settingsAdministration.save(commandLine, { site_name: "Quietzone", smtp_password: "" });
  expect(await one("site_name")).toMatchObject({ value: "Quietzone" });
  await put({ api_rate_limit: 100 });
  await other.close();
});

test("concurrent saves are all kept, and each audit entry has the value before it", async () => {
  const from = (await auditOf()).length;
  await Promise.all(["One", "Two", "Three"].map((site_name) => put({ site_name })));
  const entries = (await auditOf()).slice(from) as { before: object; after: object }[];
  const before = ["Quietzone", ...entries.map(({ after }) => (after as { site_name: string }).site_name)];
  expect(entries.map((entry) => (entry.before as { site_name: string }).site_name)).toEqual(
    before.slice(0, -1),
  );
  await put({ site_name: "Quietzone" });
});

const signUpWith = async (password: string) =>
  (await call(`${server.url}/auth/v1/signup`, { json: { email: newEmail(), password } })).status;
/** Sets a new password without the current one. @returns the status */
async function newPasswordAlone(): Promise<number> {
  const { token } = await signUp(server.url);
  const json = { password: "a lantern in the fog" };
  return (await call(`${server.url}/auth/v1/user`, { method: "PUT", json, token })).status;
}
const publicSetting = (key: string) => async () =>
  (await call(`${server.url}/api/public/settings`)).body[key];
/** Settings with an effect over HTTP: key, new and old value, a request, and its results before and after. */
const effects: [string, unknown, unknown, () => Promise<unknown>, unknown, unknown][] = [
  ["enable_registration", false, true, () => signUpWith("correct horse"), 200, 422],
  ["require_current_password", false, true, newPasswordAlone, 400, 200],
  ["password_min_length", 20, 6, () => signUpWith("correct horse"), 200, 422],
  [
    "enable_2fa",
    true,
    false,
    async () => (await call(`${server.url}/api/admin/installation`, { token: admin.token })).status,
    200,
    401,
  ],
  ["site_name", "Labels", "Quietzone", publicSetting("site_name"), "Quietzone", "Labels"],
  [
    "site_description",
    "Ours",
    "Free QR code and barcode generator",
    publicSetting("site_description"),
    "Free QR code and barcode generator",
    "Ours",
  ],
  ["language", "pt", "en", publicSetting("language"), "en", "pt"],
  ["require_login_to_download", false, true, publicSetting("require_login_to_download"), true, false],
  [
    "custom_css",
    "body { color: teal }",
    "",
    async () => (await fetch(`${server.url}/custom.css`)).text(),
    "",
    "body { color: teal }",
  ],
  [
    "timezone",
    "Asia/Tokyo",
    "UTC",
    async () => {
      const { token } = await signUp(server.url);
      return (await call(`${server.url}/api/me/profile`, { token })).body["timezone"];
    },
    "UTC",
    "Asia/Tokyo",
  ],
  ["smtp_host", "mail.example.com", "", async () => server.services.mailCheck.route(), "outbox", "settings"],
];

/**
 * Saves through the service: after requiring second factors, an admin without one is locked out of the API.
 */
const save = (changes: Record<string, unknown>) =>
  server.services.settingsAdministration.save(commandLine, changes);

test.each(effects)("%s takes effect at the next call", async (key, value, before, observe, first, then) => {
  expect(await observe()).toEqual(first);
  await save({ [key]: value });
  try {
    expect(await observe()).toEqual(then);
  } finally {
    await save({ [key]: before });
  }
});

test("the custom stylesheet is served by its version and is inert when opened directly", async () => {
  await put({ custom_css: "</style><script>alert(1)</script>" });
  const version = (await call(`${server.url}/api/public/settings`)).body["custom_css_version"] as string;
  const kept = await fetch(`${server.url}/custom.css?v=${version}`);
  expect(kept.headers.get("content-type")).toMatch(/^text\/css/);
  expect(kept.headers.get("x-content-type-options")).toBe("nosniff");
  expect(kept.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(kept.headers.get("cache-control")).toContain("immutable");
  await put({ custom_css: "" });
  expect((await fetch(`${server.url}/custom.css?v=${version}`)).headers.get("cache-control")).toBe(
    "no-cache",
  );
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" onload="alert(1)">
  <script>alert(2)</script><image href="http://127.0.0.1:1/x.png" width="9" height="9"/>
  <rect width="300" height="60" fill="#00d4ff"/></svg>`;

async function uploadPicture(key: string, content: string | Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([content as BlobPart]), "logo.svg");
  return fetch(`${server.url}/api/admin/settings/${key}/picture`, {
    method: "POST",
    headers: { Authorization: `Bearer ${admin.token}` },
    body,
  });
}

test("an uploaded SVG logo becomes a PNG without its scripts", async () => {
  const answer = await uploadPicture("logo_url", SVG);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  // a wide logo replaces the site's name
  expect(url).toMatch(/^\/media\/branding\/logo-wide-[\w-]+\.png$/);
  const picture = await fetch(server.url + url);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.includes("alert")).toBe(false);
  expect((await put({ logo_url: url })).status).toBe(200);
  expect((await call(`${server.url}/api/public/settings`)).body["logo_url"]).toBe(url);
  await put({ logo_url: "" });
});

test.each([
  [
    "an entity",
    `<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
    415,
  ],
  [
    "an external stylesheet",
    `<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?><svg xmlns="http://www.w3.org/2000/svg"/>`,
    415,
  ],
  ["a page", "<!doctype html><script>alert(1)</script>", 415],
  ["no drawable content", `<svg xmlns="http://www.w3.org/2000/svg"`, 422],
  ["more than 512 kB", `<svg xmlns="http://www.w3.org/2000/svg">${"<rect/>".repeat(80_000)}</svg>`, 413],
  ["400 million pixels", `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>`, 422],
])("refuses an SVG with %s", async (_what, content, status) => {
  const answer = await uploadPicture("logo_url", content);
  expect([status, 415]).toContain(answer.status);
});

test("an external picture is copied to this site, and one from this machine's network is refused", async () => {
  const { status, body } = await put({ logo_url: `${server.url}/favicon.png` });
  expect(status).toBe(400);
  expect(body["fields"]).toHaveProperty("logo_url");

  const pictures = await listen(new Koa().use((ctx) => void (ctx.body = Buffer.from(BLACK_PNG))));
  const services = await createServices(configOf({ OUTBOUND_ALLOW: "127.0.0.1" }));
  await services.settingsAdministration.save(commandLine, { favicon_url: `${pictures.url}/icon.png` });
  expect((await services.settings.get()).favicon_url).toMatch(/^\/media\/branding\/favicon-[\w-]+\.png$/);
  await services.settingsAdministration.save(commandLine, { favicon_url: "" });
  await services.close();
  await pictures.close();
});

test("the test mail reports that it was kept in the outbox, or why the mail server failed", async () => {
  const send = () => call(`${server.url}/api/admin/test-mail`, { method: "POST", token: admin.token });
  expect((await send()).body).toEqual({ to: admin.email, route: "outbox", taken: true, problem: null });
  await put({ smtp_host: "127.0.0.1" });
  expect((await send()).body).toMatchObject({
    route: "settings",
    taken: false,
    problem: "The mail server of the settings cannot be called",
  });
  await put({ smtp_host: "" });
});

test("a new webhook secret is shown once, and the audit log says only that it was set", async () => {
  const { status, body } = await call(`${server.url}/api/admin/webhook-secret`, {
    method: "POST",
    token: admin.token,
  });
  expect(status).toBe(201);
  expect(body["secret"]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await one("webhook_secret")).toMatchObject({ value: null, is_set: true });
  expect((await auditOf()).at(-1)).toMatchObject({ after: { webhook_secret: "set" } });
  expect((await server.services.settings.get()).webhook_secret).toBe(body["secret"]);
});

test("SITE_URL overrides the setting of the site's address", async () => {
  await put({ site_url: "https://codes.example.org/" });
  expect((await call(`${server.url}/api/public/settings`)).body["site_url"]).toBe(
    "https://codes.example.org",
  );
  const said = await createServices(configOf({ SITE_URL: "https://qr.example.com" }));
  expect(await said.settings.publicSettings()).not.toHaveProperty("site_url");
  expect(said.installation).toEqual({ siteUrl: "https://qr.example.com", isSiteUrlSaid: true });
  await said.close();
  await put({ site_url: "" });
});

test("settings that affect accounts, mails or visitors can be changed only after a fresh sign-in", async () => {
  const other = await newAdmin(server);
  const client = new Client(server.databaseUrl);
  await client.connect();
  const past = `[{"method":"password","timestamp":${Math.floor(Date.now() / 1000) - 601}}]`;
  await client.query("UPDATE sessions SET amr = $1 WHERE user_id = $2", [past, other.id]);
  await client.end();
  for (const changes of [
    { smtp_password: "theirs" },
    { site_name: "Labels", smtp_host: "mail.example.org" },
    { site_url: "https://example.org" },
    { source_url: "https://example.org/" },
    { enable_registration: true },
    { enable_2fa: false },
    { require_current_password: false },
    { webhook_url: "https://example.org/" },
    { require_email_verification: false },
    { max_login_attempts: 10 },
    { password_min_length: 8 },
    { session_timeout: 168 },
    { session_idle_timeout: 168 },
    { admin_email: "theirs@example.org" },
    { from_email: "theirs@example.org" },
    { visitor_addresses: "whole" },
    { visitor_retention_days: 1 },
    { google_analytics_id: "G-THEIRS1234" },
    { google_search_console: "theirs" },
    { custom_css: "body { display: none }" },
  ]) {
    const { status, body } = await put(changes, other.token);
    expect([changes, status, body["code"]]).toEqual([changes, 400, "reauthentication_needed"]);
  }
  const single = await call(`${server.url}/api/admin/settings/smtp_host`, {
    method: "PUT",
    json: { value: "mail.example.org" },
    token: other.token,
  });
  expect(single.body["code"]).toBe("reauthentication_needed");
  expect((await put({ meta_title: "Codes" }, other.token)).status).toBe(200);
});
