import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../adapters/db/pool/connect.ts";
import { readDatabaseUrl } from "../../../adapters/db/pool/database-url.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const SECRET = "s3cr3t-p4ss";

describe("the database address", () => {
  test.each([
    ["postgres://ada:pw@db.example.org:5433/codes", { host: "db.example.org:5433", database: "codes" }],
    ["postgresql://ada@db.example.org", { host: "db.example.org", database: "ada" }],
    ["postgres://ada:pw@/codes?host=/run/postgresql", { host: "/run/postgresql", database: "codes" }],
    ["postgres:///codes?host=/run/postgresql", { host: "/run/postgresql", database: "codes" }],
    ["postgres://ada:p%40ss@[::1]:5432/my%20codes", { host: "[::1]:5432", database: "my codes" }],
  ])("%s is parsed into host and database, without the password", (url, address) => {
    expect(readDatabaseUrl(url)).toEqual(address);
  });

  test.each(["", "codes", "mysql://ada@db/codes", `postgres://ada:${SECRET}/@/@:x:/`])(
    "refuses %s without repeating the password",
    (url) => {
      expect(() => readDatabaseUrl(url)).toThrow(
        expect.objectContaining({
          code: "config_invalid",
          message: expect.not.stringContaining(SECRET) as string,
        }),
      );
    },
  );
});

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "unused" });

const refusal = async (databaseUrl: string) => {
  const opened = await open(databaseUrl).catch((error: unknown) => error);
  expect(opened).toMatchObject({ code: "database_unreachable" });
  const { message } = opened as Error;
  expect(message).not.toContain(SECRET);
  return message;
};

describe("an external database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test("is used directly", async () => {
    const opened = await open(database.url);
    expect(opened.where).toBe("external");
    const { rows } = await opened.knex.raw<{ rows: unknown[] }>("SELECT 1 AS one");
    expect(rows).toEqual([{ one: 1 }]);
    await opened.close();
  });

  test("that refuses the password is reported with its host", async () => {
    const url = database.url.replace(/:[^:@]+@/, `:${SECRET}@`);
    expect(await refusal(url)).toMatch(
      /Cannot reach the database "test_\w+" at .*refuses the user or password/,
    );
  });

  test("that does not exist is reported by name", async () => {
    expect(await refusal(database.url.replace(/test_\w+/, "nowhere"))).toMatch(/"nowhere".*does not exist/);
  });

  test("is reported as unreachable if nothing listens at its address", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    await new Promise((resolve) => server.close(resolve));
    const said = await refusal(`postgres://ada:${SECRET}@127.0.0.1:${port}/codes`);
    expect(said).toContain(`at 127.0.0.1:${port}: nothing listens there`);
  });

  test("that hangs up causes an error message instead of waiting", async () => {
    const server = createServer((socket) => socket.destroy());
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
    expect(await refusal(`postgres://ada:${SECRET}@127.0.0.1:${port}/codes`)).toContain("Check that it runs");
    await new Promise((resolve) => server.close(resolve));
  });
});
