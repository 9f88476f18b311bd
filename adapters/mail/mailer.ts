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
  /** The operator's word: called wherever it leads. Null: the settings name the server. */
  smtpUrl: string | null;
  from: Sender | null;
  siteUrl: string;
  /** Absolute path; the outbox is a folder in it. */
  dataDir: string;
  readSettings: () => Promise<MailSettings>;
  /** The addresses of a server that the settings name. @throws DomainError where it must not be called */
  checkHost: (host: string) => Promise<{ address: string; family: number }[]>;
  ids: Ids;
  /** Breaks off what is under way. */
  closing: AbortSignal;
}

/** The mail server of the environment, else the one of the settings, else the outbox. Asked again for each mail. */
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
        // permanent for a mail; for the server it lasts until an operator fixes it
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
