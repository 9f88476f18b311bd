import { ownActor } from "../../audit/actor.ts";
import { DomainError } from "../../errors.ts";
import type { MailOrder } from "../../mail/mail-order.ts";
import { userSubject } from "../../users/audited-user.ts";
import { newUser } from "../../users/new-user.ts";
import { changeProfile, EMPTY_PROFILE } from "../../users/profile.ts";
import { profileChangesIn } from "../../users/profile-metadata.ts";
import { asEmailExists, isBanned, isOwnerUnproved, type User } from "../../users/user.ts";
import { createAuthCodes } from "../auth-code.ts";
import type { AuthDependencies, AuthRepositories } from "../auth-dependencies.ts";
import { PURPOSES_OF } from "./mailed-link.ts";
import { createOneTimeTokens, type OneTimeToken, type Redemption } from "./one-time-token.ts";
import type { VerifyRequest } from "../requests.ts";
import type { Device, IssuedSession } from "../sessions/session-tokens.ts";
import type { AuthenticationMethod } from "../sessions/session.ts";
import { revokeMailedTokens } from "../sessions/revoke-other-sessions.ts";
import { endedAccessEntry, endedAccessMail, type EndedAccess } from "../sessions/ended-access.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { banned, createSessionStart, type StartedSession } from "../sessions/start-session.ts";

/** Result of a verified token. */
export type Verified =
  | { kind: "session"; issued: IssuedSession }
  /** For a client that uses PKCE. */
  | { kind: "code"; code: string }
  /** One of two mailboxes has agreed to an address change. */
  | { kind: "half" };

/** Result of the transaction. */
type Outcome =
  | { kind: "session"; started: StartedSession; proved: VerifiedUser }
  | { kind: "code"; code: string; proved: VerifiedUser }
  | { kind: "half" }
  | { kind: "refused"; error: DomainError };

const METHODS: Record<OneTimeToken["purpose"], AuthenticationMethod["method"]> = {
  signup: "email/signup",
  recovery: "recovery",
  magiclink: "magiclink",
  invite: "invite",
  email_change_current: "email_change",
  email_change_new: "email_change",
  reauthentication: "otp",
};

/** What a token proved about its user. */
interface VerifiedUser {
  user: User;
  /** The previous address of the account; null: unchanged. */
  oldEmail: string | null;
  /** Access that was removed because it may not be the owner's; null: none. */
  ended: EndedAccess | null;
}
const UNCHANGED = { oldEmail: null, ended: null } as const;

const refusal = (wasUsed: boolean): DomainError =>
  wasUsed
    ? new DomainError("otp_expired", "This link was used before", {
        fields: { token_hash: "This link was used before" },
      })
    : new DomainError("otp_expired", "Token has expired or is invalid");

const hasAgreed = (token: OneTimeToken | null): boolean => token !== null && token.usedAt !== null;

