import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { TARGET_LENGTH, withoutLineBreaks } from "./target.ts";

/** A short address of this site in a code: it counts the scan and leads on. It never expires. */
export interface ShortLink {
  id: string;
  /** The code after `/s/`; see code.ts. */
  code: string;
  userId: string;
  /** The owner's name for it, or "". */
  name: string;
  /** http or https; see target.ts. */
  target: string;
  paused: boolean;
  /** Null: no administrator has taken it down. */
  takenDownAt: Date | null;
  /** For its owner to read; null as above. */
  takenDownReason: string | null;
  /** All scans, bots left out. */
  scanCount: number;
  /** Scans of those who had not scanned it before on that day; see scan.ts. */
  visitorCount: number;
  lastScannedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The facts about a link that a redirect needs: its target, and whether it works. */
export interface RedirectTarget extends Pick<ShortLink, "id" | "userId" | "target" | "paused"> {
  isTakenDown: boolean;
}

const NAME_LENGTH = 100;

const target = z
  .string()
  .check(z.overwrite(withoutLineBreaks), z.trim(), z.minLength(1), z.maxLength(TARGET_LENGTH));
const name = z.string().check(z.trim(), z.maxLength(NAME_LENGTH, `At most ${NAME_LENGTH} characters`));

/** Input for a new link; other members are dropped. */
export const newShortLinkSchema = z.object({ target, name: z._default(name, "") });
export type NewShortLink = z.infer<typeof newShortLinkSchema>;

export const shortLinkChangesSchema = z.object({
  target: z.optional(target),
  name: z.optional(name),
  paused: z.optional(z.boolean()),
});
export type ShortLinkChanges = z.infer<typeof shortLinkChangesSchema>;

const columns = {
  id: column.id,
  code: column.text,
  target: column.text,
  paused: column.boolean,
  taken_down_at: column.nullable(column.instant),
  taken_down_reason: column.nullable(column.text),
  scan_count: column.number,
  unique_scan_count: column.number,
  last_scanned_at: column.nullable(column.instant),
  created_at: column.instant,
  updated_at: column.instant,
};

/** The list of an owner; `q` is part of the name or the target. */
export const shortLinkList = listShape(
  { ...columns, name: column.text },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type ShortLinkSort = FieldOf<typeof shortLinkList>;

/** The list of the back office, without what owners call their links; `q` is part of the code or the target. */
export const everyShortLinkList = listShape(
  { ...columns, user_id: column.id },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);

/** An admin's reason for taking a link down; null lifts it. */
export const takeDownSchema = z.object({
  taken_down_reason: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "A reason is needed"),
        z.maxLength(500, "A reason has at most 500 characters"),
      ),
  ),
});

/** Port for admins: the links of everybody. */
export interface ShortLinkAdminRepository {
  list: PageReader<typeof everyShortLinkList, ShortLink>;
  find(id: string): Promise<ShortLink | null>;
  /** Locks the row until the end of the transaction. */
  findForUpdate(id: string): Promise<ShortLink | null>;
  /** @param reason null: it is put back */
  takeDown(id: string, reason: string | null, at: Date): Promise<void>;
}

/** Port: every call but `findByCode` names the owner, so that users cannot access each other's links. */
export interface ShortLinkRepository {
  /** @returns false if the code is taken, also by a concurrent request */
  insert(link: ShortLink): Promise<boolean>;
  find(userId: string, id: string): Promise<ShortLink | null>;
  findByCode(code: string): Promise<RedirectTarget | null>;
  list: (
    userId: string,
    query: ListQuery<ShortLinkSort>,
    filter: FilterOf<typeof shortLinkList>,
  ) => Promise<Page<ShortLink>>;
  count(userId: string): Promise<number>;
  /** Changes the given fields. @returns null if the owner has no such link, or it was taken down */
  change(userId: string, id: string, changes: ShortLinkChanges, at: Date): Promise<ShortLink | null>;
  /** @returns false if the owner has no such link */
  remove(userId: string, id: string): Promise<boolean>;
}
