import { join } from "node:path";
import { Client } from "pg";
import { readPassword } from "../../../adapters/db/embedded/postgres-cluster.ts";
import { connectionTo } from "../../../adapters/db/embedded/postgres-keeper.ts";
import { readPostmaster } from "../../../adapters/db/embedded/postgres-process.ts";

/** Runs work with a separate connection to the product's database. */
export async function lookInto<T>(
  where: { dataDir: string; databaseUrl?: string },
  look: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...(await addressOf(where)), application_name: "fault" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function addressOf({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }) {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  const dbDir = join(dataDir, "db");
  const postmaster = await readPostmaster(dbDir);
  if (postmaster === null) throw new Error(`no database runs in ${dataDir}`);
  return connectionTo(postmaster, await readPassword(dbDir), "quietzone");
}

/** Number of the product's connections. */
export const connections = (where: { dataDir: string; databaseUrl?: string }): Promise<number> =>
  lookInto(where, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      "SELECT count(*) AS n FROM pg_stat_activity WHERE application_name LIKE 'quietzone%'",
    );
    return Number(rows[0]?.n);
  });
