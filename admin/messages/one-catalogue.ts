import type { Message } from "./areas.ts";

/** Texts by key. */
export type Catalogue = Partial<Record<string, Message>>;
/** A file of texts: admin/messages/<language>/<area>.ts. */
export interface Area {
  messages: Catalogue;
}

/** All areas of a language as one. */
export const oneCatalogue = (areas: Record<string, Area>): Catalogue =>
  Object.assign({}, ...Object.values(areas).map(({ messages }) => messages)) as Catalogue;
