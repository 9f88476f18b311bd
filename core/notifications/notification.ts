import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { ROLES, type Role } from "../users/user.ts";

export const NOTIFICATION_KINDS = ["blog_post", "system_update", "new_feature", "announcement"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Target of a notification, a path of this site, or null. */
const pathSchema = z.nullable(
  z.string().check(
    // browsers leave control characters out of an address: "/<tab>/other.example" would lead to another site
    z.regex(/^\/(?![/\\])[^\p{Cc}]*$/u, "A path is one of this site, such as /verify"),
    z.maxLength(500, "A path has at most 500 characters"),
  ),
);

/** A stored path. Older versions took some that lead to another site, and a backup may bring any: those lead nowhere. */
export const readPath = (stored: string | null): string | null => pathSchema.safeParse(stored).data ?? null;

const fields = z.object({
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
      z.maxLength(2000, "A text has at most 2,000 characters"),
    ),
  path: pathSchema,
  role: z.nullable(z.enum(ROLES)),
  starts_at: z.nullable(column.instant.value),
  ends_at: z.nullable(column.instant.value),
});

/** Omitted members stay unchanged; the site's own words are null. */
export const notificationChangesSchema = z.partial(
  z.extend(fields, { title: z.nullable(fields.shape.title), text: z.nullable(fields.shape.text) }),
);
export type NotificationChanges = z.infer<typeof notificationChangesSchema>;

/** A notification as an admin writes it. `role`: its recipients; null: everyone. `starts_at` null: at once. `ends_at` null: never. */
export const newNotificationSchema = z.extend(fields, {
  path: z._default(fields.shape.path, null),
  role: z._default(fields.shape.role, null),
  starts_at: z._default(fields.shape.starts_at, null),
  ends_at: z._default(fields.shape.ends_at, null),
});
export type NewNotification = z.infer<typeof newNotificationSchema>;

/** News for those who have an account. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  /** Null: the site's own words for this kind, in the reader's language. */
  words: { title: string; text: string } | null;
  path: string | null;
  /** Role of the recipients; null: everyone. */
  role: Role | null;
  /** From when on it is visible. */
  startsAt: Date;
  /** End of its visibility; null: it stays. */
  endsAt: Date | null;
  createdAt: Date;
}

/** A notification as one reader sees it. */
export interface ReceivedNotification extends Notification {
  read: boolean;
}

export interface Inbox {
  /** The latest visible ones, newest first. */
  items: ReceivedNotification[];
  /** Number of unread notifications, including those that `items` leaves out. */
  unread: number;
}

/** Port: stores notifications and who has read them. */
export interface NotificationRepository {
  insert(notification: Notification): Promise<void>;
  /** The notifications this reader sees now. */
  inbox(userId: string, now: Date, limit: number): Promise<Inbox>;
  /** Idempotent. @returns false if the reader cannot see such a notification */
  markRead(userId: string, id: string, at: Date): Promise<boolean>;
  markAllRead(userId: string, at: Date): Promise<void>;
}
