import { DomainError } from "../../errors.ts";
import type { SignedIn } from "../auth-service.ts";
import { requireAssurance } from "../factors/factor.ts";

/** Users who signed in with a password that someone else chose cannot change how the account signs in. */
export function requireOwnPassword(caller: SignedIn): void {
  if (caller.user.passwordChangeRequired) {
    throw new DomainError("forbidden", "Choose a password of your own first: sign in on the site");
  }
  requireAssurance(caller);
}
