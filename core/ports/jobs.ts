import type { MailOrder } from "../mail/mail-order.ts";
import type { WebhookDelivery } from "../webhooks/webhook-event.ts";

/** Payload of each queue. */
export interface JobPayloads {
  mail: MailOrder;
  webhook: WebhookDelivery;
  /**
   * A batch of mails of one notification. `after`: the last recipient of the previous batch; null: the first
   * batch.
   */
  news: { notificationId: string; after: string | null };
  /** A file whose public address is to be checked. */
  verification_file: { id: string };
}
export type Queue = keyof JobPayloads;

/** Port: background jobs, which survive a crash and are retried if they fail. */
export interface Jobs {
  /**
   * Adds a job. It runs at least once; its payload is deleted with it.
   * @param until expiry: a job that has not run by then is dropped
   */
  add<Q extends Queue>(queue: Q, payload: JobPayloads[Q], until: Date): Promise<void>;
}
