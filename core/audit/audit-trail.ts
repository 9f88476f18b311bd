import { plainAddress } from "../ip-address.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Actor } from "./actor.ts";
import type { AuditEntry, AuditRepository, AuditValues } from "./audit-entry.ts";

export type AuditEvent = Pick<AuditEntry, "action" | "subject"> &
  Partial<Pick<AuditEntry, "before" | "after">>;

/** Maximum stored length of a User-Agent header, characters. */
const USER_AGENT_LENGTH = 500;

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** Records who did what. */
export function createAuditTrail({ clock, ids }: { clock: Clock; ids: Ids }) {
  /**
   * Stores only the fields that differ before and after the action; writes nothing if none do.
   * @param audit the repository of the action's transaction
   */
  async function record(
    audit: Pick<AuditRepository, "append">,
    by: Actor,
    { action, subject, before = null, after = null }: AuditEvent,
  ): Promise<void> {
    const changed = before && after ? changedValues(before, after) : { before, after };
    if (before && after && Object.keys(changed.after ?? {}).length === 0) return;
    const address = plainAddress(by.address);
    const { userId, name } = by;
    const actor = { userId, name, address, userAgent: by.userAgent.slice(0, USER_AGENT_LENGTH) };
    await audit.append({ id: ids.next(), at: clock.now(), actor, action, subject, ...changed });
  }

  return { record };
}

function changedValues(before: AuditValues, after: AuditValues) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const only = (values: AuditValues): AuditValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}
