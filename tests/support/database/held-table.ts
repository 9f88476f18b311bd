import { Client } from "pg";
import { vi } from "vitest";

/** A table that cannot be read or written until it is released. */
export interface HeldTable {
  /** Resolves once a query waits for it. */
  waiting: () => Promise<unknown>;
  release: () => Promise<void>;
}

export async function holdTable(databaseUrl: string, table: string): Promise<HeldTable> {
  const holder = new Client(databaseUrl);
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const isReached = async () => {
    const { rows } = await holder.query(
      "SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))",
    );
    return rows.length > 0;
  };
  return {
    waiting: () => vi.waitUntil(isReached, { timeout: 60_000, interval: 20 }),
    release: () => holder.end(),
  };
}
