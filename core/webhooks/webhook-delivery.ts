import type { SettingsService } from "../settings/settings-service.ts";
import { webhookBody } from "./webhook-body.ts";
import type { WebhookDelivery } from "./webhook-event.ts";
import { webhookAddress } from "./webhook-service.ts";

/** What is sent to somebody else's server. */
interface OutgoingWebhook {
  /** Of the event: the same at each try. */
  id: string;
  url: string;
  /** JSON. */
  body: string;
  /** Signs the body; null for services that know no signature of ours. */
  secret: string | null;
}

/** Port: sends once. @throws DomainError where it was not taken */
export type WebhookSender = (webhook: OutgoingWebhook) => Promise<void>;

/** What is done with an event once its turn has come. An address that was taken away meanwhile gets nothing. */
export function createWebhookDelivery({
  settings,
  send,
}: {
  settings: SettingsService;
  send: WebhookSender;
}) {
  return async function deliver(delivery: WebhookDelivery): Promise<void> {
    const current = await settings.get();
    const url = webhookAddress(delivery.target, current);
    if (url === "") return;
    const secret = delivery.target === "generic" ? current.webhook_secret : null;
    await send({ id: delivery.event.id, url, body: webhookBody(delivery, current), secret });
  };
}
