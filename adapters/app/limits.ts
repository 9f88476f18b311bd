import type { LimitStore } from "../../core/ports/limit-store.ts";
import type { Base } from "./base.ts";
import type { Database } from "../db/pool/connect.ts";
import { createSharedAttempts } from "../db/limits/shared-attempts.ts";
import { createSharedCallCounts } from "../db/limits/shared-call-counts.ts";
import { createInsuredLimits } from "../limits/insured.ts";
import { createMemoryAttempts } from "../limits/memory-attempts.ts";
import { createMemoryCallCounts } from "../limits/memory-call-counts.ts";

const TEN_MINUTES = 600;

/** The store of rate limit counters. */
export function createLimitStore({ knex, where }: Database, { jobs, outages }: Base): LimitStore {
  const own = { counts: createMemoryCallCounts(), attempts: createMemoryAttempts() };
  const shared = { counts: createSharedCallCounts(knex), attempts: createSharedAttempts(knex) };
  jobs.every("limits", TEN_MINUTES, async () => {
    await shared.counts.sweep();
    await shared.attempts.sweep();
  });
  // with the embedded database there is only one serving process: counters in memory suffice
  if (where === "embedded") return own;
  return createInsuredLimits(shared, own, (error) => outages.isOutage(error));
}
