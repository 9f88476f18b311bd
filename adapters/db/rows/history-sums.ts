import type { Knex } from "knex";
import { writeAll } from "./write-all.ts";

/** The columns by which `history_counts` counts a record, and their amounts. */
export interface CountedRecord {
  folder_id: string | null;
  type: string;
  favourite: boolean;
  download_count: number;
  /** Null: it is not deleted, and counts. */
  deleted_at: Date | null;
}

/** A record before and after a change; null if it did not exist. */
export interface RecordChange {
  before: CountedRecord | null;
  after: CountedRecord | null;
}

/** Files of a record that were handed over. */
export interface Downloads {
  recordId: string;
  at: Date;
  downloads: number;
}

interface Delta {
  folderId: string | null;
  type: string;
  favourite: boolean;
  records: number;
  downloads: number;
}

/**
 * All transactions lock an account's counts in this order, so that there is no deadlock: the same as ORDER BY
 * folder_id, type, favourite.
 */
const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);
const keyOf = ({ folder_id, type, favourite }: CountedRecord): string =>
  `${folder_id ?? "~"} ${type} ${favourite}`;

function deltasOf(changes: readonly RecordChange[]): Delta[] {
  const deltas = new Map<string, Delta>();
  const add = (counted: CountedRecord | null, sign: 1 | -1) => {
    if (counted === null || counted.deleted_at !== null) return;
    const { folder_id: folderId, type, favourite, download_count } = counted;
    const key = keyOf(counted);
    const delta = deltas.get(key) ?? { folderId, type, favourite, records: 0, downloads: 0 };
    delta.records += sign;
    delta.downloads += sign * download_count;
    deltas.set(key, delta);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return [...deltas]
    .toSorted(([one], [other]) => inOrder(one, other))
    .flatMap(([, delta]) => (delta.records === 0 && delta.downloads === 0 ? [] : delta));
}

const ADD_TO_KEPT = `ON CONFLICT ON CONSTRAINT history_counts_key DO UPDATE
  SET records = kept.records + excluded.records, downloads = kept.downloads + excluded.downloads`;

/**
 * Maintains the data derived from an account's records: the counts for all list filters (`history_counts`),
 * and the times of downloads. Run in the transaction that changes the records, after the change.
 */
export async function keepHistorySums(
  inside: Knex,
  userId: string,
  changes: readonly RecordChange[],
  downloads: readonly Downloads[] = [],
): Promise<void> {
  const values: Record<string, unknown> = { userId };
  const placed = (name: string, rows: readonly (readonly unknown[])[]) =>
    rows
      .map((row, index) => {
        const places = row.map((value, column) => {
          const place = `${name}${index}_${column}`;
          values[place] = value;
          return `:${place}`;
        });
        return `(:userId, ${places.join(", ")})`;
      })
      .join(", ");
  const writes: string[] = [];
  const files = downloads.map((file) => [file.recordId, file.at, file.downloads]);
  if (files.length > 0)
    writes.push(
      `INSERT INTO code_downloads (user_id, record_id, downloaded_at, downloads) VALUES ${placed("download", files)}`,
    );
  const counts = deltasOf(changes).map((delta) => [
    delta.folderId,
    delta.type,
    delta.favourite,
    delta.records,
    delta.downloads,
  ]);
  if (counts.length > 0)
    writes.push(
      `INSERT INTO history_counts AS kept (user_id, folder_id, type, favourite, records, downloads) VALUES ${placed("delta", counts)}
       ${ADD_TO_KEPT}`,
    );
  await writeAll(inside, writes, values);
}

/**
 * Adds records without a folder together with their derived data, in one statement: only if nothing is
 * distributed.
 * @param adding inserts into qr_history
 */
export const addWithSums = (inside: Knex, adding: Knex.QueryBuilder): Promise<unknown> =>
  inside.raw(
    `WITH added AS (?), noted AS (
       INSERT INTO code_downloads (user_id, record_id, downloaded_at, downloads)
       SELECT user_id, id, created_at, download_count FROM added WHERE download_count > 0
     )
     INSERT INTO history_counts AS kept (user_id, folder_id, type, favourite, records, downloads)
     SELECT user_id, folder_id, type, favourite, count(*), sum(download_count) FROM added WHERE deleted_at IS NULL
     GROUP BY user_id, folder_id, type, favourite ORDER BY user_id, folder_id, type, favourite
     ${ADD_TO_KEPT}`,
    [
      adding.returning([
        "user_id",
        "id",
        "folder_id",
        "type",
        "favourite",
        "download_count",
        "deleted_at",
        "created_at",
      ]),
    ] as unknown as Knex.RawBinding[],
  );
