import type { DataProvider, RaRecord } from "react-admin";

/** Rows per request. */
const BATCH = 1000;
/** How often a changing list is reread before it is accepted as read. */
const TRIES = 3;

/**
 * All rows of a list, each once. The server pages by position: a row added or removed between requests shifts the others, so that one
 * could appear twice or not at all; the list is then read again.
 * @param query the list's filter and sort
 */
export async function allRecords(
  provider: Pick<DataProvider, "getList">,
  resource: string,
  query: Pick<Parameters<DataProvider["getList"]>[1], "filter" | "sort">,
  tries = TRIES,
): Promise<RaRecord[]> {
  const records = new Map<unknown, RaRecord>();
  let before: number | null = null;
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList(resource, {
      ...query,
      pagination: { page, perPage: BATCH },
    });
    if (before !== null && total !== before && tries > 1)
      return allRecords(provider, resource, query, tries - 1);
    before = total;
    for (const record of data) records.set(record.id, record);
    if (data.length === 0 || page * BATCH >= total) return [...records.values()];
  }
}
