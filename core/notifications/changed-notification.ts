import { refuseNotification } from "./notification-problems.ts";
import type { Notification, NotificationChanges } from "./notification.ts";
import type { PostedNotification } from "./posted-notification.ts";

/**
 * Omitted members stay unchanged. Counts as corrected if readers have seen a different text.
 * @throws DomainError `validation_failed` for words instead of the site's own
 */
export function changedNotification(
  before: PostedNotification,
  changes: NotificationChanges,
  now: Date,
): PostedNotification {
  const { kind = before.kind, path = before.path, role = before.role } = changes;
  const { starts_at: startsAt = before.startsAt, ends_at: endsAt = before.endsAt } = changes;
  const title = changes.title ?? before.words?.title;
  const text = changes.text ?? before.words?.text;
  if (before.words === null && (title ?? text) !== undefined)
    refuseNotification({ title: "The words of this notification are the site’s own" });
  const words = title === undefined || text === undefined ? null : { title, text };
  const after = { ...before, kind, path, role, words, startsAt: startsAt ?? now, endsAt };
  const isCorrected = before.state !== "scheduled" && textOf(before) !== textOf(after);
  return { ...after, correctedAt: isCorrected ? now : before.correctedAt };
}

/** The text that readers see. */
const textOf = ({ kind, words, path }: Notification): string => JSON.stringify([kind, words, path]);
