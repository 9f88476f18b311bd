import type { AuditEntry, AuditFilter } from "../../core/audit/audit-entry.ts";
import { withServices } from "../with-services.ts";

const BATCH = 1000;

/**
 * `quietzone audit`: returns the entries of the audit log, newest first.
 * @param maxEntries largest number of entries to return
 */
export function audit(
  filter: Pick<AuditFilter, "actor" | "subject" | "action" | "from">,
  maxEntries: number,
): Promise<AuditEntry[]> {
  return withServices(async ({ auditLog }) => {
    const all: AuditEntry[] = [];
    for (;;) {
      const limit = Math.min(BATCH, maxEntries - all.length);
      const query = { sort: "at", order: "desc", offset: all.length, limit } as const;
      const { items, total } = await auditLog.list(query, filter);
      all.push(...items);
      if (items.length === 0 || all.length >= Math.min(total, maxEntries)) return all;
    }
  });
}
