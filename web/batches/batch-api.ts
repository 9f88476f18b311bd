import * as z from "zod/mini";
import { BATCH_OUTPUTS, type BatchContent, type NewBatch } from "../../core/batches/saved-batch.ts";
import { BULK_FORMATS } from "../../core/codes/file-format.ts";
import { ROW_TYPES } from "../../core/codes/texts/row-types.ts";
import { codeDesignSchema } from "../../core/history/history-record.ts";
import type { Page } from "../../core/pagination.ts";
import { json } from "../api/api-fetch.ts";
import type { SessionClient } from "../session/session-client.ts";

const headShape = {
  id: z.string(),
  name: z.string(),
  type: z.enum(ROW_TYPES),
  output: z.enum(BATCH_OUTPUTS),
  format: z.enum(BULK_FORMATS),
  rows: z.int(),
  preview: z.array(z.object({ content: z.string(), design: codeDesignSchema })),
  created_at: z.string(),
  updated_at: z.string(),
};
const headSchema = z.object(headShape);
/** A batch as /api/me/batches lists it. */
export type BatchRow = z.infer<typeof headSchema>;

const batchSchema = z.object({
  ...headShape,
  table: z.unknown(),
  choices: z.record(z.string(), z.unknown()),
});
/** A batch with its rows; `tag` says which version of it this is. */
export interface OpenedBatch extends z.infer<typeof batchSchema> {
  tag: string;
}

/** Rows of one answer. */
export const BATCH_PAGE_SIZE = 20;
const PATH = "/api/me/batches";
type Fetch = SessionClient["fetch"];

/** The tag of whatever version is stored. */
export const ANY_VERSION = "*";

async function opened(response: Response): Promise<OpenedBatch> {
  const tag = response.headers.get("ETag") ?? ANY_VERSION;
  return { ...batchSchema.parse(await response.json()), tag };
}

/** Batches, most recently changed first. @param page from 1 @throws ApiError */
export async function listBatches(
  fetch: Fetch,
  page: number,
  search: string,
  signal: AbortSignal,
  limit = BATCH_PAGE_SIZE,
): Promise<Page<BatchRow>> {
  const offset = (page - 1) * limit;
  const query = new URLSearchParams({
    range: JSON.stringify([offset, offset + limit - 1]),
    ...(search !== "" && { filter: JSON.stringify({ search }) }),
  });
  const response = await fetch(`${PATH}?${query}`, { signal });
  const items = z.array(headSchema).parse(await response.json());
  return { items, total: Number(response.headers.get("Content-Range")?.split("/")[1] ?? items.length) };
}

/** @throws ApiError `not_found` */
export const openBatch = async (fetch: Fetch, id: string, signal: AbortSignal): Promise<OpenedBatch> =>
  opened(await fetch(`${PATH}/${encodeURIComponent(id)}`, { signal }));

/** @throws ApiError `too_large`, `quota_exceeded` */
export const createBatch = async (fetch: Fetch, batch: NewBatch): Promise<OpenedBatch> =>
  opened(await fetch(PATH, json("POST", batch)));

/**
 * @throws ApiError `precondition_failed` if the stored version is not that of the tag, `not_found`,
 * `too_large`, `quota_exceeded`
 */
export async function changeBatch(
  fetch: Fetch,
  id: string,
  content: BatchContent,
  tag: string,
): Promise<OpenedBatch> {
  const call = json("PUT", content);
  return opened(
    await fetch(`${PATH}/${encodeURIComponent(id)}`, {
      ...call,
      headers: { ...(call.headers as Record<string, string>), "If-Match": tag },
    }),
  );
}

/** @throws ApiError */
export const deleteBatch = (fetch: Fetch, id: string): Promise<Response> =>
  fetch(`${PATH}/${encodeURIComponent(id)}`, { method: "DELETE" });

/** Undoes `deleteBatch`. @throws ApiError */
export const restoreBatch = (fetch: Fetch, id: string): Promise<Response> =>
  fetch(`${PATH}/${encodeURIComponent(id)}/restore`, { method: "POST" });
