import type { Knex } from "knex";
import type { CallCounts, CallCount } from "../../../core/ports/call-counts.ts";
import { keyDigest } from "../rows/key-digest.ts";

/**
 * Largest number of keys counted at once, whatever the number of client addresses: some 150 MB. Those that
 * end soonest are deleted first.
 */
const MAX_KEYS = 500_000;
/**
 * A window that ends this much later than one that begins now was begun by a clock that was ahead, and counts
 * as ended. Smaller differences may result from the order of concurrent calls.
 */
const LATE = "interval '1 minute'";
const GOES_ON = `known.ends_at > now() AND known.ends_at <= excluded.ends_at + ${LATE}`;
/** Number of calls after which a process checks the size of the table. */
const SWEEP_EVERY = 1000;

interface Row {
  count: number;
  left: string;
}

const counted = ({ count, left }: Row): CallCount => ({ count, endsIn: Math.max(0, Number(left)) });

/** The table `call_counts`. Uses the database's time, since the clocks of several machines differ. */
export function createSharedCallCounts(
  knex: Knex,
  { maxKeys = MAX_KEYS, sweepEvery = SWEEP_EVERY } = {},
): CallCounts & { sweep: () => Promise<void> } {
  let added = 0;

  async function sweep(): Promise<void> {
    await knex.raw("DELETE FROM call_counts WHERE ends_at <= now()");
    await knex.raw(
      "DELETE FROM call_counts WHERE key IN (SELECT key FROM call_counts ORDER BY ends_at DESC OFFSET ?)",
      [maxKeys],
    );
  }

  return {
    async add(key, seconds) {
      const { rows } = await knex.raw<{ rows: [Row] }>(
        `INSERT INTO call_counts AS known (key, count, ends_at)
         VALUES (:key, 1, now() + :seconds * interval '1 second')
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN ${GOES_ON} THEN known.count + 1 ELSE 1 END,
           ends_at = CASE WHEN ${GOES_ON} THEN known.ends_at ELSE excluded.ends_at END
         RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000) AS left`,
        { key: keyDigest(key), seconds },
      );
      added += 1;
      if (added % sweepEvery === 0) await sweep();
      return counted(rows[0]);
    },

    async takeBack(key) {
      await knex.raw("UPDATE call_counts SET count = count - 1 WHERE key = ? AND count > 0", [
        keyDigest(key),
      ]);
    },

    async forget(key) {
      await knex("call_counts")
        .where({ key: keyDigest(key) })
        .delete();
    },

    sweep,
  };
}
