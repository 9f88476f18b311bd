import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openZip } from "../../../adapters/archive/read-zip.ts";
import { writeZip } from "../../../adapters/archive/write-zip.ts";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createMemoryCallCounts } from "../../../adapters/limits/memory-call-counts.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import { MAX_ACTIVE_KEYS } from "../../../core/api-keys/api-key.ts";
import { MAX_FACTORS } from "../../../core/auth/factors/factor.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { MAX_FOLDERS } from "../../../core/history/history-folder.ts";
import { createFolderService } from "../../../core/history/folder-service.ts";
import type { NewHistoryRecord } from "../../../core/history/history-record.ts";
import { createLogoService } from "../../../core/history/logo-service.ts";
import { createHistoryService, type HistoryService } from "../../../core/history/history-service.ts";
import { createImportService } from "../../../core/import/import-service.ts";
import { createShortLinkService } from "../../../core/short-links/short-link-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeImageStore } from "../../fakes/image-store.ts";
import { call, signUp } from "../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { buildSession, buildUser, newId } from "../../support/rows.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import { zipFile } from "../../support/files/zip-file.ts";

/**
 * Sends fifty requests at the same instant for each quota, on a real database: no quota is exceeded, and
 * nothing that fits is refused.
 */
const AT_ONCE = 50;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const fifty = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
const done = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === "fulfilled").length;
/** The distinct codes of the refusals. */
const refusals = (outcomes: PromiseSettledResult<unknown>[]) => [
  ...new Set(
    outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { code?: string }).code] : [],
    ),
  ),
];

const record = (): NewHistoryRecord => ({
  id: randomUUID(),
  content: "https://example.com",
  type: "url",
  format: "png",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  logoUrl: null,
});
const none = () => Promise.reject(new Error("not asked for here"));

