import type { Language } from "../languages.ts";

/** Somebody who gets notifications by mail. */
export interface NotificationReader {
  userId: string;
  email: string;
  /** Null: the site's. */
  language: Language | null;
}

/** Port: to whom which notifications were mailed. */
export interface NotificationMailRepository {
  /**
   * Those who get this notification by mail and have not yet, by id: with its role, a confirmed address, not suspended, there when it
   * became visible, and news by mail not switched off.
   * @param after the id to go on behind; null: from the beginning
   */
  next(notificationId: string, after: string | null, now: Date, limit: number): Promise<NotificationReader[]>;
  /** Before the mail leaves. @returns false where somebody has claimed it already, or reader or notification are gone */
  claim(mail: { notificationId: string; userId: string; tokenDigest: string; at: Date }): Promise<boolean>;
  settle(notificationId: string, userId: string, state: "sent" | "refused"): Promise<void>;
  /** The mail did not leave: it may be tried again. */
  release(notificationId: string, userId: string): Promise<void>;
  /** Switches off news by mail for the recipient of the mail with this token. @returns false if there is no such mail */
  switchOff(tokenDigest: string): Promise<boolean>;
}
