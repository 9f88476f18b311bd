import { ownActor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";
import { userSubject } from "../users/audited-user.ts";
import { mergeMetadata, type Metadata } from "../users/metadata.ts";
import { changeProfile } from "../users/profile.ts";
import { profileChangesIn } from "../users/profile-metadata.ts";
import { isOwnerUnproved, type User } from "../users/user.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createEmailChange } from "./mailed/email-change.ts";
import { requireAssurance } from "./factors/factor.ts";
import { revokeOtherSessions } from "./sessions/revoke-other-sessions.ts";
import { lockCaller } from "./sessions/lock-caller.ts";
import { isFresh } from "./sessions/fresh-sign-in.ts";
import { checkNewPassword } from "./passwords/new-password.ts";
import { createOneTimeTokens } from "./mailed/one-time-token.ts";
import type { UserChanges } from "./requests.ts";
import type { Session } from "./sessions/session.ts";
import type { SignedIn } from "./sessions/signed-in.ts";
import { toHomePage, type LinkDestination } from "./sign-up.ts";

const hasRecovered = ({ amr }: Session): boolean => amr.some(({ method }) => method === "recovery");

/** Changes that users make to their own account. */
export function createAccountChanges(dependencies: AuthDependencies) {
  const { transact, settings, mails, passwords, clock, trail, siteUrl } = dependencies;
  const oneTimeTokens = createOneTimeTokens(dependencies);
  const emailChange = createEmailChange(dependencies);

  /**
   * Changes the profile, the password and the address of a user. A new password needs the current one or a
   * freshly mailed code, unless the setting `require_current_password` is off. So does a new address that
   * only one mailbox confirms, whatever the setting. A new password ends the user's other sessions and
   * revokes pending address changes and mailed tokens.
   * @throws DomainError `validation_failed`, `weak_password`, `same_password`, `current_password_required`,
   * `current_password_invalid`, `reauthentication_needed`, `reauthentication_not_valid`, `insufficient_aal`, `email_exists`, `conflict`
   */
  async function changeUser(
    caller: SignedIn,
    changes: UserChanges,
    asked: LinkDestination = toHomePage(siteUrl),
  ): Promise<User> {
    const newEmail = changes.email && changes.email !== caller.user.email ? changes.email : null;
    const password = changes.password ?? null;
    if (newEmail !== null || password !== null) requireAssurance(caller);
    // rejects invalid metadata before anything changes; under the lock it is merged again with the stored value
    if (changes.data) mergeMetadata(caller.user.userMetadata, changes.data, "data");
    const isProved = await proves(caller, changes);
    let user = caller.user;
    if (password !== null) user = await changePassword(caller, password, isProved);
    if (changes.data) user = await changeData(caller, changes.data);
    if (newEmail !== null)
      user = await emailChange.startChange({ ...caller, user }, newEmail, isProved, asked);
    return user;
  }

  /**
   * Whether the caller has just proved their identity with the current password or a mailed code.
   * @throws DomainError `current_password_invalid`, `reauthentication_not_valid`
   */
  async function proves({ user }: SignedIn, { current_password, nonce }: UserChanges): Promise<boolean> {
    if (nonce) {
      const redeemed = await transact((tx) =>
        oneTimeTokens.redeemCode(tx, user.email, nonce, ["reauthentication"]),
      );
      if (redeemed.kind === "good" && redeemed.token.userId === user.id) return true;
      throw new DomainError("reauthentication_not_valid", "The code is wrong or has expired");
    }
    if (!current_password) return false;
    if (await passwords.verify(current_password, user.passwordHash)) return true;
    throw new DomainError("current_password_invalid", "The current password is wrong");
  }

  /**
   * A session that began with a one-time password has nothing else to prove. A session that began with a
   * recovery link, and any session of an account without a password, must be fresh.
   * @param isAsked the setting `require_current_password`
   */
  async function refuseUnproved({ user, session }: SignedIn, isAsked: boolean): Promise<void> {
    if (!isAsked) return;
    const isRecovered = hasRecovered(session);
    if (isRecovered && isFresh(session, clock.now())) return;
    if (isRecovered) {
      throw new DomainError(
        "reauthentication_needed",
        "Too much time has passed since you opened the link: ask for a new one",
      );
    }
    if (user.passwordChangeRequired && user.passwordHash !== null) return;
    if (user.passwordHash !== null) {
      throw new DomainError("current_password_required", "Enter your current password to set a new one");
    }
    if (isFresh(session, clock.now())) return;
    const way = (await mails.delivers())
      ? "Ask for a code by mail and send it as nonce"
      : "Sign out and in again, then set a password";
    throw new DomainError("reauthentication_needed", way);
  }

  async function changePassword(caller: SignedIn, password: string, isProved: boolean): Promise<User> {
    const { user, session } = caller;
    const set = await settings.get();
    const known = [user.email, user.profile.firstName, user.profile.lastName, set.site_name];
    checkNewPassword(password, { minLength: set.password_min_length, known });
    if (!isProved) await refuseUnproved(caller, set.require_current_password);
    if (await passwords.verify(password, user.passwordHash)) {
      throw new DomainError("same_password", "New password should be different from the old password");
    }
    const passwordHash = await passwords.hash(password);
    const changed = await transact(async (tx) => {
      const locked = await lockCaller(tx, caller);
      const current = locked.user;
      requireAssurance(locked);
      // the request may have read the session before another change, and the account after it
      if (!isProved) await refuseUnproved(locked, set.require_current_password);
      // the proof belongs to the password that the request read: otherwise one recovery link could set fifty passwords concurrently
      if (current.passwordHash !== user.passwordHash) {
        throw new DomainError(
          "conflict",
          "The password was changed at the same moment: sign in with the new one",
        );
      }
      current.passwordHash = passwordHash;
      current.passwordChangeRequired = false;
      current.oneTimePasswordUntil = null;
      current.newEmail = null;
      current.updatedAt = clock.now();
      await tx.users.update(current);
      await revokeOtherSessions(tx, user.id, session.id);
      // an account that was created with someone else's address must not revoke the links in that mailbox
      if (!isOwnerUnproved(current)) await tx.oneTimeTokens.removeOfUser(user.id);
      if (hasRecovered(session)) {
        // a recovery link is valid for one password change
        const amr = locked.session.amr.map((shown) =>
          shown.method === "recovery" ? { ...shown, method: "otp" as const } : shown,
        );
        await tx.sessions.setAssurance(session.id, { aal: locked.session.aal, amr });
      }
      await trail.record(tx.audit, ownActor(current, session), {
        action: "password.changed",
        subject: userSubject(current),
      });
      return current;
    });
    const { language } = changed.profile;
    await mails.send({ kind: "password_changed", to: changed.email, language, values: {} });
    return changed;
  }

  const changeData = (caller: SignedIn, data: Metadata): Promise<User> =>
    transact(async (tx) => {
      const { user: current } = await lockCaller(tx, caller);
      current.userMetadata = mergeMetadata(current.userMetadata, data, "data");
      current.profile = changeProfile(current.profile, profileChangesIn(data));
      current.updatedAt = clock.now();
      await tx.users.update(current);
      return current;
    });

  /** Mails a code that replaces the current password in the next change. @throws DomainError `email_not_confirmed` */
  async function reauthenticate(caller: SignedIn): Promise<void> {
    const { to, language, code } = await transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      if (user.emailConfirmedAt === null) throw new DomainError("email_not_confirmed", "Email not confirmed");
      const issue = { userId: user.id, email: user.email, purpose: "reauthentication" } as const;
      const issued = await oneTimeTokens.issue(tx.oneTimeTokens, issue);
      return { to: user.email, language: user.profile.language, code: issued.code };
    });
    await mails.send({ kind: "reauthentication", to, language, values: { code } });
  }

  return { changeUser, reauthenticate };
}
