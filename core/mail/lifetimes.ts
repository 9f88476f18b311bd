import type { MailKind } from "./mail-order.ts";

/** How long the typed code of a mail is valid for, in minutes: ten at most. */
export const CODE_MINUTES = 10;

/** How long the link of a mail is valid for, in minutes: what the mail says and what the server keeps to. */
export const LINK_MINUTES = {
  confirm_signup: 24 * 60,
  recovery: 60,
  magic_link: 60,
  invite: 7 * 24 * 60,
  email_change_current: 24 * 60,
  email_change_new: 24 * 60,
} as const satisfies Partial<Record<MailKind, number>>;
