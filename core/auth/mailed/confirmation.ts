/** How an account confirms a sign-in: with its password, or with a code of its second factor's app. */
export type ConfirmationWay = "password" | "code";

/** What was typed, as it is sent: a code is copied with spaces; those of a password are part of it. */
export const typedConfirmation = (
  way: ConfirmationWay,
  typed: string,
): Partial<Record<ConfirmationWay, string>> => ({
  [way]: way === "code" ? typed.replaceAll(/\s/g, "") : typed,
});
