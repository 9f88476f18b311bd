import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, signUp, type Account } from "../../../../support/call.ts";
import { holdTable } from "../../../../support/database/held-table.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const record = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  content: "https://example.com/label",
  type: "url",
  format: "png",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  created_at: "2026-01-02T03:04:05.000Z",
  ...changes,
});
const avatar = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();

async function sendIn(account: Account, files: Record<string, unknown>) {
  const bytes = Object.entries(files).map(([name, value]): [string, Uint8Array] => [
    name,
    value instanceof Uint8Array ? value : new TextEncoder().encode(JSON.stringify(value)),
  ]);
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zipSync(Object.fromEntries(bytes)))]), "export.zip");
  return call(`${server.url}/api/me/import`, { method: "POST", raw: form, token: account.token });
}

/** The content of an account in the database. */
async function stored({ id }: Account) {
  const { history, historyFolders } = server.services;
  const { items } = await server.services.userList.list(
    { sort: "created_at", order: "desc", offset: 0, limit: 1 },
    { id: [id] },
  );
  return {
    codes: (await history.counts(id)).total,
    folders: (await historyFolders.list(id)).length,
    bio: items[0]?.profile.bio,
    avatar: items[0]?.profile.avatarUrl,
    metadata: items[0]?.userMetadata,
  };
}

test.each([
  ["codes", { "history.json": [record(), record()] }],
  ["folders", { "history.json": [], "folders.json": [{ id: "1", name: "Labels" }] }],
  ["a profile", { "history.json": [], "profile.json": { bio: "Bees" } }],
  ["metadata", { "history.json": [], "profile.json": { user_metadata: { plan: "theirs" } } }],
  ["an avatar", { "history.json": [], "profile.json": { avatar_url: "/media/avatars/me.png" } }],
])("an import of %s writes nothing into an account that was handed over meanwhile", async (_, files) => {
  const account = await signUp(server.url);
  const before = await stored(account);
  const folders = await holdTable(server.databaseUrl, "history_folders");
  const importing = sendIn(account, { ...files, "images/avatars/me.png": await avatar() });
  await folders.waiting();
  const { token } = await newAdmin(server);
  const handedOver = await call(`${server.url}/api/admin/users/${account.id}`, {
    method: "PUT",
    json: { email: newEmail(), email_confirmed: true, new_owner: true },
    token,
  });
  expect(handedOver.status).toBe(200);
  await folders.release();
  await importing;
  expect(await stored(account)).toEqual(before);
});

test("records that cannot be stored are skipped, and the others are imported", async () => {
  const account = await signUp(server.url);
  const { status, body } = await sendIn(account, {
    "history.json": [
      record(),
      record({ content: "a\0b" }),
      record({ content: "half \ud83d" }),
      record({ name: "\0" }),
    ],
    "folders.json": [
      { id: "1", name: "Labels" },
      { id: "2", name: "La\0bels" },
    ],
    "profile.json": { bio: "be\0es", location: "Here" },
  });
  expect([status, body]).toMatchObject([
    200,
    { records: { added: 1, refused: 3 }, folders: { added: 1 }, profile: ["location"] },
  ]);
});
