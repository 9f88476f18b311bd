import { DomainError } from "../errors.ts";
import type { SignedIn } from "./auth-service.ts";
import { requireAssurance } from "./factor.ts";

/** Whoever came in with a password that somebody else chose changes no way into the account (D17). */
export function requireOwnHand(caller: SignedIn): void {
  if (caller.user.passwordChangeRequired) {
    throw new DomainError("forbidden", "Choose a password of your own first: sign in on the site");
  }
  requireAssurance(caller);
}
