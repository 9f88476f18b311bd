import { EventEmitter, once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../adapters/db/pool/connect.ts";
import { openEmbeddedPostgres } from "../../../adapters/db/embedded/embedded-postgres.ts";
import type { DomainError } from "../../../core/errors.ts";
import { askDatabase as ask } from "../../support/database/ask-database.ts";
import { startDatabaseProgram } from "../../support/database/start-database-program.ts";
import {
  killPostgres,
  makeFolder,
  postmasterPid,
  removeFolder,
  temporaryFolder,
} from "../../support/temporary-folder.ts";

/** A path with characters that are special in lists, shells, SQL and command lines. */
const ODD_NAME = `it's, "my" $HOME\\data; 100% ü`;

let folder: string;
/** Created by the first start, below; each test expects no running server and leaves none. */
let dataDir: string;

beforeAll(async () => {
  folder = await makeFolder();
  dataDir = join(folder, ODD_NAME);
  await mkdir(join(dataDir, "db.new-abandoned", "data"), { recursive: true });
  await mkdir(join(dataDir, "db.new-under-way"));
  await mkdir(join(dataDir, "db"));
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(dataDir, "db.new-abandoned"), longAgo, longAgo);
  await (await openEmbeddedPostgres({ dataDir })).close();
});
afterAll(async () => {
  await killPostgres(dataDir);
  await removeFolder(folder);
});

interface Answer {
  rows: unknown[];
}

/** Repeats the question until it works, to await a recovery. If it never does, the test times out. */
async function untilItWorks<T>(question: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await question().catch(() => null);
    if (answer !== null) return answer;
  }
}

describe("starting", () => {
  test("the first start fills an empty folder, makes it private, and cleans up after an earlier crash", async () => {
    expect((await readdir(dataDir)).toSorted()).toEqual(["db", "db.log", "db.new-under-way"]);
    const modeOf = async (...path: string[]) => (await stat(join(dataDir, "db", ...path))).mode & 0o777;
    expect(await modeOf()).toBe(0o700);
    expect(await modeOf("quietzone.password")).toBe(0o600);
  });

  test("the files belong to the user who started it, root included, in a folder private to that user", async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, "db", "base"))).uid).toBe(process.geteuid?.());
  });

  test("the database is durable, has page checksums, uses UTF-8 and requires the password", async () => {
    const server = await openEmbeddedPostgres({ dataDir });
    const settings = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums", "server_encoding"];
    const values = await Promise.all(settings.map((name) => ask(server, `current_setting('${name}')`)));
    expect(values).toEqual(["on", "on", "on", "on", "UTF8"]);
    const stranger = { ...server, connection: () => ({ ...server.connection(), password: "guess" }) };
    await expect(ask(stranger, "1")).rejects.toMatchObject({ code: "28P01" });
    await server.close();
  });

  test("works if the path is too long for a socket", async () => {
    const longDir = join(await temporaryFolder(), "a-folder-with-a-long-name/".repeat(5));
    await mkdir(longDir, { recursive: true });
    await rename(join(dataDir, "db"), join(longDir, "db"));
    const server = await openEmbeddedPostgres({ dataDir: longDir });
    const beside = await openEmbeddedPostgres({ dataDir: longDir });
    expect(await ask(beside, "1")).toBe(1);
    expect(server.connection().host).toBe("127.0.0.1");
    await beside.close();
    await server.close();
    await rename(join(longDir, "db"), join(dataDir, "db"));
  });

  test("starts despite a stale pid file whose pid now belongs to another program", async () => {
    const dbDir = join(dataDir, "db");
    await writeFile(
      join(dbDir, "postmaster.pid"),
      [process.pid, dbDir, 1_700_000_000, 5432, dbDir, "", "  1234567   1234567", "ready   ", ""].join("\n"),
    );
    await writeFile(join(dbDir, ".s.PGSQL.5432.lock"), `${process.pid}\n`);
    const server = await openEmbeddedPostgres({ dataDir });
    expect(await ask(server, "1")).toBe(1);
    await server.close();
  });
});

describe("an empty pid file", () => {
  test("left by a power failure does not stop the start", async () => {
    const file = join(dataDir, "db", "postmaster.pid");
    await writeFile(file, "");
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(file, longAgo, longAgo);
    const server = await openEmbeddedPostgres({ dataDir });
    expect(await ask(server, "1")).toBe(1);
    await server.close();
  });

  test("of a server that is starting at the same moment is waited for", async () => {
    const file = join(dataDir, "db", "postmaster.pid");
    const log = join(dataDir, "db.log");
    await writeFile(log, "");
    await writeFile(file, "");
    const opening = openEmbeddedPostgres({ dataDir });
    await untilItWorks(async () => ((await readFile(log, "utf8")).includes("is empty") ? true : null));
    await rm(file, { force: true });
    const server = await opening;
    expect(await ask(server, "1")).toBe(1);
    await server.close();
  });
});

