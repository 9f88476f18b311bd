/** Data of each kind of event. */
export interface WebhookData {
  "user.created": { user: { id: string; email: string; name: string } };
  /** An advertisement that ends within a week. `end_date` is its last day, as 2026-01-31. */
  "ad.expiring": { advertisement: { id: string; title: string; end_date: string } };
  /**
   * The server failed on its own account. Nothing of who asked and what for: the request's number in the log, the pattern of the
   * route and the name of the error. `others`: how many more there were since the last report.
   */
  error: { error: { request_id: string; route: string; name: string; others: number } };
  /** An admin tries whether events arrive. */
  "webhook.test": { sent_by: string };
}
export type WebhookType = keyof WebhookData;

/** Payload of a webhook. Times are ISO 8601. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    /** UUIDv7: the same each time that an event is sent again. */
    id: string;
    type: Type;
    created_at: string;
    data: WebhookData[Type];
  };
}[WebhookType];

/** Targets of events, each with its own body format. */
export const WEBHOOK_TARGETS = ["generic", "slack", "discord"] as const;
export type WebhookTarget = (typeof WEBHOOK_TARGETS)[number];

/** An event on its way to one of its targets. */
export interface WebhookDelivery {
  target: WebhookTarget;
  event: WebhookEvent;
}
