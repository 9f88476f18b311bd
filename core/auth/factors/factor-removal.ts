import { ownActor, type Actor } from "../../audit/actor.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import type { MailService } from "../../mail/mail-service.ts";
import type { Clock } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import { requireActingAdmin } from "../../users/acting-admin.ts";
import { createAccountFactors, namedFactor, type FactorsTx } from "./account-factors.ts";
import type { SignedIn } from "../auth-service.ts";
import { isVerified, requireFreshAssurance } from "./factor.ts";
import type { Factor, StoredFactor } from "./factor.ts";

interface Dependencies {
  transact: Transact<FactorsTx>;
  mails: Pick<MailService, "send">;
  trail: AuditTrail;
  clock: Clock;
}

/** Removal of second factors by their owners and by admins. */
export function createFactorRemoval(dependencies: Dependencies) {
  const { transact, clock } = dependencies;
  const { lock, lockOwn, record, notify } = createAccountFactors(dependencies);

  /**
   * Removes a factor; a factor that protects the account only if the session has just verified one.
   * @throws DomainError `mfa_factor_not_found`, `insufficient_aal`, `session_not_found`
   */
  async function unenroll(caller: SignedIn, factorId: string): Promise<void> {
    const owner = await transact(async (tx) => {
      const { user, session, own } = await lockOwn(tx, caller);
      const factor = namedFactor(own, factorId);
      if (isVerified(factor)) requireFreshAssurance(session, clock.now());
      await removeFactor(tx, own, factor, session.id);
      if (!isVerified(factor)) return null;
      await record(tx, ownActor(user, session), "factor.removed", { user, factor });
      return user;
    });
    if (owner) await notify(owner, "factor_removed");
  }

  /**
   * For admins: removes a factor of a user who lost it.
   * @throws DomainError `user_not_found`, `mfa_factor_not_found`
   */
  async function removeOf(by: Actor, userId: string, factorId: string): Promise<Factor> {
    const { user, factor } = await transact(async (tx) => {
      await requireActingAdmin(tx, by, clock.now());
      const locked = await lock(tx, userId);
      const found = namedFactor(locked.own, factorId);
      await removeFactor(tx, locked.own, found, null);
      await record(tx, by, "factor.removed", { user: locked.user, factor: found });
      return { user: locked.user, factor: found };
    });
    if (isVerified(factor)) await notify(user, "factor_removed");
    return factor;
  }

  return { unenroll, removeOf };
}

/**
 * Other sessions may have used the removed factor, so they must verify again. Removing the last factor also
 * removes the recovery codes and lowers every session to aal1.
 */
async function removeFactor(
  tx: FactorsTx,
  own: StoredFactor[],
  factor: StoredFactor,
  sessionId: string | null,
): Promise<void> {
  await tx.factors.remove(factor.id);
  if (!isVerified(factor)) return;
  const isLast = !own.some((other) => other.id !== factor.id && isVerified(other));
  if (isLast) await tx.recoveryCodes.removeOfUser(factor.userId);
  const keepsOne = !isLast && sessionId !== null;
  await tx.sessions.lowerAssurance(factor.userId, keepsOne ? { except: sessionId } : {});
}
