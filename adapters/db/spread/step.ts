import type { Trigger } from "./read-places.ts";

/** In the order in which they are done. Between any two the site works as before. */
export type Step =
  /** Fills the distribution column of existing rows. */
  | { do: "fill"; table: string; sql: string }
  /** A key that holds the column by which a table is spread, made while everybody goes on writing. */
  | { do: "make_key"; table: string; columns: readonly string[] }
  /** An object that Citus does not support, and its replacement; locks the tables briefly. */
  | ({ do: "change" } & Change)
  /** All rows are read once, while everybody goes on writing. */
  | { do: "check_reference"; table: string; name: string }
  /** In one transaction: writes to these tables wait until it is over, reads do not. */
  | { do: "spread_together"; tables: Spreading[]; beside: string | null }
  /** While everybody goes on writing; a small one is copied sooner than others could be caught up with. */
  | { do: "spread"; table: Spreading; beside: string | null; hasTriggers: boolean; isSmall: boolean }
  /** Old rows on the coordinator, which are not read any more. */
  | { do: "clear"; tables: string[] };

export interface Change {
  triggers: Trigger[];
  /** Foreign keys to tables that are not colocated, and unique constraints that a shard cannot enforce. */
  gone: Named[];
  /** Primary keys, from the indexes that were made for them. */
  keys: (Named & { old: string | null })[];
  /** Foreign keys that take the place of those with the same name. */
  references: (Named & { definition: string; isThere: boolean })[];
  /** Tables whose rows all columns together identify from now on (REPLICA IDENTITY FULL). */
  withoutKey: string[];
}

interface Named {
  table: string;
  name: string;
}

export interface Spreading {
  name: string;
  by: string;
  /** Estimate from the statistics; -1 if unknown. */
  rows: number;
  bytes: number;
}
