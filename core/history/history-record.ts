import * as z from "zod/mini";
import { barcodeDesignSchema } from "../codes/barcode/design.ts";
import { BARCODE_FORMATS } from "../codes/barcode/symbol.ts";
import { FILE_FORMATS } from "../codes/file-format.ts";
import { storedQrDesignSchema } from "../codes/qr/design.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { ShortLink } from "../short-links/short-link.ts";

/** Kinds of content. */
export const HISTORY_TYPES = [
  "text",
  "url",
  "email",
  "phone",
  "sms",
  "wifi",
  "vcard",
  "product_serial",
  "digital_signature",
  "barcode",
] as const;

/** Everything that is needed to draw the code again. */
export const codeDesignSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("qr"), ...storedQrDesignSchema.shape }),
  z.object({
    kind: z.literal("barcode"),
    barcodeFormat: z.enum(BARCODE_FORMATS),
    ...barcodeDesignSchema.shape,
  }),
]);

/**
 * Data that a client sends after a download. The server determines the type, except if the content alone does
 * not tell.
 */
export const newHistoryRecordSchema = z.object({
  /** Made by the client: sending the same record twice stores it once. */
  id: z.uuid(),
  content: z.string().check(z.minLength(1), z.maxLength(8000)),
  type: z.enum(HISTORY_TYPES),
  format: z.enum(FILE_FORMATS),
  design: codeDesignSchema,
  /** A path that our own image store gave out. */
  logoUrl: z.nullable(z.string().check(z.regex(/^\/media\/qr-logos\/[\w-]+\.png$/))),
});
export type NewHistoryRecord = z.infer<typeof newHistoryRecordSchema>;

export type HistoryType = (typeof HISTORY_TYPES)[number];

export interface HistoryRecord extends NewHistoryRecord {
  userId: string;
  /** The owner's name for it. */
  name: string | null;
  favourite: boolean;
  /** The folder that it lies in; null: in none. */
  folderId: string | null;
  /** The short link of its owner that the code holds: the database finds it by the content. */
  shortLinkId: string | null;
  /** Current name and target of the record's short link, if it has one. */
  shortLink?: Pick<ShortLink, "name" | "target">;
  downloadCount: number;
  scanCount: number;
  createdAt: Date;
}

/** Records of one user at most. */
export const MAX_RECORDS = 250_000;

/** Characters of a record's name. */
export const RECORD_NAME_LENGTH = 100;

/** Changes an owner can make to a record; everything else stays as downloaded. */
export const recordChangesSchema = z.object({
  /** Empty: none. */
  name: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(RECORD_NAME_LENGTH)))),
  favourite: z.optional(z.boolean()),
  folderId: z.optional(z.nullable(z.uuid())),
});
export type RecordChanges = z.infer<typeof recordChangesSchema>;

/** Records that are changed at once, at most. */
export const MANY_RECORDS = 500;

/** Several records of the caller's. */
export const manyRecordsSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MANY_RECORDS)),
});

/** Changes to several records at once. */
export const manyChangesSchema = z.object({
  ...manyRecordsSchema.shape,
  favourite: recordChangesSchema.shape.favourite,
  folderId: recordChangesSchema.shape.folderId,
});

/** The sorts that the page of the history offers: each has an index. */
export const HISTORY_SORTS = ["created_at", "scan_count", "download_count"] as const;

/** The list of an owner. */
export const historyList = listShape(
  {
    id: column.id,
    user_id: column.id,
    name: column.nullable(column.text),
    content: column.text,
    type: column.choice(HISTORY_TYPES),
    format: column.choice(FILE_FORMATS),
    /** Pixels of a side; of a size with width and height the width. */
    size: column.nullable(column.number),
    foreground_color: column.text,
    background_color: column.text,
    logo_url: column.nullable(column.text),
    short_link_id: column.nullable(column.id),
    favourite: column.boolean,
    folder_id: column.nullable(column.id),
    download_count: column.number,
    scan_count: column.number,
    created_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  /** In content or name, or in name or target of the short link, ignoring case. */
  { search: searchText },
);
export type HistorySort = FieldOf<typeof historyList>;
export type HistoryFilter = FilterOf<typeof historyList>;

/** For a search or an uncached filter, matches beyond this are not counted: the list ends there, and so does its total. */
export const MATCHES_COUNTED = 10_000;

export interface HistoryQuery extends ListQuery<HistorySort> {
  filter: HistoryFilter;
}

/** Totals above the list. */
export interface HistoryCounts {
  total: number;
  /** Made in the last 7 days. */
  thisWeek: number;
  downloads: number;
  /** Scans of all tracked codes, each counted once regardless of how many records hold it. */
  scans: number;
  favourites: number;
  /** In no folder. */
  unfiled: number;
}

/**
 * Port: every call names the owner, so that users cannot access each other's records. Deleted records count
 * as missing, except for `restore`, `logoUrls` and `purge`. With several ids, all must belong to the owner;
 * otherwise nothing happens, and the result is false.
 */
export interface HistoryRepository {
  /** Stores nothing if the owner already has a record with this id. */
  insert(record: HistoryRecord): Promise<void>;
  find(userId: string, id: string): Promise<HistoryRecord | null>;
  list(userId: string, query: HistoryQuery): Promise<Page<HistoryRecord>>;
  counts(userId: string, weekStart: Date): Promise<HistoryCounts>;
  /** Number of the owner's records. */
  total(userId: string): Promise<number>;
  /** All logos that the owner's records name, without duplicates. */
  logoUrls(userId: string): Promise<string[]>;
  countDownloads(userId: string, ids: readonly string[]): Promise<boolean>;
  /** @throws DomainError `not_found` if the owner has no such folder */
  change(userId: string, ids: readonly string[], changes: RecordChanges): Promise<boolean>;
  remove(userId: string, ids: readonly string[], at: Date): Promise<boolean>;
  /** Restores removed records; existing ones stay. */
  restore(userId: string, ids: readonly string[]): Promise<boolean>;
  /** Permanently deletes a batch of removed records. @returns their owners and logos */
  purge(before: Date, limit: number): Promise<{ userId: string; logoUrl: string | null }[]>;
}
