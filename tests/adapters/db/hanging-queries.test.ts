import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { endHangingQueries } from "../../../adapters/db/pool/hanging-queries.ts";
import { isOutage } from "../../../adapters/db/pool/outage.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const PATIENCE = { suspect: 50, lookEvery: 10, answer: 200 };
/** Gives the database time to answer, even on a busy machine. */
const MORE_PATIENCE = { ...PATIENCE, answer: 20_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A proxy to the database that can be cut without notice to either side. */
async function startCutting() {
  const url = new URL(database.url.replace("@/", "@localhost/"));
  const host = url.searchParams.get("host") ?? "";
  const port = Number(url.searchParams.get("port"));
  let isCut = false;
  let refused = 0;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    if (refused > 0) {
      refused -= 1;
      caller.destroy();
      return;
    }
    const there = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [caller, there]) open.add(socket.on("error", () => socket.destroy()));
    caller.on("data", (bytes: Buffer) => void (isCut || there.write(bytes)));
    there.on("data", (bytes: Buffer) => void (isCut || caller.write(bytes)));
    caller.once("close", () => there.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    connection: {
      host: "127.0.0.1",
      port: (server.address() as AddressInfo).port,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: url.pathname.slice(1),
    },
    cut: (is: boolean) => {
      isCut = is;
    },
    /** Closes the next `count` connections at once. */
    refuse: (count: number) => {
      refused = count;
    },
    left: () => refused,
  };
}

async function startPool() {
  const way = await startCutting();
  const pool = createPool(way.connection, 1);
  onTestFinished(() => pool.destroy());
  let stop: (() => void) | null = null;
  /** Watches for hanging queries until `unwatch`, so that setup and teardown may take any time. */
  const watch = (patience: typeof PATIENCE) => {
    stop = endHangingQueries(pool, () => way.connection, patience);
  };
  const unwatch = () => stop?.();
  onTestFinished(unwatch);
  return { way, pool, watch, unwatch };
}

test("a query that never gets an answer fails as an outage, and the next one succeeds once the database is back", async () => {
  const { way, pool, watch, unwatch } = await startPool();
  await pool.raw("SELECT 1");
  way.cut(true);
  watch(PATIENCE);
  const error: unknown = await pool.raw("SELECT 2").then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isOutage(error)).toBe(true);
  unwatch();
  way.cut(false);
  expect((await pool.raw<{ rows: unknown[] }>("SELECT 3 AS n")).rows).toEqual([{ n: 3 }]);
});

test("a transaction that never gets an answer leaves no connection in the middle of it", async () => {
  const { way, pool, watch, unwatch } = await startPool();
  const half = pool.transaction(async (tx) => {
    await tx.raw("CREATE TABLE half (n int)");
    way.cut(true);
    watch(PATIENCE);
    await tx.raw("INSERT INTO half VALUES (1)");
  });
  await expect(half).rejects.toThrow(/does not answer|connection error/);
  unwatch();
  way.cut(false);
  const { rows } = await pool.raw<{ rows: unknown[] }>(
    "SELECT txid_current_if_assigned() AS open, to_regclass('half') AS half",
  );
  expect(rows).toEqual([{ open: null, half: null }]);
});

test("a slow query is not canceled if the database answers other queries", async () => {
  const { pool, watch } = await startPool();
  watch(MORE_PATIENCE);
  const { rows } = await pool.raw<{ rows: unknown[] }>("SELECT 4 AS n FROM pg_sleep(0.4)");
  expect(rows).toEqual([{ n: 4 }]);
});

test("a slow query is not canceled if the database answers the second check", async () => {
  const { way, pool, watch } = await startPool();
  await pool.raw("SELECT 1");
  way.refuse(1);
  watch(MORE_PATIENCE);
  const { rows } = await pool.raw<{ rows: unknown[] }>("SELECT 5 AS n FROM pg_sleep(0.4)");
  expect(rows).toEqual([{ n: 5 }]);
  expect(way.left()).toBe(0);
});
