import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { newNotificationSchema } from "../../../../../core/notifications/notification.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

interface Inbox {
  unread: number;
  items: { id: string; kind: string; title: string | null; read: boolean; created_at: string }[];
}

let server: TestServer;
let ann: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ann = await signUp(server.url);
});
afterAll(() => server.close());

async function ask(account: Account, path = "", method = "GET"): Promise<Inbox> {
  const { status, body } = await call(`${server.url}/api/me/notifications${path}`, {
    method,
    token: account.token,
  });
  expect(status).toBe(200);
  return body as unknown as Inbox;
}

test("a new user has the first three notifications, two of them unread", async () => {
  const { items, unread } = await ask(ann);
  expect(unread).toBe(2);
  expect(items.map(({ kind, title, read }) => [kind, title, read])).toEqual([
    ["blog_post", null, false],
    ["system_update", null, false],
    ["new_feature", null, true],
  ]);
  expect(Date.parse(items[0]?.created_at ?? "")).not.toBeNaN();
});

test("marking one as read affects this reader only", async () => {
  const [first] = (await ask(ann)).items;
  const answer = await ask(ann, `/${first?.id}/read`, "POST");
  expect([answer.unread, answer.items[0]?.read]).toEqual([1, true]);
  expect(await ask(ann)).toEqual(answer);
  expect((await ask(await signUp(server.url))).unread).toBe(2);
});

test("marking all as read leaves none unread", async () => {
  const answer = await ask(ann, "/read", "POST");
  expect([answer.unread, answer.items.every(({ read }) => read)]).toEqual([0, true]);
  expect(await ask(ann)).toEqual(answer);
});

test.each([randomUUID(), "1"])("marking the unknown id %s gives a 404", async (id) => {
  const { status, body } = await call(`${server.url}/api/me/notifications/${id}/read`, {
    method: "POST",
    token: ann.token,
  });
  expect([status, body["code"]]).toEqual([404, "not_found"]);
});

test("a posted notification reaches every user unread, with its own text", async () => {
  await ask(ann, "/read", "POST");
  const words = { kind: "announcement", title: " Closed on Monday ", text: "The office, not the site." };
  const posted = await server.services.notifications.post(commandLine, newNotificationSchema.parse(words));
  const { items, unread } = await ask(ann);
  expect(unread).toBe(1);
  expect(items[0]).toMatchObject({ id: posted.id, title: "Closed on Monday", path: null, read: false });
});

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "verify",
])("a notification cannot link to %s", (path) => {
  const words = { kind: "announcement", title: "A", text: "B" };
  expect(newNotificationSchema.safeParse({ ...words, path }).success).toBe(false);
  expect(newNotificationSchema.safeParse({ ...words, path: "/" }).success).toBe(true);
});
