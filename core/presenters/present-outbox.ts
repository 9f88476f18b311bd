import type { OutboxEntry } from "../mail/outbox.ts";
import type { ShownMail } from "../mail/outbox-service.ts";

export const presentOutboxEntry = (entry: OutboxEntry) => ({
  id: entry.id,
  state: entry.state,
  queue: entry.queue,
  to: entry.to,
  subject: entry.subject,
  attempts: entry.attempts,
  reason: entry.reason,
  created_at: entry.createdAt.toISOString(),
  next_try_at: entry.nextTryAt?.toISOString() ?? null,
});

export const presentShownMail = ({ entry, text, htmlToken, source, masked, canReveal }: ShownMail) => ({
  ...presentOutboxEntry(entry),
  text,
  html_url: htmlToken === null ? null : `/api/public/mail-view/${htmlToken}`,
  source,
  masked,
  can_reveal: canReveal,
});