describe("several processes", () => {
  test("two that start at the same moment on an empty folder share one database", async () => {
    const emptyDir = await temporaryFolder();
    const programs = [startDatabaseProgram(emptyDir), startDatabaseProgram(emptyDir)];
    const opened = await Promise.all(programs.map((program) => program.ask()));
    const migrations = opened.map(({ migrated }) => (migrated as string[]).length);
    expect(Math.min(...migrations)).toBe(0);
    await Promise.all(programs.map((program, turn) => program.ask(`add key_${turn}`)));
    const closed = await Promise.all(programs.map((program) => program.ask("close")));
    expect(closed).toEqual([{ closed: true }, { closed: true }]);
    const server = await openEmbeddedPostgres({ dataDir: emptyDir });
    expect(await ask(server, "SELECT count(*)::int FROM settings")).toBe(2);
    await server.close();
  });

  test("another process keeps the server when the one that started it leaves, and the last one stops it", async () => {
    const first = await openEmbeddedPostgres({ dataDir });
    const pid = await postmasterPid(dataDir);
    const second = await openEmbeddedPostgres({ dataDir });
    await first.close();
    expect(await postmasterPid(dataDir)).toBe(pid);
    expect(await ask(second, "1")).toBe(1);
    await second.close();
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test("processes that come and go at the same time never connect to a stopping server", async () => {
    const visit = async () => {
      const server = await openEmbeddedPostgres({ dataDir });
      const answer = await ask(server, "1");
      await server.close();
      return answer;
    };
    const visitor = async () => [await visit(), await visit(), await visit(), await visit()];
    const answers = await Promise.all(Array.from({ length: 5 }, visitor));
    expect(answers.flat()).toEqual(Array.from({ length: 20 }, () => 1));
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test("a server that outlived its program is joined by the next and stopped when that leaves", async () => {
    const program = startDatabaseProgram(dataDir);
    await program.ask();
    const pid = await postmasterPid(dataDir);
    program.process.kill("SIGKILL");
    await once(program.process, "exit");
    const server = await openEmbeddedPostgres({ dataDir });
    expect(await postmasterPid(dataDir)).toBe(pid);
    await server.close();
    expect(await postmasterPid(dataDir)).toBeNull();
  });
});

describe("crashes", () => {
  test("every acknowledged row is there after SIGKILL of all processes", async () => {
    const program = startDatabaseProgram(dataDir);
    await program.ask();
    const acknowledged: unknown[] = [];
    for (let row = 0; row < 50; row += 1) acknowledged.push((await program.ask(`add row_${row}`))["added"]);
    // one more write is in flight when everything is killed
    const unfinished = program.ask("add unfinished");
    program.process.kill("SIGKILL");
    await killPostgres(dataDir);
    await unfinished;
    const server = await openEmbeddedPostgres({ dataDir });
    const found = await ask(server, "SELECT array_agg(key) FROM settings");
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    await server.close();
  });

  test("a server that dies under a running program is restarted", async () => {
    const lost: DomainError[] = [];
    const database = await openDatabase({ dataDir, onLost: (error) => lost.push(error) });
    await database.knex.raw("SELECT 1");
    const pid = await postmasterPid(dataDir);
    await killPostgres(dataDir);
    expect(await untilItWorks(async () => (await database.knex.raw<Answer>("SELECT 1 AS one")).rows)).toEqual(
      [{ one: 1 }],
    );
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    await database.close();
    expect(lost).toEqual([]);
  });

  test("a server that cannot be restarted is reported with the reason", async () => {
    const reports = new EventEmitter();
    const server = await openEmbeddedPostgres({ dataDir, onLost: (error) => reports.emit("lost", error) });
    const report = once(reports, "lost") as Promise<DomainError[]>;
    const settings = join(dataDir, "db", "postgresql.auto.conf");
    const before = await readFile(settings);
    await writeFile(settings, "shared_buffers = nonsense\n");
    await killPostgres(dataDir);
    const [error] = await report;
    expect(error?.code).toBe("storage_failed");
    expect(error?.message).toMatch(/did not start, see db\.log.*postgresql\.auto\.conf" contains errors/);
    await server.close();
    await writeFile(settings, before);
  });
});

/** The error message when the database is opened, or null. */
const refusal = async (dir: string) =>
  openEmbeddedPostgres({ dataDir: dir }).then(
    () => null,
    (error: DomainError) => `${error.code}: ${error.message}`,
  );

describe("refuses with a message, and leaves unchanged,", () => {
  test("a folder of another major version", async () => {
    const oldDir = await temporaryFolder();
    await mkdir(join(oldDir, "db"), { mode: 0o700 });
    await writeFile(join(oldDir, "db", "PG_VERSION"), "16\n");
    expect(await refusal(oldDir)).toMatch(
      /^storage_failed: .*PostgreSQL 16.*brings PostgreSQL 18.*DATABASE_URL/,
    );
    expect(await readFile(join(oldDir, "db", "PG_VERSION"), "utf8")).toBe("16\n");
    expect(await readdir(oldDir)).toEqual(["db"]);
  });

  test("a folder with other files in it", async () => {
    const otherDir = await temporaryFolder();
    await mkdir(join(otherDir, "db"));
    await writeFile(join(otherDir, "db", "notes.txt"), "mine");
    expect(await refusal(otherDir)).toMatch(/^storage_failed: .*holds files, but no database/);
    expect(await readdir(otherDir)).toEqual(["db"]);
  });

  test("a folder in which the database cannot be made, with no server left running", async () => {
    const newDir = await temporaryFolder();
    const settings = { default_transaction_read_only: "on" };
    await expect(openEmbeddedPostgres({ dataDir: newDir, settings })).rejects.toMatchObject({
      code: "storage_failed",
      message: expect.stringContaining("CREATE DATABASE"),
    });
    expect(await postmasterPid(newDir)).toBeNull();
  });

  test("a path that is a file", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");
    expect(await refusal(join(file, "data"))).toMatch(/^storage_failed: .*set DATA_DIR to a folder/);
    expect(await refusal(file)).toMatch(/^storage_failed: .*set DATA_DIR to a folder/);
  });

  test("a database whose password file has the wrong password", async () => {
    const file = join(dataDir, "db", "quietzone.password");
    const before = await readFile(file);
    await writeFile(file, "wrong");
    expect(await refusal(dataDir)).toMatch(/^database_unreachable: .*quietzone\.password/);
    await writeFile(file, before);
  });
});
