import type { Actor } from "../audit/actor.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { AuthRepositories } from "../auth/auth-dependencies.ts";
import { revokeMailedTokens, revokeOtherSessions } from "../auth/sessions/revoke-other-sessions.ts";
import { endedAccessEntry, type EndedAccess } from "../auth/sessions/ended-access.ts";
import { requireFreshSignIn } from "../auth/sessions/fresh-sign-in.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck, Transact } from "../ports/transaction.ts";
import { requireActingAdmin } from "./acting-admin.ts";
import { auditedMetadata, auditedOutline, auditedUser, userSubject } from "./audited-user.ts";
import { confirmSelf, requiresFreshSignIn, type Confirmation } from "./change-approval.ts";
import {
  actionOf,
  bannedUntil,
  changedAccount,
  describedBy,
  isMoved,
  oneTimePassword,
  rightsAfter,
  type StoredChanges,
} from "./changed-account.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import { newUser } from "./new-user.ts";
import { EMPTY_PROFILE } from "./profile.ts";
import { refuseUnsettled, settleOwner } from "./settle-owner.ts";
import { isOwnerUnproved, userNotFound, type User } from "./user.ts";

type StoredAccount = StoredChanges & {
  email: string;
  /** The password is its owner's own already. Otherwise it is valid for one sign-in. */
  isOwnPassword?: boolean;
};

export interface Approval extends Confirmation {
  /** Throws if the account was changed after the admin read it. */
  refuse?: LockedCheck<User>;
}

export interface WriterDependencies<Inside extends AuthRepositories = AuthRepositories> {
  transact: Transact<Inside>;
  trail: AuditTrail;
  clock: Clock;
  ids: Ids;
}

/** The one way in which accounts are made and changed by others than their owners, audited and without losing the last admin. */
export function createAccountWriter<Inside extends AuthRepositories>({
  transact,
  trail,
  clock,
  ids,
}: WriterDependencies<Inside>) {
  /**
   * @param also what happens together with it, or not at all
   * @throws DomainError `user_already_exists`, `reauthentication_needed`
   */
  async function add(
    by: Actor,
    account: StoredAccount,
    also?: (tx: Inside, user: User) => Promise<void>,
  ): Promise<User> {
    const { email, emailConfirmed, passwordHash, isOwnPassword = false, oneTimeHours } = account;
    const now = clock.now();
    const user = newUser(
      {
        email,
        role: account.role ?? "customer",
        emailConfirmedAt: emailConfirmed ? now : null,
        isVouched: emailConfirmed === true && !isOwnPassword,
        ...describedBy({ profile: EMPTY_PROFILE, userMetadata: {}, appMetadata: {} }, account),
        ...(passwordHash === null || isOwnPassword
          ? { passwordHash }
          : oneTimePassword(passwordHash, now, oneTimeHours)),
      },
      { clock, ids },
    );
    user.bannedUntil = bannedUntil(account.banSeconds ?? 0, now);
    await transact(async (tx) => {
      const session = await requireActingAdmin(tx, by, now);
      if (session && requiresFreshSignIn(null, account)) requireFreshSignIn(session, now);
      await tx.users.insert(user);
      const after = auditedOutline(user);
      await trail.record(tx.audit, by, { action: "user.created", subject: userSubject(user), after });
      await also?.(tx, user);
    });
    return user;
  }

  /**
   * A suspended account is signed out everywhere; so is one that gets a password, which is a one-time
   * password.
   * @param hasNewOwner all existing access to the account ends
   * @returns the account before and after, and the access that has ended
   * @throws DomainError `user_not_found`, `user_already_exists`; `conflict` for the last admin, and for
   * confirming an address that several people claim; `confirmation_needed`; `reauthentication_needed` for
   * actions that a stolen session would be used for
   */
  async function change(
    by: Actor,
    id: string,
    changes: StoredChanges,
    approval: Approval,
    hasNewOwner = false,
  ): Promise<{ before: User; after: User; ended: EndedAccess | null }> {
    const { email, passwordHash, role } = changes;
    const isSuspended = (changes.banSeconds ?? 0) > 0;
    return transact(async (tx) => {
      const now = clock.now();
      const session = await requireActingAdmin(tx, by, now);
      const user = await lockKeepingAnAdmin(tx.users, id, (found) => rightsAfter(found, changes, now), now);
      if (!user) throw userNotFound();
      approval.refuse?.(user);
      if (session && requiresFreshSignIn(user, changes)) requireFreshSignIn(session, now);
      if (user.role === "admin" && role === "customer") {
        confirmSelf(by, id, approval, "give up your own admin role");
      }
      if (isSuspended) confirmSelf(by, id, approval, "suspend your own account");
      await refuseUnsettled(tx, user, changes);
      const changed = changedAccount(user, changes, now);
      const isSettled = hasNewOwner || (passwordHash !== null && isOwnerUnproved(changed));
      const ended = isSettled ? await settleOwner(tx, changed, now) : null;
      await tx.users.update(changed);
      if (isMoved(user, email) || passwordHash !== null) await revokeMailedTokens(tx, id);
      if (isSuspended || passwordHash !== null) await revokeOtherSessions(tx, id, null);
      const subject = userSubject(user);
      await trail.record(tx.audit, by, {
        action: actionOf(user, changed),
        subject,
        before: auditedUser(user),
        after: { ...auditedUser(changed), ...auditedMetadata(user, changed) },
      });
      if (passwordHash !== null) {
        await trail.record(tx.audit, by, { action: "user.password_reset", subject });
      }
      const entry = endedAccessEntry(user, ended);
      if (entry) await trail.record(tx.audit, by, entry);
      return { before: user, after: changed, ended };
    });
  }

  return { add, change };
}
