import type { Knex } from "knex";

/** The rows of a query. @param values parameters for its `:names` */
export async function selectRows<Row>(
  knex: Knex,
  sql: string,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(sql, values as Knex.ValueDict);
  return rows;
}
