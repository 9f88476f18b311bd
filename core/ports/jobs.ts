import type { MailOrder } from "../mail/mail-order.ts";
import type { WebhookDelivery } from "../webhooks/webhook-event.ts";

/** Payload of each queue. */
export interface JobPayloads {
  mail: MailOrder;
  webhook: WebhookDelivery;
  /** A batch of mails of one notification. `after`: the reader behind whom it begins; null: the first batch. */
  news: { notificationId: string; after: string | null };
  /** A file whose public address is to be looked at. */
  verification_file: { id: string };
}
export type Queue = keyof JobPayloads;

/** Port: work that is done later, also after a crash, and tried again where it fails. */
export interface Jobs {
  /**
   * Puts work in a queue. It is done at least once; the payload is erased with it.
   * @param until when nobody wants it any more: what was not done by then is dropped
   */
  add<Q extends Queue>(queue: Q, payload: JobPayloads[Q], until: Date): Promise<void>;
}
