import type { OpenArchive } from "../ports/archive.ts";
import type { ImportedRecord } from "./imported.ts";
import { readRecords } from "./read-export.ts";

/** Number of records per batch. */
const BATCH = 500;

/**
 * The ids of an archive's records, and the number of invalid rows. The records themselves are not kept in
 * memory.
 * @param beforeEach called for each record; an error that it throws stops the reading
 */
export async function idsIn(
  archive: OpenArchive,
  beforeEach: () => void,
): Promise<{ ids: Set<string>; refused: number }> {
  const ids = new Set<string>();
  let refused = 0;
  for await (const record of readRecords(archive)) {
    beforeEach();
    if (record) ids.add(record.id);
    else refused++;
  }
  return { ids, refused };
}

/** The records with these ids, each once. */
export async function* recordsIn(
  archive: OpenArchive,
  ids: ReadonlySet<string>,
): AsyncGenerator<ImportedRecord> {
  const left = new Set(ids);
  for await (const record of readRecords(archive)) if (record && left.delete(record.id)) yield record;
}

export async function* batches<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
