import { ownActor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import { userSubject } from "../../users/audited-user.ts";
import type { MailService } from "../../mail/mail-service.ts";
import type { AccessTokens, Secrets } from "../../ports/crypto.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SignedIn } from "../auth-service.ts";
import { isVerified, requireFreshAssurance } from "./factor.ts";
import type { FactorRepository } from "./factor.ts";
import { canonicalRecoveryCode, newRecoveryCode, RECOVERY_CODES } from "./recovery-code.ts";
import type { RecoveryCode, RecoveryCodeRepository } from "./recovery-code.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import { createSessionTokens } from "../sessions/session-tokens.ts";
import type { IssuedSession } from "../sessions/session-tokens.ts";
import type { SessionRepository } from "../sessions/session.ts";

/** What a status request may reveal about a set of codes. */
export interface RecoveryCodeStatus {
  /** Id of the set of codes. */
  id: string;
  total: number;
  remaining: number;
}

/** A new set: the only time that its codes are shown. */
export interface NewRecoveryCodes {
  id: string;
  codes: string[];
}

interface Dependencies {
  recoveryCodes: RecoveryCodeRepository;
  transact: Transact<{
    users: UserRepository;
    sessions: SessionRepository;
    factors: FactorRepository;
    recoveryCodes: RecoveryCodeRepository;
    audit: Pick<AuditRepository, "append">;
  }>;
  trail: AuditTrail;
  mails: Pick<MailService, "send">;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type RecoveryCodeService = ReturnType<typeof createRecoveryCodeService>;

const none = () => new DomainError("mfa_factor_not_found", "There are no recovery codes");

/** Recovery codes for users who lost their second factor, with the API of current auth/v1 clients. */
export function createRecoveryCodeService(dependencies: Dependencies) {
  const { recoveryCodes, transact, mails, secrets, clock, ids, trail } = dependencies;
  const tokens = createSessionTokens(dependencies);

  /** @throws DomainError `mfa_factor_not_found` if there are no codes */
  async function status({ user }: SignedIn): Promise<RecoveryCodeStatus> {
    const codes = await recoveryCodes.listOfUser(user.id);
    const [first] = codes;
    if (!first) throw none();
    return { id: first.setId, total: codes.length, remaining: codes.filter(isGood).length };
  }

  /**
   * Creates a set of codes; `replace` discards an older one.
   * @throws DomainError `insufficient_aal`, `mfa_recovery_codes_sole_factor` without a verified factor,
   * `mfa_verified_factor_exists` if there is a set and `replace` is false
   */
  async function generate(
    { user, session }: SignedIn,
    { replace }: { replace: boolean },
  ): Promise<NewRecoveryCodes> {
    const now = clock.now();
    const id = ids.next();
    const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(secrets));
    await transact(async (tx) => {
      const { session: going } = await lockCaller(tx, { user, session });
      if (!(await tx.factors.listOfUser(user.id)).some(isVerified)) {
        throw new DomainError("mfa_recovery_codes_sole_factor", "Set up a second factor first");
      }
      requireFreshAssurance(going, now);
      const old = await tx.recoveryCodes.listOfUser(user.id);
      if (old.length > 0 && !replace) {
        throw new DomainError("mfa_verified_factor_exists", "There are recovery codes: regenerate them");
      }
      await tx.recoveryCodes.removeOfUser(user.id);
      await tx.recoveryCodes.insert(
        codes.map((code) => ({
          id: ids.next(),
          userId: user.id,
          setId: id,
          digest: secrets.digest(code),
          usedAt: null,
          createdAt: now,
        })),
      );
      await trail.record(tx.audit, ownActor(user, session), {
        action: "recovery_codes.made",
        subject: userSubject(user),
      });
    });
    return { id, codes };
  }

  /**
   * Accepts a code in place of the second factor: raises the session to aal2 and notifies the owner by mail.
   * @throws DomainError `mfa_verification_failed`, with the same message for wrong and used codes
   */
  async function verify({ user, session }: SignedIn, typed: string): Promise<IssuedSession> {
    const digest = secrets.digest(canonicalRecoveryCode(typed));
    const raised = await transact(async (tx) => {
      const owner = await tx.users.findForUpdate(user.id);
      const codes = await tx.recoveryCodes.listOfUser(user.id);
      const code = codes.find((each) => each.digest === digest && isGood(each));
      if (!owner || !code || !(await tx.recoveryCodes.markUsed(code.id, clock.now()))) {
        throw new DomainError("mfa_verification_failed", "This recovery code is wrong or was used before");
      }
      const left = codes.filter(isGood).length - 1;
      await trail.record(tx.audit, ownActor(owner, session), {
        action: "recovery_codes.used",
        subject: userSubject(owner),
        after: { left },
      });
      return { ...(await tokens.raise(tx.sessions, session.id, "recovery_code")), user: owner, left };
    });
    await mails.send({
      kind: "recovery_code_used",
      to: raised.user.email,
      language: raised.user.profile.language,
      values: { left: String(raised.left) },
    });
    return tokens.issue(raised.user, raised.session, raised.refreshToken);
  }

  /** @throws DomainError `mfa_factor_not_found`, `insufficient_aal` */
  async function remove({ user, session }: SignedIn): Promise<{ id: string }> {
    return transact(async (tx) => {
      const { session: going } = await lockCaller(tx, { user, session });
      const [first] = await tx.recoveryCodes.listOfUser(user.id);
      if (!first) throw none();
      requireFreshAssurance(going, clock.now());
      await tx.recoveryCodes.removeOfUser(user.id);
      await trail.record(tx.audit, ownActor(user, session), {
        action: "recovery_codes.removed",
        subject: userSubject(user),
      });
      return { id: first.setId };
    });
  }

  return { status, generate, verify, remove };
}

const isGood = ({ usedAt }: RecoveryCode): boolean => usedAt === null;
