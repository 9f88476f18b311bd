import type { TokenPurpose } from "./one-time-token.ts";

/** The purpose of a mailed link, as auth/v1 clients name it in `verifyOtp`. */
export const VERIFY_TYPES = ["signup", "invite", "magiclink", "recovery", "email_change", "email"] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

/** Clients send `email` if they don't care which kind of mail it was. */
export const PURPOSES_OF: Record<VerifyType, readonly TokenPurpose[]> = {
  signup: ["signup", "magiclink"],
  invite: ["invite"],
  magiclink: ["magiclink", "signup"],
  recovery: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
  email: ["signup", "magiclink", "invite"],
};

interface MailedLink {
  /** The secret in the link. */
  link: string;
  type: VerifyType;
  /** Absolute address to redirect to afterward. */
  redirectTo: string;
}

/**
 * The address of a mailed link: our own page, which redeems the token only when its button is pressed, so
 * that mail scanners that open links don't use up tokens. Everything is in the fragment, which reaches no
 * server, access log or Referer header.
 */
export function mailedLink(siteUrl: string, { link, type, redirectTo }: MailedLink): string {
  const onwards = redirectTo === `${siteUrl}/` ? "" : `&redirect_to=${encodeURIComponent(redirectTo)}`;
  return `${siteUrl}/auth/confirm#token_hash=${link}&type=${type}${onwards}`;
}
