import { ownActor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import type { MailService } from "../../mail/mail-service.ts";
import type { AccessTokens, Secrets } from "../../ports/crypto.ts";
import type { OneTimePasswords } from "../../ports/one-time-passwords.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { SettingsService } from "../../settings/settings-service.ts";
import { createAccountFactors, factorNotFound, namedFactor, type FactorsTx } from "./account-factors.ts";
import { requireOwnPassword } from "../passwords/own-password.ts";
import { requireFreshSignIn } from "../sessions/fresh-sign-in.ts";
import { revokeOtherSessions } from "../sessions/revoke-other-sessions.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import type { SignedIn } from "../auth-service.ts";
import { createFailedSignIns } from "../failed-sign-ins.ts";
import {
  CHALLENGE_LIFETIME,
  isVerified,
  MAX_FACTORS,
  requireAssurance,
  requireFreshAssurance,
} from "./factor.ts";
import type { Challenge, Factor, FactorRepository, StoredFactor } from "./factor.ts";
import { createFactorRemoval } from "./factor-removal.ts";
import type { FactorAnswer, NewFactor } from "./factor-requests.ts";
import { createSessionTokens } from "../sessions/session-tokens.ts";
import type { IssuedSession } from "../sessions/session-tokens.ts";

/** A newly created factor: the only time that its secret is shown. */
export interface EnrolledFactor {
  factor: Factor;
  secret: string;
  /** The otpauth: URI in the QR code. */
  uri: string;
}

interface Dependencies {
  factors: FactorRepository;
  audit: Pick<AuditRepository, "append">;
  trail: AuditTrail;
  transact: Transact<FactorsTx>;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  oneTimePasswords: OneTimePasswords;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type FactorService = ReturnType<typeof createFactorService>;

/** Enrolls, challenges, verifies and removes second factors. */
export function createFactorService(dependencies: Dependencies) {
  const { factors, transact, settings, oneTimePasswords, clock, ids } = dependencies;
  const tokens = createSessionTokens(dependencies);
  const failed = createFailedSignIns(dependencies);
  const { secondsAgo, lives, lockOwn, record, notify } = createAccountFactors(dependencies);

  /**
   * Creates an unverified factor. Replaces an unverified one of the same name.
   * @throws DomainError `insufficient_aal` if there is a verified factor that the session has not just
   * verified, `reauthentication_needed` if there is none and the sign-in is old, `mfa_factor_name_conflict`,
   * `too_many_enrolled_mfa_factors`
   */
  async function enroll({ user, session }: SignedIn, wanted: NewFactor): Promise<EnrolledFactor> {
    const now = clock.now();
    const secret = oneTimePasswords.newSecret();
    const factor: StoredFactor = {
      id: ids.next(),
      userId: user.id,
      type: "totp",
      friendlyName: wanted.friendly_name,
      status: "unverified",
      secret,
      lastUsedStep: null,
      createdAt: now,
      updatedAt: now,
      lastChallengedAt: null,
    };
    await transact(async (tx) => {
      const caller = await lockCaller(tx, { user, session });
      requireOwnPassword(caller);
      const all = await tx.factors.listOfUser(user.id);
      if (all.some(isVerified)) requireFreshAssurance(caller.session, now);
      else requireFreshSignIn(caller.session, now);
      const isTaken = (other: Factor) =>
        factor.friendlyName !== "" && other.friendlyName === factor.friendlyName;
      const gone = all.filter((other) => !lives(other) || (!isVerified(other) && isTaken(other)));
      for (const { id } of gone) await tx.factors.remove(id);
      const own = all.filter((other) => !gone.includes(other));
      if (own.some(isTaken)) {
        const message = "A factor with this name exists already";
        throw new DomainError("mfa_factor_name_conflict", message, { fields: { friendly_name: message } });
      }
      if (own.length >= MAX_FACTORS) {
        throw new DomainError(
          "too_many_enrolled_mfa_factors",
          `An account has at most ${MAX_FACTORS} second factors: remove one first`,
        );
      }
      await tx.factors.insert(factor);
    });
    const issuer = wanted.issuer || (await settings.get()).site_name;
    return { factor, secret, uri: oneTimePasswords.uri({ secret, issuer, account: user.email }) };
  }

  /**
   * Creates a challenge, which must be answered within five minutes, in this session.
   * @returns the challenge and its expiry
   * @throws DomainError `mfa_factor_not_found`, `session_not_found`
   */
  async function challenge(
    caller: SignedIn,
    factorId: string,
  ): Promise<{ challenge: Challenge; type: Factor["type"]; expiresAt: Date }> {
    const now = clock.now();
    const asked: Challenge = { id: ids.next(), factorId, sessionId: caller.session.id, createdAt: now };
    await transact(async (tx) => {
      const { own } = await lockOwn(tx, caller);
      const factor = namedFactor(own, factorId);
      await tx.factors.removeChallenges(secondsAgo(CHALLENGE_LIFETIME));
      await tx.factors.update({ ...factor, lastChallengedAt: now });
      await tx.factors.insertChallenge(asked);
    });
    return { challenge: asked, type: "totp", expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME * 1000) };
  }

  /**
   * Verifies a code and raises the session to aal2, with new tokens. The first code of a factor verifies the
   * factor and removes all other unverified ones, since someone else may have enrolled them. The account's
   * first factor ends the other sessions and their pending requests. A first code makes no session fresher:
   * its sender set the factor up.
   * @throws DomainError `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`;
   * `session_not_found`; `insufficient_aal` for the first code of a factor if another one protects the
   * account and this session has not verified it
   */
  async function verify(caller: SignedIn, factorId: string, answer: FactorAnswer): Promise<IssuedSession> {
    try {
      return await raise(caller, factorId, answer);
    } catch (error) {
      if (error instanceof DomainError && error.code === "mfa_verification_failed") {
        await failed.note(caller.user.email, caller.session, error.code);
      }
      throw error;
    }
  }

  async function raise(caller: SignedIn, factorId: string, answer: FactorAnswer): Promise<IssuedSession> {
    const userId = caller.user.id;
    const sessionId = caller.session.id;
    const raised = await transact(async (tx) => {
      const { own, session: going } = await lockOwn(tx, caller);
      const factor = namedFactor(own, factorId);
      const added = !isVerified(factor);
      // someone who knows only the password may have enrolled it before the account had a factor
      if (added) requireAssurance({ user: { factors: own }, session: going });
      await spendChallenge(tx.factors, factorId, sessionId, answer.challenge_id);
      const step = oneTimePasswords.stepOf(answer.code, factor.secret, clock.now());
      if (step === null || (factor.lastUsedStep !== null && step <= factor.lastUsedStep)) {
        throw new DomainError("mfa_verification_failed", "Invalid TOTP code entered");
      }
      await tx.factors.update({
        ...factor,
        status: "verified",
        lastUsedStep: step,
        ...(added ? { updatedAt: clock.now() } : {}),
      });
      if (added) await tx.factors.removeUnverified(userId);
      if (!own.some(isVerified)) await revokeOtherSessions(tx, userId, sessionId);
      const session = await tokens.raise(tx.sessions, sessionId, "totp", { isFirst: added });
      // read again, with the factor as it is now
      const user = await tx.users.findById(userId);
      if (!user) throw factorNotFound();
      await record(tx, ownActor(user, caller.session), added ? "factor.added" : "factor.used", {
        user,
        factor,
      });
      return { ...session, user, added };
    });
    if (raised.added) await notify(raised.user, "factor_added");
    return tokens.issue(raised.user, raised.session, raised.refreshToken);
  }

  /** A challenge can be answered once, in the session that asked for it. A wrong code rolls back, so the challenge stays open. */
  async function spendChallenge(
    tx: FactorRepository,
    factorId: string,
    sessionId: string,
    id: string,
  ): Promise<void> {
    const asked = await tx.findChallenge(id);
    const isOurs = asked?.factorId === factorId && asked.sessionId === sessionId;
    if (!isOurs || asked.createdAt <= secondsAgo(CHALLENGE_LIFETIME)) {
      throw new DomainError("mfa_challenge_expired", "This challenge has expired: ask for another one");
    }
    await tx.removeChallenge(id);
  }

  /** For admins: a user's factors. */
  const list = (userId: string): Promise<Factor[]> => factors.listOfUser(userId);

  return { enroll, challenge, verify, list, ...createFactorRemoval(dependencies) };
}
