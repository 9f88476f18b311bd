import {
  type Notification,
  type NotificationKind,
  readPath,
} from "../../../../core/notifications/notification.ts";
import type { Role } from "../../../../core/users/user.ts";

/** Columns that every notification query reads. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  title: string | null;
  body: string | null;
  path: string | null;
  role: Role | null;
  starts_at: Date;
  ends_at: Date | null;
  created_at: Date;
}

export function toNotification(row: NotificationRow): Notification {
  const { id, kind, title, body, path, role, starts_at, ends_at, created_at } = row;
  const words = title === null || body === null ? null : { title, text: body };
  return {
    id,
    kind,
    words,
    path: readPath(path),
    role,
    startsAt: starts_at,
    endsAt: ends_at,
    createdAt: created_at,
  };
}

/** The columns that change. */
export const notificationColumns = (notification: Omit<Notification, "id" | "createdAt">) => ({
  kind: notification.kind,
  title: notification.words?.title ?? null,
  body: notification.words?.text ?? null,
  path: notification.path,
  role: notification.role,
  starts_at: notification.startsAt,
  ends_at: notification.endsAt,
});
