import type { Knex } from "knex";
import { Client, type ClientConfig } from "pg";

/** A query without an answer for `suspect` may be slow, or its connection may be dead. */
const PATIENCE_MS = { suspect: 4000, lookEvery: 1000, answer: 4000 };

/** A connection of Knex's pool, as its events name it. */
interface PooledConnection {
  __knexUid: string;
  connection: { stream: { destroy(error: Error): void } };
}

interface RunningQuery {
  __knexUid: string;
  __knexQueryUid: string;
}

/**
 * A database whose machine stopped, or to which the way is cut, closes no connection: a query waits until the system gives up,
 * after a quarter of an hour. So a query that takes long checks over a new connection, and then over another, whether the server is there;
 * if not, the old connections are ended, and what waited for them gets ETIMEDOUT. A database that answers may take as long as it likes for a query.
 * @returns ends the looking
 */
export function endHangingQueries(
  knex: Knex,
  connection: () => ClientConfig,
  patience: typeof PATIENCE_MS = PATIENCE_MS,
): () => void {
  const running = new Map<string, { on: string; since: number }>();
  let asking = false;

  const begin = ({ __knexUid, __knexQueryUid }: RunningQuery) =>
    running.set(__knexQueryUid, { on: __knexUid, since: performance.now() });
  const end = ({ __knexQueryUid }: RunningQuery) => running.delete(__knexQueryUid);
  knex.on("query", begin);
  knex.on("query-response", (_response: unknown, query: RunningQuery) => end(query));
  knex.on("query-error", (_error: unknown, query: RunningQuery) => end(query));

  async function look(): Promise<void> {
    const limit = performance.now() - patience.suspect;
    if (asking || ![...running.values()].some(({ since }) => since < limit)) return;
    asking = true;
    try {
      // a machine that slept while it was asked finds its time over when it wakes, whatever the answer: it is asked a second time
      for (let times = 0; times < 2; times += 1)
        if (await answers({ ...connection(), connectionTimeoutMillis: patience.answer })) return;
      const error = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
      const hanging = new Set([...running.values()].map(({ on }) => on));
      for (const { __knexUid: uid, connection: pooled } of usedBy(knex)) {
        if (hanging.has(uid)) pooled.stream.destroy(error);
      }
    } finally {
      asking = false;
    }
  }

  const timer = setInterval(() => void look(), patience.lookEvery).unref();
  return () => clearInterval(timer);
}

/** Connections currently checked out of the pool (tarn, which Knex uses). */
const usedBy = (knex: Knex): PooledConnection[] =>
  ((knex.client as { pool?: { used: { resource: PooledConnection }[] } }).pool?.used ?? []).map(
    ({ resource }) => resource,
  );

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // it says why not: too many connections, say
    return (error as { severity?: unknown }).severity !== undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}
