import type { Knex } from "knex";

export interface DatabaseFacts {
  /** Such as "18.1". */
  version: string;
  /** In which letters are kept, such as "UTF8". */
  encoding: string;
  /** Connections for users who are no superusers. */
  available: number;
  inUse: number;
  /** Machines with connections of this product, as the database sees them. */
  machines: number;
  /** Seconds by which this machine's clock is ahead. */
  clockAhead: number;
}

/** Facts that the database reports about itself. */
export async function databaseFacts(knex: Knex): Promise<DatabaseFacts> {
  // a first one has the connection made, which would count as a difference of the clocks
  await knex.raw("SELECT 1");
  const asked = Date.now();
  const { rows } = await knex.raw<{ rows: [Record<string, string | number>] }>(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now, current_setting('server_version') AS version,
       current_setting('server_encoding') AS encoding,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS available,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS "inUse",
       (SELECT count(DISTINCT client_addr)::int FROM pg_stat_activity WHERE application_name LIKE 'quietzone%') AS machines`,
  );
  const answered = Date.now();
  const { now, version, encoding, available, inUse, machines } = rows[0];
  return {
    version: String(version).split(" ")[0] ?? "",
    encoding: String(encoding),
    available: Number(available),
    inUse: Number(inUse),
    machines: Number(machines),
    clockAhead: ((asked + answered) / 2 - Number(now)) / 1000,
  };
}
