import * as z from "zod/mini";
import type { AuditFilter } from "./audit-entry.ts";

const text = z.string().check(z.trim(), z.maxLength(300));
/** A day, or an instant with its zone. */
const instant = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], "Must be a day like 2026-01-31, or an instant"),
  z.transform((given) => new Date(given)),
);

/** The filter of the audit log, as the back office sends it. */
export const auditFilterSchema = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(text),
  actor: z.optional(text),
  subject: z.optional(text),
  action: z.optional(text),
  actor_id: z.optional(text),
  subject_type: z.optional(text),
  subject_id: z.optional(text),
  from: z.optional(instant),
  /** The first instant that is none of them any more. */
  until: z.optional(instant),
});

export const auditFilterOf = (filter: z.infer<typeof auditFilterSchema>): AuditFilter => ({
  ids: filter.id,
  q: filter.q,
  actor: filter.actor,
  subject: filter.subject,
  action: filter.action || undefined,
  actorId: filter.actor_id || undefined,
  subjectType: filter.subject_type || undefined,
  subjectId: filter.subject_id || undefined,
  from: filter.from,
  until: filter.until,
});
