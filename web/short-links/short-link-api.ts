import * as z from "zod/mini";
import type { Page } from "../../core/pagination.ts";
import type { ShortLinkChanges, ShortLinkSort } from "../../core/short-links/short-link.ts";
import { json } from "../api/api-fetch.ts";
import type { SessionClient } from "../session/session-client.ts";

/** A short link as /api/me/short_links sends it. */
const linkSchema = z.object({
  id: z.string(),
  code: z.string(),
  url: z.string(),
  name: z.string(),
  target: z.string(),
  paused: z.boolean(),
  taken_down_reason: z._default(z.nullable(z.string()), null),
  scan_count: z.int(),
  unique_scan_count: z.int(),
  last_scanned_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type ShortLinkRow = z.infer<typeof linkSchema>;

/** Rows of one answer. */
const PAGE_SIZE = 20;
const PATH = "/api/me/short_links";
type Fetch = SessionClient["fetch"];

const read = async (response: Response): Promise<ShortLinkRow> => linkSchema.parse(await response.json());

/** @throws ApiError */
export async function listShortLinks(
  fetch: Fetch,
  sort: ShortLinkSort,
  offset: number,
  signal: AbortSignal,
): Promise<Page<ShortLinkRow>> {
  const query = new URLSearchParams({
    sort: JSON.stringify([sort, "DESC"]),
    range: JSON.stringify([offset, offset + PAGE_SIZE - 1]),
  });
  const response = await fetch(`${PATH}?${query}`, { signal });
  const items = z.array(linkSchema).parse(await response.json());
  return { items, total: Number(response.headers.get("Content-Range")?.split("/")[1] ?? items.length) };
}

/** @throws ApiError, 404 if the user has no such link */
export const getShortLink = async (fetch: Fetch, id: string, signal: AbortSignal): Promise<ShortLinkRow> =>
  read(await fetch(`${PATH}/${id}`, { signal }));

/** @throws ApiError */
export const createShortLink = async (fetch: Fetch, target: string): Promise<ShortLinkRow> =>
  read(await fetch(PATH, json("POST", { target })));

/** @throws ApiError, 404 if the user has no such link */
export const changeShortLink = async (
  fetch: Fetch,
  id: string,
  changes: ShortLinkChanges,
): Promise<ShortLinkRow> => read(await fetch(`${PATH}/${id}`, json("PATCH", changes)));

/** @throws ApiError */
export async function deleteShortLink(fetch: Fetch, id: string): Promise<void> {
  await fetch(`${PATH}/${id}`, { method: "DELETE" });
}

/** Display name of a link without a name: its target, without the parts common to all addresses. */
export const linkName = ({ name, target }: { name: string; target: string }): string =>
  name || target.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
