import type { Mailer } from "../../core/ports/mailer.ts";

/** Wraps a mailer and counts sent and failed mails. */
export function countMails(mailer: Mailer, count: (outcome: "sent" | "failed") => void): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        count("failed");
        throw error;
      }
      count("sent");
    },
  };
}
