import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cost } from "../costs/deployment.ts";

/** What `npm run bench:citus -- --write tests/citus/simulation/costs.json` measured. */
export interface Costs {
  /** When, on what, and how often each was measured. */
  about: string;
  /** Processor milliseconds of one, by kind of database and by what is asked. */
  milliseconds: Readonly<Record<string, Readonly<Record<string, Cost>>>>;
  /** Of a row, with its share of the indexes, by table. */
  bytes: Readonly<Record<string, number>>;
  /** Processor milliseconds of a transaction that counts scans of one link, by their number, by kind of database: what it holds the link for. */
  held: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const readCosts = (): Costs =>
  JSON.parse(readFileSync(join(import.meta.dirname, "costs.json"), "utf8")) as Costs;

/** Of tables that had too few rows to be measured: as wide as a measured one that looks like them. */
const LIKE: Readonly<Record<string, string>> = {
  short_links: "short_codes",
  history_counts: "scan_days",
  code_downloads: "scan_visitors",
  scan_months: "scan_days",
};
/** Where nothing alike was measured either: columns, header of the row and keys of the indexes, added up by hand. */
const BY_HAND: Readonly<Record<string, number>> = {
  visits: 200,
  short_codes: 330,
  scan_slots: 230,
  scan_days: 240,
  scan_visitors: 200,
  user_scans: 200,
};

/** @throws Error for a table of which nothing is known */
export function bytesOf(costs: Costs, table: string): { bytes: number; isMeasured: boolean } {
  const measured = costs.bytes[table];
  if (measured !== undefined) return { bytes: measured, isMeasured: true };
  const like = LIKE[table];
  if (like !== undefined) return { bytes: bytesOf(costs, like).bytes, isMeasured: false };
  const byHand = BY_HAND[table];
  if (byHand === undefined) throw new Error(`nothing is known of rows of ${table}`);
  return { bytes: byHand, isMeasured: false };
}

/** A straight line through the shortest and the longest transaction. */
export function holdTime(held: Readonly<Record<string, number>>): { fixedMs: number; perScanMs: number } {
  const points = Object.entries(held)
    .map(([scans, ms]) => ({ scans: Number(scans), ms }))
    .toSorted((a, b) => a.scans - b.scans);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) throw new Error("two lengths of transactions are needed");
  const perScanMs = Math.max(0, (last.ms - first.ms) / (last.scans - first.scans));
  return { fixedMs: first.ms - perScanMs * first.scans, perScanMs };
}
