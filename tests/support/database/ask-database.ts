import { Client } from "pg";
import type { EmbeddedPostgres } from "../../../adapters/db/embedded/embedded-postgres.ts";

/** Queries one value on a separate connection and closes it. @param expression SQL */
export async function askDatabase(server: EmbeddedPostgres, expression: string): Promise<unknown> {
  const client = new Client(server.connection());
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(`SELECT (${expression}) AS answer`);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}
