import { createTransport } from "nodemailer";
import type { Mailer } from "../../core/ports/mailer.ts";
import { DomainError } from "../../core/errors.ts";
import { toMessage } from "./message.ts";
import type { Sender } from "./sender.ts";
import type { SmtpServer } from "./smtp-server.ts";

/** Half a minute is long for a mail server; jobs of other mails wait meanwhile. */
const TIMEOUTS_MS = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const ALTOGETHER_MS = 40_000;

/** Sends by SMTP, with one connection a mail. */
export function createSmtpMailer(options: {
  readRoute: () => Promise<{ server: SmtpServer; from: Sender }>;
  /** Aborts deliveries in progress. */
  closing: AbortSignal;
}): Mailer {
  return {
    async send(mail) {
      const { server, from } = await options.readRoute();
      const message = toMessage(mail, from);
      const transport = createTransport({ ...server, ...TIMEOUTS_MS });
      const signal = AbortSignal.any([options.closing, AbortSignal.timeout(ALTOGETHER_MS)]);
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        throw refusal(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** The server's answer may quote the mail or a password: only its status code is passed on. */
function refusal(error: unknown): DomainError {
  const { code = "", responseCode } = error as { code?: string; responseCode?: number };
  const status = responseCode ?? 0;
  const numbers = [code, responseCode].filter(Boolean).join(" ") || "no reason given";
  // 5xx to the envelope or the content is permanent (RFC 5321 §4.2.1); at sign-in it lasts until an operator fixes it
  if (status >= 500 && ["EENVELOPE", "EMESSAGE"].includes(code)) {
    return new DomainError("mail_refused", `The mail server refuses this mail (${numbers})`);
  }
  return new DomainError("unavailable", `The mail server does not take mail at the moment (${numbers})`);
}
