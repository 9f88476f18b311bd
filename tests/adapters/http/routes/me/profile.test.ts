import { afterAll, beforeAll, expect, test } from "vitest";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let ann: Account;
beforeAll(async () => {
  server = await startServer();
  ann = await signUp(server.url);
});
afterAll(() => server.close());

const read = async (account: Account) =>
  (await call(`${server.url}/api/me/profile`, { token: account.token })).body;
const write = (account: Account, json: unknown) =>
  call(`${server.url}/api/me/profile`, { method: "PUT", token: account.token, json });

const WHOLE = {
  first_name: "Ann",
  last_name: "Other",
  phone: "+44 20 7946 0000",
  bio: "Labels for bees.\nAnd for hives.",
  location: "London",
  website: "https://ann.example",
  date_of_birth: "1990-02-28",
  gender: "prefer_not_to_say",
  timezone: "Europe/London",
  language: "de",
  theme: "dark",
  email_notifications: false,
  browser_notifications: true,
};

test("a profile is stored and returned with every field of the form", async () => {
  const { status, body } = await write(ann, WHOLE);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...WHOLE,
    id: ann.id,
    email: ann.email,
    full_name: "Ann Other",
    role: "customer",
  });
  expect(await read(ann)).toEqual(body);
});

test("missing fields keep their value, and an empty text becomes null", async () => {
  await write(ann, WHOLE);
  const { body } = await write(ann, { phone: "", location: null });
  expect(body).toMatchObject({ ...WHOLE, phone: null, location: null });
});

test("role, address, id and dates in the body are ignored", async () => {
  const before = await read(ann);
  const { status, body } = await write(ann, {
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    email: "somebody@else.example",
    role: "admin",
    banned_until: "2099-01-01",
    email_confirmed_at: "2020-01-01",
    created_at: "2000-01-01",
    plan: "gold",
  });
  expect(status).toBe(200);
  expect({ ...body, updated_at: null }).toEqual({ ...before, updated_at: null });
  const { body: user } = await call(`${server.url}/auth/v1/user`, { token: ann.token });
  expect(user).toMatchObject({ id: ann.id, email: ann.email, app_metadata: { role: "customer" } });
});

test("a profile is written for its owner only", async () => {
  const bob = await signUp(server.url);
  await write(bob, { first_name: "Bob" });
  expect(await read(ann)).not.toMatchObject({ first_name: "Bob" });
});

test.each([
  ["date_of_birth", "0000-01-01"],
  ["date_of_birth", "2024-02-30"],
  ["date_of_birth", "2999-01-01"],
  ["gender", "none of these"],
  ["timezone", "Europe/Atlantis"],
  ["language", "xx"],
  ["theme", "pink"],
  ["website", "javascript:alert(1)"],
  ["bio", "x".repeat(1001)],
  ["first_name", "x".repeat(101)],
])("refuses %s with the value %s", async (field, value) => {
  const { status, body } = await write(ann, { [field]: value });
  expect([status, body["code"]]).toEqual([400, "validation_failed"]);
  expect(Object.keys(body["fields"] as object)).toEqual([field]);
});

test("a default design is completed, loses unknown members, and is removed by null", async () => {
  const { body } = await write(ann, { default_design: { foreground: "#112233", size: 500, evil: true } });
  expect(body["default_design"]).toEqual({
    foreground: "#112233",
    background: "#ffffff",
    size: 500,
    level: null,
    margin: 4,
    logoSize: 50,
  });
  expect((await write(ann, { default_design: { size: 9_999_999 } })).status).toBe(400);
  expect((await write(ann, { default_design: null })).body["default_design"]).toBeNull();
});

test.each(["GET", "PUT"])("%s of a profile requires a sign-in", async (method) => {
  const { status } = await call(`${server.url}/api/me/profile`, { method });
  expect(status).toBe(401);
});
