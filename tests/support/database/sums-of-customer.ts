import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ShortLink } from "../../../core/short-links/short-link.ts";
import { createTestDatabase, type TestDatabase } from "../postgres.ts";
import { buildLink, buildUser } from "../rows.ts";
import { historyDifferences } from "./history-recount.ts";

/**
 * A database for the tests of a file, with a new account for each test, and the data kept about that account.
 */
export function sumsOfCustomer() {
  let database: TestDatabase;
  let userId: string;
  beforeAll(async () => {
    database = await createTestDatabase({ connections: 6 });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const user = buildUser();
    userId = user.id;
    await database.repositories.users.insert(user);
  });
  return {
    get database() {
      return database;
    },
    get userId() {
      return userId;
    },
    addLink: async (): Promise<ShortLink> => {
      const link = buildLink(userId);
      await database.repositories.shortLinks.insert(link);
      return link;
    },
    /** The content of a code with the link. */
    contentOf: ({ code }: ShortLink) => `https://codes.example.org/s/${code}`,
    /** Counts that differ from a recount of the history; empty if the sums are right. */
    differences: () => historyDifferences(database.knex, userId),
    downloads: async () =>
      await database
        .knex("code_downloads")
        .where({ user_id: userId })
        .orderBy("downloads")
        .pluck<number[]>("downloads"),
    /** The directory row that resolves a link. */
    directory: (code: string) =>
      database.knex("short_codes").where({ code }).first("target", "paused", "taken_down"),
  };
}
