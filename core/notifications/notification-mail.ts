import type { Language } from "../languages.ts";

/** A recipient of notification mails. */
export interface NotificationReader {
  userId: string;
  email: string;
  /** Null: the site's. */
  language: Language | null;
}

/** Port: to whom which notifications were mailed. */
export interface NotificationMailRepository {
  /**
   * Recipients still to be mailed, by id: users with its role and a confirmed address who are not suspended,
   * existed when it became visible, and have not opted out of news by mail.
   * @param after the id to go on behind; null: from the beginning
   */
  next(notificationId: string, after: string | null, now: Date, limit: number): Promise<NotificationReader[]>;
  /**
   * Call it before sending the mail. @returns false if it was already claimed, or if recipient or
   * notification no longer exist
   */
  claim(mail: { notificationId: string; userId: string; tokenDigest: string; at: Date }): Promise<boolean>;
  settle(notificationId: string, userId: string, state: "sent" | "refused"): Promise<void>;
  /** The mail did not leave: it may be tried again. */
  release(notificationId: string, userId: string): Promise<void>;
  /** Switches off news by mail for the recipient of the mail with this token. @returns false if there is no such mail */
  switchOff(tokenDigest: string): Promise<boolean>;
}
