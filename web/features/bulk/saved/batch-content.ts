import {
  type BatchContent,
  type BatchPreview,
  MAX_PREVIEWS,
  previewCodeSchema,
} from "../../../../core/batches/saved-batch.ts";
import type { OpenedBatch } from "../../../batches/batch-api.ts";
import { type BulkDraft, bulkDraftSchema } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedRow } from "../table/check-table.ts";

/** The first codes for lists, without their logo. */
function previewOf(rows: readonly Pick<CheckedRow, "order">[]): BatchPreview {
  const preview: BatchPreview = [];
  for (const { order } of rows) {
    if (!order) continue;
    const design =
      order.kind === "qr"
        ? { kind: "qr", ...order.design }
        : { kind: "barcode", barcodeFormat: order.format, ...order.design };
    const code = previewCodeSchema.safeParse({ content: order.content, design });
    if (code.success) preview.push(code.data);
    if (preview.length === MAX_PREVIEWS) break;
  }
  return preview;
}

/** The saved part of a draft: everything except its saving state. */
export function batchContentOf(
  draft: BulkDraft,
  table: BulkTable,
  name: string,
  rows: readonly Pick<CheckedRow, "order">[],
): BatchContent {
  const {
    table: _table,
    batch: _batch,
    batchName: _name,
    isSaved: _saved,
    isEdited: _edited,
    isTableStored: _stored,
    lost: _lost,
    ...choices
  } = draft;
  return { name, table, choices, preview: previewOf(rows) };
}

/** The draft of a saved batch; null if a newer version of this page saved it. */
export function draftOf({ id, tag, name, table, choices }: OpenedBatch): BulkDraft | null {
  const draft = bulkDraftSchema.safeParse({
    ...choices,
    table,
    batch: { id, tag },
    batchName: name,
    isSaved: true,
    isEdited: false,
    isTableStored: false,
  });
  return draft.success ? draft.data : null;
}
