import * as z from "zod/mini";
import { batchTableSchema } from "../../../core/batches/batch-table.ts";
import { type BulkDraft, draftSchema, newBulkDraft } from "./bulk-draft.ts";
import { ofOlderPage } from "./labels/label-choices.ts";
import { withoutLargeTable } from "./saved/large-table.ts";

/** What a table has where its own cannot be read; its names and rows have no substitute. */
const TABLE = {
  name: "",
  isWorkbook: false,
  header: null,
  more: false,
  encoding: null,
  encodings: [],
  sheets: [],
  sheet: null,
  sentences: [],
};

/** The members of a stored object that a schema reads, and `otherwise` for others. */
function readable(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  stored: Record<string, unknown>,
  otherwise: Record<string, unknown>,
): { read: Record<string, unknown>; lost: string[] } {
  const lost = Object.keys(shape).filter((name) => !shape[name]?.safeParse(stored[name]).success);
  return { read: { ...stored, ...Object.fromEntries(lost.map((name) => [name, otherwise[name]])) }, lost };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Another version of the page may have stored the draft: what cannot be read is as in a new one, and the draft says so. */
function withoutUnreadable(stored: unknown): unknown {
  const older = isObject(stored) ? ofOlderPage(stored) : null;
  if (!isObject(older)) return stored;
  const { table } = older;
  const rows = isObject(table) ? readable(batchTableSchema.shape, table, TABLE) : { read: table, lost: [] };
  const { read, lost } = readable(draftSchema.shape, { ...older, table: rows.read }, { ...newBulkDraft() });
  if (lost.length + rows.lost.length === 0) return read;
  return { ...read, lost: lost.includes("table") ? "table" : "choices", isSaved: false };
}

/** Reads as much of a draft of this tab as it can. */
export const keptDraftSchema = z.pipe(z.transform(withoutUnreadable), draftSchema);

/** The part of a draft that sessionStorage keeps; a loss is said once. */
export const keptPart = (draft: BulkDraft): BulkDraft => ({ ...withoutLargeTable(draft), lost: null });
