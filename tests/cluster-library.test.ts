/**
 * The server versions that can load the Citus library, and the messages for other versions (`npm run
 * test:citus`).
 */
import { expect, test } from "vitest";
import { olderThanLibrary } from "./citus/cluster.ts";

test.each(["postgres (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)", "postgres (PostgreSQL) 15.21"])(
  "the library accepts %s",
  (said) => expect(olderThanLibrary(said)).toBeNull(),
);

test.each([
  ["postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)", "15.18"],
  ["postgres (PostgreSQL) 15.9", "15.9"],
  ["postgres (PostgreSQL) 16.30", "16.30"],
])("the library rejects %s and says which version to install and how", (said, version) => {
  expect(olderThanLibrary(said)).toContain(`PostgreSQL ${version} is installed`);
  expect(olderThanLibrary(said)).toContain("15.20 or later of 15");
  expect(olderThanLibrary(said)).toContain("apt-get install postgresql-15");
});
