import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { Queue } from "../ports/jobs.ts";

export const OUTBOX_STATES = ["waiting", "retrying", "failed", "kept"] as const;
/**
 * `waiting`: its turn comes in a moment; `retrying`: it did not leave, and is tried again; `failed`: given up; `kept`: a file, since
 * no mail server is set.
 */
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** A message that is to be sent, or should have been. */
export interface OutboxEntry {
  id: string;
  state: OutboxState;
  queue: Queue;
  /** An address; for webhooks the name of the target; empty for a batch of notification mails. */
  to: string;
  /** Subject of the mail, or type of the webhook's event. */
  subject: string;
  createdAt: Date;
  /** Null: never, by itself. */
  nextTryAt: Date | null;
  attempts: number;
  /** The reason why it was not sent; null if unknown, or not tried yet. */
  reason: string | null;
}

/** The list of the back office; `q` is part of the recipient or the subject. */
export const outboxList = listShape(
  {
    id: column.id,
    state: column.choice(OUTBOX_STATES),
    queue: column.choice(["mail", "webhook", "news", "verification_file"] satisfies Queue[]),
    to: column.text,
    subject: column.text,
    attempts: column.number,
    reason: column.nullable(column.text),
    created_at: column.instant,
    next_try_at: column.nullable(column.instant),
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type OutboxSort = FieldOf<typeof outboxList>;
export type OutboxFilter = FilterOf<typeof outboxList>;

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
  /** Queues a job, due at once; inside a transaction it is there once that is committed. */
  add(job: Pick<OutboxJob, "id" | "queue" | "payload" | "until"> & { now: Date }): Promise<void>;
  /** Newest first, at most `limit` of the waiting and of those given up. */
  list(limit: number): Promise<OutboxJob[]>;
  find(id: string): Promise<OutboxJob | null>;
  /** Puts it into its queue, due at once, unless a process is sending it at this moment. */
  retry(id: string, now: Date): Promise<"queued" | "being_sent" | "gone">;
  remove(id: string): Promise<boolean>;
  /** Expired given-up jobs that still hold more than their kind. */
  expired(now: Date): Promise<OutboxJob[]>;
  empty(id: string, payload: string): Promise<void>;
  /** Deletes jobs given up before this time. */
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
  /** Null if it is gone. `source`: the raw file. */
  read(id: string): Promise<{ text: string; html: string; source: string } | null>;
  remove(id: string): Promise<boolean>;
}

/** Port: mails as HTML, for some minutes, under a secret address: a frame cannot bring a token along. */
export interface MailViews {
  put(view: { tokenDigest: string; html: string; until: Date }): Promise<void>;
  find(tokenDigest: string, now: Date): Promise<string | null>;
  clear(now: Date): Promise<void>;
}
