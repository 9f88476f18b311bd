import {
  choiceColumn,
  idColumn,
  instantColumn,
  nullable,
  numberColumn,
  textColumn,
} from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { NOTIFICATION_KINDS, type Notification } from "./notification.ts";

/** A notification as those who post see it. */
export interface PostedNotification extends Notification {
  /** Accounts that have read it. */
  readers: number;
  /** Accounts to which it was mailed. */
  mailed: number;
}

/** The list of the back office; `q` is part of the title or the text. */
export const postedList = listShape(
  {
    id: idColumn,
    kind: choiceColumn(NOTIFICATION_KINDS),
    title: nullable(textColumn),
    text: nullable(textColumn),
    path: nullable(textColumn),
    readers: numberColumn,
    mailed: numberColumn,
    created_at: instantColumn,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type PostedSort = FieldOf<typeof postedList>;
export type PostedFilter = FilterOf<typeof postedList>;

/** Whom a notification would reach. */
export interface Audience {
  /** Accounts. */
  people: number;
  /** Of those, who get it by mail, too: a confirmed address, and news by mail not switched off. */
  byMail: number;
}

/** Port: notifications as those who post see them. */
export interface PostedNotifications {
  list(query: ListQuery<PostedSort>, filter: PostedFilter): Promise<Page<PostedNotification>>;
  find(id: string): Promise<PostedNotification | null>;
  /** With everything that is known of its readers. @returns false where there is none */
  remove(id: string): Promise<boolean>;
  audience(now: Date): Promise<Audience>;
}
