import type { Knex } from "knex";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSpread } from "../../../../adapters/db/pool/spread.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a running process notices when its tables are distributed over a cluster", async () => {
  const found: Record<string, unknown[]> = { pg_extension: [], pg_dist_partition: [] };
  let asked = 0;
  const raw = async (sql: string) => {
    asked += 1;
    return { rows: Object.entries(found).find(([table]) => sql.includes(table))?.[1] };
  };
  const knex = { client: { config: {} }, raw } as unknown as Knex;

  expect(await isSpread(knex)).toBe(false);
  expect(await isSpread(knex)).toBe(false);
  expect(asked).toBe(1);
  found["pg_extension"] = [{}];
  vi.advanceTimersByTime(1001);
  expect(await isSpread(knex)).toBe(false);
  found["pg_dist_partition"] = [{}];
  vi.advanceTimersByTime(1001);
  expect(await isSpread(knex)).toBe(true);
});
