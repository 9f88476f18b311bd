import type { AuditEntry } from "../audit/audit-entry.ts";

/** A line of the audit log, in the names of its table. */
export const presentAuditEntry = ({ id, at, actor, action, subject, before, after }: AuditEntry) => ({
  id,
  at: at.toISOString(),
  actor_id: actor.userId,
  actor_name: actor.name,
  address: actor.address,
  user_agent: actor.userAgent,
  action,
  subject_type: subject.type,
  subject_id: subject.id,
  subject_name: subject.name,
  before,
  after,
});
