import * as z from "zod/mini";
import type { ListQuery, Page } from "../pagination.ts";
import { NOTIFICATION_KINDS, type Notification } from "./notification.ts";

/** A notification as those who post see it. */
export interface PostedNotification extends Notification {
  /** Accounts that have read it. */
  readers: number;
  /** Accounts to which it was mailed. */
  mailed: number;
}

export const POSTED_SORTS = ["created_at", "kind", "title", "readers"] as const;
export type PostedSort = (typeof POSTED_SORTS)[number];

export const postedFilterSchema = z.object({
  id: z.optional(z.array(z.string())),
  /** Part of the title or the text. */
  q: z.optional(z.string()),
  kind: z.optional(z.enum(NOTIFICATION_KINDS)),
});
export type PostedFilter = z.infer<typeof postedFilterSchema>;

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
