import * as z from "zod/mini";
import { DomainError } from "../errors.ts";
import type { PasswordHasher } from "../ports/crypto.ts";
import type { OneTimePasswords } from "../ports/one-time-passwords.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { UserRepository } from "../users/user.ts";
import type { SignedIn } from "./auth-service.ts";
import { isVerified, type FactorRepository } from "./factor.ts";
import type { AuthenticationMethod, Session, SessionRepository } from "./session.ts";

/** So long after its holder has shown who they are a session may do what hurts most. */
const FRESH_SECONDS = 10 * 60;

export const proofSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(1024))),
  /** Of the second factor's app. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(16))),
});
type Proof = z.infer<typeof proofSchema>;

/** What an account can show again. Where there is a second factor it is the one to show: a password alone was not enough before. */
type Way = "password" | "code";

interface Dependencies {
  transact: Transact<{ users: UserRepository; sessions: SessionRepository; factors: FactorRepository }>;
  passwords: PasswordHasher;
  oneTimePasswords: OneTimePasswords;
  clock: Clock;
}

/** What this account can be asked for; nothing where it signs in elsewhere only. */
function waysOf({ user }: Pick<SignedIn, "user">): Way[] {
  if (user.factors.some(isVerified)) return ["code"];
  return user.passwordHash === null ? [] : ["password"];
}

export type Reauthentication = ReturnType<typeof createReauthentication>;

/**
 * Showing again who one is, before what an unattended browser or a stolen token must not do: code in the site's pages, secrets,
 * backups. A session that has just begun needs none of it.
 */
export function createReauthentication({ transact, passwords, oneTimePasswords, clock }: Dependencies) {
  /** Until when the session is fresh; null where it is not. */
  function freshUntil({ amr }: Pick<Session, "amr">): Date | null {
    const last = Math.max(0, ...amr.map(({ timestamp }) => timestamp));
    const until = new Date((last + FRESH_SECONDS) * 1000);
    return until > clock.now() ? until : null;
  }

  /** @throws DomainError `reauthentication_needed` */
  function requireFresh({ session }: Pick<SignedIn, "session">): void {
    if (freshUntil(session)) return;
    throw new DomainError("reauthentication_needed", "Show that it is you first: confirm your sign-in");
  }

  /**
   * Makes the session fresh for ten minutes.
   * @returns until when
   * @throws DomainError `current_password_invalid`, `mfa_verification_failed`, `validation_failed` where the account shows
   * something else, `session_not_found`
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
    // outside: it takes long, and holds no lock meanwhile
    if (way === "password" && !(await passwords.verify(proof.password ?? "", caller.user.passwordHash))) {
      throw new DomainError("current_password_invalid", "The password is wrong", {
        fields: { password: "The password is wrong" },
      });
    }
    return transact(async (inside) => {
      await inside.users.findForUpdate(caller.user.id);
      if (way === "code") await spendCode(inside.factors, caller.user.id, proof.code ?? "");
      const session = await inside.sessions.find(caller.session.id);
      if (!session) throw new DomainError("session_not_found", "This session has ended");
      const shown: AuthenticationMethod = {
        method: way === "code" ? "totp" : "password",
        timestamp: Math.floor(clock.now().getTime() / 1000),
      };
      const amr = [shown, ...session.amr.filter(({ method }) => method !== shown.method)];
      await inside.sessions.setAssurance(session.id, { aal: session.aal, amr });
      return new Date((shown.timestamp + FRESH_SECONDS) * 1000);
    });
  }

  /** A code of any of the account's factors, each code once (RFC 6238 §5.2). */
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
