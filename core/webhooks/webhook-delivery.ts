import { DomainError } from "../errors.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Settings } from "../settings/settings.ts";
import { webhookBody } from "./webhook-body.ts";
import type { WebhookDelivery, WebhookTarget } from "./webhook-event.ts";

/** A request to an external server. */
interface OutgoingWebhook {
  /** Id of the event, the same on every attempt. */
  id: string;
  url: string;
  /** JSON. */
  body: string;
  /** Signs the body; null for services that do not support our signatures. */
  secret: string | null;
}

/** Port: sends once. @returns the response's HTTP status @throws DomainError if there is no response */
export type WebhookSender = (webhook: OutgoingWebhook) => Promise<number>;

/** The address of a target; empty if it is not set. Our own format is never sent without a signature. */
export function webhookAddress(target: WebhookTarget, settings: Settings): string {
  if (target === "slack") return settings.slack_webhook;
  if (target === "discord") return settings.discord_webhook;
  return settings.webhook_secret === "" ? "" : settings.webhook_url;
}

/** Whether the receiving server accepted an event. */
export const isTaken = (status: number): boolean => status >= 200 && status <= 299;

/**
 * @returns the response's status; null if the target has no address @throws DomainError if there is no
 * response
 */
export async function sendWebhook(
  send: WebhookSender,
  delivery: WebhookDelivery,
  current: Settings,
): Promise<number | null> {
  const url = webhookAddress(delivery.target, current);
  if (url === "") return null;
  const secret = delivery.target === "generic" ? current.webhook_secret : null;
  return send({ id: delivery.event.id, url, body: webhookBody(delivery, current), secret });
}

/** Delivers a queued event. An address removed meanwhile gets nothing. */
export function createWebhookDelivery({
  settings,
  send,
}: {
  settings: SettingsService;
  send: WebhookSender;
}) {
  return async function deliver(delivery: WebhookDelivery): Promise<void> {
    const status = await sendWebhook(send, delivery, await settings.get());
    if (status === null || isTaken(status)) return;
    throw new DomainError("unavailable", `The webhook was not taken: its server answered ${status}`);
  };
}
