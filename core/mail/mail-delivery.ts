import type { Mailer } from "../ports/mailer.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { MailOrder } from "./mail-order.ts";

interface Dependencies {
  settings: SettingsService;
  mailer: Mailer;
  /** The origin of the site. */
  siteUrl: string;
}

/** What is done with a mail once its turn has come: it is written in its language and handed over. */
export function createMailDelivery({ mailer }: Dependencies) {
  /** @throws DomainError as the mailer does */
  return async function deliver({ kind, to, values }: MailOrder, signal: AbortSignal): Promise<void> {
    if (to === null) return;
    const text = Object.values(values).join("\n");
    await mailer.send({ to, subject: kind, text, html: `<p>${text}</p>` }, signal);
  };
}
