import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keys } from "../../../cli/commands/keys.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

test("rotates the signing key, with audit entries that do not contain the key", async () => {
  await keys.rotate();
  await keys.rotate();
  const stored = await database.repositories.signingKeys.list();
  expect(stored.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false]);
  const query = { offset: 0, limit: 10, sort: "at", order: "desc" } as const;
  const { items } = await database.repositories.audit.list(query, {});
  expect(items.map(({ action }) => action)).toEqual(["signing_key.rotated", "signing_key.rotated"]);
  expect(items[0]?.actor.name).toBe("command line");
  for (const { jwk } of stored) expect(JSON.stringify(items)).not.toContain(String(jwk["d"]));
});
