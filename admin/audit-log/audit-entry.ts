import type { presentAuditEntry } from "../../core/presenters/present-audit-entry.ts";

/** An audit log entry as /api/admin/audit_log sends it. */
export type AuditEntry = ReturnType<typeof presentAuditEntry>;

export interface ChangedField {
  name: string;
  /** "" if there was none. */
  before: string;
  after: string;
}

const written = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** Before and after, field by field. */
export function changedFields({ before, after }: Pick<AuditEntry, "before" | "after">): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name,
    before: written(before?.[name]),
    after: written(after?.[name]),
  }));
}
