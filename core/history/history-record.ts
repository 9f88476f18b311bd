import * as z from "zod/mini";
import { barcodeDesignSchema } from "../codes/barcode/design.ts";
import { BARCODE_FORMATS } from "../codes/barcode/symbol.ts";
import { FILE_FORMATS } from "../codes/file-format.ts";
import { qrDesignSchema } from "../codes/qr/design.ts";
import type { ListQuery, Page } from "../pagination.ts";

/** What a code holds (D8). */
export const CODE_TYPES = [
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
  z.object({ kind: z.literal("qr"), ...qrDesignSchema.shape }),
  z.object({
    kind: z.literal("barcode"),
    barcodeFormat: z.enum(BARCODE_FORMATS),
    ...barcodeDesignSchema.shape,
  }),
]);

/** What a client sends when a download was handed over. The type is decided by the server (D8), except where content alone cannot tell. */
export const newHistoryRecordSchema = z.object({
  /** Made by the client: sending the same record twice stores it once. */
  id: z.uuid(),
  content: z.string().check(z.minLength(1), z.maxLength(8000)),
  type: z.enum(CODE_TYPES),
  format: z.enum(FILE_FORMATS),
  design: codeDesignSchema,
  /** A path that our own image store gave out. */
  logoUrl: z.nullable(z.string().check(z.regex(/^\/media\/qr-logos\/[\w-]+\.png$/))),
});
export type NewHistoryRecord = z.infer<typeof newHistoryRecordSchema>;

export interface HistoryRecord extends NewHistoryRecord {
  userId: string;
  downloadCount: number;
  scanCount: number;
  createdAt: Date;
}

export const HISTORY_SORTS = ["created_at", "scan_count", "download_count"] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** Totals above the list. */
export interface HistoryCounts {
  total: number;
  /** Made in the last 7 days. */
  thisWeek: number;
  downloads: number;
  scans: number;
}

/** Port: every call names the owner, so that nobody reaches another's records. */
export interface HistoryRepository {
  /** Stores nothing where the owner already has a record with this id. */
  insert(record: HistoryRecord): Promise<void>;
  find(userId: string, id: string): Promise<HistoryRecord | null>;
  list(userId: string, query: ListQuery<HistorySort>): Promise<Page<HistoryRecord>>;
  counts(userId: string, weekStart: Date): Promise<HistoryCounts>;
  /** Every logo that a record of the owner names, once. */
  logoUrls(userId: string): Promise<string[]>;
  /** @returns false where the owner has no such record */
  countDownload(userId: string, id: string): Promise<boolean>;
  /** @returns false where the owner has no such record */
  remove(userId: string, id: string): Promise<boolean>;
}
