import * as z from "zod/mini";
import { requireFreshAssurance, isVerified } from "../auth/factors/factor.ts";
import { isFresh } from "../auth/sessions/fresh-sign-in.ts";
import type { Session } from "../auth/sessions/session.ts";
import { ownActor } from "../audit/actor.ts";
import type { Device } from "../auth/sessions/session-tokens.ts";
import { DomainError } from "../errors.ts";
import type { UserChanges } from "../ports/user-changes.ts";
import type { PasswordHasher } from "../ports/crypto.ts";
import type { Clock } from "../ports/system.ts";
import type { AccountRemoval } from "./account-removal.ts";
import type { User } from "./user.ts";

/** Confirmation typed by a user who deletes their account. */
export const removalSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  /** Password, for an account that has one. */
  password: z._default(z.string().check(z.maxLength(1024)), ""),
});
export type Removal = z.infer<typeof removalSchema>;

interface Dependencies {
  removal: AccountRemoval;
  passwords: PasswordHasher;
  userChanges: Pick<UserChanges, "publish">;
  clock: Clock;
}

export type OwnRemoval = ReturnType<typeof createOwnRemoval>;

const wrong = (code: "validation_failed" | "current_password_invalid", field: string, message: string) =>
  new DomainError(code, message, { fields: { [field]: message } });

/** Lets users delete their own accounts. */
export function createOwnRemoval({ removal, passwords, userChanges, clock }: Dependencies) {
  /**
   * Deletes the account once its owner has entered its address and its password, if there is one, and has
   * recently shown the second factor, if there is one: an unattended tab is not enough. An account without a
   * password requires a recent sign-in.
   * @throws DomainError `validation_failed`, `reauthentication_needed`, `current_password_invalid`,
   * `insufficient_aal`, `conflict` for the last admin
   */
  async function remove(
    caller: { user: User; session: Session },
    typed: Removal,
    device: Device = caller.session,
  ): Promise<void> {
    const { user, session } = caller;
    if (typed.email !== user.email) {
      throw wrong("validation_failed", "email", "This is not the address of your account");
    }
    if (user.passwordHash === null && !isFresh(session, clock.now())) {
      throw new DomainError("reauthentication_needed", "Sign out and in again, then delete the account");
    }
    if (user.passwordHash !== null && !(await passwords.verify(typed.password, user.passwordHash))) {
      throw wrong("current_password_invalid", "password", "The password is wrong");
    }
    if (user.factors.some(isVerified)) requireFreshAssurance(session, clock.now());
    await removal.deleteAccount(ownActor(user, device), user.id, { confirmSelf: true, owner: caller });
    await userChanges.publish(user.id);
  }

  return { remove };
}
