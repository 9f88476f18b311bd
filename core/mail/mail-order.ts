import type { Language } from "../languages.ts";

/** A link that redeems a one-time token, and the same as a code to type. */
interface LinkAndCode {
  /** Absolute. */
  link: string;
  /** Six digits. */
  code: string;
}

/** Every mail that this product sends, with the values of its text. */
export interface MailValues {
  confirm_signup: LinkAndCode;
  recovery: LinkAndCode;
  magic_link: LinkAndCode;
  invite: LinkAndCode;
  /** To the address that an account has, before it changes. */
  email_change_current: LinkAndCode & { newEmail: string };
  /** Sent to the new address. */
  email_change_new: LinkAndCode & { newEmail: string };
  reauthentication: { code: string };
  /** Somebody signed up with an address that has an account. The link leads to signing in. */
  account_exists: { link: string };
  password_changed: Record<string, never>;
  /** To the address that the account had. */
  email_changed: { newEmail: string };
  factor_added: Record<string, never>;
  factor_removed: Record<string, never>;
  /** Someone signed in with a recovery code instead of the second factor. `left`: number of unused codes. */
  recovery_code_used: { left: string };
  /** A provider's account can now sign in as well. @example provider "Google" */
  new_identity: { provider: string };
  /** Somebody else may have set the account up: what gave access before its owner came has ended. */
  access_ended: {
    /** Whether it had a password chosen by a user. */
    password: boolean;
    sessions: number;
    /** Labels of the providers whose accounts signed in. */
    providers: string[];
    apiKeys: number;
    /** Signed documents that no longer speak for the account. */
    signatures: number;
    /** Second factors that an admin's one-time password has removed. */
    factors: number;
    /** Whether a second factor still protects the account. */
    keepsFactor: boolean;
    /** Whether names, photo and preferences now come from a provider. */
    profile: boolean;
  };
  /** Changed by its owner. */
  account_deleted: Record<string, never>;
  /** Changed by an admin. */
  account_removed: Record<string, never>;
  /** An admin took a short link of theirs down. */
  link_taken_down: { url: string; target: string; reason: string };
  /** News for everybody. `link`: the target; `preferences`: the page for opting out. */
  news: { title: string; text: string; link: string; preferences: string };
  /** An operator tries whether mail arrives. */
  test: Record<string, never>;
}
export type MailKind = keyof MailValues;

/** An ordered mail: its kind, recipient and language. */
export type MailOrder = {
  [Kind in MailKind]: {
    kind: Kind;
    /**
     * Null: no recipient. Takes as long as a real mail, so that timing does not reveal whether an address is
     * known.
     */
    to: string | null;
    /** Null: the site's. */
    language: Language | null;
    values: MailValues[Kind];
  };
}[MailKind];
