import type { Mailer } from "../ports/mailer.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { MailOrder } from "./mail-order.ts";
import { writeMail } from "./write-mail.ts";

interface Dependencies {
  settings: SettingsService;
  mailer: Mailer;
  /** The origin of the site. */
  siteUrl: string;
}

/** Handles a queued mail: renders and sends it. */
export function createMailDelivery({ settings, mailer, siteUrl }: Dependencies) {
  /** @throws DomainError as the mailer does */
  return async function deliver(order: MailOrder): Promise<void> {
    if (order.to === null) return;
    await mailer.send({ to: order.to, ...writeMail(order, await settings.get(), siteUrl) });
  };
}
