import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { ROLES, type Role } from "../users/user.ts";
import { NOTIFICATION_KINDS, type Notification } from "./notification.ts";

export const NOTIFICATION_STATES = ["scheduled", "visible", "ended"] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** A notification as those who post see it. */
export interface PostedNotification extends Notification {
  state: NotificationState;
  /** When its words were last changed while readers saw them; null: never. */
  correctedAt: Date | null;
  /** Accounts that have read it. */
  readers: number;
  /** Accounts to which it was mailed. */
  mailed: number;
}

/** An admin's choices for a notification, by their names in the API and the audit trail. */
export const notificationValues = ({ kind, words, path, role, startsAt, endsAt }: Notification) => ({
  kind,
  title: words?.title ?? null,
  text: words?.text ?? null,
  path,
  role,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
});

/** One that becomes visible or ends, and open pages do not know yet. */
interface DueNotification {
  id: string;
  startsAt: Date;
  /** Whether it becomes visible. */
  isNew: boolean;
}

/** The list of the back office; `q` is part of the title or the text. */
export const postedList = listShape(
  {
    id: column.id,
    kind: column.choice(NOTIFICATION_KINDS),
    title: column.nullable(column.text),
    text: column.nullable(column.text),
    path: column.nullable(column.text),
    role: column.nullable(column.choice(ROLES)),
    state: column.choice(NOTIFICATION_STATES),
    starts_at: column.instant,
    ends_at: column.nullable(column.instant),
    corrected_at: column.nullable(column.instant),
    readers: column.number,
    mailed: column.number,
    created_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type PostedSort = FieldOf<typeof postedList>;
export type PostedFilter = FilterOf<typeof postedList>;

/** Number of recipients that a notification would reach. */
export interface Audience {
  /** Accounts. */
  people: number;
  /** Recipients who also get it by mail: a confirmed address, and news by mail not switched off. */
  byMail: number;
}

/** Port: notifications as those who post see them. */
export interface PostedNotifications {
  list(query: ListQuery<PostedSort>, filter: PostedFilter, now: Date): Promise<Page<PostedNotification>>;
  find(id: string, now: Date): Promise<PostedNotification | null>;
  /** Locked until the transaction ends. */
  findForUpdate(id: string, now: Date): Promise<PostedNotification | null>;
  update(notification: Omit<PostedNotification, "state" | "readers" | "mailed">): Promise<void>;
  /** Deletes it with its readers' states. @returns false if there is none */
  remove(id: string): Promise<boolean>;
  /** @param role null: everyone */
  audience(role: Role | null, now: Date): Promise<Audience>;
  due(now: Date): Promise<DueNotification[]>;
  /** Marks these as announced, so that they are no longer due. */
  markAnnounced(ids: readonly string[], now: Date): Promise<void>;
}

/** A notification as those who post see it. Without words it is the site's own, whose words are in the catalog. */
export const presentPostedNotification = (posted: PostedNotification) => ({
  id: posted.id,
  ...notificationValues(posted),
  state: posted.state,
  corrected_at: posted.correctedAt?.toISOString() ?? null,
  readers: posted.readers,
  mailed: posted.mailed,
  created_at: posted.createdAt.toISOString(),
});
