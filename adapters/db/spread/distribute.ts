import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { MIGRATION_LOCK, planMigrations } from "../migrate/migrate.ts";
import { schemaState } from "../migrate/schema-state.ts";
import { readCluster, type Cluster } from "./citus-cluster.ts";
import { doStep } from "./do-step.ts";
import { planSpread, type SpreadPlan } from "./plan-spread.ts";
import type { Step } from "./step.ts";

/** Key of a PostgreSQL advisory lock, next to the one of the migrations. */
const SPREAD_LOCK = 7_184_003;

export interface SpreadOptions {
  /** Number of shards per table; undefined: as many as existing distributed tables, or Citus's default. */
  shards?: number | undefined;
  /** Called before each step. */
  onStep?: (step: Step) => void;
}

export interface ClusterPlan extends SpreadPlan {
  cluster: Cluster;
}

/**
 * The steps that `distribute` would run; changes nothing.
 * @throws DomainError `config_invalid` and `database_unreachable` as `readCluster` does, `database_newer`,
 * `conflict`
 */
export async function planDistribution(knex: Knex, shards?: number): Promise<ClusterPlan> {
  const cluster = await readCluster(knex);
  await checkSchemaIsOurs(knex);
  return { cluster, ...(await planSpread(knex, shards)) };
}

/**
 * Distributes the tables over the workers of a Citus cluster while the site is running. Each step can be
 * interrupted and is repeated by the next call; the site works between any two steps.
 * @returns the steps that were missing
 * @throws DomainError as `planDistribution` does; `conflict` if another process is distributing or migrating
 */
export async function distribute(knex: Knex, { shards, onStep }: SpreadOptions = {}): Promise<ClusterPlan> {
  const cluster = await readCluster(knex);
  return alone(knex, async () => {
    await checkSchemaIsOurs(knex);
    const plan = await planSpread(knex, shards);
    for (const step of plan.steps) {
      onStep?.(step);
      await doStep(knex, step, shards ?? plan.shards ?? undefined);
    }
    const left = await planSpread(knex, shards);
    if (left.steps.length > 0) {
      throw new DomainError(
        "conflict",
        "The tables were changed by somebody else meanwhile: quietzone distribute --plan",
      );
    }
    return { cluster, shards: left.shards, steps: plan.steps };
  });
}

/** @throws DomainError `conflict`, `database_newer` */
async function checkSchemaIsOurs(knex: Knex): Promise<void> {
  const { migrations, indexes } = await planMigrations(knex);
  const { unknown } = await schemaState(knex);
  if (migrations.length + indexes.length > 0) {
    throw new DomainError(
      "conflict",
      "The database does not have the tables of this version: quietzone migrate first, and replace every process of the version before.",
    );
  }
  if (unknown.length > 0) {
    throw new DomainError(
      "database_newer",
      `The database was used by a newer version of Quietzone (it has ${unknown.join(", ")}): spread it with that version.`,
    );
  }
}

/** Holds both locks during the work, without waiting for either. */
function alone<T>(knex: Knex, work: () => Promise<T>): Promise<T> {
  return knex.transaction(async (lock) => {
    // holds no snapshot: copying a table waits for all transactions that have one
    await lock.raw("SET LOCAL idle_in_transaction_session_timeout = 0");
    if (!(await tryLock(lock, SPREAD_LOCK))) {
      throw new DomainError("conflict", "Another process spreads the tables of this database at the moment.");
    }
    if (!(await tryLock(lock, MIGRATION_LOCK))) {
      throw new DomainError(
        "conflict",
        "Another process brings this database to its version at the moment: try again when it has.",
      );
    }
    return work();
  });
}

async function tryLock(lock: Knex.Transaction, number: number): Promise<boolean> {
  const { rows } = await lock.raw<{ rows: { held: boolean }[] }>(
    `SELECT pg_try_advisory_xact_lock(${number}) AS held`,
  );
  return rows[0]?.held ?? false;
}
