import type { BatchHead, SavedBatch } from "../batches/saved-batch.ts";

/** A batch as lists show it. */
export const presentBatchHead = (batch: BatchHead) => ({
  id: batch.id,
  name: batch.name,
  type: batch.type,
  output: batch.output,
  format: batch.format,
  rows: batch.rows,
  preview: batch.preview,
  created_at: batch.createdAt.toISOString(),
  updated_at: batch.updatedAt.toISOString(),
});

/** A batch with its rows and choices. */
export const presentBatch = (batch: SavedBatch) => ({
  ...presentBatchHead(batch),
  table: batch.table,
  choices: batch.choices,
});
