import type { TokenPurpose } from "./one-time-token.ts";

/** What a link in a mail is for, as clients of auth/v1 name it in `verifyOtp`. */
export const VERIFY_TYPES = ["signup", "invite", "magiclink", "recovery", "email_change", "email"] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

/** `email` is what clients write that do not care how a person came to the mail. */
export const PURPOSES_OF: Record<VerifyType, readonly TokenPurpose[]> = {
  signup: ["signup", "magiclink"],
  invite: ["invite"],
  magiclink: ["magiclink", "signup"],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
  email: ["signup", "magiclink", "invite"],
};

interface MailedLink {
  /** The secret of the link. */
  link: string;
  type: VerifyType;
  /** Where to go on afterwards, a whole address. */
  redirectTo: string;
}

/**
 * The address that a mail leads to: our own page, which redeems the token only when its button is pressed, so that mail scanners
 * that open links use up none. Everything is in the fragment: it reaches no server, no access log and no Referer.
 */
export function mailedLink(siteUrl: string, { link, type, redirectTo }: MailedLink): string {
  const onwards = redirectTo === `${siteUrl}/` ? "" : `&redirect_to=${encodeURIComponent(redirectTo)}`;
  return `${siteUrl}/auth/confirm#token_hash=${link}&type=${type}${onwards}`;
}
