import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { PLAIN_TEXT, readTables } from "../../adapters/db/backup/read-tables.ts";
import { PASSING_TABLES } from "../../core/backup/archive-secrets.ts";
import { IMAGE_FOLDERS } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";

/** The number of entries and a digest over all of them. */
export interface Content {
  count: number;
  digest: string;
}

/**
 * Digests of all rows and columns of every table, generated columns included, without the audit entries of
 * backup and restore themselves.
 */
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

/** Digest of all pictures in a store, byte for byte. */
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

/**
 * Names of tables that differ after a restore, and of tables excluded from backups that are not empty
 * afterward.
 */
export const differences = (before: Record<string, Content>, after: Record<string, Content>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) =>
    PASSING_TABLES.includes(name)
      ? after[name]?.count !== 0
      : before[name]?.count !== after[name]?.count || before[name]?.digest !== after[name]?.digest,
  );
