import { chmod, chown, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openEmbeddedPostgres } from "../../../adapters/db/embedded/embedded-postgres.ts";
import { decideIdentity } from "../../../adapters/db/embedded/postgres-identity.ts";
import { askDatabase } from "../../support/database/ask-database.ts";
import { canBecomeOrdinary, ORDINARY } from "../../support/programs/ordinary-user.ts";
import { startDatabaseProgram } from "../../support/database/start-database-program.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const root = { uid: 0, gid: 0 };
const ada = { uid: 1001, gid: 1002 };

const why = (possible: boolean) =>
  possible ? "" : " (skipped: needs root and a project folder that others may read)";

const decide = (facts: Partial<Parameters<typeof decideIdentity>[0]>) =>
  decideIdentity({
    self: 0,
    dbOwner: null,
    dataDirOwner: root,
    canUnshare: true,
    dbDir: "/data/db",
    ...facts,
  });

const refused = (message: RegExp) =>
  expect.objectContaining({
    code: "storage_failed",
    message: expect.stringMatching(message) as string,
  }) as Error;

describe("the user that PostgreSQL runs as", () => {
  test("is the current one if it is an ordinary user with its own folder", () => {
    expect(decide({ self: 1001, dataDirOwner: ada })).toEqual({ prefix: [] });
    expect(decide({ self: 1001, dbOwner: ada })).toEqual({ prefix: [] });
  });

  test("is an ordinary user in a namespace if root owns the files", () => {
    expect(decide({}).prefix).toContain("unshare");
    expect(decide({ dbOwner: root }).prefix).toContain("unshare");
  });

  test("is the owner of the database, or of the data folder for a new one, if root starts it", () => {
    expect(decide({ dbOwner: ada })).toEqual({ prefix: [], user: ada });
    expect(decide({ dataDirOwner: ada })).toEqual({ prefix: [], user: ada });
  });

  test("is nobody if root starts it where namespaces are forbidden", () => {
    expect(decide({ canUnshare: false })).toEqual({ prefix: [], user: { uid: 65534, gid: 65534 } });
  });

  test("is refused with a way out if it cannot work", () => {
    expect(() => decide({ canUnshare: false, dbOwner: root })).toThrow(
      refused(/as an ordinary user.*DATABASE_URL/),
    );
    expect(() => decide({ self: 1001, dbOwner: root })).toThrow(
      refused(/belongs to the user with uid 0.*chown -R 1001/),
    );
  });
});

describe("in a real start", () => {
  test.runIf(canBecomeOrdinary)(
    `root can start it where namespaces are forbidden, as nobody${why(canBecomeOrdinary)}`,
    async () => {
      const folder = await temporaryFolder();
      await chmod(folder, 0o755);
      const dataDir = join(folder, "data");
      const identity = { prefix: [], user: { uid: ORDINARY, gid: ORDINARY } };
      const server = await openEmbeddedPostgres({ dataDir, identity });
      expect(await askDatabase(server, "1")).toBe(1);
      await server.close();
      expect((await stat(join(dataDir, "db"))).uid).toBe(ORDINARY);
      // the next start runs as the folder's owner without the option
      const again = await openEmbeddedPostgres({ dataDir });
      expect(await askDatabase(again, "1")).toBe(1);
      await again.close();
    },
  );

  test.runIf(canBecomeOrdinary)(
    `an ordinary user can start it, and root can join${why(canBecomeOrdinary)}`,
    async () => {
      const folder = await temporaryFolder();
      await chmod(folder, 0o755);
      const dataDir = join(folder, "data");
      await mkdir(dataDir);
      await chown(dataDir, ORDINARY, ORDINARY);
      const program = startDatabaseProgram(dataDir, ORDINARY);
      await program.ask();
      expect(await program.ask("add theirs")).toEqual({ added: "theirs" });
      const beside = await openEmbeddedPostgres({ dataDir });
      expect(await askDatabase(beside, "SELECT key FROM settings")).toBe("theirs");
      await beside.close();
      expect(await program.ask("close")).toEqual({ closed: true });
    },
  );

  test.runIf(canBecomeOrdinary)(
    `an ordinary user gets an error message for a folder of another user${why(canBecomeOrdinary)}`,
    async () => {
      const folder = await temporaryFolder();
      await chmod(folder, 0o755);
      const unwritable = startDatabaseProgram(join(folder, "data"), ORDINARY);
      expect(await unwritable.ask()).toMatchObject({
        code: "storage_failed",
        message: expect.stringContaining("cannot be opened or written") as string,
      });
      await mkdir(join(folder, "theirs"));
      await chown(join(folder, "theirs"), ORDINARY, ORDINARY);
      await mkdir(join(folder, "theirs", "db"), { mode: 0o700 });
      await writeFile(join(folder, "theirs", "db", "PG_VERSION"), "18\n");
      const foreign = startDatabaseProgram(join(folder, "theirs"), ORDINARY);
      expect(await foreign.ask()).toMatchObject({
        code: "storage_failed",
        message: expect.stringContaining("belongs to the user with uid 0") as string,
      });
    },
  );
});
