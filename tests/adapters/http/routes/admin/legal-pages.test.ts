import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { LANGUAGES } from "../../../../../core/languages.ts";
import { LEGAL_TEXT_LENGTH } from "../../../../../core/legal/legal-page.ts";
import { adminProvider, newAdmin, RefusedCall } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
let provider: ReturnType<typeof adminProvider>;
beforeAll(async () => {
  server = await startServer({ SITE_URL: "https://codes.example" });
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
  provider = adminProvider(server.url, admin.token);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});
beforeEach(async () => {
  await knex("legal_pages").update({ link: "", text: "{}", is_published: true });
  await knex("settings").delete();
  server.services.settings.forget();
});

const save = async (id: string, data: object) =>
  (await provider.update("legal_pages", { id, data, previousData: { id } })).data;
const refusedFields = async (id: string, data: object): Promise<[number, unknown]> => {
  const refused = await save(id, data).catch((error: unknown) => error as RefusedCall);
  return refused instanceof RefusedCall ? [refused.status, refused.body["fields"]] : [200, refused];
};
const shown = async (kind: string, language: string) => {
  const { status, body } = await call(`${server.url}/api/public/legal_pages/${kind}?language=${language}`);
  return status === 200 ? body : status;
};
const links = () => server.services.legalPages.links();

const preview = (text: string) =>
  call(`${server.url}/api/admin/legal_pages/preview`, { token: admin.token, json: { text } });
const built = async (language: string) =>
  (
    await call(`${server.url}/api/admin/legal_pages/privacy/built_in?language=${language}`, {
      token: admin.token,
    })
  ).body;
const change = (changes: object) =>
  server.services.settingsAdministration.save(
    { userId: null, sessionId: null, name: "test", address: "", userAgent: "" },
    changes as Record<string, unknown>,
  );

