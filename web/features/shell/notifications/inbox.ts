import type { NotificationKind } from "../../../../core/notifications/notification.ts";

export interface InboxItem {
  id: string;
  kind: NotificationKind;
  /** Null: the site's own words for the kind. */
  title: string | null;
  text: string | null;
  path: string | null;
  read: boolean;
  created_at: string;
}
export interface Inbox {
  unread: number;
  items: readonly InboxItem[];
}
