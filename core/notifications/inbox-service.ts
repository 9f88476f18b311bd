import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock } from "../ports/system.ts";
import type { UserChanges } from "../ports/user-changes.ts";
import type { NotificationMailRepository } from "./notification-mail.ts";
import type { Inbox, NotificationRepository } from "./notification.ts";

/** As many as anybody reads in a menu. */
const SHOWN = 30;

interface Dependencies {
  notifications: Pick<NotificationRepository, "inbox" | "markRead" | "markAllRead">;
  notificationMails: Pick<NotificationMailRepository, "switchOff">;
  userChanges: Pick<UserChanges, "publish">;
  secrets: Pick<Secrets, "digest">;
  clock: Clock;
}

export type InboxService = ReturnType<typeof createInboxService>;

/** News as their readers see them, and what each of them has read. */
export function createInboxService(dependencies: Dependencies) {
  const { notifications, notificationMails, userChanges, secrets, clock } = dependencies;

  const read = (userId: string): Promise<Inbox> => notifications.inbox(userId, clock.now(), SHOWN);

  /**
   * @returns the inbox as it is then
   * @throws DomainError `not_found`
   */
  async function markRead(userId: string, id: string): Promise<Inbox> {
    if (!(await notifications.markRead(userId, id, clock.now())))
      throw new DomainError("not_found", "There is no such notification");
    await userChanges.publish(userId);
    return read(userId);
  }

  /** @returns the inbox as it is then */
  async function markAllRead(userId: string): Promise<Inbox> {
    await notifications.markAllRead(userId, clock.now());
    await userChanges.publish(userId);
    return read(userId);
  }

  /**
   * Unsubscribes the recipient of a mail from notification mails. Requires no sign-in (RFC 8058), so it does
   * nothing else.
   * @param token token in the mail
   * @throws DomainError `not_found`
   */
  async function unsubscribe(token: string): Promise<void> {
    if (!(await notificationMails.switchOff(secrets.digest(token)))) {
      throw new DomainError("not_found", "This address is no longer in use: the news was taken back");
    }
  }

  return { read, markRead, markAllRead, unsubscribe };
}
