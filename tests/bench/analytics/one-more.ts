import { createTransact } from "../../../adapters/db/pool/transaction.ts";
import { buildView } from "../../support/visits/visits.ts";
import { millisecondsOf, percentile } from "../api/timing.ts";
import { table } from "../timed-run.ts";
import type { Site } from "./site.ts";

const ROUNDS = 200;

/** Cost of one more visit in a transaction of its own, committed to disk. */
export async function benchOneMore(sites: readonly Site[]): Promise<string[]> {
  const times = sites.map((): number[] => []);
  for (let round = -20; round < ROUNDS; round += 1) {
    for (const [index, { database }] of sites.entries()) {
      const views = [buildView({ visitedAt: new Date(), pageUrl: `/page-${round % 40}` })];
      const spent = await millisecondsOf(() =>
        createTransact(database.knex)((tx) => tx.visits.record([{ views, progress: [] }])),
      );
      if (round >= 0) times[index]?.push(spent);
    }
  }
  const rows = sites.map(({ visits }, index) => [
    `after ${visits.toLocaleString("en")}`,
    ...[50, 95].map((percent) => percentile(times[index] ?? [], percent).toFixed(1)),
  ]);
  return [
    `One more visit, alone, with its sums: ms until committed`,
    ...table([["", "p50", "p95"], ...rows]),
  ];
}
