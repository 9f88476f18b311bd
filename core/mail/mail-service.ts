import type { Clock, Ids } from "../ports/system.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { delivers } from "./delivers.ts";
import { CODE_MINUTES, LINK_MINUTES } from "./lifetimes.ts";
import type { MailKind, MailOrder } from "./mail-order.ts";
import type { OutboxJobs } from "./outbox.ts";

export type MailService = ReturnType<typeof createMailService>;

interface Dependencies {
  settings: SettingsService;
  jobs: Jobs;
  clock: Clock;
  ids: Ids;
  /** Whether the environment names a mail server. */
  hasMailServer: boolean;
}

/** News that is three days late is no longer worth sending. */
const NEWS_MINUTES = 3 * 24 * 60;

/** How long a mail may wait for its server: as long as its content is valid. */
const waitMinutes = (kind: MailKind): number => {
  if (kind === "reauthentication") return CODE_MINUTES;
  return { ...LINK_MINUTES }[kind as keyof typeof LINK_MINUTES] ?? NEWS_MINUTES;
};

/** Mails to users, by way of the queue. */
export function createMailService({ settings, jobs, clock, ids, hasMailServer }: Dependencies) {
  const lastMoment = ({ kind }: MailOrder): Date =>
    new Date(clock.now().getTime() + waitMinutes(kind) * 60_000);

  /**
   * Queues a mail and returns: it is sent shortly, or once the mail server is available again. Takes the same
   * time for all kinds of mail and all recipients. Do not call it inside a transaction, which might be rolled
   * back.
   */
  const send = (order: MailOrder): Promise<void> => jobs.add("mail", order, lastMoment(order));

  /** The same inside a transaction: the mail leaves within seconds of its commit, and never without it. */
  const sendWithin = (outboxJobs: Pick<OutboxJobs, "add">, order: MailOrder): Promise<void> =>
    outboxJobs.add({
      id: ids.next(),
      queue: "mail",
      payload: JSON.stringify(order),
      until: lastMoment(order),
      now: clock.now(),
    });

  return { send, sendWithin, delivers: async () => delivers(hasMailServer, await settings.get()) };
}
