import * as z from "zod/mini";
import { FILE_FORMATS } from "../codes/file-format.ts";
import { utf8Length } from "../codes/utf8.ts";
import { ROW_TYPES } from "../codes/texts/row-types.ts";
import { codeDesignSchema } from "../history/history-record.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { type BatchTable, batchTableSchema } from "./batch-table.ts";

/** Batches of one account, and what they may take together: more would be a file server. */
export const MAX_BATCHES = 100;
export const MAX_ALL_BYTES = 64 * 1024 * 1024;
/** Of one batch, bytes of its table and choices as JSON: 5,000 rows of 1,000 characters, and a logo. */
export const MAX_BATCH_BYTES = 8 * 1024 * 1024;
export const BATCH_NAME_LENGTH = 100;
/** Codes that a list of batches shows of each. */
export const MAX_PREVIEWS = 3;

/** What is made of the rows: files in a ZIP, sheets of labels, or labels for a label printer. */
export const BATCH_OUTPUTS = ["files", "sheet", "printer"] as const;

/** Levels of lists and objects within choices. No choice has as many, and what is deeper cannot be written as JSON. */
const MAX_DEPTH = 20;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)));

/**
 * How codes are made of the rows. What the server does not name is kept as the page sent it, and read by the page's own schema: a page
 * that was opened before an update, or offline, loses nothing.
 */
const batchChoicesSchema = z
  .looseObject({
    type: z.enum(ROW_TYPES),
    output: z.enum(BATCH_OUTPUTS),
    format: z.enum(FILE_FORMATS),
  })
  .check(z.refine((choices) => isShallow(choices, MAX_DEPTH), "These choices are nested too deeply"));
type BatchChoices = z.infer<typeof batchChoicesSchema>;

/** A code of the batch, without a logo. */
export const previewCodeSchema = z.object({
  content: z.string().check(z.minLength(1), z.maxLength(8000)),
  design: codeDesignSchema,
});
const previewSchema = z.array(previewCodeSchema).check(z.maxLength(MAX_PREVIEWS));
export type BatchPreview = z.infer<typeof previewSchema>;

export const batchContentSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(BATCH_NAME_LENGTH)),
  table: batchTableSchema,
  choices: batchChoicesSchema,
  preview: previewSchema,
});
export type BatchContent = z.infer<typeof batchContentSchema>;

export const newBatchSchema = z.object({
  /** Made by the client: sending the same batch twice stores it once. */
  id: z.uuid(),
  ...batchContentSchema.shape,
});
export type NewBatch = z.infer<typeof newBatchSchema>;

/** What a batch takes: bytes of its table and choices as JSON. */
export const batchBytes = ({ table, choices }: Pick<BatchContent, "table" | "choices">): number =>
  utf8Length(JSON.stringify({ table, choices }));

/** What lists show of a batch. */
export interface BatchHead {
  id: string;
  userId: string;
  name: string;
  type: BatchChoices["type"];
  output: BatchChoices["output"];
  format: BatchChoices["format"];
  rows: number;
  /** Of table and choices as JSON. */
  bytes: number;
  preview: BatchPreview;
  /** One more with each change. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Rows that codes are made of, with everything that the page needs to make them again. */
export interface SavedBatch extends BatchHead {
  table: BatchTable;
  choices: BatchChoices;
}

export const batchList = listShape(
  {
    id: column.id,
    name: column.text,
    type: column.choice(ROW_TYPES),
    output: column.choice(BATCH_OUTPUTS),
    format: column.choice(FILE_FORMATS),
    rows: column.number,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "updated_at", order: "desc" },
  /** In the name, whatever its case. */
  { search: searchText },
);

export interface BatchQuery extends ListQuery<FieldOf<typeof batchList>> {
  filter: FilterOf<typeof batchList>;
}

/** Port: every call names the owner. What was removed is as good as gone, but for `restore`, `used` and what forgets it. */
export interface BatchRepository {
  list(userId: string, query: BatchQuery): Promise<Page<BatchHead>>;
  find(userId: string, id: string): Promise<SavedBatch | null>;
  /** The same without its rows, locked until the end of the transaction. */
  findForUpdate(userId: string, id: string): Promise<BatchHead | null>;
  /** What the owner's batches take; bytes of those that can be brought back count as well. */
  used(userId: string): Promise<{ batches: number; bytes: number }>;
  /** Stores nothing where the owner already has a batch with this id. */
  insert(batch: SavedBatch): Promise<void>;
  /** Everything but when it was made. */
  update(batch: SavedBatch): Promise<void>;
  /** @returns false where the owner has no such batch */
  remove(userId: string, id: string, at: Date): Promise<boolean>;
  /** Brings back what was removed. @returns false where it is forgotten, or never was */
  restore(userId: string, id: string): Promise<boolean>;
  /** Forgets for good what was removed before; of one owner, or of all. @returns how many */
  purge(before: Date, userId?: string): Promise<number>;
}
