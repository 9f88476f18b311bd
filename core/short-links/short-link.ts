import * as z from "zod/mini";
import {
  booleanColumn,
  idColumn,
  instantColumn,
  nullable,
  numberColumn,
  textColumn,
} from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { TARGET_LENGTH, withoutLineBreaks } from "./target.ts";

/** A short address of this site in a code: it counts the scan and leads on. It never expires. */
export interface ShortLink {
  id: string;
  /** What stands behind `/s/`; see code.ts. */
  code: string;
  userId: string;
  /** What the owner calls it; "" where they gave it no name. */
  name: string;
  /** http or https; see target.ts. */
  target: string;
  paused: boolean;
  /** All scans, bots left out. */
  scanCount: number;
  /** Scans of those who had not scanned it before on that day; see scan.ts. */
  visitorCount: number;
  lastScannedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const NAME_LENGTH = 100;

const target = z
  .string()
  .check(z.overwrite(withoutLineBreaks), z.trim(), z.minLength(1), z.maxLength(TARGET_LENGTH));
const name = z.string().check(z.trim(), z.maxLength(NAME_LENGTH, `At most ${NAME_LENGTH} characters`));

/** What an owner says about a new link; whatever else a client sends is dropped. */
export const newShortLinkSchema = z.object({ target, name: z._default(name, "") });
export type NewShortLink = z.infer<typeof newShortLinkSchema>;

export const shortLinkChangesSchema = z.object({
  target: z.optional(target),
  name: z.optional(name),
  paused: z.optional(z.boolean()),
});
export type ShortLinkChanges = z.infer<typeof shortLinkChangesSchema>;

/** The list of an owner; `q` is part of the name or the target. */
export const shortLinkList = listShape(
  {
    id: idColumn,
    code: textColumn,
    name: textColumn,
    target: textColumn,
    paused: booleanColumn,
    scan_count: numberColumn,
    unique_scan_count: numberColumn,
    last_scanned_at: nullable(instantColumn),
    created_at: instantColumn,
    updated_at: instantColumn,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type ShortLinkSort = FieldOf<typeof shortLinkList>;
export type ShortLinkFilter = FilterOf<typeof shortLinkList>;

/** Port: every call but `findByCode` names the owner, so that nobody reaches another's links. */
export interface ShortLinkRepository {
  /** @returns false where the code is taken, also by a request at the same instant */
  insert(link: ShortLink): Promise<boolean>;
  find(userId: string, id: string): Promise<ShortLink | null>;
  findByCode(code: string): Promise<ShortLink | null>;
  list(userId: string, query: ListQuery<ShortLinkSort>, filter: ShortLinkFilter): Promise<Page<ShortLink>>;
  count(userId: string): Promise<number>;
  /** Writes what is given and leaves the rest. @returns null where the owner has no such link */
  change(userId: string, id: string, changes: ShortLinkChanges, at: Date): Promise<ShortLink | null>;
  /** @returns false where the owner has no such link */
  remove(userId: string, id: string): Promise<boolean>;
}
