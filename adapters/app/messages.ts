import { join } from "node:path";
import { createMailDelivery } from "../../core/mail/mail-delivery.ts";
import { createMailService } from "../../core/mail/mail-service.ts";
import { createOutboxService } from "../../core/mail/outbox-service.ts";
import type { CallCounts } from "../../core/ports/call-counts.ts";
import { createNotificationDelivery } from "../../core/notifications/notification-delivery.ts";
import { createInboxService } from "../../core/notifications/inbox-service.ts";
import { createNotificationService } from "../../core/notifications/notification-service.ts";
import { createMailCheck } from "../../core/settings/mail-check.ts";
import { createWebhookDelivery } from "../../core/webhooks/webhook-delivery.ts";
import { createWebhookService } from "../../core/webhooks/webhook-service.ts";
import { DAILY, HOURLY, type Base } from "./base.ts";
import type { Config } from "../config/config.ts";
import { clearOutbox } from "../mail/clear-outbox.ts";
import { createMailer } from "../mail/mailer.ts";
import { createOutboxFiles } from "../mail/outbox-files.ts";
import { countMails } from "../metrics/count-mails.ts";
import { createWebhookSender } from "../outbound/webhook-sender.ts";

/** Longest delay, in seconds, until open pages learn that a notification begins or ends; a newly opened page asks for itself. */
const ANNOUNCE_SECONDS = 15;

export type Messages = ReturnType<typeof createMessages>;

/** Outgoing messages: mails, notifications, webhooks. */
export function createMessages(
  config: Config,
  {
    jobs,
    settings,
    clock,
    ids,
    siteUrl,
    checkHost,
    metrics,
    postedNotifications,
    notificationMails,
    secrets,
    outboxJobs,
    mailViews,
    transactAs,
    trail,
    request,
    notifications,
    userChanges,
  }: Base,
  counts: CallCounts,
) {
  const { smtpUrl } = config.mail;
  const hasMailServer = smtpUrl !== null;
  const outboxFolder = join(config.dataDir, "outbox");

  const mails = createMailService({ settings, jobs, clock, ids, hasMailServer });
  const mailServer = createMailer({
    siteUrl,
    checkHost,
    ids,
    ...config.mail,
    dataDir: config.dataDir,
    readSettings: settings.get,
    closing: jobs.closing,
  });
  const mailer = countMails(mailServer, metrics.mail);
  jobs.work("mail", createMailDelivery({ settings, siteUrl, mailer }));
  jobs.work(
    "news",
    createNotificationDelivery({
      postedNotifications,
      notificationMails,
      settings,
      jobs,
      secrets,
      clock,
      siteUrl,
      mailer,
    }),
  );
  jobs.every("outbox", DAILY, () => clearOutbox(outboxFolder, clock.now()));
  const outbox = createOutboxService({
    outboxJobs,
    mailViews,
    settings,
    siteUrl,
    secrets,
    transactAs,
    trail,
    clock,
    outboxFiles: createOutboxFiles(outboxFolder),
    mails,
    mailer,
    counts,
    smtpHost: hasMailServer ? new URL(smtpUrl).hostname : null,
  });
  jobs.every("given-up-jobs", HOURLY, outbox.clean);

  const send = createWebhookSender({ request, clock });
  jobs.work("webhook", createWebhookDelivery({ settings, send }));

  const notificationService = createNotificationService({
    postedNotifications,
    transactAs,
    trail,
    settings,
    jobs,
    userChanges,
    clock,
    ids,
    mails,
  });
  jobs.every("scheduled-news", ANNOUNCE_SECONDS, notificationService.announce);

  return {
    mails,
    outbox,
    mailCheck: createMailCheck({ settings, siteUrl, transactAs, trail, mailer, hasMailServer }),
    notifications: notificationService,
    inbox: createInboxService({ notifications, notificationMails, userChanges, secrets, clock }),
    webhooks: createWebhookService({ settings, jobs, clock, ids, transactAs, trail, send }),
  };
}
