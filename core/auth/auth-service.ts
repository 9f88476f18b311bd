import { DomainError } from "../errors.ts";
import type { AccessTokens, PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { newUser } from "../users/new-user.ts";
import { changeProfile, EMPTY_PROFILE } from "../users/profile.ts";
import { isBanned, isSpentOneTimePassword } from "../users/user.ts";
import type { User, UserRepository } from "../users/user.ts";
import { createAuthCodes, type AuthCodeRepository } from "./auth-code.ts";
import { checkPassword, isTooShort, tooShortMessage } from "./password-rule.ts";
import type { CodeGrant, PasswordGrant, SignOutScope, SignUp, UserChanges } from "./requests.ts";
import { createSessionTokens } from "./session-tokens.ts";
import type { Device, IssuedSession } from "./session-tokens.ts";
import type { Session, SessionRepository } from "./session.ts";
import { banned, createSessionStart } from "./start-session.ts";

/** Who is calling: a user and the session that the access token belongs to. */
export interface SignedIn {
  user: User;
  session: Session;
}

/** A sign-in whose password is shorter than the setting asks today says so. */
export interface PasswordSignIn extends IssuedSession {
  weakPassword: { reasons: string[]; message: string } | null;
}

interface Dependencies {
  users: UserRepository;
  sessions: SessionRepository;
  transact: Transact<{ users: UserRepository; sessions: SessionRepository; authCodes: AuthCodeRepository }>;
  settings: SettingsService;
  passwords: PasswordHasher;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts as auth/v1 offers them (accounts §4 and §7, auth contract). */
export function createAuthService(dependencies: Dependencies) {
  const { users, sessions, transact, settings, passwords, accessTokens, secrets, clock } = dependencies;
  const tokens = createSessionTokens(dependencies);
  const { startSession, issue } = createSessionStart(dependencies);
  const authCodes = createAuthCodes(dependencies);

  /**
   * Makes a customer's account and signs it in; the address stays unconfirmed (D18).
   * @throws DomainError `signup_disabled`, `weak_password`, `user_already_exists`
   */
  async function signUp(request: SignUp, device: Device): Promise<IssuedSession> {
    const { enable_registration, password_min_length, session_timeout } = await settings.get();
    if (!enable_registration) throw new DomainError("signup_disabled", "Registration is closed on this site");
    checkPassword(request.password, password_min_length);
    const user = newUser(
      {
        email: request.email,
        role: "customer",
        passwordHash: await passwords.hash(request.password),
        profile: changeProfile(EMPTY_PROFILE, request.data ?? {}),
      },
      dependencies,
    );
    user.lastSignInAt = user.createdAt;
    const { session, refreshToken } = await transact(async (inside) => {
      await inside.users.insert(user);
      return tokens.start(inside.sessions, user, device, session_timeout, "password");
    });
    return tokens.issue(user, session, refreshToken);
  }

  /**
   * @throws DomainError `invalid_credentials`, in the same time and words whether the account exists or not; `user_banned`
   */
  async function signIn({ email, password }: PasswordGrant, device: Device): Promise<PasswordSignIn> {
    const { password_min_length, session_timeout } = await settings.get();
    const found = await users.findByEmail(email);
    const matches = await passwords.verify(password, found?.passwordHash ?? null);
    const started = await transact(async (inside) => {
      const user = found && matches ? await inside.users.findForUpdate(found.id) : null;
      // changed between the two reads
      if (!user || user.passwordHash !== found?.passwordHash) return null;
      if (isSpentOneTimePassword(user, clock.now())) return null;
      if (isBanned(user, clock.now())) throw banned();
      user.lastSignInAt = clock.now();
      await inside.users.update(user);
      return { user, ...(await tokens.start(inside.sessions, user, device, session_timeout, "password")) };
    });
    if (started === null) throw new DomainError("invalid_credentials", "Invalid login credentials");
    const issued = await tokens.issue(started.user, started.session, started.refreshToken);
    const weakPassword = isTooShort(password, password_min_length)
      ? { reasons: ["length"], message: tooShortMessage(password_min_length) }
      : null;
    return { ...issued, weakPassword };
  }

  /**
   * Exchanges the code of a sign-in with PKCE for its session.
   * @throws DomainError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`, `user_banned`
   */
  async function exchangeCode(
    { auth_code, code_verifier }: CodeGrant,
    device: Device,
  ): Promise<IssuedSession> {
    const { session_timeout } = await settings.get();
    // refusals are thrown outside: thrown inside they would undo the count of wrong verifiers
    const outcome = await transact(async (inside) => {
      const redeemed = await authCodes.redeem(inside.authCodes, auth_code, code_verifier);
      if (redeemed instanceof DomainError) return redeemed;
      const user = await inside.users.findForUpdate(redeemed.userId);
      if (!user) return new DomainError("flow_state_not_found", "This account does not exist any more");
      return startSession(inside, user, device, redeemed.method, session_timeout);
    });
    if (outcome instanceof DomainError) throw outcome;
    return issue(outcome);
  }

  /**
   * Exchanges a refresh token. Sent twice it answers twice the same; an older one ends the session.
   * @throws DomainError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
   */
  async function refresh(refreshToken: string): Promise<IssuedSession> {
    // refusals are thrown outside: thrown inside they would undo the end of the session
    const outcome = await transact(async (inside) => {
      const exchanged = await tokens.exchange(inside.sessions, refreshToken);
      if (exchanged.kind === "unknown") {
        return new DomainError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
      }
      if (exchanged.kind === "reused") {
        return new DomainError("refresh_token_already_used", "Invalid Refresh Token: Already Used");
      }
      const session = await inside.sessions.find(exchanged.sessionId);
      const user = session && (await inside.users.findById(session.userId));
      if (!session || !user || session.expiresAt <= clock.now()) {
        await inside.sessions.remove(exchanged.sessionId);
        return new DomainError("session_expired", "Invalid Refresh Token: Session Expired");
      }
      if (isBanned(user, clock.now())) return banned();
      await inside.sessions.touch(session.id, clock.now());
      return { user, session, refreshToken: exchanged.refreshToken };
    });
    if (outcome instanceof DomainError) throw outcome;
    return tokens.issue(outcome.user, outcome.session, outcome.refreshToken);
  }

  /**
   * Who an access token stands for. The session and the account are looked up each time, so that signing out, suspending or a
   * new role act at once (D17).
   * @throws DomainError `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
   */
  async function authenticate(accessToken: string): Promise<SignedIn> {
    const claims = await accessTokens.verify(accessToken);
    const [session, user] = await Promise.all([sessions.find(claims.session_id), users.findById(claims.sub)]);
    if (!user) throw new DomainError("user_not_found", "User from sub claim in JWT does not exist");
    if (!session || session.userId !== user.id || session.expiresAt <= clock.now()) {
      throw new DomainError("session_not_found", "Session from session_id claim in JWT does not exist");
    }
    if (isBanned(user, clock.now())) throw banned();
    return { user, session };
  }

  /** Ends this session, all of the user's, or all but this one. */
  const signOut = ({ session }: SignedIn, scope: SignOutScope): Promise<void> =>
    endSessions(sessions, session, scope);

  /**
   * The same for whoever holds a refresh token, exchanged or not, of a session whose access token has died. Nothing is left to do
   * where the session has ended already.
   */
  async function signOutByRefreshToken(refreshToken: string, scope: SignOutScope): Promise<void> {
    await transact(async (inside) => {
      const token = await inside.sessions.findTokenForUpdate(secrets.digest(refreshToken));
      const session = token && (await inside.sessions.find(token.sessionId));
      if (session) await endSessions(inside.sessions, session, scope);
    });
  }

  /**
   * Changes what a user says about themselves, and the password: with the current one, or, after a one-time password, without.
   * A new password ends the user's other sessions.
   * @throws DomainError `validation_failed`, `weak_password`, `same_password`, `current_password_required`, `current_password_invalid`
   */
  async function changeUser({ user, session }: SignedIn, changes: UserChanges): Promise<User> {
    if (changes.email && changes.email !== user.email) {
      const message = "The email address of an account cannot be changed";
      throw new DomainError("validation_failed", message, { fields: { email: message } });
    }
    const passwordHash = changes.password
      ? await newPasswordHash(user, changes.password, changes.current_password ?? null)
      : null;
    return transact(async (inside) => {
      const current = await inside.users.findForUpdate(user.id);
      if (!current) throw new DomainError("user_not_found", "This account does not exist any more");
      current.profile = changeProfile(current.profile, changes.data ?? {});
      current.updatedAt = clock.now();
      if (passwordHash !== null) {
        current.passwordHash = passwordHash;
        current.passwordChangeRequired = false;
        await inside.sessions.removeOfUser(user.id, { except: session.id });
      }
      await inside.users.update(current);
      return current;
    });
  }

  async function newPasswordHash(
    user: User,
    password: string,
    currentPassword: string | null,
  ): Promise<string> {
    checkPassword(password, (await settings.get()).password_min_length);
    if (!user.passwordChangeRequired) {
      if (currentPassword === null) {
        throw new DomainError("current_password_required", "Enter your current password to set a new one");
      }
      if (!(await passwords.verify(currentPassword, user.passwordHash))) {
        throw new DomainError("current_password_invalid", "The current password is wrong");
      }
    }
    if (await passwords.verify(password, user.passwordHash)) {
      throw new DomainError("same_password", "New password should be different from the old password");
    }
    return passwords.hash(password);
  }

  /** The public keys that check access tokens. */
  const jwks = () => accessTokens.jwks();

  return {
    signUp,
    signIn,
    exchangeCode,
    refresh,
    authenticate,
    signOut,
    signOutByRefreshToken,
    changeUser,
    jwks,
  };
}

async function endSessions(
  sessions: SessionRepository,
  { id, userId }: Session,
  scope: SignOutScope,
): Promise<void> {
  if (scope === "local") await sessions.remove(id);
  else await sessions.removeOfUser(userId, scope === "others" ? { except: id } : {});
}