describe("legal pages in the back office", () => {
  test("are three from the start, and can be filtered and sorted by react-admin's provider", async () => {
    const page = { pagination: { page: 1, perPage: 10 }, sort: { field: "id", order: "ASC" as const } };
    const all = await provider.getList("legal_pages", { ...page, filter: {} });
    expect([all.total, all.data.map(({ id }) => id)]).toEqual([3, ["imprint", "privacy", "terms"]]);
    expect(all.data[0]).toMatchObject({ link: "", text: {}, is_published: true });
    const many = await provider.getMany("legal_pages", { ids: ["terms", "imprint", "nothing"] });
    expect(many.data.map(({ id }) => id)).toEqual(["imprint", "terms"]);
    await save("terms", { is_published: false });
    const hidden = await provider.getList("legal_pages", { ...page, filter: { is_published: false } });
    expect(hidden.data.map(({ id }) => id)).toEqual(["terms"]);
  });

  test("cannot be created or deleted, and there is no fourth", async () => {
    for (const [method, path] of [
      ["POST", "/legal_pages"],
      ["DELETE", "/legal_pages/terms"],
      ["GET", "/legal_pages/cookies"],
      ["PUT", "/legal_pages/__proto__"],
      ["GET", "/legal_pages/%00"],
    ] as const) {
      const { status } = await call(`${server.url}/api/admin${path}`, {
        method,
        token: admin.token,
        ...(method !== "GET" && { json: {} }),
      });
      expect([path, [404, 405].includes(status)]).toEqual([path, true]);
    }
  });

  test("accept a whole record from react-admin and keep what was not sent", async () => {
    await save("imprint", { text: { de: "Wir\n", en: "Us" } });
    const { data } = await provider.getOne("legal_pages", { id: "imprint" });
    expect(data).toMatchObject({ text: { de: "Wir", en: "Us" } });
    await save("imprint", { ...data, text: { ...(data["text"] as object), en: "" } });
    expect(await save("imprint", { is_published: false })).toMatchObject({
      text: { de: "Wir" },
      is_published: false,
    });
    expect(await save("imprint", { text: { fr: "Nous" } })).toMatchObject({
      text: { de: "Wir", fr: "Nous" },
    });
  });

  test("are audited with the language of each change", async () => {
    await save("terms", { text: { en: "Old" } });
    await save("terms", { text: { en: "New" }, is_published: false });
    await save("terms", { text: { en: "New" } });
    const entries = await knex("audit_log")
      .where({ action: "legal_page.updated", subject_id: "terms" })
      .orderBy("id", "desc")
      .limit(2)
      .select<{ before: unknown; after: unknown }[]>("before", "after");
    expect(entries[0]).toEqual({
      before: { text_en: "Old", is_published: true },
      after: { text_en: "New", is_published: false },
    });
    expect(entries[1]).toMatchObject({ before: { text_en: null }, after: { text_en: "Old" } });
  });

  test("can be saved without a fresh sign-in, since they run no code", async () => {
    await knex("sessions").update({
      amr: JSON.stringify([{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }]),
    });
    expect(await save("terms", { text: { en: "x" } })).toMatchObject({ text: { en: "x" } });
  });

  test("refuse invalid texts and links with the field named", async () => {
    expect(await refusedFields("terms", { link: "javascript:alert(1)" })).toEqual([
      400,
      { link: expect.stringContaining("https://") },
    ]);
    expect(await refusedFields("terms", { link: "https://codes.example/imprint" })).toEqual([
      400,
      { link: expect.stringContaining("one of the legal pages of this site") },
    ]);
    expect(await refusedFields("terms", { text: { en: "a\u0000b" } })).toEqual([
      400,
      { "text.en": expect.stringContaining("control characters") },
    ]);
    expect(await refusedFields("terms", { text: { de: "*a ".repeat(9000) + " b*".repeat(7000) } })).toEqual([
      400,
      { "text.de": expect.stringContaining("Simplify") },
    ]);
    expect(await refusedFields("terms", { text: { en: "x".repeat(LEGAL_TEXT_LENGTH + 1) } })).toEqual([
      400,
      { "text.en": "A text has at most 50,000 characters" },
    ]);
    for (const odd of [
      { text: { xx: "a" } },
      { text: "a" },
      { text: ["a"] },
      { is_published: "yes" },
      { link: 1 },
    ])
      expect([odd, (await refusedFields("terms", odd))[0]]).toEqual([odd, 400]);
    expect(await provider.getOne("legal_pages", { id: "terms" })).toMatchObject({
      data: { text: {}, link: "" },
    });
  });

  test("accept the maximum length in every language at once, and refuse a megabyte or more", async () => {
    // letters of two bytes, the widest in our languages
    const longest = Object.fromEntries(
      LANGUAGES.map((language) => [language, "é".repeat(LEGAL_TEXT_LENGTH)]),
    );
    expect(Object.keys((await save("terms", { text: longest }))["text"] as object)).toHaveLength(6);
    expect((await refusedFields("terms", { text: { en: "x".repeat(1_048_576) } }))[0]).toBe(413);
    expect((await preview("x".repeat(LEGAL_TEXT_LENGTH + 1))).status).toBe(400);
  });

  test("are previewed as visitors will see them", async () => {
    expect((await preview("# A <script>\n[x](javascript:alert(1))")).body).toEqual({
      html: "<h2>A &lt;script&gt;</h2>\n<p>[x](javascript:alert(1))</p>\n",
    });
    expect((await preview("a\u202eb")).status).toBe(400);
  });

  test("provide the built-in privacy text as Markdown in each language", async () => {
    expect(await built("de")).toMatchObject({
      language: "de",
      text: expect.stringContaining("## Ihre Rechte"),
    });
    expect(await built("xx")).toMatchObject({
      language: "en",
      text: expect.stringContaining("## Your rights"),
    });
  });

  test("are available to admins only", async () => {
    const { token } = await signUp(server.url);
    for (const path of ["/legal_pages", "/legal_pages/privacy", "/legal_pages/privacy/built_in"])
      expect((await call(`${server.url}/api/admin${path}`, { token })).status).toBe(403);
  });
});

