import type { Mailer } from "../../core/ports/mailer.ts";

/** The same mailer, with a count of what it took and what it did not. */
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
