import type { MailKind } from "./mail-order.ts";

/** Validity of a typed code in a mail, in minutes: ten at most. */
export const CODE_MINUTES = 10;

/** Validity of the link in a mail, in minutes, as the mail states and the server enforces it. */
export const LINK_MINUTES = {
  confirm_signup: 24 * 60,
  recovery: 60,
  magic_link: 60,
  invite: 7 * 24 * 60,
  email_change_current: 24 * 60,
  email_change_new: 24 * 60,
} as const satisfies Partial<Record<MailKind, number>>;