/** Verifies a mailed token: the secret of a link, or an address and its code. */
export function createVerify(dependencies: AuthDependencies) {
  const { transact, settings, mails, clock, trail } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const oneTimeTokens = createOneTimeTokens(dependencies);
  const authCodes = createAuthCodes(dependencies);

  /**
   * @param handsOver whether a PKCE client gets its code instead of a session, as on the page of a link,
   * which redirects back to that client
   * @throws DomainError `otp_expired`, for unknown addresses, wrong codes and revoked codes alike; `user_banned`, `email_exists`
   */
  async function verify(request: VerifyRequest, device: Device, handsOver = false): Promise<Verified> {
    const { session_timeout } = await settings.get();
    // rejections are thrown outside: a throw inside would roll back the count of wrong codes
    const outcome = await transact(async (tx): Promise<Outcome> => {
      const redeemed = await redeem(tx, request);
      if (redeemed.kind !== "good") return { kind: "refused", error: refusal(redeemed.kind === "used") };
      const { token } = redeemed;
      const proved = await prove(tx, redeemed);
      if (proved === null) return { kind: "refused", error: refusal(false) };
      if (proved === "half") return { kind: "half" };
      const { user, oldEmail, ended } = proved;
      if (isBanned(user, clock.now())) throw banned();
      const entry = endedAccessEntry(user, ended);
      if (entry) await trail.record(tx.audit, ownActor(user, device), entry);
      if (oldEmail !== null) {
        await trail.record(tx.audit, ownActor(user, device), {
          action: "email.changed",
          subject: userSubject(user),
          before: { email: oldEmail },
          after: { email: user.email },
        });
      }
      const method = METHODS[token.purpose];
      if (handsOver && token.challenge !== null) {
        await tx.users.update(user);
        const { challenge } = token;
        const code = await authCodes.issue(tx.authCodes, { userId: user.id, challenge, method });
        return { kind: "code", code, proved };
      }
      const started = await startSession(tx, user, device, method, session_timeout);
      return { kind: "session", started, proved };
    }).catch(asEmailExists);
    if (outcome.kind === "refused") throw outcome.error;
    if (outcome.kind === "half") return outcome;
    await notifyOwner(outcome.proved);
    if (outcome.kind === "code") return { kind: "code", code: outcome.code };
    return { kind: "session", issued: await issue(outcome.started) };
  }

  /** Notifies the owner of the changes. */
  async function notifyOwner({ user, oldEmail, ended }: VerifiedUser): Promise<void> {
    if (oldEmail !== null) await mails.send(emailChanged(user, oldEmail));
    const mail = await endedAccessMail(user, ended, settings);
    if (mail) await mails.send(mail);
  }

  function redeem(tx: AuthRepositories, request: VerifyRequest): Promise<Redemption> {
    const purposes = PURPOSES_OF[request.type];
    const { token_hash, email, token } = request;
    if (token_hash) return oneTimeTokens.redeemLink(tx, token_hash, purposes);
    if (email && token) return oneTimeTokens.redeemCode(tx, email, token, purposes);
    throw new DomainError("validation_failed", "Send token_hash, or email and token");
  }

  /**
   * What the token proves; null if the user no longer exists, or no longer has the mailbox that it was sent
   * to. The caller stores the user.
   */
  async function prove(
    tx: AuthRepositories,
    { token, user }: Extract<Redemption, { kind: "good" }>,
  ): Promise<VerifiedUser | "half" | null> {
    const { purpose } = token;
    if (token.userId === null && token.newAccount === null) return null;
    if (user === null) {
      return token.newAccount && { ...UNCHANGED, user: await firstSignIn(tx, token) };
    }
    if (purpose !== "email_change_new" && token.email !== user.email) return null;
    if (purpose === "email_change_current" || purpose === "email_change_new") {
      return proveChange(tx, user);
    }
    return { ...UNCHANGED, user, ended: await proveMailbox(tx, user, token) };
  }

  /** Creates the account of someone who signs in by mail for the first time. */
  async function firstSignIn(tx: AuthRepositories, token: OneTimeToken): Promise<User> {
    const userMetadata = token.newAccount ?? {};
    const profile = changeProfile(EMPTY_PROFILE, profileChangesIn(userMetadata));
    const made = newUser(
      {
        email: token.email,
        role: "customer",
        passwordHash: null,
        emailConfirmedAt: clock.now(),
        profile,
        userMetadata,
      },
      dependencies,
    );
    await tx.users.insert(made);
    await tx.addressClaims.remove(made.email);
    return made;
  }

  /**
   * A user who opens a confirmation mail is the one who signed up and chose the password. A user who opens
   * another mail of an unconfirmed account, or confirms an address that two people signed up with, may be its
   * first real owner: the existing password, sessions, API keys and other ways to sign in are not theirs and
   * are removed. A second factor stays and is required, since the reader of the mailbox may be neither of
   * them.
   * @returns the access that was removed
   */
  async function proveMailbox(
    tx: AuthRepositories,
    user: User,
    token: OneTimeToken,
  ): Promise<EndedAccess | null> {
    if (!isOwnerUnproved(user)) return null;
    user.emailConfirmedAt ??= clock.now();
    user.isVouched = false;
    user.updatedAt = clock.now();
    const wasDisputed = user.isDisputed;
    if (token.purpose === "signup" && user.passwordHash !== null && !wasDisputed) return null;
    const ended = await revokeAccess(tx, user, clock.now());
    // an invitation keeps the one-time password of an admin, and no other
    const isInvited = token.purpose === "invite";
    if (!isInvited || !user.passwordChangeRequired) user.passwordHash = null;
    if (isInvited || wasDisputed) user.passwordChangeRequired = true;
    // someone else may have requested that confirmation; the token itself stays, to be reported as used
    if (token.purpose !== "signup") await tx.oneTimeTokens.removeOfUser(user.id, ["signup"]);
    return ended;
  }

  /** Changes the address once the new mailbox has agreed and, unless the password was proved, the old one as well. */
  async function proveChange(tx: AuthRepositories, user: User): Promise<VerifiedUser | "half"> {
    const toNew = await tx.oneTimeTokens.findOfUser(user.id, "email_change_new");
    const toCurrent = await tx.oneTimeTokens.findOfUser(user.id, "email_change_current");
    if (!toNew || !hasAgreed(toNew) || (toNew.needsCurrentMailbox && !hasAgreed(toCurrent))) return "half";
    const oldEmail = user.email;
    user.email = toNew.email;
    user.newEmail = null;
    user.emailConfirmedAt = clock.now();
    user.isVouched = false;
    user.updatedAt = clock.now();
    await tx.addressClaims.remove(user.email);
    // links in the old mailbox must not open this account
    await revokeMailedTokens(tx, user.id);
    return { ...UNCHANGED, user, oldEmail };
  }

  return { verify };
}

/** Sent to the previous mailbox. */
const emailChanged = ({ email, profile }: User, oldEmail: string): MailOrder => ({
  kind: "email_changed",
  to: oldEmail,
  language: profile.language,
  values: { newEmail: email },
});
