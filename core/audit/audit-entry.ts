import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FilterOf, listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import type { Actor } from "./actor.ts";
import type { AuditAction } from "./audit-action.ts";

/** The changed fields of a subject: JSON values, and no secrets. */
export type AuditValues = Record<string, unknown>;

export interface AuditSubject {
  /** The name of the table or the equivalent: `users`, `settings`, `session`. */
  type: string;
  /** Null if there is only one, or none. */
  id: string | null;
  /** The display name, stored because the subject may be deleted later. */
  name: string;
}

/** One audited action. */
export interface AuditEntry {
  id: string;
  at: Date;
  actor: Omit<Actor, "sessionId">;
  action: AuditAction;
  subject: AuditSubject;
  /** Null: it was created. */
  before: AuditValues | null;
  /** Null: it was deleted. */
  after: AuditValues | null;
}

/** A date, or a timestamp with its time zone. */
const instant = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], "Must be a day like 2026-01-31, or an instant"),
  z.transform((given) => new Date(given)),
);

/** The list of audit entries in the admin panel. */
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
    /** Part of the actor's name, or the full id. */
    actor: searchText,
    /** Part of the subject's name, or the full id. */
    subject: searchText,
    from: instant,
    /** Exclusive end of the period. */
    until: instant,
  },
);
export type AuditFilter = FilterOf<typeof auditList>;

/** Port: the audit log, which is append-only. */
export interface AuditRepository {
  /** Runs inside the transaction of the action, so that both are stored or neither. */
  append(entry: AuditEntry): Promise<void>;
  list: PageReader<typeof auditList, AuditEntry>;
  /** At most `limit` matching entries before the named one, newest first. */
  olderThan(id: string | null, limit: number, filter: AuditFilter): Promise<AuditEntry[]>;
  /** The names of all recorded actions, sorted. */
  actions: () => Promise<string[]>;
}
