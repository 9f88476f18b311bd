import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FilterOf, listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import type { Actor } from "./actor.ts";
import type { AuditAction } from "./audit-action.ts";

/** What something looked like, as far as it was changed: values that JSON can hold, and no secrets. */
export type AuditValues = Record<string, unknown>;

export interface AuditSubject {
  /** The name of its table, or of what stands for one: `users`, `settings`, `session`. */
  type: string;
  /** Null where there is only one, or none. */
  id: string | null;
  /** What people know it by, kept since it may be gone when somebody reads this. */
  name: string;
}

/** One thing that somebody did. */
export interface AuditEntry {
  id: string;
  at: Date;
  actor: Omit<Actor, "sessionId">;
  action: AuditAction;
  subject: AuditSubject;
  /** Null: it was not there. */
  before: AuditValues | null;
  /** Null: it is gone. */
  after: AuditValues | null;
}

/** A day, or an instant with its zone. */
const instant = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], "Must be a day like 2026-01-31, or an instant"),
  z.transform((given) => new Date(given)),
);

/** The list of the back office. */
export const auditList = listShape(
  {
    id: column.id,
    at: column.instant,
    actor_id: column.nullable(column.id),
    actor_name: column.text,
    address: column.text,
    user_agent: column.text,
    action: column.text,
    subject_type: column.text,
    subject_id: column.nullable(column.text),
    subject_name: column.text,
  },
  { sort: "at", order: "desc" },
  {
    /** Part of an action, an actor's name or a subject's name. */
    q: searchText,
    /** Part of the actor's name, or the whole id. */
    actor: searchText,
    /** Part of the subject's name, or the whole id. */
    subject: searchText,
    from: instant,
    /** The first instant that is none of them any more. */
    until: instant,
  },
);
export type AuditFilter = FilterOf<typeof auditList>;

/** Port: what was done. Nothing in it is ever changed. */
export interface AuditRepository {
  /** Inside the transaction of what was done: either both are there or none. */
  append(entry: AuditEntry): Promise<void>;
  list: PageReader<typeof auditList, AuditEntry>;
  /** At most `limit` entries that match, the newest first, those before the one named. */
  olderThan(id: string | null, limit: number, filter: AuditFilter): Promise<AuditEntry[]>;
  /** The names of everything that was ever done, in order. */
  actions: () => Promise<string[]>;
}