/** @param meanwhile runs after an import has checked the quota */
async function histories(
  maxRecords: number,
  meanwhile: (history: HistoryService, userId: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const { repositories, transact } = database;
  const user = buildUser();
  await repositories.users.insert(user);
  const session = buildSession(user.id);
  await repositories.sessions.insert(session);
  const shared = { history: repositories.history, transact, clock: createFakeClock(), maxRecords };
  const history = createHistoryService({
    ...shared,
    historyFolders: repositories.historyFolders,
    images: createFakeImageStore(),
  });
  return {
    user,
    caller: { user, session },
    total: () => repositories.history.total(user.id),
    history,
    imports: createImportService({
      ...shared,
      archives: { open: openZip, pack: writeZip },
      imports: repositories.imports,
      folders: { list: () => meanwhile(history, user.id).then(() => []), create: none },
      brands: { list: () => Promise.resolve([]), create: none },
      logos: { save: none },
      avatars: { adopt: none },
      profiles: { fill: none, fillMetadata: none },
      counts: createMemoryCallCounts(),
    }),
  };
}

test("concurrent saves fill a history exactly to its limit", async () => {
  const { user, history, total } = await histories(20);
  const outcomes = await fifty(() => history.save(user.id, record()));
  expect([done(outcomes), refusals(outcomes), await total()]).toEqual([20, ["quota_exceeded"], 20]);
});

test("a code sent fifty times at once is stored once, even if that fills the history", async () => {
  const { user, history, total } = await histories(1);
  const same = record();
  const outcomes = await fifty(() => history.save(user.id, same));
  expect([done(outcomes), await total()]).toEqual([AT_ONCE, 1]);
});

test("an import and concurrent saves together stay within the history limit", async () => {
  const { user, caller, history, imports, total } = await histories(60);
  const rows = Array.from({ length: 40 }, () => ({ ...record(), created_at: "2026-01-02T03:04:05.000Z" }));
  const zip = zipFile([{ name: "history.json", bytes: JSON.stringify(rows) }]);
  const [imported, saved] = await Promise.all([
    Promise.allSettled([imports.importAll(caller, zip)]),
    fifty(() => history.save(user.id, record())),
  ]);
  expect(await total()).toBe(done(imported) * 40 + done(saved));
  expect(await total()).toBeLessThanOrEqual(60);
  // the first to commit wins: an import is saved as a whole or not at all
  expect(done(saved)).toBe(done(imported) === 1 ? 20 : AT_ONCE);
});

test("an import fails if concurrent saves took the room that it had found", async () => {
  const { caller, imports, total } = await histories(60, (own, id) => fifty(() => own.save(id, record())));
  const rows = Array.from({ length: 40 }, () => ({ ...record(), created_at: "2026-01-02T03:04:05.000Z" }));
  const zip = zipFile([{ name: "history.json", bytes: JSON.stringify(rows) }]);
  await expect(imports.importAll(caller, zip)).rejects.toMatchObject({ code: "quota_exceeded" });
  expect(await total()).toBe(AT_ONCE);
});

test("concurrent restores of deleted codes stop at the history limit", async () => {
  const { user, history, total } = await histories(20);
  const deleted = Array.from({ length: 20 }, record);
  for (const each of deleted) await history.save(user.id, each);
  await history.remove(
    user.id,
    deleted.map(({ id }) => id),
  );
  for (let kept = 0; kept < 10; kept += 1) await history.save(user.id, record());
  const outcomes = await fifty((index) => history.restore(user.id, [deleted[index % 20]?.id ?? ""]));
  expect([refusals(outcomes), await total()]).toEqual([["quota_exceeded"], 20]);
});

test("concurrent requests create exactly as many short links as an account may have", async () => {
  const { repositories, transact } = database;
  const user = buildUser();
  await repositories.users.insert(user);
  const links = createShortLinkService({
    shortLinks: repositories.shortLinks,
    transact,
    secrets,
    clock: createFakeClock(),
    ids: { next: newId },
    parseUrl: (text) => new URL(text),
    ownHosts: ["codes.example"],
    maxLinks: 20,
  });
  const outcomes = await fifty(() => links.create(user.id, { target: "https://example.com", name: "" }));
  expect([done(outcomes), refusals(outcomes), await repositories.shortLinks.count(user.id)]).toEqual([
    20,
    ["conflict"],
    20,
  ]);
});

test("concurrent uploads store exactly as many logos as an account may have", async () => {
  const { repositories, transact } = database;
  const user = buildUser();
  await repositories.users.insert(user);
  const images = createFakeImageStore();
  const logos = createLogoService({
    history: repositories.history,
    images,
    users: repositories.users,
    pictures: { toPng: async (bytes) => ({ bytes, width: 1, height: 1 }) },
    transact,
    secrets,
    clock: createFakeClock(),
    maxLogos: 20,
  });
  const outcomes = await fifty(() => logos.save(user.id, Uint8Array.of(1)));
  expect([done(outcomes), refusals(outcomes), (await images.list("qr-logos/")).length]).toEqual([
    20,
    ["quota_exceeded"],
    20,
  ]);
});

test("concurrent requests create exactly as many folders as a history may have", async () => {
  const { repositories, transact } = database;
  const { historyFolders } = repositories;
  const folders = createFolderService({
    historyFolders,
    transact,
    clock: createFakeClock(),
    ids: { next: newId },
  });
  const { id } = buildUser();
  await repositories.users.insert(buildUser({ id }));
  for (let made = 0; made < MAX_FOLDERS - 20; made += 1) await folders.create(id, `folder ${made}`);
  const outcomes = await fifty((index) => folders.create(id, `new ${index}`));
  expect([done(outcomes), refusals(outcomes), (await folders.list(id)).length]).toEqual([
    20,
    ["validation_failed"],
    MAX_FOLDERS,
  ]);
});

test("concurrent requests create exactly as many API keys as an account may have", async () => {
  const { apiKeys } = server.services;
  const { id } = await signUp(server.url);
  const outcomes = await fifty((index) =>
    apiKeys.create(commandLine, { name: `key ${index}`, scopes: ["generate"] }, id),
  );
  expect([done(outcomes), refusals(outcomes)]).toEqual([MAX_ACTIVE_KEYS, ["quota_exceeded"]]);
});

test("concurrent enrollments stop at the limit of second factors, and each name is used once", async () => {
  const account = await signUp(server.url);
  const enroll = (friendly_name: string) =>
    call(`${server.url}/auth/v1/factors`, {
      json: { factor_type: "totp", friendly_name },
      token: account.token,
    });
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => enroll(`phone ${index % 25}`)),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { body } = await call(`${server.url}/auth/v1/user`, { token: account.token });
  const names = (body["factors"] as { friendly_name: string }[]).map(({ friendly_name }) => friendly_name);
  expect([names.length, new Set(names).size]).toEqual([MAX_FACTORS, MAX_FACTORS]);
});
