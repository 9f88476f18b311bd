import type { ListQuery, Page } from "../pagination.ts";
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
  actor: Actor;
  action: AuditAction;
  subject: AuditSubject;
  /** Null: it was not there. */
  before: AuditValues | null;
  /** Null: it is gone. */
  after: AuditValues | null;
}

export const AUDIT_SORTS = ["at", "action", "actor_name"] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

export interface AuditFilter {
  ids?: readonly string[] | undefined;
  /** Part of an action, an actor's name or a subject's name. */
  q?: string | undefined;
  action?: string | undefined;
  actorId?: string | undefined;
  /** Part of the actor's name, or the whole id. */
  actor?: string | undefined;
  /** Part of the subject's name, or the whole id. */
  subject?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** Port: what was done. Nothing in it is ever changed. */
export interface AuditRepository {
  /** Inside the transaction of what was done: either both are there or none. */
  append(entry: AuditEntry): Promise<void>;
  list(query: ListQuery<AuditSort>, filter: AuditFilter): Promise<Page<AuditEntry>>;
  /** At most `limit` entries that match, the newest first, those before the one named. */
  olderThan(id: string | null, limit: number, filter: AuditFilter): Promise<AuditEntry[]>;
  /** The names of everything that was ever done, in order. */
  actions(): Promise<string[]>;
}
