import type { JobPayloads } from "../ports/jobs.ts";
import type { Settings } from "../settings/settings.ts";
import { webhookBody } from "../webhooks/webhook-body.ts";
import type { MailOrder } from "./mail-order.ts";
import type { MailParts } from "./mask-mail.ts";
import type { OutboxEntry, OutboxFile, OutboxJob } from "./outbox.ts";
import { writeMail } from "./write-mail.ts";

/** The visible entry of a job. Null for a mail without a recipient, which only evens out the timing. */
export function entryOfJob(job: OutboxJob, settings: Settings, siteUrl: string): OutboxEntry | null {
  const { id, queue, attempts, createdAt, runAt, givenUp } = job;
  const words = wordsOf(job, settings, siteUrl);
  if (!words) return null;
  const state = givenUp ? "failed" : attempts > 0 ? "retrying" : "waiting";
  return {
    id,
    state,
    queue,
    ...words,
    createdAt,
    nextTryAt: givenUp ? null : runAt,
    attempts,
    reason: givenUp?.reason ?? null,
  };
}

export const entryOfFile = ({ id, createdAt, to, subject }: OutboxFile): OutboxEntry => ({
  id,
  state: "kept",
  queue: "mail",
  to,
  subject,
  createdAt,
  nextTryAt: null,
  attempts: 0,
  reason: null,
});

function wordsOf(
  job: OutboxJob,
  settings: Settings,
  siteUrl: string,
): Pick<OutboxEntry, "to" | "subject"> | null {
  if (job.queue === "webhook") {
    const { target, event } = JSON.parse(job.payload) as JobPayloads["webhook"];
    return { to: target, subject: event.type };
  }
  if (job.queue === "news") return { to: "", subject: "news" };
  const order = JSON.parse(job.payload) as MailOrder;
  if (order.to === null) return null;
  return { to: order.to, subject: writeMail(order, settings, siteUrl).subject };
}

/** The mail that a job would send; for a webhook, its message. */
export function mailOfJob({ queue, payload }: OutboxJob, settings: Settings, siteUrl: string): MailParts {
  if (queue === "webhook") {
    return { text: webhookBody(JSON.parse(payload) as JobPayloads["webhook"], settings), html: "" };
  }
  if (queue === "news") return { text: "", html: "" };
  const { text, html } = writeMail(JSON.parse(payload) as MailOrder, settings, siteUrl);
  return { text, html };
}

/**
 * The payload of a job that is no longer retried, without sign-in links and codes: its recipient and kind of
 * mail.
 */
export function emptied({ queue, payload }: OutboxJob): string {
  if (queue !== "mail") return payload;
  const order = JSON.parse(payload) as MailOrder;
  const values = Object.fromEntries(
    Object.entries(order.values).map(([key, value]) => [
      key,
      key === "link" || key === "code" ? "••••••" : (value as string),
    ]),
  );
  return JSON.stringify({ ...order, values });
}
