/** How users confirm a sign-in: with the password, or with a code of their authenticator app. */
export type ConfirmationWay = "password" | "code";

/** The typed text as it is sent: spaces are removed from a code, but belong to a password. */
export const typedConfirmation = (
  way: ConfirmationWay,
  typed: string,
): Partial<Record<ConfirmationWay, string>> => ({
  [way]: way === "code" ? typed.replaceAll(/\s/g, "") : typed,
});
