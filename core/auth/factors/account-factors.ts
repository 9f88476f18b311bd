import type { Actor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import type { MailService } from "../../mail/mail-service.ts";
import type { Clock } from "../../ports/system.ts";
import { userSubject } from "../../users/audited-user.ts";
import type { User, UserRepository } from "../../users/user.ts";
import { CHALLENGE_LIFETIME, isVerified } from "./factor.ts";
import type { Factor, FactorRepository, StoredFactor } from "./factor.ts";
import type { RecoveryCodeRepository } from "./recovery-code.ts";
import type { EndSessionsTx } from "../sessions/revoke-other-sessions.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import type { SessionRepository } from "../sessions/session.ts";
import type { SignedIn } from "../sessions/signed-in.ts";

/** The repositories of one change of factors. */
export interface FactorsTx extends EndSessionsTx {
  users: UserRepository;
  sessions: SessionRepository;
  factors: FactorRepository;
  recoveryCodes: RecoveryCodeRepository;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  mails: Pick<MailService, "send">;
  trail: AuditTrail;
  clock: Clock;
}

export const factorNotFound = () => new DomainError("mfa_factor_not_found", "There is no such factor");

/** Reads an account's factors under its lock, records each change and notifies the owner. */
export function createAccountFactors({ mails, trail, clock }: Dependencies) {
  const secondsAgo = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);

  /** Whether a factor still exists: an unverified one expires after five minutes. */
  const lives = (factor: Factor): boolean =>
    isVerified(factor) || factor.createdAt > secondsAgo(CHALLENGE_LIFETIME);

  /** The factors that are attached to the user may be older than the lock. */
  const livingOf = async ({ factors }: FactorsTx, userId: string): Promise<StoredFactor[]> =>
    (await factors.listOfUser(userId)).filter(lives);

  /** The locked user, with the factors as they are under the lock. */
  async function lock(tx: FactorsTx, userId: string): Promise<{ user: User; own: StoredFactor[] }> {
    const user = await tx.users.findForUpdate(userId);
    if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
    return { user, own: await livingOf(tx, userId) };
  }

  /**
   * The same for a user's own call.
   * @throws DomainError `session_not_found` if the session has ended meanwhile
   */
  async function lockOwn(tx: FactorsTx, caller: SignedIn): Promise<SignedIn & { own: StoredFactor[] }> {
    const locked = await lockCaller(tx, caller);
    return { ...locked, own: await livingOf(tx, locked.user.id) };
  }

  const record = (
    tx: FactorsTx,
    by: Actor,
    action: "factor.added" | "factor.used" | "factor.removed",
    { user, factor }: { user: User; factor: Factor },
  ): Promise<void> => {
    const values = { type: factor.type, name: factor.friendlyName };
    const change = action === "factor.removed" ? { before: values } : { after: values };
    return trail.record(tx.audit, by, { action, subject: userSubject(user), ...change });
  };

  const notify = (user: User, kind: "factor_added" | "factor_removed"): Promise<void> =>
    mails.send({ kind, to: user.email, language: user.profile.language, values: {} });

  return { secondsAgo, lives, lock, lockOwn, record, notify };
}

/** @throws DomainError `mfa_factor_not_found` */
export function namedFactor(own: StoredFactor[], id: string): StoredFactor {
  const factor = own.find((each) => each.id === id);
  if (!factor) throw factorNotFound();
  return factor;
}
