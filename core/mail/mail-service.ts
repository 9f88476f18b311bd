import type { Mailer } from "../ports/mailer.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { MailOrder } from "./mail-order.ts";

export type MailService = ReturnType<typeof createMailService>;

interface Dependencies {
  settings: SettingsService;
  mailer: Mailer;
  /** Whether the environment names a mail server. */
  hasMailServer: boolean;
}

/** Mails of the product (D18). */
export function createMailService({ mailer, hasMailServer }: Dependencies) {
  /**
   * Puts a mail in the queue and returns: it leaves later, also where the mail server is away for a while. Never inside of a
   * transaction, which might be rolled back.
   */
  async function send({ kind, to, values }: MailOrder): Promise<void> {
    if (to === null) return;
    const text = Object.values(values).join("\n");
    await mailer.send({ to, subject: kind, text, html: `<p>${text}</p>` });
  }

  /** Whether mails reach people: a mail server is set. Else they are files of the outbox, and nothing may wait for them. */
  const delivers = async (): Promise<boolean> => hasMailServer;

  return { send, delivers };
}
