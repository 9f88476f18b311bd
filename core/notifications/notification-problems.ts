import { DomainError } from "../errors.ts";
import type { Notification } from "./notification.ts";

/** Sentences about when a notification is visible and to whom; the panel's catalog includes them. */
export const notificationMessages = {
  "news.time_past": "This time has passed: choose a later one, or leave it empty",
  "news.ends_first": "It cannot end before it becomes visible",
  "news.is_fixed": "It is already visible: its audience and start can no longer be changed",
} as const;
type NotificationMessage = keyof typeof notificationMessages;

/** The message key of a sentence, for translating it; null if it is none of these. */
export const notificationMessageKey = (sentence: string): NotificationMessage | null =>
  (Object.keys(notificationMessages) as NotificationMessage[]).find(
    (key) => notificationMessages[key] === sentence,
  ) ?? null;

type Schedule = Pick<Notification, "role"> & { startsAt: Date | null; endsAt: Date | null };

const isSame = (one: Date | null | undefined, other: Date | null): boolean =>
  (one?.getTime() ?? null) === (other?.getTime() ?? null);

/**
 * Problems with the times and recipients of a notification, by field.
 * @param before as it was; null: it is new
 */
export function notificationProblems(
  after: Schedule,
  before: Schedule | null,
  now: Date,
): Record<string, string> {
  const isPast = (time: Date | null) => time !== null && time <= now;
  const starts = !isSame(before?.startsAt, after.startsAt);
  const problems: Record<string, string> = {};
  const say = (field: string, message: NotificationMessage) =>
    (problems[field] ??= notificationMessages[message]);

  if (before && isPast(before.startsAt)) {
    if (starts) say("starts_at", "news.is_fixed");
    if (before.role !== after.role) say("role", "news.is_fixed");
  } else if (starts && after.startsAt !== null && after.startsAt < now) say("starts_at", "news.time_past");
  if (!isSame(before?.endsAt, after.endsAt) && isPast(after.endsAt)) say("ends_at", "news.time_past");
  if (after.endsAt && after.endsAt <= (after.startsAt ?? now) && !isPast(after.endsAt))
    say("ends_at", "news.ends_first");
  return problems;
}

/** @throws DomainError `validation_failed` with a sentence for each field, if there are problems */
export function refuseNotification(fields: Record<string, string>): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError("validation_failed", message, { fields });
}
