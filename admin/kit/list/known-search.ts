/** A list's sort fields and filters: a list shape of core. */
export interface ListNames {
  columns: object;
  filter: { safeParse: (filter: unknown) => { success: boolean } };
}

/** Parameters that react-admin writes into the address of a list. */
const OWN = ["filter", "displayedFilters", "sort", "order", "page", "perPage"];

interface KnownSearch {
  /** The equivalent current query string; null if it is current already. */
  search: string | null;
  /** Filters that the list does not have, or not with such a value. */
  ignored: string[];
}

/**
 * Reads the query of a list's address, from an old bookmark or typed by hand. A filter by its bare name
 * (`?q=ada`) is accepted; unknown filters, sort fields and pages are dropped, since the server would reject
 * the whole list.
 * @param toServer converts a filter to the server's form
 */
export function knownSearch(
  search: string,
  { columns, filter: schema }: ListNames,
  toServer: (filter: object) => object = (filter) => filter,
): KnownSearch {
  const accepts = (name: string, value: unknown): boolean => {
    try {
      return schema.safeParse(toServer({ [name]: value })).success;
    } catch {
      return false;
    }
  };
  const query = new URLSearchParams(search);
  const wanted = Object.entries(jsonOf(query.get("filter")));
  const filter = Object.fromEntries(wanted.filter(([name, value]) => accepts(name, value)));
  const ignored = wanted.filter(([name]) => !Object.hasOwn(filter, name)).map(([name]) => name);
  let isOther =
    ignored.length > 0 || (query.has("filter") && wanted.length === 0 && query.get("filter") !== "{}");

  for (const [name, text] of new URLSearchParams(search)) {
    if (OWN.includes(name)) continue;
    // a number or a boolean, if the list has no such text
    const values = [text, ...Object.values(jsonOf(`{"value":${text}}`))];
    const value = values.find((each) => accepts(name, each));
    if (value === undefined) continue;
    query.delete(name);
    if (text !== "" && !Object.hasOwn(filter, name)) filter[name] = value;
    isOther = true;
  }
  // the old format: `sort=created_at.DESC`
  const [, column, direction] = /^(\w+)\.(asc|desc)$/i.exec(query.get("sort") ?? "") ?? [];
  if (column !== undefined && direction !== undefined) {
    query.set("sort", column);
    query.set("order", direction.toUpperCase());
    isOther = true;
  }
  if (!isKnownSort(query, columns)) {
    query.delete("sort");
    query.delete("order");
    isOther = true;
  }
  for (const name of ["page", "perPage"]) {
    const text = query.get(name);
    if (text === null || /^[1-9]\d{0,5}$/.test(text)) continue;
    query.delete(name);
    isOther = true;
  }
  if (!isOther) return { search: null, ignored };
  query.delete("filter");
  if (Object.keys(filter).length > 0) query.set("filter", JSON.stringify(filter));
  return { search: query.toString(), ignored };
}

function isKnownSort(query: URLSearchParams, columns: object): boolean {
  const [sort, order] = [query.get("sort"), query.get("order")];
  return (sort === null || Object.hasOwn(columns, sort)) && (order === null || /^(?:asc|desc)$/i.test(order));
}

/** A JSON object; empty for anything else. */
function jsonOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
