import * as cluster from "../../adapters/app/distribute.ts";
import { loadConfig } from "../../adapters/config/config.ts";

/**
 * Spreads the tables over the workers of a Citus cluster.
 * @param onStep called before each step
 * @returns the cluster, and the steps that were missing; none if all tables were already spread
 * @throws DomainError `config_invalid`, `database_unreachable`, `database_newer`, `conflict`
 */
export const distribute = (
  shards: number | undefined,
  onStep: (step: cluster.Step) => void,
): Promise<cluster.ClusterPlan> => cluster.distributeDatabase(loadConfig(), { shards, onStep });

/** Returns what `distribute` would do. @throws DomainError as `distribute` does */
export const planDistribution = (shards: number | undefined): Promise<cluster.ClusterPlan> =>
  cluster.planDatabaseDistribution(loadConfig(), shards);
