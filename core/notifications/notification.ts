import * as z from "zod/mini";

export const NOTIFICATION_KINDS = ["blog_post", "system_update", "new_feature", "announcement"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Where a notification leads, a path of this site; null: nowhere. */
const pathSchema = z.nullable(
  z.string().check(
    // browsers leave control characters out of an address: "/<tab>/other.example" would lead to another site
    z.regex(/^\/(?![/\\])[^\p{Cc}]*$/u, "A path is one of this site, such as /verify"),
    z.maxLength(500, "A path has at most 500 characters"),
  ),
);

/** A stored path. Older versions took some that lead to another site, and a backup may bring any: those lead nowhere. */
export const readPath = (stored: string | null): string | null => pathSchema.safeParse(stored).data ?? null;

/** What an admin writes to everybody. */
export const newNotificationSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS, `A kind is one of ${NOTIFICATION_KINDS.join(", ")}`),
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "A title is needed"),
      z.maxLength(200, "A title has at most 200 characters"),
    ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "A text is needed"),
      z.maxLength(2000, "A text has at most 2000 characters"),
    ),
  path: z._default(pathSchema, null),
});
export type NewNotification = z.infer<typeof newNotificationSchema>;

/** News for everybody who has an account. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  /** Null: the site's own words for this kind, in the reader's language. */
  words: { title: string; text: string } | null;
  path: string | null;
  createdAt: Date;
}

/** As one reader has it. */
export interface ReceivedNotification extends Notification {
  read: boolean;
}

export interface Inbox {
  /** The newest ones, newest first. */
  items: ReceivedNotification[];
  /** Of all there are. */
  unread: number;
}

/** Port: news and who has read them. */
export interface NotificationRepository {
  insert(notification: Notification): Promise<void>;
  inbox(userId: string, limit: number): Promise<Inbox>;
  /** Twice is as good as once. @returns false where there is no such notification */
  markRead(userId: string, id: string, at: Date): Promise<boolean>;
  markAllRead(userId: string, at: Date): Promise<void>;
}
