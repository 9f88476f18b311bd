import type { DataProvider, RaRecord } from "react-admin";

/** Rows that the server gives at once. */
const BATCH = 1000;
/** How often a list is read from its beginning before it is taken as it comes. */
const TRIES = 3;

/**
 * All rows of a list, each once. The server numbers them anew for each batch: a row that comes or goes meanwhile moves the others, and one
 * would be there twice or not at all, so the list is read again.
 * @param query what the list is narrowed and sorted by
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
