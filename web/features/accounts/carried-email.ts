/**
 * The address entered on the other account page, passed in the navigation state, so that the user need not
 * type it again.
 */
export const emailOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";

/** Whether a sign-up has just sent a mail to it. */
export const waitsForMail = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "waits" in state && state.waits === true;
