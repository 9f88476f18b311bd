import { DomainError, type ErrorCode } from "../errors.ts";
import type { Settings } from "../settings/settings.ts";
import type { User } from "../users/user.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createAuthCodes } from "./auth-code.ts";
import { createFailedSignIns } from "./failed-sign-ins.ts";
import { passwordWeakness, type PasswordWeakness } from "./passwords/new-password.ts";
import type { CodeGrant, PasswordGrant } from "./requests.ts";
import type { Device, IssuedSession } from "./sessions/session-tokens.ts";
import { banned, createSessionStart } from "./sessions/start-session.ts";
import { isBanned } from "../users/user.ts";

/** Reports a password that today's rules would reject. */
export interface PasswordSignIn extends IssuedSession {
  weakPassword: PasswordWeakness | null;
}

const REFUSALS: readonly ErrorCode[] = ["invalid_credentials", "email_not_confirmed", "user_banned"];

export function createSignIn(dependencies: AuthDependencies) {
  const { users, transact, settings, mails, passwords, clock } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const authCodes = createAuthCodes(dependencies);
  const failed = createFailedSignIns(dependencies);

  /** A used or expired one-time password is kept to distinguish it from the user's own password that replaces it. */
  const isSpent = ({ passwordChangeRequired, lastSignInAt, oneTimePasswordUntil }: User): boolean =>
    passwordChangeRequired &&
    (lastSignInAt !== null || (oneTimePasswordUntil !== null && oneTimePasswordUntil <= clock.now()));

  const mustConfirm = async (user: User, { require_email_verification }: Settings): Promise<boolean> =>
    user.emailConfirmedAt === null && require_email_verification && (await mails.delivers());

  /**
   * @throws DomainError `invalid_credentials`, with the same timing and message whether the account exists or
   * not; after the right password `email_not_confirmed`, `user_banned`
   */
  async function signIn(grant: PasswordGrant, device: Device): Promise<PasswordSignIn> {
    try {
      return await letIn(grant, device);
    } catch (error) {
      if (error instanceof DomainError && REFUSALS.includes(error.code)) {
        await failed.note(grant.email, device, error.code);
      }
      throw error;
    }
  }

  async function letIn({ email, password }: PasswordGrant, device: Device): Promise<PasswordSignIn> {
    const set = await settings.get();
    const found = await users.findByEmail(email);
    const matches = await passwords.verify(password, found?.passwordHash ?? null);
    const refused = new DomainError("invalid_credentials", "Invalid login credentials");
    if (!found || !matches || isSpent(found)) throw refused;
    if (isBanned(found, clock.now())) throw banned();
    if (await mustConfirm(found, set)) throw new DomainError("email_not_confirmed", "Email not confirmed");
    const stronger = passwords.isOutdated(found.passwordHash ?? "") ? await passwords.hash(password) : null;
    const started = await transact(async (tx) => {
      const user = await tx.users.findForUpdate(found.id);
      // changed, moved or used between the two reads
      if (user?.email !== found.email || user.passwordHash !== found.passwordHash || isSpent(user))
        return null;
      if (stronger !== null) user.passwordHash = stronger;
      return startSession(tx, user, device, "password", set.session_timeout);
    });
    if (started === null) throw refused;
    const known = [email, set.site_name];
    const weakPassword = passwordWeakness(password, { minLength: set.password_min_length, known });
    return { ...(await issue(started)), weakPassword };
  }

  /**
   * Exchanges the PKCE code of a sign-in for its session.
   * @throws DomainError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`, `user_banned`
   */
  async function exchangeCode(
    { auth_code, code_verifier }: CodeGrant,
    device: Device,
  ): Promise<IssuedSession> {
    const { session_timeout } = await settings.get();
    // rejections are thrown outside: a throw inside would roll back the count of wrong verifiers
    const outcome = await transact(async (tx) => {
      const redeemed = await authCodes.redeem(tx, auth_code, code_verifier);
      if (redeemed instanceof DomainError) return redeemed;
      const { user, method, signedInAt } = redeemed;
      return startSession(tx, user, device, method, session_timeout, signedInAt);
    });
    if (outcome instanceof DomainError) throw outcome;
    return issue(outcome);
  }

  return { signIn, exchangeCode };
}
