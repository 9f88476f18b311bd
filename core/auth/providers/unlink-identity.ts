import { ownActor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import type { Clock } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import { userSubject } from "../../users/audited-user.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SignedIn } from "../auth-service.ts";
import type { IdentityRepository } from "./identity.ts";
import { requireOwnPassword } from "../passwords/own-password.ts";
import { revokeOtherSessions, type EndSessionsTx } from "../sessions/revoke-other-sessions.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import type { SessionRepository } from "../sessions/session.ts";

interface Dependencies {
  transact: Transact<
    {
      users: UserRepository;
      sessions: Pick<SessionRepository, "find" | "removeOfUser">;
      identities: IdentityRepository;
      audit: Pick<AuditRepository, "append">;
    } & EndSessionsTx
  >;
  trail: AuditTrail;
  clock: Clock;
}

export function createUnlink({ transact, trail, clock }: Dependencies) {
  /**
   * Removes a way to sign in from the caller's account: a provider account or, for the user's own id, the
   * password. Ends the other sessions, since they may have begun that way.
   * @throws DomainError `identity_not_found`, `single_identity_not_deletable`, `insufficient_aal`, `session_not_found`
   */
  return async function unlink(caller: SignedIn, identityId: string): Promise<void> {
    await transact(async (tx) => {
      // the lock: two concurrent removals must not each see the other as the last one
      const locked = await lockCaller(tx, caller);
      requireOwnPassword(locked);
      const { user } = locked;
      const isPassword = identityId === user.id && user.passwordHash !== null;
      const identity = user.identities.find(({ id }) => id === identityId);
      if (!identity && !isPassword) {
        throw new DomainError("identity_not_found", "This sign-in is not one of your account");
      }
      if (user.identities.length + (user.passwordHash === null ? 0 : 1) <= 1) {
        throw new DomainError(
          "single_identity_not_deletable",
          "This is the only way into your account: set a password or connect another account first",
        );
      }
      if (identity) await tx.identities.remove(identity.id);
      else {
        user.passwordHash = null;
        user.updatedAt = clock.now();
        await tx.users.update(user);
      }
      // sessions that began in the removed way, and their pending requests
      await revokeOtherSessions(tx, user.id, caller.session.id);
      await trail.record(tx.audit, ownActor(user, caller.session), {
        action: "identity.removed",
        subject: userSubject(user),
        before: { provider: identity?.provider ?? "email" },
      });
    });
  };
}
