/** The address typed on the other account page, carried in the navigation's state, so that nobody types it twice. */
export const emailOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";

/** Whether a sign-up has just sent a mail to it. */
export const waitsForMail = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "waits" in state && state.waits === true;
