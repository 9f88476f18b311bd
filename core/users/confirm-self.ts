import type { Actor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";

export interface Confirmation {
  /** The user confirmed an action that takes something from their own account. */
  confirmSelf?: boolean | undefined;
}

/**
 * Nobody demotes, suspends or deletes themselves by accident: a second confirmation is needed.
 * @param id whose account it is
 * @param what they are about to do, as in "Do you want to ...?"
 * @throws DomainError `confirmation_needed`
 */
export function confirmSelf(by: Actor, id: string, confirmation: Confirmation, what: string): void {
  if (by.userId !== id || confirmation.confirmSelf === true) return;
  throw new DomainError(
    "confirmation_needed",
    `You are about to ${what}: send confirm_self as well if you mean it`,
  );
}
