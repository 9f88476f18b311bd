import * as z from "zod/mini";
import type { Queue } from "../ports/jobs.ts";

export const OUTBOX_STATES = ["waiting", "retrying", "failed", "kept"] as const;
/**
 * `waiting`: its turn comes in a moment; `retrying`: it did not leave, and is tried again; `failed`: given up; `kept`: a file, since
 * no mail server is set (D18).
 */
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** What is to leave, or should have left. */
export interface OutboxEntry {
  id: string;
  state: OutboxState;
  queue: Queue;
  /** An address; of webhooks the name of the target; empty for a batch of news. */
  to: string;
  /** Of webhooks the type of the event. */
  subject: string;
  createdAt: Date;
  /** Null: never, by itself. */
  nextTryAt: Date | null;
  attempts: number;
  /** Why it did not leave; null where that is not known, or it was not tried. */
  reason: string | null;
}

export const OUTBOX_SORTS = ["created_at", "to", "subject", "state"] as const;
export type OutboxSort = (typeof OUTBOX_SORTS)[number];

export const outboxFilterSchema = z.object({
  id: z.optional(z.array(z.string())),
  /** Part of the recipient or the subject. */
  q: z.optional(z.string()),
  state: z.optional(z.enum(OUTBOX_STATES)),
  queue: z.optional(z.enum(["mail", "webhook", "news"])),
});
export type OutboxFilter = z.infer<typeof outboxFilterSchema>;

/** A job of one of the queues, or one that was given up. */
export interface OutboxJob {
  id: string;
  queue: Queue;
  /** JSON, as it was put in. */
  payload: string;
  attempts: number;
  createdAt: Date;
  runAt: Date;
  until: Date;
  /** Null: it is in its queue still. */
  givenUp: { at: Date; reason: string } | null;
}

/** Port: the queues, as an operator sees them. What recurs is not in it. */
export interface OutboxJobs {
  /** Newest first, at most `limit` of the waiting and of those given up. */
  list(limit: number): Promise<OutboxJob[]>;
  find(id: string): Promise<OutboxJob | null>;
  /** Into its queue, due at once. @returns false where it is gone */
  retry(id: string, now: Date): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Those given up whose time is over and which still hold more than their kind. */
  expired(now: Date): Promise<OutboxJob[]>;
  empty(id: string, payload: string): Promise<void>;
  /** Forgets what was given up before. */
  clear(before: Date): Promise<void>;
}

/** A mail as a file. */
export interface OutboxFile {
  id: string;
  createdAt: Date;
  to: string;
  subject: string;
}

/** Port: the mails in the folder `outbox`. */
export interface OutboxFiles {
  /** Newest first. */
  list(limit: number): Promise<OutboxFile[]>;
  find(id: string): Promise<OutboxFile | null>;
  /** Null where it is gone. `source`: as it lies there. */
  read(id: string): Promise<{ text: string; html: string; source: string } | null>;
  remove(id: string): Promise<boolean>;
}

/** Port: mails as HTML, for some minutes, under a secret address: a frame cannot bring a token along. */
export interface MailViews {
  put(view: { tokenDigest: string; html: string; until: Date }): Promise<void>;
  find(tokenDigest: string, now: Date): Promise<string | null>;
  clear(now: Date): Promise<void>;
}
