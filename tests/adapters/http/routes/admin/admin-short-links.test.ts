import { afterAll, beforeAll, expect, test } from "vitest";
import { closedLinkTexts } from "../../../../../core/short-links/closed-link-texts.ts";
import { LANGUAGES } from "../../../../../core/languages.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let database: TestDatabase;
let server: TestServer;
let admin: Account;
let owner: Account;
let link: { id: string; code: string };
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url });
  admin = await newAdmin(server);
  owner = await signUp(server.url);
  const { body } = await call(`${server.url}/api/me/short_links`, {
    json: { target: "https://example.com/menu", name: "Private name" },
    token: owner.token,
  });
  link = { id: String(body["id"]), code: String(body["code"]) };
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = (method: string, path: string, token: string, json?: object) =>
  call(server.url + path, { method, token, ...(json && { json }) });
const takeDown = (reason: unknown, token = admin.token) =>
  ask("PUT", `/api/admin/short_links/${link.id}`, token, { taken_down_reason: reason });
const scan = async (language = "en") => {
  const response = await fetch(`${server.url}/s/${link.code}`, {
    redirect: "manual",
    headers: { "Accept-Language": language },
  });
  return { status: response.status, text: await response.text() };
};
const own = (method: string, json?: object) =>
  ask(method, `/api/me/short_links/${link.id}`, owner.token, json);

test("admins see the targets of a user's links, but not their private names", async () => {
  const filter = JSON.stringify({ user_id: owner.id });
  const { body } = await ask(
    "GET",
    `/api/admin/short_links?${new URLSearchParams({ filter }).toString()}`,
    admin.token,
  );
  expect(body).toMatchObject([{ id: link.id, user_id: owner.id, target: "https://example.com/menu" }]);
  expect(JSON.stringify(body)).not.toContain("Private name");
  expect((await ask("GET", "/api/admin/short_links", owner.token)).status).toBe(403);
  expect((await takeDown("Mine", owner.token)).status).toBe(403);
});

test.each([[""], [" "], ["x".repeat(501)], [5], [undefined]])(
  "a link cannot be taken down with the reason %j",
  async (reason) => {
    expect((await takeDown(reason)).status).toBe(400);
    expect((await scan()).status).toBe(302);
  },
);

test("a link that was taken down leads nowhere, whatever its owner does, until it is restored", async () => {
  const mails = () => database.knex("jobs").where({ queue: "mail" }).pluck<string[]>("payload");
  expect((await takeDown("Phishing")).body).toMatchObject({ taken_down_reason: "Phishing" });
  for (const language of LANGUAGES) {
    const { status, text } = await scan(language);
    expect(status).toBe(410);
    expect(text).toContain(closedLinkTexts[language].taken_down.title);
    expect(text).not.toContain("Phishing");
  }
  const [mail = ""] = (await mails()).filter((payload) => payload.includes("link_taken_down"));
  expect(JSON.parse(mail)).toMatchObject({
    to: owner.email,
    values: { target: "https://example.com/menu", reason: "Phishing" },
  });

  for (const change of [{ paused: false }, { target: "https://example.org" }, { name: "x" }])
    expect((await own("PATCH", change)).status).toBe(409);
  expect((await own("GET")).body).toMatchObject({
    taken_down_reason: "Phishing",
    taken_down_at: expect.any(String) as string,
    target: "https://example.com/menu",
  });

  await takeDown("Phishing");
  expect((await takeDown(null)).body).toMatchObject({ taken_down_reason: null, taken_down_at: null });
  expect((await scan()).status).toBe(302);
  expect((await own("PATCH", { name: "x" })).status).toBe(200);
  const audited = await database
    .knex("audit_log")
    .where({ subject_id: link.id })
    .orderBy("id")
    .pluck("action");
  expect(audited).toEqual(["short_link.taken_down", "short_link.put_back"]);
});

test("a paused link shows that it was taken down, and is paused again when restored", async () => {
  await own("PATCH", { paused: true });
  await takeDown("Phishing");
  expect((await scan()).text).toContain(closedLinkTexts.en.taken_down.title);
  await takeDown(null);
  expect((await scan()).text).toContain(closedLinkTexts.en.paused.title);
});

test("an admin with an outdated version of the link is refused", async () => {
  const path = `/api/admin/short_links/${link.id}`;
  const opened = (await ask("GET", path, admin.token)).headers.get("ETag") ?? "";
  expect(opened).toMatch(/^"/);
  expect((await takeDown("Malware")).status).toBe(200);
  const late = await call(server.url + path, {
    method: "PUT",
    token: admin.token,
    json: { taken_down_reason: "Spam" },
    headers: { "If-Match": opened },
  });
  expect([late.status, late.body["code"]]).toEqual([412, "precondition_failed"]);
  expect((await takeDown(null)).body).toMatchObject({ taken_down_reason: null });
});

test("the owner can delete a link that was taken down, and it stays dead", async () => {
  await takeDown("Phishing");
  expect((await own("DELETE")).status).toBe(204);
  expect((await scan()).status).toBe(404);
  expect((await takeDown(null)).status).toBe(404);
});
