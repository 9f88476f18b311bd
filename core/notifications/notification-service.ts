import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { ListQuery } from "../pagination.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { UserChanges } from "../ports/user-changes.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Role } from "../users/user.ts";
import { MAILED_MS } from "./notification-delivery.ts";
import { changedNotification } from "./changed-notification.ts";
import { notificationProblems, refuseNotification } from "./notification-problems.ts";
import type {
  NewNotification,
  Notification,
  NotificationChanges,
  NotificationRepository,
} from "./notification.ts";
import {
  type Audience,
  notificationValues,
  type PostedFilter,
  type PostedNotification,
  type PostedNotifications,
  type PostedSort,
} from "./posted-notification.ts";

interface Tx {
  notifications: Pick<NotificationRepository, "insert">;
  postedNotifications: Pick<PostedNotifications, "findForUpdate" | "update" | "remove">;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  postedNotifications: PostedNotifications;
  transactAs: TransactAs<Tx>;
  trail: AuditTrail;
  settings: SettingsService;
  mails: Pick<MailService, "delivers">;
  jobs: Jobs;
  userChanges: Pick<UserChanges, "publish">;
  clock: Clock;
  ids: Ids;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** News for those who have an account, as admins post, correct and end them. */
export function createNotificationService(dependencies: Dependencies) {
  const { postedNotifications, transactAs, trail } = dependencies;
  const { settings, mails, jobs, userChanges, clock, ids } = dependencies;

  const rows = createAuditedRows<PostedNotification, Tx>({
    rows: { find: (id) => postedNotifications.find(id, clock.now()) },
    rowsOf: ({ postedNotifications: stored }) => ({
      findForUpdate: (id) => stored.findForUpdate(id, clock.now()),
      update: (notification) => stored.update(notification),
    }),
    transactAs,
    trail,
    table: "notifications",
    missing: "There is no such notification",
    nameOf: ({ words, kind }) => words?.title ?? kind,
    valuesOf: notificationValues,
  });

  /** Posted notifications with their number of readers. */
  const list = (query: ListQuery<PostedSort>, filter: PostedFilter) =>
    postedNotifications.list(query, filter, clock.now());

  /**
   * Tells those it is for: unread to all, on the pages that are open, and by mail to those who want that. At once, or when it begins.
   * @throws DomainError `validation_failed` with a sentence for each field
   */
  async function post(by: Actor, input: NewNotification): Promise<PostedNotification> {
    const { kind, title, text, path, role, starts_at: startsAt, ends_at: endsAt } = input;
    const now = clock.now();
    refuseNotification(notificationProblems({ role, startsAt, endsAt }, null, now));
    const notification: Notification = {
      id: ids.next(),
      kind,
      words: { title, text },
      path,
      role,
      startsAt: startsAt ?? now,
      endsAt,
      createdAt: now,
    };
    await transactAs(by, async (tx) => {
      await tx.notifications.insert(notification);
      await trail.record(tx.audit, by, {
        action: "notification.posted",
        subject: { type: "notifications", id: notification.id, name: title },
        after: notificationValues(notification),
      });
    });
    if (startsAt === null) {
      await userChanges.publish(null);
      await mail(notification.id, now);
    }
    return rows.get(notification.id);
  }

  /**
   * Readers see the change at once; mails that were sent stay as they are.
   * @throws DomainError `not_found`, `validation_failed` with a sentence for each field, and what `refuse` throws
   */
  const update = (
    by: Actor,
    id: string,
    changes: NotificationChanges,
    refuse?: LockedCheck<PostedNotification>,
  ): Promise<PostedNotification> =>
    change(
      by,
      id,
      "notification.updated",
      (before, now) => {
        const after = changedNotification(before, changes, now);
        refuseNotification(notificationProblems(after, before, now));
        return after;
      },
      refuse,
    );

  /**
   * Hides it from now on, and stops sending its mails.
   * @throws DomainError `not_found`, `conflict` if it is not visible yet, errors from `refuse`
   */
  const end = (
    by: Actor,
    id: string,
    refuse?: LockedCheck<PostedNotification>,
  ): Promise<PostedNotification> =>
    change(
      by,
      id,
      "notification.ended",
      (before, now) => {
        if (before.state === "scheduled") throw new DomainError("conflict", "It is not visible yet");
        return before.state === "ended" ? before : { ...before, endsAt: now };
      },
      refuse,
    );

  async function change(
    by: Actor,
    id: string,
    action: "notification.updated" | "notification.ended",
    changed: (before: PostedNotification, now: Date) => PostedNotification,
    refuse: LockedCheck<PostedNotification> | undefined,
  ): Promise<PostedNotification> {
    await rows.update(by, id, action, (before) => changed(before, clock.now()), refuse);
    await userChanges.publish(null);
    return rows.get(id);
  }

  /** Lights the bell for notifications that have begun, mails them, and removes ended ones from open pages. */
  async function announce(): Promise<void> {
    const now = clock.now();
    const due = await postedNotifications.due(now);
    if (due.length === 0) return;
    // before it is marked: after a crash, a duplicate job still sends one mail per recipient
    for (const { id, startsAt, isNew } of due) if (isNew) await mail(id, startsAt);
    await postedNotifications.markAnnounced(
      due.map(({ id }) => id),
      now,
    );
    await userChanges.publish(null);
  }

  async function mail(notificationId: string, startsAt: Date): Promise<void> {
    const until = new Date(startsAt.getTime() + MAILED_MS);
    if (until > clock.now() && (await goesByMail()))
      await jobs.add("news", { notificationId, after: null }, until);
  }

  /**
   * Takes one back: it is gone from every menu, and no more mails of it leave.
   * @throws DomainError `not_found`, and what `refuse` throws
   */
  async function remove(by: Actor, id: string, refuse?: LockedCheck<PostedNotification>): Promise<void> {
    await rows.remove(by, id, "notification.deleted", (tx) => tx.postedNotifications.remove(id), refuse);
    await userChanges.publish(null);
  }

  /** Without a mail server, nothing is mailed: a file in the outbox per account would be useless. */
  const goesByMail = async (): Promise<boolean> =>
    (await settings.get()).email_notifications && (await mails.delivers());

  /** Whom a notification would reach at this moment. @param role those it is for; null: everyone */
  async function audience(role: Role | null): Promise<Audience> {
    const { people, byMail } = await postedNotifications.audience(role, clock.now());
    return { people, byMail: (await goesByMail()) ? byMail : 0 };
  }

  return { list, get: rows.get, post, update, end, announce, remove, audience };
}
