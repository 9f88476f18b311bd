import { ownActor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Clock } from "../ports/system.ts";
import { emailSchema } from "../users/user.ts";
import type { Device } from "./sessions/session-tokens.ts";
import { MINUTE_MS } from "../durations.ts";

/** Accounts recorded per minute, so that guessing on thousands of accounts doesn't fill the log. */
const MAX_ACCOUNTS_PER_MINUTE = 60;
/** Accounts with counted failures; the least recently tried are evicted first. */
const MAX_TRACKED_ACCOUNTS = 10_000;

interface Dependencies {
  audit: Pick<AuditRepository, "append">;
  trail: AuditTrail;
  clock: Clock;
}

/**
 * Records failed sign-ins once per account and minute. Later failures are counted and reported with the next
 * entry. Addresses without an account are handled in the same way, so that the response time is the same.
 */
export function createFailedSignIns({ audit, trail, clock }: Dependencies) {
  const accounts = new Map<string, { minute: number; held: number }>();
  let current = { minute: 0, written: 0 };
  /** Failures of accounts beyond the limit of the minute. */
  let others = 0;

  function countWithin(email: string, minute: number): { attempts: number } | null {
    if (current.minute !== minute) current = { minute, written: 0 };
    const known = accounts.get(email);
    if (known?.minute === minute) {
      known.held += 1;
      return null;
    }
    if (current.written >= MAX_ACCOUNTS_PER_MINUTE) {
      others += 1;
      return null;
    }
    current.written += 1;
    accounts.delete(email);
    accounts.set(email, { minute, held: 0 });
    const [oldest] = accounts.keys();
    if (accounts.size > MAX_TRACKED_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
    return { attempts: 1 + (known?.held ?? 0) };
  }

  /** @param reason the error code */
  async function note(email: string, device: Device, reason: string): Promise<void> {
    const room = countWithin(email, Math.floor(clock.now().getTime() / MINUTE_MS));
    if (room === null) return;
    const uncounted = others > 0 ? { of_other_accounts: others } : {};
    others = 0;
    // a text that is not an address may be a password in the wrong field
    const name = emailSchema.safeParse(email).success ? email : "(no address)";
    const anonymous = { ...ownActor({ id: "", email: name }, device), userId: null };
    await trail.record(audit, anonymous, {
      action: "session.refused",
      subject: { type: "users", id: null, name },
      after: { reason, attempts: room.attempts, ...uncounted },
    });
  }

  return { note };
}
