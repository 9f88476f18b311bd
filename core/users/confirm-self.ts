import type { Actor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";

export interface Confirmation {
  /** Whoever takes something from themselves has said a second time that they mean it. */
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
