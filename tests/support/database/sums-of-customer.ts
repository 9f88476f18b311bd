import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ShortLink } from "../../../core/short-links/short-link.ts";
import { createTestDatabase, type TestDatabase } from "../postgres.ts";
import { buildLink, buildUser } from "../rows.ts";
import { historyDifferences } from "./history-recount.ts";

/** A database for the tests of a file, with a new account in each of them, and what is kept of that account beside its records. */
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
    /** What a code of the link holds. */
    contentOf: ({ code }: ShortLink) => `https://codes.example.org/s/${code}`,
    /** Counts of the history that are not those of a recount: none, where the sums are right. */
    differences: () => historyDifferences(database.knex, userId),
    downloads: async () =>
      await database
        .knex("code_downloads")
        .where({ user_id: userId })
        .orderBy("downloads")
        .pluck<number[]>("downloads"),
    /** The row of the directory by which a link is found. */
    directory: (code: string) =>
      database.knex("short_codes").where({ code }).first("target", "paused", "taken_down"),
  };
}
