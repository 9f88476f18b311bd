import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { ListQuery } from "../pagination.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { NewsChannel } from "../ports/news-channel.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { NEWS_MAIL_MS } from "./news-delivery.ts";
import type { NewsMailRepository } from "./news-mail.ts";
import type { Inbox, NewNotification, Notification, NotificationRepository } from "./notification.ts";
import type {
  Audience,
  PostedFilter,
  PostedNotification,
  PostedNotifications,
  PostedSort,
} from "./posted-notification.ts";

/** As many as anybody looks through in a menu. */
const SHOWN = 30;

interface Inside {
  notifications: Pick<NotificationRepository, "insert">;
  postedNotifications: Pick<PostedNotifications, "find" | "remove">;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  notifications: NotificationRepository;
  postedNotifications: PostedNotifications;
  newsMails: Pick<NewsMailRepository, "switchOff">;
  transact: Transact<Inside>;
  trail: AuditTrail;
  settings: SettingsService;
  mails: Pick<MailService, "delivers">;
  jobs: Jobs;
  news: Pick<NewsChannel, "publish">;
  secrets: Pick<Secrets, "digest">;
  clock: Clock;
  ids: Ids;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** News for everybody, and what each user has read of them. */
export function createNotificationService(dependencies: Dependencies) {
  const { notifications, postedNotifications, newsMails, transact, trail } = dependencies;
  const { settings, mails, jobs, news, secrets, clock, ids } = dependencies;

  const inbox = (userId: string): Promise<Inbox> => notifications.inbox(userId, SHOWN);

  /**
   * @returns the inbox as it is then
   * @throws DomainError `not_found`
   */
  async function markRead(userId: string, id: string): Promise<Inbox> {
    if (!(await notifications.markRead(userId, id, clock.now()))) throw notFound();
    await news.publish(userId);
    return inbox(userId);
  }

  /** @returns the inbox as it is then */
  async function markAllRead(userId: string): Promise<Inbox> {
    await notifications.markAllRead(userId, clock.now());
    await news.publish(userId);
    return inbox(userId);
  }

  /** What was posted, with how many have read it. */
  const list = (query: ListQuery<PostedSort>, filter: PostedFilter) =>
    postedNotifications.list(query, filter);

  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<PostedNotification> {
    const found = await postedNotifications.find(id);
    if (!found) throw notFound();
    return found;
  }

  /** Tells everybody: unread to all, at once on the pages that are open, and by mail to those who want that. */
  async function post(by: Actor, input: NewNotification): Promise<PostedNotification> {
    const { kind, title, text, path } = input;
    const notification: Notification = {
      id: ids.next(),
      kind,
      words: { title, text },
      path,
      createdAt: clock.now(),
    };
    await transact(async (inside) => {
      await inside.notifications.insert(notification);
      await trail.record(inside.audit, by, {
        action: "notification.posted",
        subject: { type: "notifications", id: notification.id, name: title },
        after: { kind, title, text, path },
      });
    });
    await news.publish(null);
    if (await goesByMail()) {
      const until = new Date(clock.now().getTime() + NEWS_MAIL_MS);
      await jobs.add("news", { notificationId: notification.id, after: null }, until);
    }
    return { ...notification, readers: 0, mailed: 0 };
  }

  /**
   * Takes one back: it is gone from every menu, and no more mails of it leave.
   * @throws DomainError `not_found`
   */
  async function remove(by: Actor, id: string): Promise<void> {
    await transact(async (inside) => {
      const found = await inside.postedNotifications.find(id);
      if (!found || !(await inside.postedNotifications.remove(id))) throw notFound();
      const { kind, words, path } = found;
      await trail.record(inside.audit, by, {
        action: "notification.deleted",
        subject: { type: "notifications", id, name: words?.title ?? kind },
        before: { kind, title: words?.title ?? null, text: words?.text ?? null, path },
      });
    });
    await news.publish(null);
  }

  /** Without a mail server nothing of it is mailed: nobody wants a file of the outbox for each account. */
  const goesByMail = async (): Promise<boolean> =>
    (await settings.get()).email_notifications && (await mails.delivers());

  /** Whom a notification would reach at this moment. */
  async function audience(): Promise<Audience> {
    const { people, byMail } = await postedNotifications.audience(clock.now());
    return { people, byMail: (await goesByMail()) ? byMail : 0 };
  }

  /**
   * Switches news by mail off for the reader of a mail. Nobody needs to be signed in for it (RFC 8058), so it does nothing else.
   * @param token of the mail
   * @throws DomainError `not_found`
   */
  async function unsubscribe(token: string): Promise<void> {
    if (!(await newsMails.switchOff(secrets.digest(token)))) {
      throw new DomainError("not_found", "This address is no longer in use: the news was taken back");
    }
  }

  return { inbox, markRead, markAllRead, list, get, post, remove, audience, unsubscribe };
}

const notFound = (): DomainError => new DomainError("not_found", "There is no such notification");
