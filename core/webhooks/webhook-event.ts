/** What a webhook tells. Times are ISO 8601. */
export interface WebhookEvent {
  /** UUIDv7: the same each time that an event is sent again. */
  id: string;
  type: "user.created";
  created_at: string;
  data: { user: { id: string; email: string; name: string } };
}

/** Where events go, each with its own shape of body. */
export const WEBHOOK_TARGETS = ["generic", "slack", "discord"] as const;
export type WebhookTarget = (typeof WEBHOOK_TARGETS)[number];

/** An event on its way to one of its targets. */
export interface WebhookDelivery {
  target: WebhookTarget;
  event: WebhookEvent;
}
