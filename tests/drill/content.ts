import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { PLAIN_TEXT, readTables } from "../../adapters/db/backup/read-tables.ts";
import { PASSING_TABLES } from "../../core/backup/archive-secrets.ts";
import { IMAGE_FOLDERS } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";

/** How many there are, and a digest of all of them. */
export interface Content {
  count: number;
  digest: string;
}

/** Each table with every row and column, computed ones too; without what backing up and restoring note themselves. */
export async function tablesOf(knex: Knex): Promise<Record<string, Content>> {
  return knex.transaction(async (tx) => {
    await tx.raw(PLAIN_TEXT);
    const content: Record<string, Content> = {};
    for (const { name } of await readTables(tx)) {
      const { rows } = await tx.raw<{ rows: Content[] }>(
        `SELECT count(*)::int AS count, coalesce(md5(string_agg(line, '' ORDER BY line COLLATE "C")), '') AS digest
         FROM (SELECT md5(t::text) AS line FROM "${name}" t
           WHERE t::text !~ ',backup[.](created|restored),') AS lines`,
      );
      if (rows[0]) content[name] = rows[0];
    }
    return content;
  });
}

/** Every picture of a store, byte for byte. */
export async function picturesOf(images: ImageStore): Promise<Content> {
  const hash = createHash("sha256");
  let count = 0;
  for (const folder of IMAGE_FOLDERS) {
    for (const key of (await images.list(`${folder}/`)).toSorted()) {
      const picture = await images.find(key);
      hash.update(key).update(picture?.bytes ?? "gone");
      count += 1;
    }
  }
  return { count, digest: hash.digest("hex") };
}

/** The names of tables that are not the same after a restore; of those that it does not bring back, the ones that are not empty. */
export const differences = (before: Record<string, Content>, after: Record<string, Content>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) =>
    PASSING_TABLES.includes(name)
      ? after[name]?.count !== 0
      : before[name]?.count !== after[name]?.count || before[name]?.digest !== after[name]?.digest,
  );
