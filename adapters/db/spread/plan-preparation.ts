import type { Knex } from "knex";
import {
  readConstraints,
  readNullable,
  readTriggers,
  readWholeRowIdentities,
  type Constraint,
} from "./read-places.ts";
import type { Change, Step } from "./step.ts";
import { CUSTOMER_TABLES, type SpreadTable } from "./table-places.ts";

/** Changes needed before these tables can be distributed; works without Citus, and changes nothing. */
export async function planPreparation(knex: Knex, leaving: readonly SpreadTable[]): Promise<Step[]> {
  const constraints = await readConstraints(
    knex,
    leaving.map(({ name }) => name),
  );
  const change = await planChange(knex, leaving, constraints);
  const steps: Step[] = [];
  const unfilled = await readNullable(knex, leaving);
  for (const { name, fill } of leaving) {
    if (fill !== undefined && unfilled.includes(name)) steps.push({ do: "fill", table: name, sql: fill });
  }
  for (const { table } of change.keys) {
    const { primaryKey = [] } = leaving.find(({ name }) => name === table) ?? {};
    steps.push({ do: "make_key", table, columns: primaryKey });
  }
  if (Object.values(change).some((list: unknown[]) => list.length > 0))
    steps.push({ do: "change", ...change });
  const unchecked = constraints.filter(
    ({ kind, definition }) => kind === "foreign" && definition.endsWith(NOT_VALID),
  );
  for (const { table, name } of [...change.references, ...unchecked]) {
    steps.push({ do: "check_reference", table, name });
  }
  return steps;
}

/** The index from which the new primary key of a table is made. */
export const keyOf = (table: string): string => `${table}_spread_key`;

const isBeside = (table: string | null): boolean => CUSTOMER_TABLES.some(({ name }) => name === table);

/** Changes needed before these tables can be distributed. */
async function planChange(
  knex: Knex,
  leaving: readonly SpreadTable[],
  constraints: readonly Constraint[],
): Promise<Change> {
  const names = leaving.map(({ name }) => name);
  const kept = leaving.flatMap(({ keeps = [] }) => keeps);
  const foreign = constraints.filter(({ kind }) => kind === "foreign");
  const isDropped = ({ table, name }: Constraint): boolean =>
    leaving.some((each) => each.name === table && (each.drops ?? []).includes(name));
  const whole = await readWholeRowIdentities(knex, names);
  return {
    triggers: (await readTriggers(knex, names)).filter(({ name }) => !kept.includes(name)),
    gone: [
      ...foreign.filter(({ table, to }) => !isBeside(table) || !isBeside(to)),
      ...constraints.filter(isDropped),
    ].map(({ table, name }) => ({ table, name })),
    keys: leaving.flatMap(({ name: table, primaryKey }) => {
      const old = constraints.find((each) => each.table === table && each.kind === "primary");
      if (primaryKey === undefined || old?.columns.join() === primaryKey.join()) return [];
      return { table, name: keyOf(table), old: old?.name ?? null };
    }),
    references: leaving.flatMap(({ name: table, references = {} }) =>
      Object.entries(references).flatMap(([name, definition]) => {
        const there = foreign.find((each) => each.table === table && each.name === name);
        if (there?.definition.replace(NOT_VALID, "") === definition) return [];
        return { table, name, definition, isThere: there !== undefined };
      }),
    ),
    withoutKey: leaving
      .filter(({ name, isWithoutKey }) => isWithoutKey && !whole.includes(name))
      .map(({ name }) => name),
  };
}

const NOT_VALID = " NOT VALID";