describe("a visitor", () => {
  test("sees only the built-in privacy text at first, in their language", async () => {
    expect(await links()).toEqual({ privacy: "/privacy" });
    expect(await shown("privacy", "de")).toMatchObject({
      kind: "privacy",
      language: "de",
      html: expect.stringContaining("<h2>Ihre Rechte</h2>"),
    });
    expect([await shown("terms", "en"), await shown("imprint", "en"), await shown("nothing", "en")]).toEqual([
      404, 404, 404,
    ]);
  });

  test("sees the text in their language, or else the site's, or else any", async () => {
    await save("terms", { text: { fr: "Règles" } });
    expect(await shown("terms", "de")).toMatchObject({ language: "fr", html: "<p>Règles</p>\n" });
    await save("terms", { text: { es: "Reglas", it: "Regole" } });
    await change({ language: "it" });
    expect(await shown("terms", "de")).toMatchObject({ language: "it" });
    expect(await shown("terms", "es")).toMatchObject({ language: "es" });
    expect(await links()).toEqual({ privacy: "/privacy", terms: "/terms" });
  });

  test("sees the title once, whatever language the text begins with it in", async () => {
    await save("imprint", { text: { de: "# Impressum\n\n## Anbieter\n\nWir" } });
    for (const language of ["de", "en"])
      expect(await shown("imprint", language)).toMatchObject({
        html: "<h2>Anbieter</h2>\n<p>Wir</p>\n",
      });
  });

  test("no longer sees the built-in text once the operator has one in any language", async () => {
    await save("privacy", { text: { de: "Unser Text" } });
    expect(await shown("privacy", "en")).toMatchObject({ language: "de", html: "<p>Unser Text</p>\n" });
    await save("privacy", { text: { de: "" } });
    expect(await shown("privacy", "en")).toMatchObject({ language: "en" });
  });

  test("gets a link instead of the text, and a 404 for an unpublished page", async () => {
    await save("privacy", { link: "https://example.org/datenschutz" });
    expect([await links(), await shown("privacy", "en")]).toEqual([
      { privacy: "https://example.org/datenschutz" },
      404,
    ]);
    await save("privacy", { is_published: false });
    await save("terms", { text: { en: "Rules" }, is_published: false });
    expect([await links(), await shown("privacy", "en"), await shown("terms", "en")]).toEqual([{}, 404, 404]);
    await save("privacy", { link: "" });
    expect(await shown("privacy", "en")).toBe(404);
  });

  test("sees a built-in text that follows the settings", async () => {
    await change({ visitor_retention_days: 41, session_timeout: 5, site_name: "Our codes" });
    expect(await shown("privacy", "en")).toMatchObject({
      html: expect.stringMatching(/Our codes stores.*deleted after 41 days.*ends after 5 hours/s),
    });
    await change({ enable_analytics: false });
    expect(await shown("privacy", "en")).toMatchObject({
      html: expect.stringContaining("Page views are not counted"),
    });
    await save("imprint", { text: { en: "Us" } });
    expect(await shown("privacy", "en")).toMatchObject({
      html: expect.stringContaining('<a href="/imprint">imprint</a>'),
    });
  });

  test("sees a change made in one process on every process", async () => {
    const other = await startServer({ DATABASE_URL: server.databaseUrl });
    try {
      other.services.subscribeToChanges();
      expect(await other.services.legalPages.links()).toEqual({ privacy: "/privacy" });
      await save("terms", { text: { en: "Rules" } });
      await expect
        .poll(() => other.services.legalPages.links())
        .toEqual({ privacy: "/privacy", terms: "/terms" });
    } finally {
      await other.close();
    }
  });
});

test("sees unsafe content in the database escaped, and the database refuses unsafe links", async () => {
  await knex("legal_pages")
    .where({ id: "terms" })
    .update({ text: JSON.stringify({ en: "<script>alert(1)</script> [x](javascript:alert(1))" }) });
  expect(await shown("terms", "en")).toMatchObject({
    html: "<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>\n",
  });
  const odd = {
    en: 5,
    de: { a: [1] },
    xx: "x",
    es: "\u202e",
    it: null,
    pt: "p".repeat(50_001),
    fr: "Bonjour",
  };
  await knex("legal_pages")
    .whereIn("id", ["terms", "privacy"])
    .update({ text: JSON.stringify(odd) });
  for (const kind of ["terms", "privacy"]) {
    expect(await shown(kind, "en")).toMatchObject({ language: "fr", html: "<p>Bonjour</p>\n" });
  }
  const { fr: _good, ...wrong } = odd;
  await knex("legal_pages")
    .whereIn("id", ["terms", "privacy"])
    .update({ text: JSON.stringify(wrong) });
  expect(await shown("terms", "en")).toBe(404);
  expect(await shown("privacy", "en")).toMatchObject({ language: "en" });
  await expect(
    knex("legal_pages").where({ id: "terms" }).update({ link: "javascript:alert(1)" }),
  ).rejects.toThrow(/legal_pages_link_web/);
  await expect(knex("legal_pages").insert({ id: "cookies" })).rejects.toThrow(/legal_pages_known/);
});
