import { bytesOf, type Costs } from "./costs.ts";
import { ASKED, type Asked, type Load } from "./load.ts";
import { tableRows } from "./rows.ts";

/** Capacity of the machines. Assumed values of a good server. */
export interface Machines {
  processors: number;
  /** Share of a tier's processors that may be busy at peak. */
  busy: number;
  /** Size of a disk in bytes, and the share of it that may be filled. */
  disk: number;
  full: number;
  /** Upper limit in bytes; larger shards are slow to move. */
  largestShard: number;
  /** Size of the product's connection pool (`DATABASE_POOL`), without the listening connection. */
  pool: number;
  maxConnections: number;
}

export const MACHINES: Machines = {
  processors: 64,
  busy: 0.6,
  disk: 16e12,
  full: 0.7,
  largestShard: 100e9,
  pool: 10,
  maxConnections: 1000,
};

/** Costs were measured with three workers; the plan assumes the same costs with more. */
export const MEASURED_ON = "3 workers";

export const TIERS = ["site", "coordinator", "workers"] as const;
export type Tier = (typeof TIERS)[number];

/** Fully busy processors, by tier and operation. */
export function processorsOf(load: Load, costs: Costs): Record<Tier, Record<Asked, number>> {
  const measured = costs.milliseconds[MEASURED_ON];
  const of = (tier: Tier): Record<Asked, number> => {
    const entries = (Object.keys(ASKED) as Asked[]).map((asked) => {
      const cost = measured?.[ASKED[asked]];
      if (!cost) throw new Error(`${ASKED[asked]} was not measured on ${MEASURED_ON}`);
      return [asked, (load.perSecond[asked] * Math.max(0, cost[tier])) / 1000] as const;
    });
    return Object.fromEntries(entries) as Record<Asked, number>;
  };
  return { site: of("site"), coordinator: of("coordinator"), workers: of("workers") };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

interface TablePlan {
  table: string;
  rows: number;
  bytes: number;
  isMeasured: boolean;
  perShard: number;
}

export interface Plan {
  tables: TablePlan[];
  bytes: number;
  shards: number;
  workers: { forProcessors: number; forDisks: number };
  processors: Record<Tier, number>;
  processes: number;
  connections: { opened: number; busy: number; toEachWorker: number };
  /** Bottlenecks: the multiple of the planned load at which each is reached. */
  limits: { what: string; times: number }[];
}

const nextPowerOfTwo = (number: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, number)));

/** The resources for a site with this load. @throws Error if a required value was not measured */
export function planFor(load: Load, costs: Costs, machines: Machines = MACHINES): Plan {
  const sized = Object.entries(tableRows(load)).map(([table, rows]) => {
    const { bytes, isMeasured } = bytesOf(costs, table);
    return { table, rows, bytes: rows * bytes, isMeasured };
  });
  const bytes = sum(sized.map((table) => table.bytes));
  const spent = processorsOf(load, costs);
  const processors = {
    site: sum(Object.values(spent.site)),
    coordinator: sum(Object.values(spent.coordinator)),
    workers: sum(Object.values(spent.workers)),
  };
  const usable = machines.processors * machines.busy;
  const workers = {
    forProcessors: Math.ceil(processors.workers / usable),
    forDisks: Math.ceil(bytes / (machines.disk * machines.full)),
  };
  const count = Math.max(1, workers.forProcessors, workers.forDisks);
  // customer tables are colocated: moving a shard moves the shards of all of them
  const largest = Math.max(...sized.map((table) => table.bytes));
  const shards = Math.max(nextPowerOfTwo(4 * count), nextPowerOfTwo(largest / machines.largestShard));
  const processes = Math.ceil(processors.site / machines.busy);
  const opened = processes * (machines.pool + 1);
  // a connection is held at least for the database's processor time (Little's law)
  const busy = Math.ceil((processors.coordinator + processors.workers) / machines.busy);
  return {
    tables: sized.map((table) => ({ ...table, perShard: table.bytes / shards })),
    bytes,
    shards,
    workers,
    processors,
    processes,
    connections: { opened, busy, toEachWorker: busy },
    limits: [
      { what: "processors of the coordinator", times: usable / processors.coordinator },
      {
        what: "connections that the processes open, without a pooler",
        times: machines.maxConnections / opened,
      },
      { what: "connections in use, behind a pooler", times: machines.maxConnections / busy },
      {
        what: "disks of as many workers as processors need",
        times: (Math.max(1, workers.forProcessors) * machines.disk * machines.full) / bytes,
      },
    ].toSorted((a, b) => a.times - b.times),
  };
}
