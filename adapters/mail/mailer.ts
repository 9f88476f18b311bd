import { join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import type { Mailer } from "../../core/ports/mailer.ts";
import type { Ids } from "../../core/ports/system.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { chooseSender, type Sender } from "./sender.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import { serverOfSettings, type SmtpSettings } from "./smtp-server.ts";

interface MailSettings extends SmtpSettings {
  site_name: string;
  from_email: string;
  from_name: string;
  admin_email: string;
}

interface Options {
  /** From the environment: used without restrictions on its address. Null: the settings name the server. */
  smtpUrl: string | null;
  from: Sender | null;
  siteUrl: string;
  /** Absolute path; contains the outbox folder. */
  dataDir: string;
  readSettings: () => Promise<MailSettings>;
  /** The addresses of a server from the settings. @throws DomainError if it must not be called */
  checkHost: (host: string) => Promise<{ address: string; family: number }[]>;
  ids: Ids;
  /** Aborts deliveries in progress. */
  closing: AbortSignal;
}

/**
 * Uses the mail server from the environment, otherwise that from the settings, otherwise the outbox. Checked
 * again for each mail.
 */
export function createMailer(options: Options): Mailer {
  const { smtpUrl, siteUrl, dataDir, readSettings, checkHost, ids, closing } = options;
  const readSender = async () => chooseSender(options.from, await readSettings(), siteUrl);

  const bySmtp = createSmtpMailer({
    closing,
    readRoute: async () => {
      const settings = await readSettings();
      const from = chooseSender(options.from, settings, siteUrl);
      if (smtpUrl !== null) return { server: { url: smtpUrl }, from };
      const addresses = await checkHost(settings.smtp_host).catch((error: unknown) => {
        // permanent for this mail; the server stays unusable until an operator fixes the settings
        throw new DomainError("unavailable", "The mail server of the settings cannot be called", {
          cause: error,
        });
      });
      const address = (addresses.find(({ family }) => family === 4) ?? addresses[0])?.address ?? "";
      return { server: serverOfSettings(settings, address), from };
    },
  });
  const byOutbox = createOutboxMailer({ folder: join(dataDir, "outbox"), readSender, ids });

  return {
    async send(mail) {
      const hasServer = smtpUrl !== null || (await readSettings()).smtp_host !== "";
      await (hasServer ? bySmtp : byOutbox).send(mail);
    },
  };
}
