import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createServices, type Services } from "../../../../adapters/app/create-services.ts";
import { loadConfig } from "../../../../adapters/config/config.ts";
import { commandLine } from "../../../../core/audit/actor.ts";
import { newNotificationSchema } from "../../../../core/notifications/notification.ts";
import { call, signUp, type Account } from "../../../support/call.ts";
import { openEvents, type EventStream } from "../../../support/event-stream.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let ann: Account;
let streams: EventStream[] = [];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ann = await signUp(server.url);
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});
afterAll(() => server.close());

/** An open stream after its first event, the current inbox. */
async function listenTo(account: Account): Promise<EventStream> {
  const stream = await openEvents(`${server.url}/api/me/notifications/stream`, account.token);
  streams.push(stream);
  return stream;
}
const words = (title: string) => newNotificationSchema.parse({ kind: "announcement", title, text: "Text" });
const titles = (event: unknown) =>
  (event as { items: { title: string | null }[] } | null)?.items.map(({ title }) => title);
/** Reads events until the first item has this title. @returns false if the stream ends before */
async function says(stream: EventStream, title: string): Promise<boolean> {
  let event = await stream.next();
  while (event !== null && titles(event)?.[0] !== title) event = await stream.next();
  return event !== null;
}

test("the stream begins with the current inbox, as server-sent events that are not cached", async () => {
  const stream = await listenTo(ann);
  expect(stream.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(stream.headers.get("Cache-Control")).toBe("no-store");
  expect(await stream.next()).toMatchObject({ unread: expect.any(Number), items: expect.any(Array) });
});

test("a posted notification reaches an open stream", async () => {
  const stream = await listenTo(ann);
  await stream.next();
  await server.services.notifications.post(commandLine, words("The first"));
  expect(await says(stream, "The first")).toBe(true);
});

test("a notification posted by another process reaches an open stream", async () => {
  const stream = await listenTo(ann);
  await stream.next();
  const config = loadConfig(
    { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: "silent" },
    {},
  );
  const other: Services = await createServices(config);
  try {
    await other.notifications.post(commandLine, words("From elsewhere"));
    expect(await says(stream, "From elsewhere")).toBe(true);
  } finally {
    await other.close();
  }
});

test("the stream works again after its database connection broke", async () => {
  const stream = await listenTo(ann);
  await stream.next();
  const admin = new Client(server.databaseUrl);
  await admin.connect();
  try {
    const { rowCount } = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quietzone news' AND datname = current_database()",
    );
    expect(rowCount).toBe(1);
  } finally {
    await admin.end();
  }
  await server.services.notifications.post(commandLine, words("After the break"));
  expect(await says(stream, "After the break")).toBe(true);
});

test("a notification read in one tab is marked in the other, and other users' streams stay silent", async () => {
  const bob = await signUp(server.url);
  const [anns, bobs] = [await listenTo(ann), await listenTo(bob)];
  const before = (await bobs.next()) as { unread: number };
  expect(before.unread).toBeGreaterThan(0);
  await anns.next();
  await call(`${server.url}/api/me/notifications/read`, { method: "POST", token: ann.token });
  for (let event = (await anns.next()) as { unread: number }; event.unread > 0;)
    event = (await anns.next()) as { unread: number };
  await server.services.notifications.post(commandLine, words("For both"));
  // the channel preserves the order: Bob's next event is the post, with none before it
  expect(await bobs.next()).toMatchObject({ unread: before.unread + 1 });
});

test("the stream of a session that was ended elsewhere ends", async () => {
  const stream = await listenTo(ann);
  await stream.next();
  const { body } = await call(`${server.url}/auth/v1/token?grant_type=password`, {
    json: { email: ann.email, password: "correct horse battery" },
  });
  await call(`${server.url}/api/me/sessions`, { method: "DELETE", token: String(body["access_token"]) });
  let event = await stream.next();
  while (event !== null) event = await stream.next();
  expect(event).toBeNull();
});

test("an account is limited to twelve streams at once", async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => listenTo(ann)));
  const { status, headers } = await call(`${server.url}/api/me/notifications/stream`, { token: ann.token });
  expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
  held[0]?.close();
  await expect
    .poll(() => listenTo(ann).then((stream) => stream.headers.get("Content-Type")))
    .toMatch(/^text\/event-stream/);
});

test("a visitor who is not signed in gets a 401", async () => {
  const { status } = await call(`${server.url}/api/me/notifications/stream`);
  expect(status).toBe(401);
});

test("a server that stops ends its streams", async () => {
  const own = await startServer();
  try {
    const stream = await openEvents(`${own.url}/api/me/notifications/stream`, (await signUp(own.url)).token);
    await stream.next();
    await own.services.endStreams();
    let event = await stream.next();
    while (event !== null) event = await stream.next();
    expect(event).toBeNull();
  } finally {
    await own.close();
  }
});
