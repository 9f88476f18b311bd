import { type Cluster } from "../citus/cluster.ts";
import { ms, must, percentile, type Fault } from "./fault.ts";
import {
  DATABASE,
  distribute,
  mustHold,
  startTrial,
  whileWriting,
  type Trial,
} from "./support/cluster-trial.ts";
import { entries, until } from "./support/writers.ts";

const ROUNDS = Number(process.env["QZ_KILL_ROUNDS"] ?? 20);

/**
 * A Citus cluster under write load: tables are distributed, workers are killed and restarted, shards move,
 * and a worker is added and receives shards. No acknowledged write is lost.
 */
export const cluster: Fault = async (run) => {
  const trial = await startTrial(run);
  const { site, cluster: machines, ledger } = trial;
  const spread = await whileWriting(trial, () => distribute(machines));
  await mustHold(trial);
  const killed = await killWorkers(trial);
  const moved = await whileWriting(trial, () => moveShards(machines));
  await mustHold(trial);
  const added = await whileWriting(trial, () => addMachine(machines));
  await mustHold(trial);
  must(((await site.stop()) ?? 1) === 0, "it did not exit with 0 when it was stopped");
  await mustHold(trial);
  return [
    `Citus ${machines.version}: ${entries(ledger).toLocaleString("en")} writes held`,
    `spread under load in ${ms(spread.took)} and ${spread.result} runs (longest write ${ms(spread.writing.slowestMs)}, ${spread.writing.refused.length} refused)`,
    `workers killed ${ROUNDS} times: ${killed}`,
    `${moved.result} shards moved in ${ms(moved.took)} (longest write ${ms(moved.writing.slowestMs)}, ${moved.writing.refused.length} refused)`,
    `a machine added and given ${added.result} shards in ${ms(added.took)} (longest write ${ms(added.writing.slowestMs)}, ${added.writing.refused.length} refused)`,
  ].join("; ");
};

/** Kills and restarts one worker at a time under load. */
async function killWorkers(trial: Trial): Promise<string> {
  const { cluster: machines, site } = trial;
  const back: number[] = [];
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const worker = machines.workers[round % machines.workers.length];
    if (!worker) throw new Error("there is no worker");
    const { writing, result } = await whileWriting(trial, async () => {
      await machines.kill(worker);
      await machines.start(worker);
      const from = performance.now();
      await until(`${site.url}/readyz`, ({ status }) => status === 200);
      return performance.now() - from;
    });
    refused += writing.refused.length;
    back.push(result);
    await mustHold(trial);
  }
  return `${refused} writes refused with 503, none with 500, ready ${ms(percentile(back, 50))} after the worker was (longest ${ms(Math.max(...back))})`;
}

/** Moves the shards of each group of colocated customer tables from the first worker to the second. */
async function moveShards(machines: Cluster): Promise<number> {
  const [from, to] = machines.workers;
  const shards = await machines.ask<{ id: string }>(
    machines.coordinator,
    DATABASE,
    `SELECT shardid AS id FROM citus_shards WHERE table_name IN ('qr_history'::regclass, 'visits'::regclass, 'short_codes'::regclass)
       AND nodeport = ${from?.port ?? 0} ORDER BY 1`,
  );
  for (const { id } of shards) {
    await machines.ask(
      machines.coordinator,
      DATABASE,
      `SELECT citus_move_shard_placement(${id}, '127.0.0.1', ${from?.port ?? 0}, '127.0.0.1', ${to?.port ?? 0},
         shard_transfer_mode := 'force_logical')`,
    );
  }
  return shards.length;
}

async function addMachine(machines: Cluster): Promise<number> {
  const added = await machines.addWorker(DATABASE);
  const rebalance = "SELECT rebalance_table_shards(shard_transfer_mode := 'force_logical')";
  await machines.ask(machines.coordinator, DATABASE, rebalance);
  const [row] = await machines.ask<{ n: number }>(
    machines.coordinator,
    DATABASE,
    `SELECT count(*)::integer AS n FROM citus_shards WHERE nodeport = ${added.port}`,
  );
  must((row?.n ?? 0) > 0, "the added machine got no shard");
  return row?.n ?? 0;
}
