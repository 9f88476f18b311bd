import * as z from "zod/mini";
import { DomainError } from "../../errors.ts";
import type { PasswordHasher } from "../../ports/crypto.ts";
import type { OneTimePasswords } from "../../ports/one-time-passwords.ts";
import type { Clock } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SignedIn } from "../auth-service.ts";
import type { ConfirmationWay } from "./confirmation.ts";
import { freshUntil as endOfFreshness, requireFreshSignIn } from "../sessions/fresh-sign-in.ts";
import { isVerified, type FactorRepository } from "../factors/factor.ts";
import { lockCaller } from "../sessions/lock-caller.ts";
import type { AuthenticationMethod, Session, SessionRepository } from "../sessions/session.ts";

export const proofSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(1024))),
  /** Code of the authenticator app. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(16))),
});
type Proof = z.infer<typeof proofSchema>;

interface Dependencies {
  transact: Transact<{ users: UserRepository; sessions: SessionRepository; factors: FactorRepository }>;
  passwords: PasswordHasher;
  oneTimePasswords: OneTimePasswords;
  clock: Clock;
}

/**
 * How this account can confirm a sign-in; empty if it signs in with providers only. A second factor takes
 * precedence, since the password alone was never enough.
 */
function waysOf({ user }: Pick<SignedIn, "user">): ConfirmationWay[] {
  if (user.factors.some(isVerified)) return ["code"];
  return user.passwordHash === null ? [] : ["password"];
}

export type Reauthentication = ReturnType<typeof createReauthentication>;

/**
 * Confirmation of a sign-in before actions that an unattended browser or a stolen token must not perform:
 * code in the site's pages, secrets, backups. A new session needs none.
 */
export function createReauthentication({ transact, passwords, oneTimePasswords, clock }: Dependencies) {
  /** When the session stops being fresh; null if it is not fresh. */
  function freshUntil(session: Pick<Session, "amr">): Date | null {
    const until = endOfFreshness(session);
    return until > clock.now() ? until : null;
  }

  /** @throws DomainError `reauthentication_needed` */
  function requireFresh({ session }: Pick<SignedIn, "session">): void {
    requireFreshSignIn(session, clock.now());
  }

  /**
   * Makes the session fresh for ten minutes.
   * @returns when it stops being fresh
   * @throws DomainError `current_password_invalid`, `mfa_verification_failed`, `validation_failed` if the
   * account confirms in another way, `session_not_found`, `conflict` if the password or the factors changed
   * at the same moment
   */
  async function confirm(caller: SignedIn, proof: Proof): Promise<Date> {
    const [way] = waysOf(caller);
    if (way === undefined) {
      const message = "This account has neither a password nor a second factor: sign out and in again";
      throw new DomainError("validation_failed", message);
    }
    if (proof[way] === undefined) {
      throw new DomainError("validation_failed", `${way} is needed`, { fields: { [way]: "Required" } });
    }
    // outside of the transaction: hashing is slow and must not hold a lock
    if (way === "password" && !(await passwords.verify(proof.password ?? "", caller.user.passwordHash))) {
      throw new DomainError("current_password_invalid", "The password is wrong", {
        fields: { password: "The password is wrong" },
      });
    }
    return transact(async (tx) => {
      const locked = await lockCaller(tx, caller);
      const { user, session } = locked;
      if (waysOf(locked)[0] !== way || user.passwordHash !== caller.user.passwordHash) {
        throw new DomainError("conflict", "The account was changed at the same moment: try again");
      }
      if (way === "code") await spendCode(tx.factors, user.id, proof.code ?? "");
      const shown: AuthenticationMethod = {
        method: way === "code" ? "totp" : "password",
        timestamp: Math.floor(clock.now().getTime() / 1000),
      };
      const amr = [shown, ...session.amr.filter(({ method }) => method !== shown.method)];
      await tx.sessions.setAssurance(session.id, { aal: session.aal, amr });
      return endOfFreshness({ amr });
    });
  }

  /** Accepts a code of any of the account's factors, each code once (RFC 6238 §5.2). */
  async function spendCode(factors: FactorRepository, userId: string, code: string): Promise<void> {
    for (const factor of (await factors.listOfUser(userId)).filter(isVerified)) {
      const step = oneTimePasswords.stepOf(code, factor.secret, clock.now());
      if (step !== null && (factor.lastUsedStep === null || step > factor.lastUsedStep)) {
        return factors.update({ ...factor, lastUsedStep: step });
      }
    }
    throw new DomainError("mfa_verification_failed", "Invalid TOTP code entered", {
      fields: { code: "Invalid TOTP code entered" },
    });
  }

  return { waysOf, freshUntil, requireFresh, confirm };
}
