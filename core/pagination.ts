/** The one way to ask for a part of a list: sorted, from `offset`, at most `limit` rows. */
export interface ListQuery<Field extends string = string> {
  sort: Field;
  order: "asc" | "desc";
  offset: number;
  limit: number;
}

/** A part of a list and how many rows the whole of it has. */
export interface Page<T> {
  items: T[];
  total: number;
}
