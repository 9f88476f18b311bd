import { ownActor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";
import { userSubject } from "../users/audited-user.ts";
import { changeProfile } from "../users/profile.ts";
import type { User } from "../users/user.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createEmailChange } from "./email-change.ts";
import { requireAssurance } from "./factor.ts";
import { checkNewPassword } from "./new-password.ts";
import { createOneTimeTokens } from "./one-time-token.ts";
import type { UserChanges } from "./requests.ts";
import { isFresh, type Session } from "./session.ts";
import type { SignedIn } from "./sessions.ts";
import { straightHome, type Asked } from "./sign-up.ts";

const hasRecovered = ({ amr }: Session): boolean => amr.some(({ method }) => method === "recovery");

/** What users change of their own account. */
export function createAccountChanges(dependencies: AuthDependencies) {
  const { transact, settings, mails, passwords, clock, trail, siteUrl } = dependencies;
  const oneTimeTokens = createOneTimeTokens(dependencies);
  const emailChange = createEmailChange(dependencies);

  /**
   * Changes what a user says about themselves, the password and the address. A new password, or an address that is changed by
   * less than both mailboxes, needs the current password or a code that was mailed just now. A new password ends the user's
   * other sessions, pending changes of the address and everything that was mailed before.
   * @throws DomainError `validation_failed`, `weak_password`, `same_password`, `current_password_required`,
   * `current_password_invalid`, `reauthentication_needed`, `reauthentication_not_valid`, `insufficient_aal`, `email_exists`
   */
  async function changeUser(
    caller: SignedIn,
    changes: UserChanges,
    asked: Asked = straightHome(siteUrl),
  ): Promise<User> {
    const newEmail = changes.email && changes.email !== caller.user.email ? changes.email : null;
    const password = changes.password ?? null;
    if (newEmail !== null || password !== null) requireAssurance(caller);
    const isProved = await proves(caller, changes);
    let user = caller.user;
    if (password !== null) user = await changePassword(caller, password, isProved);
    if (changes.data) user = await changeData(caller.user.id, changes.data);
    if (newEmail !== null) user = await emailChange.begin(caller, newEmail, isProved, asked);
    return user;
  }

  /**
   * Whether the caller has shown just now who they are, by the current password or a mailed code.
   * @throws DomainError `current_password_invalid`, `reauthentication_not_valid`
   */
  async function proves({ user }: SignedIn, { current_password, nonce }: UserChanges): Promise<boolean> {
    if (nonce) {
      const redeemed = await transact((inside) =>
        oneTimeTokens.redeemCode(inside.oneTimeTokens, user.email, nonce, ["reauthentication"]),
      );
      if (redeemed.kind === "good" && redeemed.token.userId === user.id) return true;
      throw new DomainError("reauthentication_not_valid", "The code is wrong or has expired");
    }
    if (!current_password) return false;
    if (await passwords.verify(current_password, user.passwordHash)) return true;
    throw new DomainError("current_password_invalid", "The current password is wrong");
  }

  /** Who came by a recovery link or a one-time password has nothing else to show; who has no password was signed in just now. */
  async function refuseUnproved({ user, session }: SignedIn): Promise<void> {
    if (user.passwordChangeRequired || hasRecovered(session)) return;
    if (user.passwordHash !== null) {
      throw new DomainError("current_password_required", "Enter your current password to set a new one");
    }
    if (isFresh(session, clock.now()) || !(await mails.delivers())) return;
    throw new DomainError("reauthentication_needed", "Ask for a code by mail and send it as nonce");
  }

  async function changePassword(caller: SignedIn, password: string, isProved: boolean): Promise<User> {
    const { user, session } = caller;
    const set = await settings.get();
    const known = [user.email, user.profile.firstName, user.profile.lastName, set.site_name];
    checkNewPassword(password, { minLength: set.password_min_length, known });
    if (!isProved) await refuseUnproved(caller);
    if (await passwords.verify(password, user.passwordHash)) {
      throw new DomainError("same_password", "New password should be different from the old password");
    }
    const passwordHash = await passwords.hash(password);
    const changed = await transact(async (inside) => {
      const current = await inside.users.findForUpdate(user.id);
      if (!current) throw gone();
      current.passwordHash = passwordHash;
      current.passwordChangeRequired = false;
      current.oneTimePasswordUntil = null;
      current.newEmail = null;
      current.updatedAt = clock.now();
      await inside.users.update(current);
      await inside.sessions.removeOfUser(user.id, { except: session.id });
      await inside.oneTimeTokens.removeOfUser(user.id);
      await inside.authCodes.removeOfUser(user.id);
      if (hasRecovered(session)) {
        // a recovery link is good for one new password
        const amr = session.amr.map((shown) =>
          shown.method === "recovery" ? { ...shown, method: "otp" as const } : shown,
        );
        await inside.sessions.setAssurance(session.id, { aal: session.aal, amr });
      }
      await trail.record(inside.audit, ownActor(current, session), {
        action: "password.changed",
        subject: userSubject(current),
      });
      return current;
    });
    const { language } = changed.profile;
    await mails.send({ kind: "password_changed", to: changed.email, language, values: {} });
    return changed;
  }

  const changeData = (id: string, data: NonNullable<UserChanges["data"]>): Promise<User> =>
    transact(async (inside) => {
      const current = await inside.users.findForUpdate(id);
      if (!current) throw gone();
      current.profile = changeProfile(current.profile, data);
      current.updatedAt = clock.now();
      await inside.users.update(current);
      return current;
    });

  /** Mails a code that stands for the current password in the next change. @throws DomainError `email_not_confirmed` */
  async function reauthenticate({ user }: SignedIn): Promise<void> {
    if (user.emailConfirmedAt === null) throw new DomainError("email_not_confirmed", "Email not confirmed");
    const issue = { userId: user.id, email: user.email, purpose: "reauthentication" } as const;
    const { code } = await transact((inside) => oneTimeTokens.issue(inside.oneTimeTokens, issue));
    const { language } = user.profile;
    await mails.send({ kind: "reauthentication", to: user.email, language, values: { code } });
  }

  return { changeUser, reauthenticate };
}

const gone = () => new DomainError("user_not_found", "This account does not exist any more");
