import type { Knex } from "knex";
import { selectRows } from "../rows/select-rows.ts";

/** SQL condition: the object does not belong to an extension. */
const isOurs = (oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;

/**
 * Drops all tables and functions of a distributed database, in an open transaction. The `down` steps of the
 * schema cannot be used, since the objects are no longer as the schema created them.
 */
export async function dropEverything(inside: Knex): Promise<void> {
  const tables = await selectRows<{ name: string }>(
    inside,
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND c.relname NOT LIKE 'migrations%' AND ${isOurs("c.oid")} ORDER BY 1`,
  );
  for (const { name } of tables) await inside.raw(`DROP TABLE ${name} CASCADE`);
  const functions = await selectRows<{ name: string }>(
    inside,
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p
     WHERE p.pronamespace = current_schema()::regnamespace AND ${isOurs("p.oid")} ORDER BY 1`,
  );
  for (const { name } of functions) await inside.raw(`DROP FUNCTION ${name} CASCADE`);
}
