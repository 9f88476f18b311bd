import * as z from "zod/mini";
import { FILE_FORMATS } from "../../core/codes/file-format.ts";
import { HISTORY_TYPES, codeDesignSchema } from "../../core/history/history-record.ts";
import type { HistoryType, HistorySort, RecordChanges } from "../../core/history/history-record.ts";
import type { Page } from "../../core/pagination.ts";
import { json } from "../api/api-fetch.ts";
import type { SessionClient } from "../session/session-client.ts";

/** A row as /api/me/history sends it. */
const rowSchema = z.object({
  id: z.string(),
  name: z._default(z.nullable(z.string()), null),
  content: z.string(),
  type: z.enum(HISTORY_TYPES),
  format: z.enum(FILE_FORMATS),
  logo_url: z.nullable(z.string()),
  favourite: z._default(z.boolean(), false),
  folder_id: z._default(z.nullable(z.string()), null),
  /** The short link in the code. */
  short_link_id: z._default(z.nullable(z.string()), null),
  short_link: z._default(
    z.nullable(z.object({ id: z.string(), name: z.string(), target: z.string() })),
    null,
  ),
  download_count: z.int(),
  scan_count: z.int(),
  created_at: z.string(),
  design: codeDesignSchema,
});
export type HistoryRow = z.infer<typeof rowSchema>;

const countsSchema = z.object({
  total: z.int(),
  this_week: z.int(),
  downloads: z.int(),
  scans: z.int(),
  favourites: z._default(z.int(), 0),
  unfiled: z._default(z.int(), 0),
});
export type Counts = z.infer<typeof countsSchema>;

const folderSchema = z.object({ id: z.string(), name: z.string(), records: z.int() });
export type Folder = z.infer<typeof folderSchema>;

export interface Sorting {
  field: HistorySort;
  order: "asc" | "desc";
}

/** Filters of the list. */
export interface HistoryFilters {
  search: string;
  types: readonly HistoryType[];
  /** "all", "favourites", "none" (in no folder) or the id of a folder. */
  place: string;
}

/** Rows per response. */
export const PAGE_SIZE = 20;
type Fetch = SessionClient["fetch"];

function filterOf({ search, types, place }: HistoryFilters): object {
  return {
    ...(search !== "" && { search }),
    ...(types.length > 0 && { type: types }),
    ...(place === "favourites" && { favourite: true }),
    ...(place === "none" && { folder_id: null }),
    ...(!["all", "favourites", "none"].includes(place) && { folder_id: place }),
  };
}

/** @throws ApiError */
export async function listHistory(
  fetch: Fetch,
  { field, order }: Sorting,
  offset: number,
  signal: AbortSignal,
  limit: number = PAGE_SIZE,
  narrowing?: HistoryFilters,
): Promise<Page<HistoryRow>> {
  const query = new URLSearchParams({
    sort: JSON.stringify([field, order.toUpperCase()]),
    range: JSON.stringify([offset, offset + limit - 1]),
    ...(narrowing && { filter: JSON.stringify(filterOf(narrowing)) }),
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

/** Counts one more download of each. @throws ApiError */
export const countDownloads = (fetch: Fetch, ids: readonly string[]) =>
  fetch("/api/me/history/downloads", json("POST", { ids }));

/** @throws ApiError */
export async function changeRecord(fetch: Fetch, id: string, changes: RecordChanges): Promise<HistoryRow> {
  const response = await fetch(`/api/me/history/${id}`, json("PATCH", changes));
  return rowSchema.parse(await response.json());
}

/** @throws ApiError */
export const changeRecords = (
  fetch: Fetch,
  ids: readonly string[],
  changes: Pick<RecordChanges, "favourite" | "folderId">,
) => fetch("/api/me/history", json("PATCH", { ids, ...changes }));

/** @throws ApiError */
export const deleteRecords = (fetch: Fetch, ids: readonly string[]) =>
  fetch("/api/me/history/delete", json("POST", { ids }));

/** Undoes `deleteRecords`. @throws ApiError */
export const restoreRecords = (fetch: Fetch, ids: readonly string[]) =>
  fetch("/api/me/history/restore", json("POST", { ids }));

/** @throws ApiError */
export async function listFolders(fetch: Fetch, signal: AbortSignal): Promise<Folder[]> {
  return z.array(folderSchema).parse(await (await fetch("/api/me/history/folders", { signal })).json());
}

/** @throws ApiError `conflict` if the name is taken */
export async function createFolder(fetch: Fetch, name: string): Promise<Folder> {
  const response = await fetch("/api/me/history/folders", json("POST", { name }));
  return folderSchema.parse(await response.json());
}

/** @throws ApiError `conflict` */
export const renameFolder = (fetch: Fetch, id: string, name: string) =>
  fetch(`/api/me/history/folders/${id}`, json("PATCH", { name }));

/** @throws ApiError */
export const deleteFolder = (fetch: Fetch, id: string) =>
  fetch(`/api/me/history/folders/${id}`, { method: "DELETE" });
