import { createHmac } from "node:crypto";
import type { Clock } from "../../core/ports/system.ts";
import type { WebhookSender } from "../../core/webhooks/webhook-delivery.ts";
import type { CheckedRequest } from "./checked-request.ts";

/**
 * Sends events according to https://www.standardwebhooks.com, for which receivers find libraries:
 * HMAC-SHA-256 over id, time and body. The time is that of the attempt, so that receivers can reject old
 * messages.
 */
export function createWebhookSender({
  request,
  clock,
}: {
  request: CheckedRequest;
  clock: Clock;
}): WebhookSender {
  return async function sendWebhook({ id, url, body, secret }) {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const { status } = await request(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(secret !== null && {
          "Webhook-Id": id,
          "Webhook-Timestamp": timestamp,
          "Webhook-Signature": `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
        }),
      },
      body,
    });
    return status;
  };
}

/** The key is the base64 part of the secret after `whsec_`. */
const sign = (secret: string, text: string): string =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(text)
    .digest("base64");
