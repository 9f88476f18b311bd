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

/** What a token that came back is worth. */
export type Verified =
  | { kind: "session"; issued: IssuedSession }
  /** For the client that asked with PKCE. */
  | { kind: "code"; code: string }
  /** One of two mailboxes has agreed to a change of address. */
  | { kind: "half" };

/** What the database holds after it. */
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

/** What a token has shown of its user. */
interface VerifiedUser {
  user: User;
  /** The address that the account had before; null: it has not moved. */
  oldEmail: string | null;
  /** What was not the owner's; null: everything stays. */
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

/** Takes in what was mailed: the secret of a link, or an address and its code. */
export function createVerify(dependencies: AuthDependencies) {
  const { transact, settings, mails, clock, trail } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const oneTimeTokens = createOneTimeTokens(dependencies);
  const authCodes = createAuthCodes(dependencies);

  /**
   * @param handsOver whether a client that asked with PKCE gets its code instead of a session: the page of a link does, and sends
   * people back to that client
   * @throws DomainError `otp_expired`, the same for an unknown address, a wrong code and a dead one; `user_banned`, `email_exists`
   */
  async function verify(request: VerifyRequest, device: Device, handsOver = false): Promise<Verified> {
    const { session_timeout } = await settings.get();
    // refusals are thrown outside: thrown inside they would undo the count of wrong codes
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

  /** The owner, of what has changed by it. */
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
   * What it shows of its user; null where there is nobody any more, or where the account has left the mailbox that it was sent to. The
   * caller writes the user.
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

  /** The account of somebody who signed in by mail before there was one. */
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
   * A user who opens the mail of a confirmation is the one who requested it, with the password that they chose. One who comes by
   * another mail to an account whose mailbox has never answered may be the first who owns the address, and so may one who confirms an
   * address that two people signed up for: the password, the sessions, API keys and every other way in from before are
   * not theirs. A second factor stays and is asked for: who reads the mailbox may be neither of them.
   * @returns what has ended by it
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
    // the confirmation that somebody else may have asked for; the token itself stays, to say that it was used
    if (token.purpose !== "signup") await tx.oneTimeTokens.removeOfUser(user.id, ["signup"]);
    return ended;
  }

  /** The address changes once the new mailbox has agreed, and, unless the password was shown, the old one, too. */
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
    // links that went to the old mailbox open this account no more
    await revokeMailedTokens(tx, user.id);
    return { ...UNCHANGED, user, oldEmail };
  }

  return { verify };
}

/** To the mailbox that the account had. */
const emailChanged = ({ email, profile }: User, oldEmail: string): MailOrder => ({
  kind: "email_changed",
  to: oldEmail,
  language: profile.language,
  values: { newEmail: email },
});
