import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { planPreparation } from "./plan-preparation.ts";
import { readPlaces, type Place } from "./read-places.ts";
import type { Spreading, Step } from "./step.ts";
import {
  CUSTOMER_TABLES,
  LOCAL_TABLES,
  SINGLE_TABLES,
  SPREAD_TABLES,
  type SpreadTable,
} from "./table-places.ts";

export interface SpreadPlan {
  /** Number of shards of the tables that are already spread; null if none is. */
  shards: number | null;
  steps: Step[];
}

/**
 * The steps until every table is placed as in `table-places.ts`; changes nothing.
 * @param shards requested number; undefined: the existing number, or Citus's default
 * @throws DomainError `conflict` if a table is already placed differently
 */
export async function planSpread(knex: Knex, shards?: number): Promise<SpreadPlan> {
  const places = await readPlaces(knex);
  refuseOtherwise(places, shards);
  const missing = (tables: readonly SpreadTable[]): SpreadTable[] =>
    tables.filter(({ name }) => placeOf(places, name).as !== "spread");
  const leaving = missing(SPREAD_TABLES);
  const steps = await planPreparation(knex, leaving);
  const together = missing(CUSTOMER_TABLES);
  const copied = together.map(({ name }) => name);
  if (together.length > 0) {
    const beside = CUSTOMER_TABLES.find(({ name }) => placeOf(places, name).as === "spread")?.name ?? null;
    steps.push({ do: "spread_together", tables: together.map((table) => spreading(places, table)), beside });
  }
  for (const table of missing(SINGLE_TABLES)) {
    const { beside = null, keeps = [] } = table;
    const hasTriggers = keeps.length > 0;
    // what copies leaves rows behind, which a trigger that refuses would not let go
    const isSmall = !hasTriggers && placeOf(places, table.name).bytes <= SMALL;
    steps.push({
      do: "spread",
      table: spreading(places, table),
      beside,
      hasTriggers,
      isSmall,
    });
    if (isSmall) copied.push(table.name);
  }
  const full = [...places.values()].filter(({ leftBehind }) => leftBehind > EMPTY).map(({ name }) => name);
  const toClear = [...new Set([...full, ...copied])];
  if (toClear.length > 0) steps.push({ do: "clear", tables: toClear });
  return { shards: spreadShards(places), steps };
}

/** Bytes of a table that is copied in a moment. */
const SMALL = 8_000_000;

/** Bytes of an empty table with variable-length columns. */
const EMPTY = 8192;

function placeOf(places: ReadonlyMap<string, Place>, name: string): Place {
  const place = places.get(name);
  if (!place) throw new DomainError("conflict", `The database has no table ${name}: quietzone migrate`);
  return place;
}

const spreading = (places: ReadonlyMap<string, Place>, { name, by }: SpreadTable): Spreading => {
  const { rows, bytes } = placeOf(places, name);
  return { name, by, rows, bytes };
};

const spreadShards = (places: ReadonlyMap<string, Place>): number | null =>
  SPREAD_TABLES.map(({ name }) => places.get(name)?.shards ?? null).find((count) => count !== null) ?? null;

/** @throws DomainError `conflict` */
function refuseOtherwise(places: ReadonlyMap<string, Place>, shards: number | undefined): void {
  for (const { name, by } of SPREAD_TABLES) {
    const place = placeOf(places, name);
    if (place.as === "local" || (place.as === "spread" && place.by === by)) continue;
    const how = place.as === "reference" ? "a copy on every machine" : `spread by ${place.by ?? "nothing"}`;
    throw otherwise(`The table ${name} is ${how} already, and would have to be spread by ${by}`, name);
  }
  for (const name of LOCAL_TABLES) {
    if (placeOf(places, name).as === "local") continue;
    throw otherwise(`The table ${name} is spread, and has to be whole on the coordinator`, name);
  }
  const groups = new Set(CUSTOMER_TABLES.flatMap(({ name }) => placeOf(places, name).group ?? []));
  if (groups.size > 1) {
    const [first, other] = CUSTOMER_TABLES.filter(({ name }) => placeOf(places, name).group !== null);
    throw otherwise(
      `The tables ${first?.name ?? ""} and ${other?.name ?? ""} and others are spread, but not beside each other`,
      other?.name ?? "",
    );
  }
  const counts = SPREAD_TABLES.map(({ name }) => placeOf(places, name)).filter(({ as }) => as === "spread");
  const differing = counts.find((place) => place.shards !== (shards ?? counts[0]?.shards));
  if (!differing) return;
  throw new DomainError(
    "conflict",
    `The table ${differing.name} has ${differing.shards} shards, not ${shards ?? counts[0]?.shards}. ` +
      `All have the same number: leave --shards out, or change it first: SELECT alter_distributed_table('${differing.name}', shard_count := ${shards ?? counts[0]?.shards}, cascade_to_colocated := true)`,
  );
}

const otherwise = (what: string, table: string): DomainError =>
  new DomainError(
    "conflict",
    `${what}. This command does not move it: SELECT undistribute_table('${table}') makes it whole again. Nothing was changed.`,
  );
