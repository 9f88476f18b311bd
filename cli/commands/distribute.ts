import {
  distributeDatabase,
  planDatabase,
  type ClusterPlan,
  type Step,
} from "../../adapters/app/distribute.ts";
import { loadConfig } from "../../adapters/config/config.ts";

/**
 * Spreads the tables over the workers of a Citus cluster.
 * @param onStep told before each step
 * @returns the cluster, and the steps that were missing; none where all was spread
 * @throws DomainError `config_invalid`, `database_unreachable`, `database_newer`, `conflict`
 */
export const distribute = (shards: number | undefined, onStep: (step: Step) => void): Promise<ClusterPlan> =>
  distributeDatabase(loadConfig(), { shards, onStep });

/** What `distribute` would do. @throws DomainError as `distribute` does */
export const plan = (shards: number | undefined): Promise<ClusterPlan> => planDatabase(loadConfig(), shards);
