import * as z from "zod/mini";
import { FILE_FORMATS } from "../../core/codes/file-format.ts";
import { CODE_TYPES, codeDesignSchema } from "../../core/history/history-record.ts";
import type { HistorySort } from "../../core/history/history-record.ts";
import type { Page } from "../../core/pagination.ts";
import type { SessionClient } from "../session/session-client.ts";

/** A row as /api/me/history sends it. */
const rowSchema = z.object({
  id: z.string(),
  content: z.string(),
  type: z.enum(CODE_TYPES),
  format: z.enum(FILE_FORMATS),
  logo_url: z.nullable(z.string()),
  download_count: z.int(),
  scan_count: z.int(),
  created_at: z.string(),
  design: codeDesignSchema,
});
export type HistoryRow = z.infer<typeof rowSchema>;

const countsSchema = z.object({ total: z.int(), this_week: z.int(), downloads: z.int(), scans: z.int() });
export type Counts = z.infer<typeof countsSchema>;

export interface Sorting {
  field: HistorySort;
  order: "asc" | "desc";
}

/** Rows of one answer. */
const PAGE_SIZE = 20;
type Fetch = SessionClient["fetch"];

/** @throws ApiError */
export async function listHistory(
  fetch: Fetch,
  { field, order }: Sorting,
  offset: number,
  signal: AbortSignal,
  limit: number = PAGE_SIZE,
): Promise<Page<HistoryRow>> {
  const query = new URLSearchParams({
    sort: JSON.stringify([field, order.toUpperCase()]),
    range: JSON.stringify([offset, offset + limit - 1]),
  });
  const response = await fetch(`/api/me/history?${query}`, { signal });
  const items = z.array(rowSchema).parse(await response.json());
  return { items, total: Number(response.headers.get("Content-Range")?.split("/")[1] ?? items.length) };
}

/** @throws ApiError */
export async function countHistory(fetch: Fetch, signal: AbortSignal): Promise<Counts> {
  return countsSchema.parse(await (await fetch("/api/me/history/counts", { signal })).json());
}

/** Counts one more download. @throws ApiError */
export async function countDownload(fetch: Fetch, id: string): Promise<HistoryRow> {
  const response = await fetch(`/api/me/history/${id}/downloads`, { method: "POST" });
  return rowSchema.parse(await response.json());
}

/** @throws ApiError */
export async function deleteRecord(fetch: Fetch, id: string): Promise<void> {
  await fetch(`/api/me/history/${id}`, { method: "DELETE" });
}
