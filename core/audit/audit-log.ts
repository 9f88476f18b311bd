import { csvPieces } from "../csv-text.ts";
import { DomainError } from "../errors.ts";
import type { Actor } from "./actor.ts";
import type { AuditEntry, AuditFilter, AuditRepository } from "./audit-entry.ts";
import type { AuditTrail } from "./audit-trail.ts";

interface Dependencies {
  audit: AuditRepository;
  trail: AuditTrail;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

const COLUMNS = ["Time", "Actor", "Address", "Browser", "Action", "Subject", "Subject ID", "Before", "After"];

/** Lists the entries of the audit log for admins. */
export function createAuditLog({ audit, trail }: Dependencies) {
  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<AuditEntry> {
    const { items } = await audit.list({ sort: "at", order: "desc", offset: 0, limit: 1 }, { id: [id] });
    if (items[0]) return items[0];
    throw new DomainError("not_found", "There is no such entry in the audit log");
  }

  /** Streams audit-log.csv, newest entry first. The export itself is audited, too. */
  async function* csv(by: Actor, filter: AuditFilter): AsyncGenerator<string> {
    await trail.record(audit, by, {
      action: "audit_log.exported",
      subject: { type: "audit_log", id: null, name: "audit-log.csv" },
    });
    yield* csvPieces({
      columns: COLUMNS,
      olderThan: (last, limit) => audit.olderThan(last, limit, filter),
      toRow,
    });
  }

  return { list: audit.list, get, actions: audit.actions, csv };
}

const json = (values: AuditEntry["before"]): string => (values === null ? "" : JSON.stringify(values));

const toRow = ({ at, actor, action, subject, before, after }: AuditEntry): string[] => [
  at.toISOString(),
  actor.name,
  actor.address,
  actor.userAgent,
  action,
  subject.name,
  subject.id ?? "",
  json(before),
  json(after),
];
