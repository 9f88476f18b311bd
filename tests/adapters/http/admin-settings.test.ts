import { afterAll, beforeAll, expect, test } from "vitest";
import { adminProvider, newAdmin } from "../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../support/call.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const put = (changes: Record<string, unknown>, token = admin.token) =>
  call(`${server.url}/api/admin/settings`, { method: "PUT", json: { changes }, token });
const one = async (key: string) =>
  (await call(`${server.url}/api/admin/settings/${key}`, { token: admin.token })).body;

test("react-admin's provider lists, reads and changes settings by their key", async () => {
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

  const updated = await provider.update("settings", { id: "site_name", data: { value: "Labels" }, previousData: data });
  expect(updated.data).toMatchObject({ value: "Labels", is_set: true });
  await provider.updateMany("settings", { ids: ["enable_registration", "enable_2fa"], data: { value: false } });
  expect(await one("enable_registration")).toMatchObject({ value: false });
  expect((await put({ site_name: "Quietzone", enable_registration: true })).status).toBe(200);
});
