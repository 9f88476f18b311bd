import type { Message } from "./areas.ts";

/** Texts by key. */
export type Catalog = Partial<Record<string, Message>>;
/** A file of texts: admin/messages/<language>/<area>.ts. */
export interface Area {
  messages: Catalog;
}

/** Merges all areas of a language. */
export const oneCatalog = (areas: Record<string, Area>): Catalog =>
  Object.assign({}, ...Object.values(areas).map(({ messages }) => messages)) as Catalog;
