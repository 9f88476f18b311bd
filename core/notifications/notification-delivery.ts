import { DAY_MS } from "../durations.ts";
import { DomainError } from "../errors.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { JobPayloads, Jobs } from "../ports/jobs.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Settings } from "../settings/settings.ts";
import type { NotificationMailRepository, NotificationReader } from "./notification-mail.ts";
import type { Notification } from "./notification.ts";
import type { PostedNotifications } from "./posted-notification.ts";

/** Mails of one job: a job that breaks off is done again from its beginning, and knows whom it has reached. */
const BATCH = 50;
/** News that could not be mailed in three days are none any more. */
export const MAILED_MS = 3 * DAY_MS;

interface Dependencies {
  postedNotifications: Pick<PostedNotifications, "find">;
  notificationMails: NotificationMailRepository;
  settings: SettingsService;
  jobs: Jobs;
  mailer: Mailer;
  secrets: Secrets;
  clock: Clock;
  /** The origin of the site. */
  siteUrl: string;
}

/**
 * Mails a notification to all its recipients who have opted in, in batches and in a separate queue, so that
 * no sign-in link waits behind it.
 */
export function createNotificationDelivery(dependencies: Dependencies) {
  const { postedNotifications, notificationMails, settings, jobs, mailer, secrets, clock, siteUrl } =
    dependencies;

  /**
   * Sends one batch; the next one is a separate job. @throws DomainError from the mailer, if the server is
   * unavailable
   */
  return async function deliver({ notificationId, after }: JobPayloads["news"]): Promise<void> {
    const now = clock.now();
    const notification = await postedNotifications.find(notificationId, now);
    const current = await settings.get();
    // revoked, ended, or switched off meanwhile
    if (!notification || notification.state === "ended" || !current.email_notifications) return;
    const readers = await notificationMails.next(notificationId, after, now, BATCH);
    for (const reader of readers) await mailOne(notification, reader, current);
    const last = readers.at(-1);
    if (last === undefined || readers.length < BATCH) return;
    const until = new Date(notification.startsAt.getTime() + MAILED_MS);
    await jobs.add("news", { notificationId, after: last.userId }, until);
  };

  /** Claimed first: who dies between the server's yes and the note of it has sent one mail, not two. */
  async function mailOne(
    notification: Notification,
    reader: NotificationReader,
    current: Settings,
  ): Promise<void> {
    const { id: notificationId, words, path } = notification;
    const { userId, email, language } = reader;
    const token = secrets.random();
    const claim = { notificationId, userId, tokenDigest: secrets.digest(token), at: clock.now() };
    if (words === null || !(await notificationMails.claim(claim))) return;
    const values = {
      title: words.title,
      text: words.text,
      link: path === null ? siteUrl : `${siteUrl}${path}`,
      preferences: `${siteUrl}/customer/profile?tab=preferences`,
    };
    const mail = writeMail({ kind: "news", to: email, language, values }, current, siteUrl);
    try {
      await mailer.send({ ...mail, to: email, unsubscribe: `${siteUrl}/api/public/news-mail/${token}` });
    } catch (error) {
      if (error instanceof DomainError && error.code === "mail_refused") {
        return notificationMails.settle(notificationId, userId, "refused");
      }
      await notificationMails.release(notificationId, userId);
      throw error;
    }
    await notificationMails.settle(notificationId, userId, "sent");
  }
}
