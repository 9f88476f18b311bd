import { ownActor } from "../../audit/actor.ts";
import { DomainError } from "../../errors.ts";
import { userSubject } from "../../users/audited-user.ts";
import { asEmailExists, type User } from "../../users/user.ts";
import type { AuthDependencies, AuthRepositories } from "../auth-dependencies.ts";
import { requireAssurance } from "../factors/factor.ts";
import { revokeMailedTokens } from "../sessions/revoke-other-sessions.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import { requireFreshSignIn } from "../sessions/fresh-sign-in.ts";
import { mailedLink } from "./mailed-link.ts";
import { createOneTimeTokens } from "./one-time-token.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import type { LinkDestination } from "../sign-up.ts";

/**
 * Checks that the proof belongs to the password and the address that the request read.
 * @throws DomainError `session_not_found`, `insufficient_aal`, `conflict`
 */
async function lockAsProved(
  tx: Pick<AuthRepositories, "users" | "sessions">,
  caller: SignedIn,
): Promise<User> {
  const locked = await lockCaller(tx, caller);
  requireAssurance(locked);
  const { email, passwordHash } = caller.user;
  if (locked.user.email === email && locked.user.passwordHash === passwordHash) return locked.user;
  throw new DomainError("conflict", "The account was changed at the same moment: try again");
}

const CHANGE = ["email_change_current", "email_change_new"] as const;

/** Changing the address of an account: confirmed by both mailboxes, or by the password and the new one (ASVS 5.0 §6.3.7, §7.5.1). */
export function createEmailChange(dependencies: AuthDependencies) {
  const { users, transact, mails, clock, trail, siteUrl } = dependencies;
  const oneTimeTokens = createOneTimeTokens(dependencies);

  /**
   * Starts a change and replaces a pending one. The response is the same if the address has an account, whose
   * owner is notified. If the site sends no mail, the password alone changes the address, which stays
   * unconfirmed.
   * @param isProved whether the caller has just proved their identity
   * @returns the user with the new address
   * @throws DomainError if the site sends no mail: `current_password_required`; `reauthentication_needed` for
   * an account without a password whose sign-in is old; `email_exists`
   */
  async function startChange(
    caller: SignedIn,
    email: string,
    isProved: boolean,
    asked: LinkDestination,
  ): Promise<User> {
    if (await mails.delivers()) return askMailboxes(caller, email, isProved, asked);
    if (!isProved && caller.user.passwordHash !== null) {
      throw new DomainError("current_password_required", "Enter your current password to change the address");
    }
    if (!isProved) requireFreshSignIn(caller.session, clock.now());
    return changeAtOnce(caller, email);
  }

  async function askMailboxes(
    caller: SignedIn,
    email: string,
    isProved: boolean,
    { redirectTo, challenge }: LinkDestination,
  ): Promise<User> {
    const isTaken = (await users.findByEmail(email)) !== null;
    const { user, ...mailed } = await transact(async (tx) => {
      const locked = await lockAsProved(tx, caller);
      const { oneTimeTokens: tokens } = tx;
      const shared = { userId: locked.id, challenge };
      await tokens.removeOfUser(locked.id, CHANGE);
      const toNew = await oneTimeTokens.issue(tokens, {
        ...shared,
        email,
        purpose: "email_change_new",
        needsCurrentMailbox: !isProved,
      });
      if (isProved) return { user: locked, toNew, toCurrent: null };
      const current = { ...shared, email: locked.email, purpose: "email_change_current" } as const;
      return { user: locked, toNew, toCurrent: await oneTimeTokens.issue(tokens, current) };
    });
    const { language } = user.profile;
    const values = ({ link, code }: { link: string; code: string }) => ({
      link: mailedLink(siteUrl, { link, type: "email_change", redirectTo }),
      code,
      newEmail: email,
    });
    if (isTaken) {
      await mails.send({
        kind: "account_exists",
        to: email,
        language: null,
        values: { link: `${siteUrl}/login` },
      });
    } else {
      await mails.send({ kind: "email_change_new", to: email, language, values: values(mailed.toNew) });
    }
    if (mailed.toCurrent !== null) {
      const order = { kind: "email_change_current", to: user.email, language } as const;
      await mails.send({ ...order, values: values(mailed.toCurrent) });
    }
    return { ...user, newEmail: email };
  }

  async function changeAtOnce(caller: SignedIn, email: string): Promise<User> {
    const { current, oldEmail } = await transact(async (tx) => {
      const found = await lockAsProved(tx, caller);
      const before = found.email;
      found.email = email;
      found.newEmail = null;
      found.emailConfirmedAt = null;
      found.isVouched = false;
      found.updatedAt = clock.now();
      await tx.users.update(found);
      await revokeMailedTokens(tx, found.id);
      await trail.record(tx.audit, ownActor(found, caller.session), {
        action: "email.changed",
        subject: userSubject(found),
        before: { email: before },
        after: { email },
      });
      return { current: found, oldEmail: before };
    }).catch(asEmailExists);
    const { language } = current.profile;
    await mails.send({ kind: "email_changed", to: oldEmail, language, values: { newEmail: email } });
    return current;
  }

  return { startChange };
}
