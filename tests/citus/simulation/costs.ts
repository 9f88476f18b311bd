import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cost } from "../costs/deployment.ts";

/** Output of `npm run bench:citus -- --write tests/citus/simulation/costs.json`. */
export interface Costs {
  /** Date, hardware, and number of measurements. */
  about: string;
  /** Processor milliseconds per operation, by kind of database and by operation. */
  milliseconds: Readonly<Record<string, Readonly<Record<string, Cost>>>>;
  /** Bytes per row including indexes, by table. */
  bytes: Readonly<Record<string, number>>;
  /**
   * Processor milliseconds of a transaction that counts scans of one link, by kind of database and by number
   * of scans: the time it holds the lock on the link.
   */
  held: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const readCosts = (): Costs =>
  JSON.parse(readFileSync(join(import.meta.dirname, "costs.json"), "utf8")) as Costs;

/** Tables with too few rows to measure, mapped to a measured table with similar rows. */
const LIKE: Readonly<Record<string, string>> = {
  short_links: "short_codes",
  history_counts: "scan_days",
  code_downloads: "scan_visitors",
  scan_months: "scan_days",
};
/** Tables without a similar measured table: row header, columns, and index keys added up by hand. */
const BY_HAND: Readonly<Record<string, number>> = {
  visits: 200,
  short_codes: 330,
  scan_slots: 230,
  scan_days: 240,
  scan_visitors: 200,
  user_scans: 200,
};

/** @throws Error for a table without any estimate */
export function bytesOf(costs: Costs, table: string): { bytes: number; isMeasured: boolean } {
  const measured = costs.bytes[table];
  if (measured !== undefined) return { bytes: measured, isMeasured: true };
  const like = LIKE[table];
  if (like !== undefined) return { bytes: bytesOf(costs, like).bytes, isMeasured: false };
  const byHand = BY_HAND[table];
  if (byHand === undefined) throw new Error(`nothing is known of rows of ${table}`);
  return { bytes: byHand, isMeasured: false };
}

/** A straight line through the smallest and the largest batch. */
export function holdTime(held: Readonly<Record<string, number>>): { fixedMs: number; perScanMs: number } {
  const points = Object.entries(held)
    .map(([scans, ms]) => ({ scans: Number(scans), ms }))
    .toSorted((a, b) => a.scans - b.scans);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) throw new Error("two lengths of transactions are needed");
  const perScanMs = Math.max(0, (last.ms - first.ms) / (last.scans - first.scans));
  return { fixedMs: first.ms - perScanMs * first.scans, perScanMs };
}
